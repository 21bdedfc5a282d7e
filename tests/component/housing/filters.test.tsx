import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deviceDb } from '@/store/db'
import { userDb } from '@/store/user-db'
import { emptyDevice, saveRows } from '../device'
import { rental } from '../pages/rows'
import { signedIn, signedOut } from '../signed-in'
import { address, renderRentals, titlesIn } from './rentals'

type Screen = Awaited<ReturnType<typeof renderRentals>>

const near = rental('Corner Bedsitter', {
  price_per_day: 7200,
  walking_minutes: 8,
  amenities: ['Own meter'],
  included: ['Water'],
  created_at: '2026-11-01T08:00:00Z',
})
const dear = rental('Modern Bedsitter', {
  price_per_day: 9500,
  walking_minutes: 5,
  amenities: ['Wi-Fi', 'CCTV'],
  included: ['Water'],
  created_at: '2026-11-02T08:00:00Z',
})
const hostel = rental('Ladies Hostel', {
  category: 'hostel',
  price_per_day: 6500,
  walking_minutes: 7,
  amenities: ['Wi-Fi'],
  created_at: '2026-11-03T08:00:00Z',
})
const beach = rental('Beach Studio', { category: 'airbnb', price_per_day: 4000, created_at: '2026-11-04T08:00:00Z' })
const far = rental('House in Nyali', {
  category: '2bedroom',
  price_per_day: 42_000,
  location: 'Nyali',
  east_m: 4300,
  north_m: 90,
  created_at: '2026-11-05T08:00:00Z',
})

const openSheet = async (screen: Screen) => {
  await screen.getByRole('button', { name: /^Filters/ }).click()
  const sheet = screen.getByRole('dialog', { name: 'Filters' })
  await expect.element(sheet).toBeVisible()
  return sheet
}

beforeEach(async () => {
  signedOut()
  await saveRows('rentals', [near, dear, hostel, beach, far])
})
afterEach(async () => {
  await userDb('anonymous').keyValues.clear()
  await emptyDevice()
  await page.viewport(360, 740)
})

test('the search covers title, place, amenities and what is included', async () => {
  const screen = await renderRentals(address)
  const box = screen.getByRole('searchbox', { name: 'Search rooms' })
  for (const [words, found] of [
    ['nyali', ['House in Nyali']],
    ['cctv', ['Modern Bedsitter']],
    ['water', ['Modern Bedsitter', 'Corner Bedsitter']],
  ] as const) {
    await userEvent.fill(box, words)
    await expect.poll(() => titlesIn(screen)).toEqual(found)
  }
  await expect.poll(screen.address).toBe(`${address}?q=water`)
})

describe.for([
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])('the filter sheet at $width px', ({ width, height }) => {
  beforeEach(() => page.viewport(width, height))

  test('shows how many rooms match, and then shows those', async () => {
    const screen = await renderRentals(address)
    const sheet = await openSheet(screen)
    await sheet.getByLabelText('Highest rent').selectOptions('8000')
    await expect.element(sheet.getByRole('button', { name: 'Show 3 rooms' })).toBeVisible()
    await sheet
      .getByRole('group', { name: 'Walk to the gate, at most' })
      .getByRole('button', { name: '10 min' })
      .click()
    await sheet.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: 'Cheapest' }).click()
    const show = sheet.getByRole('button', { name: 'Show 2 rooms' })
    await expect.element(show).toBeInViewport()
    await show.click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.poll(() => titlesIn(screen)).toEqual(['Ladies Hostel', 'Corner Bedsitter'])
    await expect.poll(screen.address).toBe(`${address}?max=8000&walk=10&sort=cheapest`)
  })
})

test('closing the sheet without applying changes nothing, and neither the sheet nor a filter adds a history entry', async () => {
  const screen = await renderRentals('/about', address)
  const sheet = await openSheet(screen)
  await sheet.getByRole('group', { name: 'Must have' }).getByRole('button', { name: 'Wi-Fi' }).click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.poll(screen.address).toBe(address)
  expect(titlesIn(screen)).toHaveLength(5)

  const again = await openSheet(screen)
  await again.getByRole('group', { name: 'Must have' }).getByRole('button', { name: 'Wi-Fi' }).click()
  await again.getByRole('button', { name: 'Show 2 rooms' }).click()
  await expect.poll(screen.address).toBe(`${address}?with=Wi-Fi`)
  screen.router.history.back()
  await expect.poll(screen.address).toBe('/about')
})

test('each active filter is a chip that removes it', async () => {
  const screen = await renderRentals(`${address}?max=8000&walk=15&with=Own+meter&sort=nearest`)
  const chips = screen.getByRole('list', { name: 'Filters in use' })
  await expect.poll(() => titlesIn(screen)).toEqual(['Corner Bedsitter'])
  await expect.element(screen.getByRole('button', { name: 'Filters (4)' })).toBeVisible()
  await chips.getByRole('button', { name: 'Remove: Own meter' }).click()
  await expect.poll(() => titlesIn(screen)).toEqual(['Ladies Hostel', 'Corner Bedsitter'])
  await expect.poll(screen.address).toBe(`${address}?max=8000&walk=15&sort=nearest`)
  await chips.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(screen.address).toBe(address)
  await expect.element(chips).not.toBeInTheDocument()
})

test('filters without a match show that, and can be cleared', async () => {
  const screen = await renderRentals(`${address}?max=3000&q=palace`)
  await expect.element(screen.getByText('No rentals available for the selected category.')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect.poll(() => titlesIn(screen)).toHaveLength(5)
  await expect.poll(screen.address).toBe(address)
})

test('a quick pick sets several filters with one tap', async () => {
  const screen = await renderRentals(address)
  await screen
    .getByRole('list', { name: 'Often asked for' })
    .getByRole('button', { name: 'Bedsitters up to KSh 8,000 near the gate' })
    .click()
  await expect.poll(() => titlesIn(screen)).toEqual(['Corner Bedsitter'])
  await expect.poll(screen.address).toBe(`${address}?category=bedsitter&max=8000&walk=15`)
})

test('saved rooms belong to the account and are listed again', async () => {
  signedIn()
  const screen = await renderRentals(address)
  const save = screen.getByRole('button', { name: 'Save: Ladies Hostel' })
  await save.click()
  await expect.element(save).toHaveAttribute('aria-pressed', 'true')
  await screen.getByRole('button', { name: 'Saved (1)' }).click()
  await expect.poll(() => titlesIn(screen)).toEqual(['Ladies Hostel'])
  await expect.poll(screen.address).toBe(`${address}?saved=true`)
  await save.click()
  await expect.poll(() => titlesIn(screen)).toEqual([])
  await screen.unmount()

  const again = await renderRentals(address)
  await again.getByRole('button', { name: 'Save: Corner Bedsitter' }).click()
  await again.unmount()
  signedIn('Somebody Else')
  const other = await renderRentals(address)
  await expect
    .element(other.getByRole('button', { name: 'Save: Corner Bedsitter' }))
    .toHaveAttribute('aria-pressed', 'false')
})

test('“Saved only” counts the saved rooms that are listed, and names those that no longer are', async () => {
  await userDb('anonymous').keyValues.put({ key: 'saved-rentals', value: [near.id, hostel.id, crypto.randomUUID()] })
  const screen = await renderRentals(address)
  await expect.element(screen.getByRole('button', { name: 'Saved (2)' })).toBeVisible()
  await expect
    .poll(async () => (await userDb('anonymous').keyValues.get('saved-rentals/names'))?.value)
    .toMatchObject({ [near.id]: { name: 'Corner Bedsitter' }, [hostel.id]: { name: 'Ladies Hostel' } })
  await deviceDb().replica('rentals').delete(hostel.id)
  const sheet = await openSheet(screen)
  await sheet.getByRole('button', { name: 'Saved only (1)' }).click()
  await sheet.getByRole('button', { name: 'Show 1 room' }).click()
  await expect.poll(() => titlesIn(screen)).toEqual(['Corner Bedsitter'])
  await expect.element(screen.getByText('Saved rooms that are no longer listed: Ladies Hostel')).toBeVisible()
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByText(/no longer listed/)).not.toBeInTheDocument()
  await expect
    .poll(async () => (await userDb('anonymous').keyValues.get('saved-rentals'))?.value)
    .not.toContain(hostel.id)
})

test('a room saved at another campus is neither counted nor called gone', async () => {
  const elsewhere = crypto.randomUUID()
  const { keyValues } = userDb('anonymous')
  await keyValues.put({ key: 'saved-rentals', value: [near.id, elsewhere] })
  await keyValues.put({ key: 'saved-rentals/names', value: { [elsewhere]: { name: 'Ngara Room', campus: 'uon' } } })
  const screen = await renderRentals(`${address}?saved=true`)
  await expect.poll(() => titlesIn(screen)).toEqual(['Corner Bedsitter'])
  await expect.element(screen.getByText(/Ngara Room/)).not.toBeInTheDocument()
  const sheet = await openSheet(screen)
  await expect.element(sheet.getByRole('button', { name: 'Saved only (1)' })).toBeVisible()
  expect((await keyValues.get('saved-rentals'))?.value).toContain(elsewhere)
})
