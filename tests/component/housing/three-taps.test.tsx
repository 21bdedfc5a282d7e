import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDevice, saveRows } from '../device'
import { chat } from '../directory/cards'
import { rental } from '../pages/rows'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedOut } from '../signed-in'
import { countTaps, setTextSize, textSizes } from '../taps'

beforeEach(async () => {
  signedOut()
  await saveRows('rentals', [
    rental('Corner Bedsitter', { price_per_day: 7200, walking_minutes: 8, contact_phone: '0700000058' }),
    rental('Modern Bedsitter', { price_per_day: 9500, walking_minutes: 5 }),
    rental('Bedsitter in Kisauni', { price_per_day: 6000, east_m: 1850, north_m: 2130 }),
    rental('Ladies Hostel', { price_per_day: 6500, walking_minutes: 7, category: 'hostel' }),
  ])
})
afterEach(emptyDevice)

test.for(textSizes)(
  'the landlord of a bedsitter up to KSh 8,000 near the gate is messaged in three taps from Home, with text of %i %%',
  async (textSize) => {
    setTextSize(textSize)
    const screen = await renderScreens(screensOf('home', 'rentalBooking'), '/')
    const { tap, taps } = countTaps()
    let asked = ''
    // Following the chat link would leave the page.
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[target=_blank]') : null
      if (!link) return
      event.preventDefault()
      asked = link.getAttribute('href') ?? ''
    })
    await tap(screen.getByRole('link', { name: /^Rental Booking/ }))
    await tap(screen.getByRole('button', { name: 'Bedsitters up to KSh 8,000 near the gate' }))
    await expect
      .poll(() =>
        screen
          .getByRole('list', { name: 'Rentals' })
          .getByRole('heading')
          .elements()
          .map((title) => title.textContent),
      )
      .toEqual(['Corner Bedsitter'])
    await tap(screen.getByRole('link', { name: 'Inquire: Corner Bedsitter' }))
    expect(asked).toBe(
      chat(
        '254700000058',
        'Hello! I am interested in the listing "Corner Bedsitter" at KSh 7,200 per month in Tudor. Is it still available? Thank you!',
      ),
    )
    expect(taps()).toBe(3)
  },
)
