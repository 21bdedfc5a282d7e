import { hourMs, minuteMs } from '@/kit/rules/durations'
import { addDays, dayOf, parseDay } from '@/kit/rules/day'

/** The start and end of a count or contraction, in milliseconds since the epoch. */
export type TimedEntry = { readonly start: number; readonly end: number | null }

/**
 * The time on a screen lags a tap by some seconds. If it lags by more than this, the clock of the phone was put back.
 */
export const clockLagMs = minuteMs

/** The times as typed: the day and time of the start, and the time of the end, which is empty if it is not known. */
export type TimesDraft = { readonly day: string; readonly start: string; readonly end: string }

/** The problem with the times. */
export type TimesProblem = 'start-missing' | 'start-late' | 'start-taken' | 'end-before' | 'end-late'
export type TimesReading =
  | ({ readonly ok: true } & TimedEntry)
  | { readonly ok: false; readonly field: 'start' | 'end'; readonly problem: TimesProblem }

/** "09:30:05", in the phone's time zone */
const clockWithSeconds = (instant: number): string => new Date(instant).toTimeString().slice(0, 'HH:MM:SS'.length)

export const timesDraft = ({ start, end }: TimedEntry): TimesDraft => ({
  day: dayOf(new Date(start)),
  start: clockWithSeconds(start),
  end: end === null ? '' : clockWithSeconds(end),
})

/**
 * An end with an earlier time of day than the start is on the next day, unless the entry would then last longer than
 * this.
 */
const longestNightMs = 12 * hourMs

/** @param later the days to add: a day does not always have 24 hours */
const instantOf = (text: string, clock: string, later = 0): number => {
  const day = parseDay(text)
  return day === null ? Number.NaN : new Date(`${addDays(day, later)}T${clock}`).getTime()
}

/**
 * Reads the typed times of an entry; a time that was not changed stays exact.
 * @param others the starts of the other entries, each of which is identified by its start
 */
export const readTimes = (
  draft: TimesDraft,
  edited: TimedEntry,
  others: readonly number[],
  now: number,
): TimesReading => {
  const invalid = (field: 'start' | 'end', problem: TimesProblem) => ({ ok: false, field, problem }) as const
  const known = timesDraft(edited)
  const start =
    draft.day === known.day && draft.start === known.start ? edited.start : instantOf(draft.day, draft.start)
  if (Number.isNaN(start)) return invalid('start', 'start-missing')
  if (start > now) return invalid('start', 'start-late')
  if (others.includes(start)) return invalid('start', 'start-taken')
  if (draft.end === '') return { ok: true, start, end: null }
  const sameDay = instantOf(draft.day, draft.end)
  const nextDay = instantOf(draft.day, draft.end, 1)
  const typed = sameDay <= start && nextDay - start <= longestNightMs ? nextDay : sameDay
  const end = edited.end !== null && start === edited.start && draft.end === known.end ? edited.end : typed
  if (!(end > start)) return invalid('end', 'end-before')
  return end > now ? invalid('end', 'end-late') : { ok: true, start, end }
}
