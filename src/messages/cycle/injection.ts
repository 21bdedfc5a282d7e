import type { nextInjection } from '@/domain/cycle/contraception'
import type { IsoDay } from '@/domain/shared/day'
import { longDay } from '../shared/format-day'

/** When the next injection is due, and for how long the last one protects. WHO, Selected practice recommendations. */
export const injectionText = ({ due, last }: NonNullable<ReturnType<typeof nextInjection>>, today: IsoDay): string => {
  if (today > last) return 'Your injection is more than four weeks late. Use condoms until you have had it, and take a test if you had sex without one.'
  if (today > due) return `Your injection was due on ${longDay(due)}. It still protects you until ${longDay(last)}: go soon.`
  return `Next injection: ${longDay(due)}. You can have it up to two weeks before.`
}
