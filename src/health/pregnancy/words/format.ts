import { daysBetween, type IsoDay } from '@/kit/rules/day'
import { shortDayWithYear } from '@/kit/words/format-day'
import { fieldTimeText } from '@/kit/words/format-time'
import type { Gestation, MilestoneState, MilestoneWeek, Trimester } from '@/health/pregnancy/rules/gestation'
import type { Appointment, SymptomEntry, Weight } from '@/health/pregnancy/rules/entries'
import * as messages from '#words/health/pregnancy/format'
import * as milestoneWords from '#words/health/pregnancy/milestones'

/** "12w 3d" */
export const gestationLabel = ({ weeks, days }: Gestation): string =>
  messages.age({ weeks: String(weeks), days: String(days) })

/** "12 weeks and 3 days" */
export const gestationText = (gestation: Gestation): string => messages.ageInWords(gestation)

export const trimesterText: Readonly<Record<Trimester, string>> = {
  1: messages.firstTrimester,
  2: messages.secondTrimester,
  3: messages.thirdTrimester,
}

export const daysToGoText = (today: IsoDay, due: IsoDay): string => {
  const days = daysBetween(today, due)
  if (days === 0) return messages.dueToday
  return days > 0 ? messages.daysToGo({ days }) : messages.daysPast({ days: -days })
}

export const kgText = (kg: number): string => messages.kg({ kg: kg.toFixed(1) })

/** The weight chart as text; empty with fewer than two weights. @param weights sorted by date */
export const weightText = (weights: readonly Weight[]): string => {
  const [first] = weights
  const last = weights.at(-1)
  if (!first || !last || weights.length < 2) return ''
  const change = Math.round((last.kg - first.kg) * 10) / 10
  const ends = {
    first: kgText(first.kg),
    firstDay: shortDayWithYear(first.date),
    last: kgText(last.kg),
    lastDay: shortDayWithYear(last.date),
  }
  if (change === 0) return messages.weightSame(ends)
  const text = change > 0 ? messages.weightMore : messages.weightLess
  return text({ ...ends, change: kgText(Math.abs(change)) })
}

/** "Tue 1 Dec 2026, 9:30AM" */
export const appointmentTime = ({ date, time }: Pick<Appointment, 'date' | 'time'>): string =>
  time ? `${shortDayWithYear(date)}, ${fieldTimeText(time)}` : shortDayWithYear(date)

export const appointmentText = ({ place, note, ...when }: Appointment): string =>
  [appointmentTime(when), place, note].filter((part) => part !== '').join(' · ')

export const symptomText = ({ date, text }: SymptomEntry): string =>
  date === null ? text : `${shortDayWithYear(date)} · ${text}`

/**
 * The milestones of a week, with advice. Sizes are rounded averages (NHS); visits and medicines follow the WHO
 * recommendations on antenatal care (eight contacts: by week 12, then 20, 26, 30, 34, 36, 38, 40). No diagnosis.
 */
type MilestoneText = { readonly title: string; readonly baby: string; readonly you: string }

export const milestoneTexts: Readonly<Record<MilestoneWeek, MilestoneText>> = {
  1: { title: milestoneWords.title1, baby: milestoneWords.baby1, you: milestoneWords.you1 },
  4: { title: milestoneWords.title4, baby: milestoneWords.baby4, you: milestoneWords.you4 },
  8: { title: milestoneWords.title8, baby: milestoneWords.baby8, you: milestoneWords.you8 },
  12: { title: milestoneWords.title12, baby: milestoneWords.baby12, you: milestoneWords.you12 },
  16: { title: milestoneWords.title16, baby: milestoneWords.baby16, you: milestoneWords.you16 },
  20: { title: milestoneWords.title20, baby: milestoneWords.baby20, you: milestoneWords.you20 },
  24: { title: milestoneWords.title24, baby: milestoneWords.baby24, you: milestoneWords.you24 },
  28: { title: milestoneWords.title28, baby: milestoneWords.baby28, you: milestoneWords.you28 },
  32: { title: milestoneWords.title32, baby: milestoneWords.baby32, you: milestoneWords.you32 },
  36: { title: milestoneWords.title36, baby: milestoneWords.baby36, you: milestoneWords.you36 },
  40: { title: milestoneWords.title40, baby: milestoneWords.baby40, you: milestoneWords.you40 },
}

export const milestoneStateText: Readonly<Record<MilestoneState, string>> = {
  passed: milestoneWords.passed,
  now: milestoneWords.now,
  next: milestoneWords.next,
  later: milestoneWords.later,
}
