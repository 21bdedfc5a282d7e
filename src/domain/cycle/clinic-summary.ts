import { gestationOn, type Gestation } from '../pregnancy/gestation'
import { addDays, compareDays, type IsoDay } from '../shared/day'
import type { JudgedCycle } from './cycle-use'
import { hormonesOn, type EmergencyPill, type Method, type MethodUse } from './contraception'
import { severePain } from './day-signs'
import { flows, type Flow, type Span } from './history'
import type { CycleLog, DayLog, PastPregnancy } from './log'
import { missedDays } from './missed-pills'
import type { Outlook } from './outlook'
import type { OtherBleeding } from './periods'
import { lastDayAfter } from './pregnancy-span'
import { protectionOf, type Protection } from './protection'
import { stretchesOf } from './stretches'
import type { SymptomId } from './symptoms'
import { isUrgent, type UrgentSign } from './warning-signs'

type Range = { readonly shortest: number; readonly longest: number }

/** What bleeding was. `on-method`: under hormones. `set-aside`: the person says that it was no period. */
export type BleedKind = 'period' | 'on-method' | 'in-pregnancy' | 'after-birth' | 'after-loss' | 'between' | 'set-aside'

/** Bleeding as a clinic asks for it, spotting and soaked pads without a strength included. */
export type SummaryBleed = {
  readonly start: IsoDay
  readonly end: IsoDay
  readonly kind: BleedKind
  /** The hormonal method of `on-method`; else null. */
  readonly method: Method | null
  /** To the next period; null for the last one, for other bleeding, and where a pregnancy or hormones decided about it. */
  readonly cycleLength: number | null
  /** Null where only a soaked pad was noted. */
  readonly heaviest: Flow | null
  /** Days on which a pad or tampon was soaked within two hours. */
  readonly soakedDays: number
  readonly painDays: number
  readonly severePainDays: number
}

/** A method, and where it had gaps. */
export type SummaryMethod = MethodUse & {
  /** Null for one that was stopped. */
  readonly protection: Protection | null
  /** Of the last six weeks, by the ticks. */
  readonly missedPills: readonly IsoDay[]
}

export type NamedCount<Name extends string = string> = { readonly name: Name; readonly days: number; readonly last: IsoDay }

/** What a doctor or nurse asks about bleeding, of the last year. */
export type ClinicSummary = {
  readonly from: IsoDay
  readonly to: IsoDay
  /** Null while no pregnancy is tracked. */
  readonly pregnancy: { readonly due: IsoDay; readonly age: Gestation } | null
  /** The last pregnancy, while no period has come since; null otherwise. */
  readonly ended: PastPregnancy | null
  /** The day of a positive test that nobody has answered. */
  readonly positiveTest: IsoDay | null
  /** The urgent signs of today. */
  readonly urgent: readonly UrgentSign[]
  /** The first day of the last period; null before the first. */
  readonly lastPeriod: IsoDay | null
  readonly cycleLengths: Range | null
  readonly periodLengths: Range | null
  /** All bleeding, newest first. */
  readonly bleeds: readonly SummaryBleed[]
  readonly afterSex: readonly IsoDay[]
  readonly severePain: readonly IsoDay[]
  /** Most frequent first. */
  readonly symptoms: readonly NamedCount<SymptomId>[]
  readonly ownSymptoms: readonly NamedCount[]
  readonly medicines: readonly NamedCount[]
  /** Newest first, over the whole log. */
  readonly methods: readonly SummaryMethod[]
  readonly takesInducers: boolean | null
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

const isBleeding = ({ flow, soaked, bledAfterSex }: DayLog): boolean => flow !== null || soaked || bledAfterSex

/** Bleeding on days that belong to no period or other bleed: spotting, and pads without a strength. */
const looseSpans = (days: readonly DayLog[], taken: readonly Span[]): readonly Span[] =>
  stretchesOf(days.filter((day) => isBleeding(day) && !taken.some(({ start, end }) => day.date >= start && day.date <= end)))

/** What bleeding was that began on a day and is no period. */
const kindOf = (day: IsoDay, { pregnancies }: Outlook): 'in-pregnancy' | 'after-birth' | 'after-loss' | null => {
  if (pregnancies.some(({ conceived, periodEnd, to, ended }) => day > periodEnd && day >= conceived && (day < to || (ended === null && day === to)))) return 'in-pregnancy'
  const last = pregnancies.findLast((span) => span.ended !== null && day >= span.to && day <= lastDayAfter(span))
  return last ? (last.ended === 'birth' ? 'after-birth' : 'after-loss') : null
}

/** Where a pregnancy does not say what it was. */
const otherKinds = { between: 'between', 'set-aside': 'set-aside', 'in-pregnancy': 'in-pregnancy', 'after-pregnancy': 'between' } as const satisfies Record<OtherBleeding['kind'], BleedKind>

/** One page about the last year, from what is in the log. */
export const clinicSummary = (log: CycleLog, outlook: Outlook, today: IsoDay): ClinicSummary => {
  const { days: all, profile } = log
  const { periods, cycles, other, due, state, positiveTest } = outlook
  const from = addDays(today, 1 - daysOfSummary)
  const days = all.filter(({ date }) => date >= from && date <= today)
  const own = cycles.filter(isOwn)
  const lengths = own.filter(({ start }) => start >= from)
  const weighed = days.filter(({ weight }) => weight !== null)
  const [first, last] = [weighed.at(0), weighed.at(-1)]
  const spans = [...periods.map((span) => ({ span, kind: 'period' as const })), ...other.map(({ start, end, kind }) => ({ span: { start, end }, kind: kindOf(start, outlook) ?? otherKinds[kind] }))]
  const loose = looseSpans(days, spans.map(({ span }) => span)).map((span) => ({ span, kind: kindOf(span.start, outlook) ?? ('between' as const) }))
  const bleeds = [...spans, ...loose].filter(({ span }) => span.end >= from).map(({ span: { start, end }, kind }): SummaryBleed => {
    const noted = days.filter(({ date }) => date >= start && date <= end)
    const method = kind === 'period' || kind === 'between' ? (hormonesOn(start, profile.methods)?.method ?? null) : null
    return {
      start,
      end,
      kind: method === null ? kind : 'on-method',
      method,
      cycleLength: kind === 'period' ? (own.find((cycle) => cycle.start === start)?.length ?? null) : null,
      heaviest: flows.findLast((flow) => noted.some((day) => day.flow === flow)) ?? null,
      soakedDays: noted.filter(({ soaked }) => soaked).length,
      painDays: noted.filter(({ pain }) => pain !== null && pain > 0).length,
      severePainDays: noted.filter(({ pain }) => pain === severePain).length,
    }
  })
  const age = due && gestationOn(today, due)
  return {
    from,
    to: today,
    pregnancy: due && age ? { due, age } : null,
    ended: state.kind === 'after-birth' || state.kind === 'after-loss' ? (profile.pregnancies.find(({ to }) => to === state.ended) ?? null) : null,
    positiveTest,
    urgent: outlook.care.filter(isUrgent),
    lastPeriod: periods.at(-1)?.start ?? null,
    cycleLengths: rangeOf(lengths.map(({ length }) => length)),
    periodLengths: rangeOf(lengths.flatMap(({ periodLength }) => periodLength ?? [])),
    bleeds: bleeds.toSorted((a, b) => compareDays(b.start, a.start)),
    afterSex: days.filter(({ bledAfterSex }) => bledAfterSex).map(({ date }) => date),
    severePain: days.filter(({ pain }) => pain === severePain).map(({ date }) => date),
    symptoms: countOf(days, ({ symptoms }) => symptoms),
    ownSymptoms: countOf(days, ({ ownSymptoms }) => ownSymptoms),
    medicines: countOf(days, ({ medicines }) => medicines),
    methods: profile.methods.toReversed().map((use) => ({
      ...use,
      protection: use.from <= today && (use.to === null || use.to > today) ? protectionOf(use, log, today) : null,
      missedPills: missedDays(use, all, today, profile.emergencyPills),
    })),
    takesInducers: profile.takesInducers,
    emergencyPills: profile.emergencyPills.toReversed(),
    pregnancies: profile.pregnancies.toReversed(),
    tests: days.flatMap(({ date, pregnancyTest }) => (pregnancyTest === null ? [] : [{ date, result: pregnancyTest }])),
    weights: first && last ? { first, last } : null,
  }
}
