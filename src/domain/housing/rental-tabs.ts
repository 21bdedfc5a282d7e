import type { Choices } from '../shared/choice'

/** The tabs of the housing screen. In their own file because a route parses its URL with them. */
export const rentalTabs = [
  { value: 'all', label: 'All' },
  { value: 'bedsitter', label: 'Bedsitter' },
  { value: 'hostel', label: 'Hostel' },
  { value: '1bedroom', label: '1 Bedroom' },
  { value: '2bedroom', label: '2 Bedroom' },
  { value: 'airbnb', label: 'Airbnb' },
] as const satisfies Choices

export type RentalTab = (typeof rentalTabs)[number]['value']
