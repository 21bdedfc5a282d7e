import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'
import { lastHormones } from './contraception'
import type { JudgedCycle } from './cycle-use'
import { isUsual } from './cycle-use'
import { severePain } from './day-signs'
import type { LifeState } from './life-state'
import type { CycleLog, DayLog } from './log'
import type { Bleeding } from './periods'
import { afterEnd, type PregnancySpan } from './pregnancy-span'
import { bleedingBeforeTest } from './pregnancy-test'
import { countBetween, longestStretch } from './stretches'
import { isInFirstYears, usualLengths } from './usual-lengths'

/** Reasons to get help at once. */
const urgentSigns = [
  'bleeding-in-pregnancy',
  'pain-in-pregnancy',
  'bleeding-after-test',
  'pain-after-test',
  'heavy-after-birth',
  'pain-after-birth',
  'heavy-after-loss',
  'pain-after-loss',
] as const
export type UrgentSign = (typeof urgentSigns)[number]

/** A reason to see a nurse or a doctor. */
export type WarningSign =
  | UrgentSign
  | 'length'
  | 'variation'
  | 'long-bleeding'
  | 'heavy'
  | 'none-for-long'
  | 'after-year'
  | 'between'
  | 'after-sex'
  | 'pain'

export const isUrgent = (sign: WarningSign): sign is UrgentSign => urgentSigns.some((urgent) => urgent === sign)

export type WarningSignFacts = {
  readonly log: CycleLog
  readonly today: IsoDay
  readonly bleeding: Bleeding
  /** Completed, oldest first. */
  readonly cycles: readonly JudgedCycle[]
  readonly state: LifeState
  /** Signs that are usual in the stage of life. */
  readonly usualSigns: readonly WarningSign[]
  /** True if the periods are near their end. */
  readonly perimenopause: boolean
  /** The day of a positive pregnancy test that waits for an answer. */
  readonly positiveTest: IsoDay | null
}

/** Days after which a note is no longer a reason. */
const recentDays = 60
const recentDaysInPregnancy = 14
const betweenDays = 180

const consecutiveCycles = 3
const maxVariation = 9
const longestBleeding = 7
const maxDaysWithoutPeriod = 90
const minCyclesBetween = 2
const daysInYear = 365

const isSevere = ({ pain }: DayLog): boolean => pain === severePain

const daysSince = ({ log, today }: WarningSignFacts, from: IsoDay): readonly DayLog[] =>
  log.days.filter(({ date }) => date >= from && date <= today)
const recent = (facts: WarningSignFacts, days: number): readonly DayLog[] =>
  daysSince(facts, addDays(facts.today, 1 - days))

const lastLengths = ({ cycles }: WarningSignFacts): readonly number[] => {
  const lengths = cycles
    .filter(isUsual)
    .slice(-consecutiveCycles)
    .map(({ length }) => length)
  return lengths.length === consecutiveCycles ? lengths : []
}

const inFirstYears = ({ log, bleeding, today }: WarningSignFacts): boolean =>
  log.profile.firstYears && isInFirstYears(bleeding.periods[0]?.start, today)

const oddLengths = (facts: WarningSignFacts): boolean => {
  const lengths = lastLengths(facts)
  const longest = inFirstYears(facts) ? usualLengths.longestInFirstYears : usualLengths.longest
  return lengths.length > 0 && lengths.every((length) => length < usualLengths.shortest || length > longest)
}

const variation = (facts: WarningSignFacts): boolean => {
  const lengths = lastLengths(facts)
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  const isUsualInFirstYears =
    inFirstYears(facts) && shortest >= usualLengths.shortest && longest <= usualLengths.longestInFirstYears
  return longest - shortest > maxVariation && !isUsualInFirstYears
}

const longBleeding = (facts: WarningSignFacts): boolean => {
  const last = facts.bleeding.periods.at(-1)
  return (
    last !== undefined &&
    longestStretch(
      facts.log.days.filter(({ date }) => date <= facts.today),
      last.start,
    ) > longestBleeding
  )
}

/** Hormones stop bleeding, or make it come in between: the count begins after them. */
const afterHormones = ({ log, today }: WarningSignFacts, from: IsoDay): IsoDay => {
  const last = lastHormones(today, log.profile.methods)
  return last !== null && last >= from ? addDays(last, 1) : from
}

/** After a positive test no period is expected. @param since the first day of the last period, or the day of a loss */
const noneSince = (facts: WarningSignFacts, since: IsoDay | undefined): boolean =>
  facts.positiveTest === null &&
  since !== undefined &&
  daysBetween(afterHormones(facts, since), facts.today) >= maxDaysWithoutPeriod

/** Bleeding after a year without, near the end of the periods (NHS, Postmenopausal bleeding). */
const afterYear = (facts: WarningSignFacts): boolean => {
  const { log, perimenopause, today } = facts
  if (!perimenopause) return false
  const bled = log.days
    .filter(({ date, flow }) => flow !== null && date <= today)
    .map(({ date }) => date)
    .toSorted()
  const recentFrom = addDays(today, 1 - recentDays)
  return bled.some(
    (date, index) => date >= recentFrom && index > 0 && daysBetween(bled[index - 1] ?? date, date) >= daysInYear,
  )
}

const signsOfCycles: readonly (readonly [WarningSign, (facts: WarningSignFacts) => boolean])[] = [
  ['length', oddLengths],
  ['variation', variation],
  ['long-bleeding', longBleeding],
  ['heavy', (facts) => recent(facts, recentDays).some(({ soaked }) => soaked)],
  ['none-for-long', (facts) => noneSince(facts, facts.bleeding.periods.at(-1)?.start)],
  ['after-year', afterYear],
  [
    'between',
    (facts) =>
      countBetween(
        facts.log,
        facts.bleeding,
        afterHormones(facts, addDays(facts.today, 1 - betweenDays)),
        facts.today,
      ) >= minCyclesBetween,
  ],
  ['after-sex', (facts) => recent(facts, recentDays).some(({ bledAfterSex }) => bledAfterSex)],
  ['pain', (facts) => recent(facts, recentDays).some(isSevere)],
]

/** Bleeding since the pregnancy began, spotting included but not the period before it, and severe pain. */
const signsInPregnancy = (facts: WarningSignFacts): readonly WarningSign[] => {
  const running = facts.bleeding.pregnancies.find(({ ended }) => ended === null)
  const days = recent(facts, recentDaysInPregnancy).filter(
    ({ date }) => running !== undefined && date >= running.bleedingFrom,
  )
  const bleeds = days.some(({ flow, soaked, bledAfterSex }) => flow !== null || soaked || bledAfterSex)
  return [
    ...(bleeds ? (['bleeding-in-pregnancy'] as const) : []),
    ...(days.some(isSevere) ? (['pain-in-pregnancy'] as const) : []),
  ]
}

/** A positive test may be a pregnancy: bleeding and pain, from some days before it on, need the same help. */
const signsAfterTest = (facts: WarningSignFacts): readonly WarningSign[] => {
  const { positiveTest } = facts
  if (positiveTest === null) return []
  const days = recent(facts, recentDaysInPregnancy).filter(({ date }) => date >= bleedingBeforeTest(positiveTest))
  const bleeds = days.some(({ flow, soaked, bledAfterSex }) => flow !== null || soaked || bledAfterSex)
  return [
    ...(bleeds ? (['bleeding-after-test'] as const) : []),
    ...(days.some(isSevere) ? (['pain-after-test'] as const) : []),
  ]
}

/** The pregnancy that ended last. */
const lastEnded = ({ bleeding }: WarningSignFacts): PregnancySpan | undefined =>
  bleeding.pregnancies.findLast(({ ended }) => ended !== null)

/**
 * The urgent signs in the weeks after the end of a pregnancy, by the days since then: a period or a mark in between
 * changes nothing. A later note of it stays urgent for as long as bleeding in a pregnancy.
 */
const signsAfterEnd = (facts: WarningSignFacts): readonly UrgentSign[] => {
  const last = lastEnded(facts)
  if (!last || last.follows === null) return []
  const lastUrgent = addDays(last.to, afterEnd[last.follows].urgentDays)
  const days = daysSince(facts, last.to).filter(
    ({ date }) =>
      date <= lastUrgent && (facts.today <= lastUrgent || daysBetween(date, facts.today) < recentDaysInPregnancy),
  )
  const [heavy, pain] =
    last.ended === 'birth'
      ? (['heavy-after-birth', 'pain-after-birth'] as const)
      : (['heavy-after-loss', 'pain-after-loss'] as const)
  return [...(days.some(({ soaked }) => soaked) ? [heavy] : []), ...(days.some(isSevere) ? [pain] : [])]
}

/** Signs that stay without cycles: after a birth or a loss, until the first period. */
const signsWithoutCycle = (facts: WarningSignFacts, ended: IsoDay): readonly WarningSign[] => {
  const last = lastEnded(facts)
  const isLong =
    last !== undefined &&
    last.follows !== null &&
    longestStretch(daysSince(facts, ended), ended) > afterEnd[last.follows].bleedingDays
  // Breastfeeding keeps periods away for longer.
  const { feeding } = facts.log.profile
  const isExpected = facts.state.kind === 'after-loss' || (feeding?.birth === ended && feeding.kind === 'none')
  const isNone = isExpected && noneSince(facts, ended)
  const softer = signsOfCycles
    .filter(([sign, shows]) => (sign === 'heavy' || sign === 'pain') && shows(facts))
    .map(([sign]) => sign)
  return [...(isLong ? (['long-bleeding'] as const) : []), ...softer, ...(isNone ? (['none-for-long'] as const) : [])]
}

/** The softer sign that an urgent one includes. */
const softerThan: Partial<Record<WarningSign, WarningSign>> = {
  'heavy-after-birth': 'heavy',
  'heavy-after-loss': 'heavy',
  'pain-after-birth': 'pain',
  'pain-after-loss': 'pain',
}

/** The warning signs that are present, urgent ones first. */
export const warningSigns = (facts: WarningSignFacts): readonly WarningSign[] => {
  const { state, usualSigns } = facts
  if (state.kind === 'pregnant') return [...signsInPregnancy(facts), ...signsAfterEnd(facts)]
  const urgent = [...signsAfterTest(facts), ...signsAfterEnd(facts)]
  const softer =
    state.kind === 'cycling'
      ? signsOfCycles.filter(([sign, shows]) => !usualSigns.includes(sign) && shows(facts)).map(([sign]) => sign)
      : signsWithoutCycle(facts, state.ended)
  return [...urgent, ...softer.filter((sign) => urgent.every((other) => softerThan[other] !== sign))]
}
