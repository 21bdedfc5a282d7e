import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { valueInUrl } from '@/domain/shared/choice'
import { parseItemId } from '@/domain/shared/item-link'
import { rentalTabValues, type RentalTab } from '@/domain/housing/rental-tab-values'

type RentalSearch = { category?: RentalTab | undefined; photos?: string | undefined; item?: string | undefined }

/** Validates the search params: the tab, the rental that a link opens, and the rental whose photos are open. */
export const rentalSearch = ({ category, photos, item }: Record<string, unknown>): RentalSearch => ({
  category: valueInUrl(rentalTabValues, category),
  photos: parseItemId(photos),
  item: parseItemId(item),
})

export const Route = createFileRoute('/rental-booking')({
  staticData: { title: 'Student Accommodation' },
  validateSearch: rentalSearch,
  component: lazyRouteComponent(() => import('./-rental-screen'), 'RentalScreen'),
})
