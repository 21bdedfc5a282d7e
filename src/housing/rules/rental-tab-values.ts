import type { Values } from '@/kit/rules/choice'

/** The tabs of the housing screen. In their own file because a route parses its URL with them. */
export const rentalTabValues = [
  'all',
  'bedsitter',
  'hostel',
  '1bedroom',
  '2bedroom',
  'airbnb',
] as const satisfies Values

export type RentalTab = (typeof rentalTabValues)[number]
