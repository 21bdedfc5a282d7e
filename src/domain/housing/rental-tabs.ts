import { labelled } from '../shared/labelled'
import { rentalTabValues } from './rental-tab-values'

/** The tabs of the housing screen with their labels. */
export const rentalTabs = labelled(rentalTabValues, {
  all: 'All',
  bedsitter: 'Bedsitter',
  hostel: 'Hostel',
  '1bedroom': '1 Bedroom',
  '2bedroom': '2 Bedroom',
  airbnb: 'Airbnb',
})
