import { addDays, type IsoDay } from '../shared/day'
import type { JudgedCycle } from './cycle-use'
import type { EmergencyPill, MethodUse } from './contraception'
import { severePain } from './day-signs'
import { flows, lengthOf, type Flow } from './history'
import type { CycleLog, DayLog, PastPregnancy } from './log'
import type { Outlook } from './outlook'
import type { SymptomId } from './symptoms'

type Range = { readonly shortest: number; readonly longest: number }

/** A period as a clinic asks for it. */
export type SummaryPeriod = {
  readonly start: IsoDay
  /** Days of bleeding, from the first to the last. */
  readonly days: number
  /** To the next period; null for the last one, and where a pregnancy or hormones decided about it. */
  readonly cycleLength: number | null
  readonly heaviest: Flow | null
  /** Days on which a pad or tampon was soaked within two hours. */
  readonly soakedDays: number
  readonly painDays: number
  readonly severePainDays: number
}

export type NamedCount<Name extends string = string> = { readonly name: Name; readonly days: number; readonly last: IsoDay }

/** What a doctor or nurse asks about bleeding, of the last year. */
export type ClinicSummary = {
  readonly from: IsoDay
  readonly to: IsoDay
  /** The first day of the last period; null before the first. */
  readonly lastPeriod: IsoDay | null
  readonly cycleLengths: Range | null
  readonly periodLengths: Range | null
  /** Newest first. */
  readonly periods: readonly SummaryPeriod[]
  readonly bleedingBetween: readonly { readonly from: IsoDay; readonly to: IsoDay }[]
  readonly spottingDays: number
  readonly afterSex: readonly IsoDay[]
  readonly severePain: readonly IsoDay[]
  /** Most frequent first. */
  readonly symptoms: readonly NamedCount<SymptomId>[]
  readonly ownSymptoms: readonly NamedCount[]
  readonly medicines: readonly NamedCount[]
  /** Newest first, over the whole log. */
  readonly methods: readonly MethodUse[]
  readonly emergencyPills: readonly EmergencyPill[]
  readonly pregnancies: readonly PastPregnancy[]
  readonly tests: readonly { readonly date: IsoDay; readonly result: NonNullable<DayLog['pregnancyTest']> }[]
  readonly weights: { readonly first: DayLog; readonly last: DayLog } | null
}

const daysOfSummary = 365

const rangeOf = (numbers: readonly number[]): Range | null => (numbers.length === 0 ? null : { shortest: Math.min(...numbers), longest: Math.max(...numbers) })

/** @param days oldest first */
const countOf = <Name extends string>(days: readonly DayLog[], namesOf: (day: DayLog) => readonly Name[]): readonly NamedCount<Name>[] => {
  const counts = new Map<Name, NamedCount<Name>>()
  for (const day of days) for (const name of namesOf(day)) counts.set(name, { name, days: (counts.get(name)?.days ?? 0) + 1, last: day.date })
  return [...counts.values()].toSorted((a, b) => b.days - a.days)
}

/** Whether a cycle has a length of its own: no pregnancy, hormones or missing period decided about it. */
const isOwn = ({ use, hasPhases }: JudgedCycle): boolean => hasPhases || (use !== 'pregnancy' && use !== 'contraception' && use !== 'left-out')

/** One page about the last year, from what is in the log. */
export const clinicSummary = ({ days: all, profile }: CycleLog, { periods, cycles, other }: Outlook, today: IsoDay): ClinicSummary => {
  const from = addDays(today, 1 - daysOfSummary)
  const days = all.filter(({ date }) => date >= from && date <= today)
  const recent = periods.filter(({ end }) => end >= from)
  const own = cycles.filter(isOwn)
  const lengths = own.filter(({ start }) => start >= from)
  const weighed = days.filter(({ weight }) => weight !== null)
  const [first, last] = [weighed.at(0), weighed.at(-1)]
  const described = recent.map((period): SummaryPeriod => {
    const noted = days.filter(({ date }) => date >= period.start && date <= period.end)
    return {
      start: period.start,
      days: lengthOf(period),
      cycleLength: own.find(({ start }) => start === period.start)?.length ?? null,
      heaviest: flows.findLast((flow) => noted.some((day) => day.flow === flow)) ?? null,
      soakedDays: noted.filter(({ soaked }) => soaked).length,
      painDays: noted.filter(({ pain }) => pain !== null && pain > 0).length,
      severePainDays: noted.filter(({ pain }) => pain === severePain).length,
    }
  })
  return {
    from,
    to: today,
    lastPeriod: periods.at(-1)?.start ?? null,
    cycleLengths: rangeOf(lengths.map(({ length }) => length)),
    periodLengths: rangeOf(lengths.flatMap(({ periodLength }) => periodLength ?? [])),
    periods: described.toReversed(),
    bleedingBetween: other.filter(({ kind, end }) => kind === 'between' && end >= from).map(({ start, end }) => ({ from: start, to: end })),
    spottingDays: days.filter(({ flow }) => flow === 'spotting').length,
    afterSex: days.filter(({ bledAfterSex }) => bledAfterSex).map(({ date }) => date),
    severePain: days.filter(({ pain }) => pain === severePain).map(({ date }) => date),
    symptoms: countOf(days, ({ symptoms }) => symptoms),
    ownSymptoms: countOf(days, ({ ownSymptoms }) => ownSymptoms),
    medicines: countOf(days, ({ medicines }) => medicines),
    methods: profile.methods.toReversed(),
    emergencyPills: profile.emergencyPills.toReversed(),
    pregnancies: profile.pregnancies.toReversed(),
    tests: days.flatMap(({ date, pregnancyTest }) => (pregnancyTest === null ? [] : [{ date, result: pregnancyTest }])),
    weights: first && last ? { first, last } : null,
  }
}
