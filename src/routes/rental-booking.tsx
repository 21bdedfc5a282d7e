import { createFileRoute } from '@tanstack/react-router'
import { readRentalView, rentalSearchOf, type RentalSearch } from '@/domain/housing/rental-view'
import { studentAccommodation } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'

/** Validates the search params. Invalid and default values are left out. */
const rentalSearch = (search: Record<string, unknown>): RentalSearch => rentalSearchOf(readRentalView(search))

export const Route = createFileRoute('/rental-booking')({
  staticData: { title: studentAccommodation },
  validateSearch: rentalSearch,
  component: lazyScreen(async () => (await import('./-rental-screen')).RentalScreen),
})
