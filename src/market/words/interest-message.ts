import { formatKes } from '@/kit/words/money'
import { plainLine } from '@/kit/rules/plain-text'
import type { Listing } from '@/market/rules/listing'
import * as messages from '#words/market/market-page'

/** What a buyer may ask, as it is sent. */
const questions = {
  available: 'Is it still available?',
  'last-price': 'What is your last price?',
  viewing: 'When can I see it?',
} as const

type Question = keyof typeof questions

/** What can be asked besides whether it is available, which the Contact Seller button asks. */
export const otherQuestions = [
  { question: 'last-price', label: messages.lastPrice },
  { question: 'viewing', label: messages.whenToSee },
] as const satisfies readonly { readonly question: Question; readonly label: string }[]

/** The chat message to a seller. */
export const interestMessage = (
  { title, price }: Pick<Listing, 'title' | 'price'>,
  question: Question = 'available',
): string =>
  `Hello! I am interested in your item "${plainLine(title)}" listed at ${formatKes(price)}. ${questions[question]}`
