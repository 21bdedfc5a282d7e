import type { LogChange } from '@/health/cycle/rules/log-changes'
import { addDays, isoDay, type IsoDay } from '@/kit/rules/day'

export type ChosenDay = {
  readonly day: number
  readonly at?: string
  readonly says: readonly string[]
  readonly never?: RegExp
}
export type Act = readonly [day: number, act: (today: IsoDay) => Promise<void>]
/** What a screen would save on a day; without the screen, because an act has shown that already. */
export type Saved = readonly [day: number, change: (today: IsoDay) => LogChange]
/**
 * The first days of periods of five days, what else the person logs, each with the day on which they do, and the days
 * that are checked.
 */
export type Life = {
  readonly periods: readonly number[]
  readonly acts?: readonly Act[]
  readonly saved?: readonly Saved[]
  readonly days: readonly ChosenDay[]
}

const first = isoDay('2025-01-06')
export const on = (days: number) => addDays(first, days)

/** The first days of periods; each length is the number of days from one to the next. */
export const startsFrom = (start: number, ...lengths: readonly number[]): readonly number[] =>
  lengths.reduce<readonly number[]>((all, length) => [...all, (all.at(-1) ?? start) + length], [start])

export const repeated = (times: number, ...lengths: readonly number[]): readonly number[] =>
  Array.from({ length: times }, () => lengths).flat()
