import { visitWeeks, type Visit, type VisitWeek } from '@/domain/pregnancy/visits'
import { shortDay } from '../shared/format-day'
import * as messages from './visits.gen'

/** What a visit is for (WHO recommendations on antenatal care, 2016). */
export const visitPurposes: Readonly<Record<VisitWeek, string>> = {
  12: messages.for12,
  20: messages.for20,
  26: messages.for26,
  30: messages.for30,
  34: messages.for34,
  36: messages.for36,
  38: messages.for38,
  40: messages.for40,
}

const numberOf = (week: VisitWeek): string => String(visitWeeks.indexOf(week) + 1)

/** "Visit 3 · week 26" */
export const visitTitle = (week: VisitWeek): string => messages.visit({ number: numberOf(week), week: String(week) })

/** "by Tue 3 Mar", "Tue 3 Mar to Mon 9 Mar" */
export const visitDays = ({ from, by }: Pick<Visit, 'from' | 'by'>): string =>
  from === null ? messages.by({ day: shortDay(by) }) : messages.between({ from: shortDay(from), to: shortDay(by) })

/** "2 of 8 done. Next: visit 3, Tue 3 Mar to Mon 9 Mar." */
export const visitsSummary = (visits: readonly Visit[]): string => {
  const count = visits.filter(({ state }) => state === 'done').length
  if (count === visits.length) return messages.allDone
  const next = visits.find(({ state }) => state === 'next')
  const done = messages.done({ count: String(count) })
  return next ? `${done} ${messages.nextVisit({ number: numberOf(next.week), when: visitDays(next) })}` : done
}
