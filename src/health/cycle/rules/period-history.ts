import { compareDays, type IsoDay } from '@/kit/rules/day'
import { plainText } from '@/kit/rules/plain-text'
import { dueDate, gestationOn, recordedWeek } from '@/health/pregnancy/rules/gestation'
import { entryOf } from './cycle-entry'
import type { EmergencyPill } from './contraception'
import type { CycleUse } from './cycle-use'
import { flows, isOpen, type Flow, type Period } from './history'
import type { CycleLog, DayLog, LeftOutReason, PastPregnancy } from './log'
import type { Outlook } from './outlook'
import type { MoodId, SymptomId } from './symptoms'

type PeriodHistoryEntry = {
  readonly period_start_date: IsoDay
  readonly period_end_date: IsoDay
  /** Null for the running cycle and for a pregnancy. */
  readonly cycle_length: number | null
  /** The heaviest flow of the period. */
  readonly flow_intensity: Flow | null
  /** Noted on the days of the period, most frequent first. */
  readonly symptoms: readonly SymptomId[]
  readonly mood: MoodId | null
  readonly notes: string
  readonly is_pregnancy_mode: boolean
  readonly pregnancy_week: number | null
  readonly due_date: IsoDay | null
}

/** The treatment in predictions of the cycle that began with a period. */
export type CycleStatus =
  | { readonly kind: Exclude<CycleUse, 'left-out'> | 'running' }
  | { readonly kind: 'left-out'; readonly reason: LeftOutReason }

export type HistoryItem =
  | {
      readonly kind: 'period'
      readonly entry: PeriodHistoryEntry
      readonly status: CycleStatus
      readonly open: boolean
    }
  | { readonly kind: 'pregnancy'; readonly entry: PeriodHistoryEntry; readonly past: PastPregnancy }
  | { readonly kind: 'emergency-pill'; readonly pill: EmergencyPill }

/** The distinct values, most frequent first. */
const byFrequency = <Id extends string>(ids: readonly Id[]): readonly Id[] => {
  const counts = new Map<Id, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
}

const heaviest = (days: readonly DayLog[]): Flow | null =>
  flows.findLast((flow) => days.some((day) => day.flow === flow)) ?? null

const notesOf = (days: readonly DayLog[]) => ({
  symptoms: byFrequency(days.flatMap(({ symptoms }) => symptoms)),
  mood: byFrequency(days.flatMap(({ mood }) => (mood === null ? [] : [mood]))).at(0) ?? null,
  notes: days
    .map(({ notes }) => plainText(notes))
    .filter((text) => text !== '')
    .join('\n'),
})

const periodEntry = (
  { start, end }: Period,
  days: readonly DayLog[],
  cycleLength: number | null,
): PeriodHistoryEntry => {
  const own = days.filter(({ date }) => date >= start && date <= end)
  return {
    period_start_date: start,
    period_end_date: end,
    cycle_length: cycleLength,
    flow_intensity: heaviest(own),
    ...notesOf(own),
    is_pregnancy_mode: false,
    pregnancy_week: null,
    due_date: null,
  }
}

/** The due date of the record wins: a clinic may have dated it otherwise than the last period does. */
const pregnancyItem = (past: PastPregnancy): HistoryItem => {
  const { from, to, due: recorded } = past
  const due = recorded ?? dueDate({ by: 'last-period', day: from })
  const gestation = gestationOn(to, due)
  const entry: PeriodHistoryEntry = {
    period_start_date: from,
    period_end_date: to,
    cycle_length: null,
    flow_intensity: null,
    symptoms: [],
    mood: null,
    notes: '',
    is_pregnancy_mode: true,
    pregnancy_week: gestation ? recordedWeek(gestation) : null,
    due_date: due,
  }
  return { kind: 'pregnancy', entry, past }
}

const dayOf = (item: HistoryItem): IsoDay =>
  item.kind === 'emergency-pill' ? item.pill.taken : item.entry.period_end_date

/** All periods, past pregnancies and emergency pills of a log, newest first. */
export const periodHistory = (
  { days, profile }: CycleLog,
  { periods, cycles }: Outlook,
  today: IsoDay,
): readonly HistoryItem[] => {
  const starts = periods.map(({ start }) => start)
  const statusOf = (start: IsoDay): CycleStatus => {
    const leftOut = entryOf(profile.leftOut, start, starts)
    if (leftOut) return { kind: 'left-out', reason: leftOut.reason }
    const use = cycles.find((cycle) => cycle.start === start)?.use ?? 'running'
    return { kind: use === 'left-out' ? 'running' : use }
  }
  const past = periods.map((period): HistoryItem => {
    const length = cycles.find(({ start }) => start === period.start)?.length ?? null
    return {
      kind: 'period',
      entry: periodEntry(period, days, length),
      status: statusOf(period.start),
      open: isOpen(period, today),
    }
  })
  const pills = profile.emergencyPills.map((pill): HistoryItem => ({ kind: 'emergency-pill', pill }))
  return [...past, ...profile.pregnancies.map(pregnancyItem), ...pills].toSorted((a, b) =>
    compareDays(dayOf(b), dayOf(a)),
  )
}
