import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'
import type { Span } from './history'
import { filledParts, type CycleLog, type DayEdits, type DayLog } from './log'
import type { Outlook } from './outlook'
import { fertileWindow, fertilityOn, type FertileWindow, type FertilityLevel } from './fertile-window'

/** The marks of a day in a calendar. */
export type DayMarks = {
  /** Logged bleeding, or an expected period: on a predicted day, or `possible` within a window (irregular cycles). */
  readonly bleeding: 'period' | 'between' | 'spotting' | 'expected' | 'possible' | null
  /** `wider`: only by the longest-and-shortest rule. */
  readonly fertility: FertilityLevel | 'wider' | null
  /** By estimate. */
  readonly ovulation: boolean
  /** Within a confirmed ovulation. */
  readonly confirmed: boolean
  readonly today: boolean
  readonly noted: readonly ('symptoms' | 'mood' | 'notes' | 'more')[]
}

const within = (day: IsoDay, { start, end }: Span): boolean => day >= start && day <= end

const loggedBleeding = (day: IsoDay, { flow }: DayLog, { periods }: Outlook): DayMarks['bleeding'] => {
  if (flow === null) return null
  if (flow === 'spotting') return 'spotting'
  return periods.some((period) => within(day, period)) ? 'period' : 'between'
}

type Noted = DayMarks['noted'][number]

const notedAs: Readonly<Record<keyof DayEdits, Noted | null>> = {
  flow: null,
  mark: null,
  disturbed: null,
  pillTaken: null,
  symptoms: 'symptoms',
  ownSymptoms: 'symptoms',
  pain: 'symptoms',
  soaked: 'symptoms',
  bledAfterSex: 'symptoms',
  mood: 'mood',
  notes: 'notes',
  sex: 'more',
  pregnancyTest: 'more',
  ovulationTest: 'more',
  temperature: 'more',
  mucus: 'more',
  medicines: 'more',
  weight: 'more',
}
const kindsOfNotes = ['symptoms', 'mood', 'notes', 'more'] as const satisfies readonly Noted[]

const notedOn = (day: DayLog): DayMarks['noted'] => {
  const kinds = new Set(filledParts(day).map((part) => notedAs[part]))
  return kindsOfNotes.filter((kind) => kinds.has(kind))
}

/** The running cycle and the two after it. */
const cyclesAhead = 3

/**
 * The first days of the running cycle and the next two. Later cycles cannot be predicted when the next period is late
 * or has no single day, and none when nothing is predicted.
 */
const startsOf = ({ running, shape }: Outlook): readonly IsoDay[] => {
  if (!running?.shownPrediction) return []
  const count = running.late > 0 || running.shownPrediction.kind === 'window' ? 1 : cyclesAhead
  return Array.from({ length: count }, (_, n) => addDays(running.start, n * shape.length))
}

const expectedBleeding = (day: IsoDay, outlook: Outlook): DayMarks['bleeding'] => {
  const { running, shape } = outlook
  if (!running?.shownPrediction) return null
  const { shownPrediction: next } = running
  if (next.kind === 'window') return day >= next.from && day <= next.to ? 'possible' : null
  const expected = startsOf(outlook).some((start) => {
    const cycleDay = daysBetween(addDays(start, shape.length), day) + 1
    return cycleDay >= 1 && cycleDay <= shape.periodLength
  })
  return expected ? 'expected' : null
}

const windowsOf = (outlook: Outlook): readonly FertileWindow[] => {
  const [, ...later] = startsOf(outlook)
  const levels = outlook.shows.fertileDays === 'levels'
  return [
    outlook.running?.window ?? null,
    ...(levels ? later : []).map((start) => fertileWindow(start, outlook.shape)),
  ].filter((window) => window !== null)
}

const fertilityFor = (day: IsoDay, outlook: Outlook): DayMarks['fertility'] => {
  const level = windowsOf(outlook)
    .map((window) => fertilityOn(day, window))
    .find((found) => found !== null)
  if (level) return level
  const wider = outlook.running?.widerWindow
  return wider && day >= wider.from && day <= wider.to ? 'wider' : null
}

/**
 * The logged and expected marks of a day. Logged bleeding takes precedence; that of a day to come does not count yet.
 */
export const dayMarks = (day: IsoDay, { days }: CycleLog, outlook: Outlook, today: IsoDay): DayMarks => {
  const logged = day > today ? undefined : days.find(({ date }) => date === day)
  const fertility = fertilityFor(day, outlook)
  return {
    bleeding: (logged && loggedBleeding(day, logged, outlook)) ?? expectedBleeding(day, outlook),
    fertility,
    ovulation: fertility === 'peak',
    confirmed: outlook.confirmed.some(({ from, to }) => day >= from && day <= to),
    today: day === today,
    noted: logged ? notedOn(logged) : [],
  }
}
