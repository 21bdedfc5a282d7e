import type { InjectionDates } from '@/health/cycle/rules/contraception'
import type { IsoDay } from '@/kit/rules/day'
import { longDay } from '@/kit/words/format-day'
import * as messages from '#words/health/cycle/injection'

/** When the next injection is due. @param paused the day before which ulipristal forbids it; null where it does not */
export const injectionText = ({ due }: InjectionDates, today: IsoDay, paused: IsoDay | null): string => {
  if (paused !== null && due < paused) return messages.paused({ day: longDay(paused) })
  return (today > due ? messages.overdue : messages.next)({ due: longDay(due) })
}
