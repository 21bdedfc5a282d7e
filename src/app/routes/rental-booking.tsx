import { createFileRoute } from '@tanstack/react-router'
import { readRentalView, rentalSearchOf, type RentalSearch } from '@/housing/rules/rental-view'
import { studentAccommodation } from '#words/app/shell/screen-titles'
import { lazyScreen } from '@/kit/platform/lazy-screen'

/** Validates the search params. Invalid and default values are left out. */
const rentalSearch = (search: Record<string, unknown>): RentalSearch => rentalSearchOf(readRentalView(search))

export const Route = createFileRoute('/rental-booking')({
  staticData: { title: studentAccommodation },
  validateSearch: rentalSearch,
  component: lazyScreen(async () => (await import('./-rental-screen')).RentalScreen),
})
