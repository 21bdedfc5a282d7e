import type { Rental } from '@/housing/rules/rental'
import { formatKes } from '@/kit/words/money'
import { plainLine } from '@/kit/rules/plain-text'

/** "KSh 7,200 / month", as an order keeps it. */
export const monthlyPriceText = ({ monthlyPrice }: Pick<Rental, 'monthlyPrice'>): string =>
  `${formatKes(monthlyPrice)} / month`

type Named = Pick<Rental, 'title' | 'monthlyPrice' | 'location'>

/** The chat message of the Inquire button. */
export const inquiryMessage = ({ title, monthlyPrice, location }: Named): string => {
  const locationLine = plainLine(location)
  return `Hello! I am interested in the listing "${plainLine(title)}" at ${formatKes(monthlyPrice)} per month${locationLine && ` in ${locationLine}`}. Is it still available? Thank you!`
}

/** The chat message of the Book Now button. */
export const bookingMessage = ({ title, monthlyPrice }: Pick<Named, 'title' | 'monthlyPrice'>): string =>
  `Hello! I would like to book "${plainLine(title)}" at ${formatKes(monthlyPrice)} per month. Please confirm the booking process. Thank you!`
