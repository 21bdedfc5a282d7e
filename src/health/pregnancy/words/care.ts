import { isOverdue, overdueFrom, type Gestation } from '@/health/pregnancy/rules/gestation'
import { visitWeeks, type Visit, type VisitWeek } from '@/health/pregnancy/rules/visits'
import type { IsoDay } from '@/kit/rules/day'
import { shortDay } from '@/kit/words/format-day'
import * as visitWords from '#words/health/pregnancy/visits'
import { countedMs, resultOf, type MovementCount } from '@/health/pregnancy/rules/movements'
import { momentText } from '@/kit/words/format-time'
import * as movementWords from '#words/health/pregnancy/movements'
import type { Contraction, ContractionAdvice, Doubt, TimedContraction } from '@/health/pregnancy/rules/contractions'
import * as contractionWords from '#words/health/pregnancy/contractions'
import { hourMs, minuteMs } from '@/kit/rules/durations'
import * as durationWords from '#words/health/pregnancy/durations'

/** The purposes of a visit (WHO recommendations on antenatal care, 2016). */
export const visitPurposes: Readonly<Record<VisitWeek, string>> = {
  12: visitWords.for12,
  20: visitWords.for20,
  26: visitWords.for26,
  30: visitWords.for30,
  34: visitWords.for34,
  36: visitWords.for36,
  38: visitWords.for38,
  40: visitWords.for40,
}

const numberOf = (week: VisitWeek): string => String(visitWeeks.indexOf(week) + 1)

/** "Visit 3 · week 26" */
export const visitTitle = (week: VisitWeek): string => visitWords.visit({ number: numberOf(week), week: String(week) })

/** "by Tue 3 Mar", "Tue 3 Mar to Mon 9 Mar" */
export const visitDays = ({ from, by }: Pick<Visit, 'from' | 'by'>): string =>
  from === null ? visitWords.by({ day: shortDay(by) }) : visitWords.between({ from: shortDay(from), to: shortDay(by) })

/** The next step. There is always one, whatever is ticked. */
const nextStep = (visits: readonly Visit[], gestation: Gestation, due: IsoDay): string => {
  if (isOverdue(gestation)) return visitWords.overdue
  if (visits.some(({ state }) => state === 'due')) return visitWords.firstDue
  const next = visits.find(({ state }) => state === 'next')
  return next
    ? visitWords.nextVisit({ number: numberOf(next.week), when: visitDays(next) })
    : visitWords.overdueFrom({ day: shortDay(overdueFrom(due)) })
}

/** "2 of 8 done. Next: visit 3, Tue 3 Mar to Mon 9 Mar." */
export const visitsSummary = (visits: readonly Visit[], gestation: Gestation, due: IsoDay): string => {
  const count = visits.filter(({ state }) => state === 'done').length
  return `${count === visits.length ? visitWords.allDone : visitWords.done({ count: String(count) })} ${nextStep(visits, gestation, due)}`
}

/** "10 movements in 35 min"; "4 movements, not finished" */
export const countText = (count: MovementCount, now: number): string => {
  const result = resultOf(count, now)
  if (result === 'unfinished' || result === 'counting') return movementWords.unfinishedCount({ count: count.movements })
  return movementWords.count({ count: count.movements, time: minutesText(countedMs(count, now)) })
}

/** "21 Nov 2026, 7:30PM" */
export const countTime = ({ start }: Pick<MovementCount, 'start'>): string => momentText(new Date(start))

export const adviceTexts: Readonly<Record<ContractionAdvice, { readonly title: string; readonly text: string }>> = {
  early: { title: contractionWords.earlyTitle, text: contractionWords.early },
  many: { title: contractionWords.manyTitle, text: contractionWords.many },
  long: { title: contractionWords.longTitle, text: contractionWords.long },
  go: { title: contractionWords.goTitle, text: contractionWords.go },
}

/** Reasons to go whatever the times are (NHS). */
export const reasonsToGo = [
  contractionWords.whenWaters,
  contractionWords.whenBleeding,
  contractionWords.whenLess,
  contractionWords.whenLong,
  contractionWords.whenMany,
  contractionWords.whenEarly,
] as const

/** The question about a contraction whose times can hardly be right. */
export const doubtText = (
  doubt: Doubt,
  { start, end }: Contraction,
): { readonly title: string; readonly text: string } => {
  if (doubt === 'clock') return { title: contractionWords.clockTitle, text: contractionWords.clock }
  const text =
    end === null
      ? contractionWords.forgotRunning({ time: momentText(new Date(start)) })
      : contractionWords.forgotEnded({ time: secondsText(end - start) })
  return { title: contractionWords.forgotTitle, text }
}

/** "1 min 5 s long" */
export const lengthText = ({ length }: TimedContraction): string =>
  length === null ? contractionWords.unknown : contractionWords.length({ time: secondsText(length) })

/** "21 Nov 2026, 7:30PM · 5 min 20 s after the one before" */
export const beginText = ({ start, gap }: TimedContraction): string =>
  [momentText(new Date(start)), ...(gap === null ? [] : [contractionWords.gap({ time: secondsText(gap) })])].join(' · ')

/** "12 min", "1 h 5 min" */
export const minutesText = (ms: number): string => {
  const [hours, minutes] = [Math.floor(ms / hourMs), String(Math.floor((ms % hourMs) / minuteMs))]
  return hours === 0 ? durationWords.minutes({ minutes }) : durationWords.hours({ hours: String(hours), minutes })
}

/** "42 s", "1 min 5 s"; from an hour on without seconds */
export const secondsText = (ms: number): string => {
  if (ms >= hourMs) return minutesText(ms)
  const seconds = String(Math.floor((ms % minuteMs) / 1000))
  return ms < minuteMs
    ? durationWords.onlySeconds({ seconds })
    : durationWords.seconds({ minutes: String(Math.floor(ms / minuteMs)), seconds })
}
