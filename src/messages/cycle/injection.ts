import type { nextInjection } from '@/domain/cycle/contraception'
import type { IsoDay } from '@/domain/shared/day'
import { longDay } from '../shared/format-day'
import * as messages from './injection.gen'

/** When the next injection is due, and for how long the last one protects. WHO, Selected practice recommendations. */
export const injectionText = ({ due, last }: NonNullable<ReturnType<typeof nextInjection>>, today: IsoDay): string => {
  if (today > last) return messages.veryLate
  if (today > due) return messages.late({ due: longDay(due), last: longDay(last) })
  return messages.next({ due: longDay(due) })
}
