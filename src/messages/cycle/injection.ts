import type { InjectionDates } from '@/domain/cycle/contraception'
import type { IsoDay } from '@/domain/shared/day'
import { longDay } from '../shared/format-day'
import * as messages from './injection.gen'

/** When the next injection is due. */
export const injectionText = ({ due }: InjectionDates, today: IsoDay): string => (today > due ? messages.overdue : messages.next)({ due: longDay(due) })
