import { isOverdue, overdueFrom, type Gestation } from '@/health/pregnancy/rules/gestation'
import { visitWeeks, type Visit, type VisitWeek } from '@/health/pregnancy/rules/visits'
import type { IsoDay } from '@/kit/rules/day'
import { shortDay } from '@/kit/words/format-day'
import * as messages from '#words/health/pregnancy/visits'

/** The purposes of a visit (WHO recommendations on antenatal care, 2016). */
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

/** There is always one, whatever is ticked. */
const nextStep = (visits: readonly Visit[], gestation: Gestation, due: IsoDay): string => {
  if (isOverdue(gestation)) return messages.overdue
  if (visits.some(({ state }) => state === 'due')) return messages.firstDue
  const next = visits.find(({ state }) => state === 'next')
  return next
    ? messages.nextVisit({ number: numberOf(next.week), when: visitDays(next) })
    : messages.overdueFrom({ day: shortDay(overdueFrom(due)) })
}

/** "2 of 8 done. Next: visit 3, Tue 3 Mar to Mon 9 Mar." */
export const visitsSummary = (visits: readonly Visit[], gestation: Gestation, due: IsoDay): string => {
  const count = visits.filter(({ state }) => state === 'done').length
  return `${count === visits.length ? messages.allDone : messages.done({ count: String(count) })} ${nextStep(visits, gestation, due)}`
}
