import { rentalTabValues } from '@/housing/rules/rental-tab-values'
import { labelOf, labelled } from '@/kit/words/labelled'
import * as messages from '#words/housing/rental-tabs'

/** The tabs of the housing screen with their labels. */
export const rentalTabs = labelled(rentalTabValues, {
  all: messages.all,
  bedsitter: messages.bedsitter,
  hostel: messages.hostel,
  '1bedroom': messages.oneBedroom,
  '2bedroom': messages.twoBedroom,
  airbnb: 'Airbnb',
})

/** The display name of a category. Single rooms have no tab. */
export const categoryText = (category: string): string =>
  category === 'single' ? messages.singleRoom : labelOf(rentalTabs, category)
