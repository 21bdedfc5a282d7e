import { gestationOn, type Gestation } from '@/health/pregnancy/rules/gestation'
import { addDays, compareDays, type IsoDay } from '@/kit/rules/day'
import type { JudgedCycle } from './cycle-use'
import { hormonesOn, isUsedOn, type EmergencyPill, type Method, type MethodUse } from './contraception'
import { severePain } from './day-signs'
import { flows, type Flow, type Span } from './history'
import type { CycleLog, DayLog, PastPregnancy } from './log'
import { missedDays } from './missed-pills'
import type { Outlook } from './outlook'
import type { OtherBleeding } from './periods'
import { openPillDay } from './pill-day'
import { lastDayAfter } from './pregnancy-span'
import { bleedingBeforeTest } from './pregnancy-test'
import { protectionOf, type Protection } from './protection'
import type { LocalTime } from './reminders'
import { stretchesOf } from './stretches'
import type { SymptomId } from './symptoms'
import { isUrgent, type UrgentSign } from './warning-signs'

type Range = { readonly shortest: number; readonly longest: number }

/**
 * The kinds of bleeding. `on-method`: under hormones. `positive-test`: about a positive test that nobody has answered.
 * `set-aside`: the person says that it was no period.
 */
export type BleedKind =
  | 'period'
  | 'on-method'
  | 'in-pregnancy'
  | 'positive-test'
  | 'after-birth'
  | 'after-loss'
  | 'between'
  | 'set-aside'

/** Bleeding as a clinic asks for it, spotting and soaked pads without a strength included. */
export type SummaryBleed = {
  readonly start: IsoDay
  readonly end: IsoDay
  readonly kind: BleedKind
  /** The hormonal method of `on-method`; else null. */
  readonly method: Method | null
  /**
   * To the next period; null for the last one, for other bleeding, and where a pregnancy or hormones decided about it.
   */
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
  /** Null for one that was stopped, in a pregnancy, and after a positive test. */
  readonly protection: Protection | null
  /** Of the last six weeks, by the ticks. */
  readonly missedPills: readonly IsoDay[]
}

export type NamedCount<Name extends string = string> = {
  readonly name: Name
  readonly days: number
  readonly last: IsoDay
}

/** The answers to a doctor's questions about bleeding, of the last year. */
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
  /** The first day of the last period, and the hormonal method under which it came, if any; null before the first. */
  readonly lastPeriod: { readonly start: IsoDay; readonly method: Method | null } | null
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

const rangeOf = (numbers: readonly number[]): Range | null =>
  numbers.length === 0 ? null : { shortest: Math.min(...numbers), longest: Math.max(...numbers) }

/** @param days oldest first */
const countOf = <Name extends string>(
  days: readonly DayLog[],
  namesOf: (day: DayLog) => readonly Name[],
): readonly NamedCount<Name>[] => {
  const counts = new Map<Name, NamedCount<Name>>()
  for (const day of days)
    for (const name of namesOf(day)) counts.set(name, { name, days: (counts.get(name)?.days ?? 0) + 1, last: day.date })
  return [...counts.values()].toSorted((a, b) => b.days - a.days)
}

/** True if a cycle has a length of its own: no pregnancy, hormones or missing period decided about it. */
const isOwn = ({ use, hasPhases }: JudgedCycle): boolean =>
  hasPhases || (use !== 'pregnancy' && use !== 'contraception' && use !== 'left-out')

const isBleeding = ({ flow, soaked, bledAfterSex }: DayLog): boolean => flow !== null || soaked || bledAfterSex

/** Bleeding on days that belong to no period or other bleed: spotting, and pads without a strength. */
const looseSpans = (days: readonly DayLog[], taken: readonly Span[]): readonly Span[] =>
  stretchesOf(
    days.filter((day) => isBleeding(day) && !taken.some(({ start, end }) => day.date >= start && day.date <= end)),
  )

type PregnancyKind = Extract<BleedKind, 'in-pregnancy' | 'positive-test' | 'after-birth' | 'after-loss'>

/** The kind of bleeding that began on a day of a pregnancy; null without one. */
const kindOf = (day: IsoDay, { pregnancies, positiveTest }: Outlook): PregnancyKind | null => {
  if (
    pregnancies.some(
      ({ bleedingFrom, to, ended }) => day >= bleedingFrom && (day < to || (ended === null && day === to)),
    )
  )
    return 'in-pregnancy'
  if (positiveTest !== null && day >= bleedingBeforeTest(positiveTest)) return 'positive-test'
  const last = pregnancies.findLast((span) => span.ended !== null && day >= span.to && day <= lastDayAfter(span))
  return last ? (last.ended === 'birth' ? 'after-birth' : 'after-loss') : null
}

/** The kinds outside pregnancies. */
const otherKinds = {
  between: 'between',
  'set-aside': 'set-aside',
  'in-pregnancy': 'in-pregnancy',
  'after-pregnancy': 'between',
} as const satisfies Record<OtherBleeding['kind'], BleedKind>

type PageSpan = { readonly span: Span; readonly kind: BleedKind }

/** Cuts bleeding where a pregnancy begins or ends. A period stays one, but what goes on into a pregnancy. */
const cutAtPregnancies = ({ span, kind }: PageSpan, days: readonly DayLog[], outlook: Outlook): readonly PageSpan[] => {
  const { pregnancies, positiveTest } = outlook
  const cuts = [
    ...pregnancies.flatMap(({ bleedingFrom, to, ended }) => (ended === null ? [bleedingFrom] : [bleedingFrom, to])),
    ...(positiveTest === null ? [] : [bleedingBeforeTest(positiveTest)]),
  ]
  const bled = days.filter((day) => isBleeding(day) && day.date >= span.start && day.date <= span.end)
  const starts = [span.start, ...cuts.filter((cut) => cut > span.start && cut <= span.end)].toSorted()
  return starts.flatMap((start, index): readonly PageSpan[] => {
    const next = starts[index + 1]
    const part = bled.filter(({ date }) => date >= start && (next === undefined || date < next))
    const [first, last] = [part.at(0), part.at(-1)]
    if (!first || !last) return []
    const found = kindOf(first.date, outlook)
    const isOwnPeriod = kind === 'period' && first.date === span.start && found !== 'positive-test'
    return [{ span: { start: first.date, end: last.date }, kind: isOwnPeriod ? kind : (found ?? kind) }]
  })
}

/** The last period that is none of the bleeding about a positive test. */
const lastPeriodIn = (
  { periods, positiveTest }: Outlook,
  methods: readonly MethodUse[],
): ClinicSummary['lastPeriod'] => {
  const last = periods.findLast(({ start }) => positiveTest === null || start < bleedingBeforeTest(positiveTest))
  return last ? { start: last.start, method: hormonesOn(last.start, methods)?.method ?? null } : null
}

/**
 * One page about the last year, from what is in the log.
 * @param time of the phone: last evening's pill comes first while it can be taken in time; null: each pill of today
 * counts
 */
export const clinicSummary = (
  log: CycleLog,
  outlook: Outlook,
  today: IsoDay,
  time: LocalTime | null = null,
): ClinicSummary => {
  const { days: all, profile } = log
  const { periods, cycles, other, due, state, positiveTest } = outlook
  const from = addDays(today, 1 - daysOfSummary)
  const pillDay = (use: MethodUse): IsoDay => (time === null ? today : openPillDay(use, log, time))
  const days = all.filter(({ date }) => date >= from && date <= today)
  const own = cycles.filter(isOwn)
  const lengths = own.filter(({ start }) => start >= from)
  const weighed = days.filter(({ weight }) => weight !== null)
  const [first, last] = [weighed.at(0), weighed.at(-1)]
  const spans: readonly PageSpan[] = [
    ...periods.map((span): PageSpan => ({ span, kind: 'period' })),
    ...other.map(({ start, end, kind }): PageSpan => ({ span: { start, end }, kind: otherKinds[kind] })),
  ]
  const loose = looseSpans(
    days,
    spans.map(({ span }) => span),
  ).map((span): PageSpan => ({ span, kind: 'between' }))
  const shown = [...spans, ...loose]
    .filter(({ span }) => span.end >= from)
    .flatMap((span) => cutAtPregnancies(span, all, outlook))
  const bleeds = shown
    .filter(({ span }) => span.end >= from)
    .map(({ span: { start, end }, kind }): SummaryBleed => {
      const noted = days.filter(({ date }) => date >= start && date <= end)
      const method =
        kind === 'period' || kind === 'between' ? (hormonesOn(start, profile.methods)?.method ?? null) : null
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
    ended:
      state.kind === 'after-birth' || state.kind === 'after-loss'
        ? (profile.pregnancies.find(({ to }) => to === state.ended) ?? null)
        : null,
    positiveTest,
    urgent: outlook.care.filter(isUrgent),
    lastPeriod: lastPeriodIn(outlook, profile.methods),
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
      protection:
        isUsedOn(today, use) && due === null && positiveTest === null ? protectionOf(use, log, pillDay(use)) : null,
      missedPills: missedDays(use, all, pillDay(use), profile.emergencyPills),
    })),
    takesInducers: profile.takesInducers,
    emergencyPills: profile.emergencyPills.toReversed(),
    pregnancies: profile.pregnancies.toReversed(),
    tests: days.flatMap(({ date, pregnancyTest }) => (pregnancyTest === null ? [] : [{ date, result: pregnancyTest }])),
    weights: first && last ? { first, last } : null,
  }
}
