import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addDays, dayOf } from '@/kit/rules/day'
import { pullState } from '@/store/sync/pull/pull-state'
import { emptyDevice, saveRows } from '../device'
import { rental } from '../pages/rows'
import { address, renderRentals } from './rentals'
import { chat } from '../directory/cards'

const emptyText = 'No rentals available for the selected category.'
type Screen = Awaited<ReturnType<typeof renderRentals>>

const titles = (screen: Screen) =>
  screen
    .getByRole('heading', { level: 2 })
    .elements()
    .map((title) => title.textContent)
const tab = (screen: Screen, name: string) => screen.getByRole('tab', { name, exact: true })

afterEach(emptyDevice)

describe('a card', () => {
  test('shows category, price, place, size and amenities', async () => {
    await saveRows('rentals', [
      rental('House in Bamburi', {
        category: '2bedroom',
        price_per_day: 24_000,
        location: 'Bamburi, Kiembeni',
        amenities: ['Parking', 'Borehole water'],
      }),
    ])
    const screen = await renderRentals(address)
    for (const text of ['Available', 'KSh 24,000 / month', 'Bamburi, Kiembeni', '2 beds', '1 bath']) {
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    }
    await expect.element(screen.getByRole('listitem').getByText('2 Bedroom', { exact: true })).toBeVisible()
    expect(
      screen
        .getByRole('list', { name: 'Amenities' })
        .getByRole('listitem')
        .elements()
        .map((amenity) => amenity.textContent),
    ).toEqual(['Parking', 'Borehole water'])
  })

  test('shows the deposit, what the rent includes, the walking time and when the room was confirmed', async () => {
    await saveRows('rentals', [
      rental('Corner Bedsitter', {
        deposit: 7200,
        included: ['Water', 'Wi-Fi'],
        walking_minutes: 8,
        confirmed_on: dayOf(new Date()),
      }),
    ])
    const screen = await renderRentals(address)
    for (const text of ['KSh 7,200 deposit', 'Includes Water, Wi-Fi', '8 min walk to the gate', 'Confirmed today']) {
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
    }
  })

  test('suggests asking whether a room is still free when it was confirmed long ago', async () => {
    await saveRows('rentals', [rental('Old Bedsitter', { confirmed_on: addDays(dayOf(new Date()), -61) })])
    const screen = await renderRentals(address)
    await expect
      .element(screen.getByText('Confirmed 2 months ago: ask whether it is still free', { exact: true }))
      .toBeVisible()
  })

  test('of a bedsitter shows no number of beds or baths', async () => {
    await saveRows('rentals', [rental('Bedsitter near TUM')])
    const screen = await renderRentals(address)
    await expect.element(screen.getByRole('heading', { name: 'Bedsitter near TUM' })).toBeVisible()
    await expect.element(screen.getByText(/\d (bed|bath)s?$/)).not.toBeInTheDocument()
  })

  test('links to two chats with the landlord, each with its message', async () => {
    await saveRows('rentals', [
      rental('Quiet Bedsitter', { price_per_day: 8500, location: 'Tudor Four', contact_phone: '+254 700 000 040' }),
    ])
    const screen = await renderRentals(address)
    await expect
      .element(screen.getByRole('link', { name: 'Inquire: Quiet Bedsitter' }))
      .toHaveAttribute(
        'href',
        chat(
          '254700000040',
          'Hello! I am interested in the listing "Quiet Bedsitter" at KSh 8,500 per month in Tudor Four. Is it still available? Thank you!',
        ),
      )
    const book = screen.getByRole('link', { name: 'Book Now: Quiet Bedsitter' })
    await expect
      .element(book)
      .toHaveAttribute(
        'href',
        chat(
          '254700000040',
          'Hello! I would like to book "Quiet Bedsitter" at KSh 8,500 per month. Please confirm the booking process. Thank you!',
        ),
      )
    await expect.element(book).toHaveAttribute('target', '_blank')
    await expect.element(book).toHaveAttribute('rel', 'noopener')
  })

  test.for([
    { contact: { contact_whatsapp: '0700000045' }, digits: '254700000045', how: 'only a WhatsApp number' },
    { contact: {}, digits: '254700000001', how: 'no number, using that of the team' },
  ])('has those links even with $how', async ({ contact, digits }) => {
    await saveRows('rentals', [rental('Hostel', contact)])
    const screen = await renderRentals(address)
    await expect
      .poll(() => screen.getByRole('link', { name: 'Inquire: Hostel' }).element().getAttribute('href'))
      .toContain(`wa.me/${digits}?`)
  })
})

describe('the tabs', () => {
  const saveOneOfEach = () =>
    saveRows(
      'rentals',
      ['bedsitter', 'hostel', '1bedroom', '2bedroom', 'airbnb', 'single'].map((category, place) =>
        rental(category, { category, created_at: `2026-11-0${place + 1}T08:00:00Z` }),
      ),
    )

  test('show the newest first under All with short stays last, and only their own category under each other tab', async () => {
    await saveOneOfEach()
    const screen = await renderRentals(address)
    await expect.poll(() => titles(screen)).toEqual(['single', '2bedroom', '1bedroom', 'hostel', 'bedsitter', 'airbnb'])
    for (const [name, kind] of [
      ['Bedsitter', 'bedsitter'],
      ['Hostel', 'hostel'],
      ['1 Bedroom', '1bedroom'],
      ['2 Bedroom', '2bedroom'],
      ['Airbnb', 'airbnb'],
    ] as const) {
      await tab(screen, name).click()
      await expect.element(tab(screen, name)).toHaveAttribute('aria-selected', 'true')
      await expect.poll(() => titles(screen)).toEqual([kind])
      expect(screen.address()).toBe(`${address}?category=${kind}`)
    }
    await tab(screen, 'All').click()
    await expect.poll(screen.address).toBe(address)
  })

  test('are changed with the arrow keys', async () => {
    await saveOneOfEach()
    const screen = await renderRentals(address)
    await tab(screen, 'All').click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(screen.address).toBe(`${address}?category=bedsitter`)
    await expect.element(tab(screen, 'Bedsitter')).toHaveFocus()
  })

  test('open from the address', async () => {
    await saveOneOfEach()
    const screen = await renderRentals(`${address}?category=bedsitter`)
    await expect.poll(() => titles(screen)).toEqual(['bedsitter'])
    await expect.element(tab(screen, 'Bedsitter')).toHaveAttribute('aria-selected', 'true')
  })

  test.for(['category=palace', 'category=single', 'category=7&photos=', 'photos=nobody'])(
    'show all rooms for %s',
    async (invalid) => {
      await saveOneOfEach()
      const screen = await renderRentals(`${address}?${invalid}`)
      await expect.poll(() => titles(screen)).toHaveLength(6)
      await expect.element(tab(screen, 'All')).toHaveAttribute('aria-selected', 'true')
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    },
  )
})

describe('the list', () => {
  test('shows that it is loading until the first pull', async () => {
    pullState.setState({ status: 'pulling' })
    const screen = await renderRentals(address)
    await expect.element(screen.getByRole('status').filter({ hasText: 'Loading rentals...' })).toBeInTheDocument()
    await expect.element(screen.getByText(emptyText)).not.toBeInTheDocument()
    await saveRows('rentals', [rental('Bedsitter')])
    await expect.poll(() => titles(screen)).toEqual(['Bedsitter'])
    await expect.element(screen.getByText('Loading rentals...')).not.toBeInTheDocument()
  })

  test('shows one error when nothing is saved and the pull fails', async () => {
    pullState.setState({ status: 'failed' })
    const screen = await renderRentals(address)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Failed to load rentals/)
    await expect.element(screen.getByText(/^The list could not be loaded/)).toBeVisible()
    await expect.element(screen.getByText(emptyText)).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Close', exact: true }).click()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    // The app retries, which fails again.
    pullState.setState({ status: 'pulling' })
    await expect.element(screen.getByText('Loading rentals...')).toBeInTheDocument()
    pullState.setState({ status: 'failed' })
    await expect.element(screen.getByText(/^The list could not be loaded/)).toBeVisible()
    expect(screen.getByRole('alert').elements()).toEqual([])
  })

  test('shows what is saved, with its age and without an alert, when a later pull fails', async () => {
    await saveRows('rentals', [rental('Bedsitter')])
    pullState.setState({ status: 'failed' })
    const screen = await renderRentals(address)
    await expect.poll(() => titles(screen)).toEqual(['Bedsitter'])
    await expect.element(screen.getByText('Saved just now')).toBeVisible()
    expect(screen.getByRole('alert').elements()).toEqual([])
  })
})
