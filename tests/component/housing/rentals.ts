import { saveRows } from '../device'
import { rental } from '../pages/rows'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import type { RowOf } from '@/store/sync/table-names'

export const address = '/rental-booking'

export const renderRentals = (...visited: string[]) => renderScreens(screensOf('rentalBooking'), ...visited)

const pictures = ['tile-rental', 'tile-roommate', 'tile-laundry', 'tile-gas', 'tile-food']

/** Saves a rental with this many photos. */
export const saveRental = async (title: string, photos: number, values: Partial<RowOf<'rentals'>> = {}) => {
  const row = rental(title, values)
  await saveRows('rentals', [row])
  await saveRows(
    'rental_photos',
    pictures.slice(0, photos).map((picture, place) => ({
      id: crypto.randomUUID(),
      rev: 1,
      created_at: `2026-11-01T08:00:0${place}Z`,
      rental_id: row.id,
      image_url: `/pictures/home.svg#${picture}`,
      is_primary: place === 0,
    })),
  )
  return row
}

/** The titles of the cards, in their order. */
export const titlesIn = (screen: Awaited<ReturnType<typeof renderRentals>>) =>
  screen
    .getByRole('list', { name: 'Rentals' })
    .getByRole('heading', { level: 2 })
    .elements()
    .map((title) => title.textContent)
