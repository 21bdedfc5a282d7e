import { rentalTabValues } from '@/domain/housing/rental-tab-values'
import { labelOf, labelled } from '../shared/labelled'

/** The tabs of the housing screen with their labels. */
export const rentalTabs = labelled(rentalTabValues, {
  all: 'All',
  bedsitter: 'Bedsitter',
  hostel: 'Hostel',
  '1bedroom': '1 Bedroom',
  '2bedroom': '2 Bedroom',
  airbnb: 'Airbnb',
})

/** The display name of a category. Single rooms have no tab. */
export const categoryText = (category: string): string => (category === 'single' ? 'Single Room' : labelOf(rentalTabs, category))
