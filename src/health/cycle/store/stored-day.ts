import { severePain } from '@/health/cycle/rules/day-signs'
import { emptyDay, filledParts, type DayLog } from '@/health/cycle/rules/log'
import { dayLogVersion } from './day-log-version'

/** A day without its empty parts: most days have few others. */
export type StoredDay = Pick<DayLog, 'date'> & Partial<DayLog>

export const toStored = (day: DayLog): StoredDay => ({
  date: day.date,
  ...Object.fromEntries(filledParts(day).map((part) => [part, day[part]])),
})

/** Version 1 had a mark for severe pain, and none of the parts that came later. */
type FirstDay = StoredDay & { readonly severePain?: boolean }

const fromFirst = ({ severePain: wasSevere = false, ...day }: FirstDay): DayLog => ({
  ...emptyDay(day.date),
  ...day,
  ...(wasSevere ? { pain: severePain } : {}),
})
const fromPresent = (day: StoredDay): DayLog => ({ ...emptyDay(day.date), ...day })

/** The versions whose days are valid and need no check. */
export const knownVersions = [1, dayLogVersion] as const

export const fromStored = (days: readonly FirstDay[], version: (typeof knownVersions)[number]): readonly DayLog[] =>
  days.map(version === dayLogVersion ? fromPresent : fromFirst)
