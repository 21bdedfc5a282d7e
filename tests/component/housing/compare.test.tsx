import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyDevice, saveRows } from '../device'
import { rental } from '../pages/rows'
import { signedOut } from '../signed-in'
import { chat } from '../directory/cards'
import { address, renderRentals } from './rentals'

const one = rental('Corner Bedsitter', {
  price_per_day: 7200,
  deposit: 7200,
  walking_minutes: 8,
  included: ['Water'],
  contact_phone: '0700000058',
})
const two = rental('House in Nyali', {
  category: '2bedroom',
  price_per_day: 42_000,
  amenities: ['Pool', 'Gym'],
  location: 'Nyali',
})
const three = rental('Ladies Hostel', { category: 'hostel' })

beforeEach(async () => {
  signedOut()
  await saveRows('rentals', [one, two, three])
})
afterEach(async () => {
  await emptyDevice()
  await page.viewport(360, 740)
})

test.for([
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])('two rooms are compared side by side at $width px, each with its contact link', async ({ width, height }) => {
  await page.viewport(width, height)
  const screen = await renderRentals(address)
  await screen.getByRole('button', { name: 'Compare: Corner Bedsitter' }).click()
  const bar = screen.getByRole('region', { name: 'Rooms to compare' })
  await expect.element(bar.getByText('Choose one more to compare.')).toBeInViewport()
  await screen.getByRole('button', { name: 'Compare: House in Nyali' }).click()
  await expect.poll(screen.address).toBe(`${address}?compare=${one.id}%2C${two.id}`)
  await bar.getByRole('button', { name: 'Side by side' }).click()

  const dialog = screen.getByRole('dialog', { name: 'Side by side' })
  const rowOf = (what: string) =>
    dialog
      .getByRole('row', { name: new RegExp(`^${what}`) })
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent)
  await expect.poll(() => rowOf('Rent')).toEqual(['KSh 7,200 / month', 'KSh 42,000 / month'])
  expect(rowOf('Deposit')).toEqual(['KSh 7,200', 'Not said'])
  expect(rowOf('Distance')).toEqual(['8 min walk to the gate', 'Not said'])
  expect(rowOf('Kind')).toEqual(['Bedsitter', '2 Bedroom, 2 beds, 1 bath'])
  expect(rowOf('Amenities')).toEqual(['Not said', 'Pool, Gym'])
  await expect
    .element(dialog.getByRole('link', { name: 'Inquire: Corner Bedsitter' }))
    .toHaveAttribute(
      'href',
      chat(
        '254700000058',
        'Hello! I am interested in the listing "Corner Bedsitter" at KSh 7,200 per month in Tudor. Is it still available? Thank you!',
      ),
    )
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth)

  screen.router.history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  await bar.getByRole('button', { name: 'Compare nothing' }).click()
  await expect.poll(screen.address).toBe(address)
  await expect.element(bar).not.toBeInTheDocument()
})

test('a third room replaces the first', async () => {
  const screen = await renderRentals(`${address}?compare=${one.id},${two.id}`)
  await screen.getByRole('button', { name: 'Compare: Ladies Hostel' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Compare: Corner Bedsitter' }))
    .toHaveAttribute('aria-pressed', 'false')
  await expect
    .element(screen.getByRole('button', { name: 'Compare: House in Nyali' }))
    .toHaveAttribute('aria-pressed', 'true')
})
