import { monthsOn } from '@/kit/rules/calendar-month'
import { addDays, daysBetween, type IsoDay } from '@/kit/rules/day'
import type { Span } from './history'
import type { PillPack } from './pill-pack'

/** Methods of contraception. Using none is no entry in the log. */
export const methods = [
  'condom',
  'combined-pill',
  'progestogen-pill',
  'injection',
  'implant',
  'hormonal-iud',
  'copper-iud',
] as const
export type Method = (typeof methods)[number]

/** Progestogen-only pills differ in how late one may be taken. */
export const progestogens = ['traditional', 'desogestrel', 'drospirenone'] as const
export type Progestogen = (typeof progestogens)[number]

/** A method from its first day to the day on which it was stopped. */
export type MethodUse = {
  readonly method: Method
  readonly from: IsoDay
  /** Null while it is used. */
  readonly to: IsoDay | null
  /** The day of the last injection. */
  readonly given: IsoDay | null
  /** The day of the injection before the last one; null where none is known. */
  readonly givenBefore: IsoDay | null
  /** From the clinic's card: when an implant or IUD has to be replaced, or when the next injection is due. */
  readonly until: IsoDay | null
  readonly progestogen: Progestogen | null
  /** The packs of a pill that were begun, oldest first; empty where none is known. */
  readonly packs: readonly PillPack[]
}

export const emergencyPills = ['levonorgestrel', 'ulipristal'] as const

/** An emergency pill, and the day on which it was taken. */
export type EmergencyPill = { readonly kind: (typeof emergencyPills)[number]; readonly taken: IsoDay }

/**
 * For so many days after it no hormones are taken, which would weaken ulipristal (FSRH, Emergency contraception; CDC
 * 2024).
 */
const pauseDays = { levonorgestrel: 0, ulipristal: 5 } as const satisfies Record<EmergencyPill['kind'], number>

/** The first day after an emergency pill on which hormones may be taken. */
export const hormonesFrom = ({ kind, taken }: EmergencyPill): IsoDay => addDays(taken, pauseDays[kind])

/** Of the emergency pills taken up to a day the one that forbids hormones for the longest. */
export const lastEmergencyPill = (day: IsoDay, pills: readonly EmergencyPill[]): EmergencyPill | null =>
  pills
    .filter(({ taken }) => taken <= day)
    .toSorted((a, b) => (hormonesFrom(a) < hormonesFrom(b) ? -1 : 1))
    .at(-1) ?? null

/** The day from which hormones may be taken again, if an emergency pill forbids them on a day; else null. */
export const pausedUntil = (day: IsoDay, pills: readonly EmergencyPill[]): IsoDay | null => {
  const last = lastEmergencyPill(day, pills)
  return last && hormonesFrom(last) > day ? hormonesFrom(last) : null
}

type MethodRule = {
  /**
   * `off`: the body does not ovulate by the calendar. `range`: bleeding is foreseen, but no day and no fertile days.
   */
  readonly predicts: 'usual' | 'range' | 'off'
  readonly detail: 'pill' | 'injection' | 'device' | null
  /** Years until an implant or IUD is usually replaced. */
  readonly years: number | null
}

/** Kenya's family planning guidelines; the date on the clinic's card comes first. */
export const methodRules = {
  condom: { predicts: 'usual', detail: null, years: null },
  'combined-pill': { predicts: 'off', detail: 'pill', years: null },
  'progestogen-pill': { predicts: 'range', detail: 'pill', years: null },
  injection: { predicts: 'off', detail: 'injection', years: null },
  implant: { predicts: 'off', detail: 'device', years: 3 },
  'hormonal-iud': { predicts: 'off', detail: 'device', years: 5 },
  'copper-iud': { predicts: 'usual', detail: 'device', years: 10 },
} as const satisfies Record<Method, MethodRule>

/** DMPA is due after 13 weeks (WHO). */
const injectionInterval = 91
/** DMPA protects for 14 weeks (FSRH), the stricter limit; up to 17 weeks WHO asks for no condoms. */
const injectionProtects = { fsrh: 98, who: 119 } as const
/** No injection is due sooner or later than this: such a day on the card belongs to another one. */
const intervals = { least: 21, most: 112 } as const
/** Monthly injections may come a week late (WHO). */
const monthlyInterval = 42
const monthlyGraceDays = 7
/** A card with a shorter interval is for NET-EN, which is due after 8 weeks and may come two weeks late (WHO). */
const shortInterval = 77
const shortGraceDays = 14
/** Bleeding so soon after the last combined pill is the withdrawal bleed. */
const withdrawalDays = 7

export type InjectionDates = {
  readonly due: IsoDay
  /** The last day on which it surely protects, by the stricter source. */
  readonly protectsTo: IsoDay
  /** The last day on which WHO gives the next one without further protection. */
  readonly graceTo: IsoDay
  /** True if it is another injection than DMPA, as the card's interval tells. */
  readonly isShort: boolean
}

/** True if a clinic's card can name a day for the next injection; true without one. */
export const isReturnDay = (last: IsoDay, until: IsoDay | null): boolean =>
  until === null || (daysBetween(last, until) >= intervals.least && daysBetween(last, until) <= intervals.most)

/** When the next injection is due, and how long the last one protects. */
export const injectionDates = ({ given, from, until }: Pick<MethodUse, 'given' | 'from' | 'until'>): InjectionDates => {
  const last = given ?? from
  const due = until !== null && isReturnDay(last, until) ? until : addDays(last, injectionInterval)
  const interval = daysBetween(last, due)
  if (interval < shortInterval)
    return {
      due,
      protectsTo: due,
      graceTo: addDays(due, interval < monthlyInterval ? monthlyGraceDays : shortGraceDays),
      isShort: true,
    }
  return {
    due,
    protectsTo: addDays(last, injectionProtects.fsrh),
    graceTo: addDays(last, injectionProtects.who),
    isShort: false,
  }
}

/** The same method with the injection of a day. An interval that the clinic's card gave stays. */
export const withInjection = (use: MethodUse, day: IsoDay): MethodUse => {
  const last = use.given ?? use.from
  return {
    ...use,
    given: day,
    givenBefore: last < day ? last : use.givenBefore,
    until: use.until === null || use.until <= last ? null : addDays(day, daysBetween(last, use.until)),
  }
}

/** The last day of an implant or IUD: that of the card, else after the usual years. */
export const deviceEnds = ({ method, from, until }: Pick<MethodUse, 'method' | 'from' | 'until'>): IsoDay =>
  until ?? monthsOn(from, (methodRules[method].years ?? 0) * 12)

const isHormonal = (method: Method): boolean => methodRules[method].predicts !== 'usual'

const earlier = (a: IsoDay | null, b: IsoDay | null): IsoDay | null => (a === null || (b !== null && b < a) ? b : a)

/** The last day on which a use decides about bleeding; null while no end is known. */
const effectEnds = (use: MethodUse): IsoDay | null => {
  const { method, from, to, given } = use
  if (methodRules[method].detail === 'device') return earlier(to, deviceEnds(use))
  if (method !== 'injection') return to !== null && method === 'combined-pill' ? addDays(to, withdrawalDays) : to
  if (to === null) return injectionDates(use).graceTo
  const worn = addDays(given ?? from, injectionInterval)
  return worn > to ? worn : to
}

type Uses = { readonly methods: readonly MethodUse[]; readonly emergencyPills: readonly EmergencyPill[] }

export const isUsedOn = (day: IsoDay, { from, to }: Pick<MethodUse, 'from' | 'to'>): boolean =>
  from <= day && (to === null || to > day)

/** The methods that are used on a day, the main one first. Condoms go together with every other method. */
export const methodsOn = (day: IsoDay, uses: readonly MethodUse[]): readonly MethodUse[] =>
  uses
    .filter((use) => isUsedOn(day, use))
    .toSorted((a, b) => Number(a.method === 'condom') - Number(b.method === 'condom') || (a.from < b.from ? 1 : -1))

/** The main method that is used on a day; null without one. */
export const methodOn = (day: IsoDay, uses: readonly MethodUse[]): MethodUse | null => methodsOn(day, uses)[0] ?? null

/** The hormonal method whose effect bleeding on a day shows; null without one. */
export const hormonesOn = (day: IsoDay, uses: readonly MethodUse[]): MethodUse | null =>
  uses.findLast((use) => {
    const end = effectEnds(use)
    return isHormonal(use.method) && use.from <= day && (end === null || end >= day)
  }) ?? null

/** True if hormones, an emergency pill included, decided about a cycle. Such a cycle tells nothing of the next ones. */
export const hasHormones = ({ start, end }: Span, { methods: uses, emergencyPills: pills }: Uses): boolean =>
  pills.some(({ taken }) => taken >= start && taken <= end) ||
  uses.some((use) => {
    const last = effectEnds(use)
    return isHormonal(use.method) && use.from <= end && (last === null || last >= start)
  })

/** The effect of contraception on the prediction of a running cycle; null without one. */
export type Influence =
  | { readonly kind: 'off' | 'range'; readonly method: Method }
  /** Also of one that has run out. `covered`: another method than condoms is used by now. */
  | { readonly kind: 'stopped'; readonly method: Method; readonly covered: boolean }
  | { readonly kind: 'emergency-pill' }

/** @param start the first day of the running cycle; null before the first logged period */
export const influenceOn = (
  start: IsoDay | null,
  today: IsoDay,
  { methods: uses, emergencyPills: pills }: Uses,
): Influence | null => {
  const current = methodOn(today, uses)
  const end = current && effectEnds(current)
  const predicts = current && (end === null || end >= today) && methodRules[current.method].predicts
  if (current && predicts && predicts !== 'usual') return { kind: predicts, method: current.method }
  const before =
    start === null
      ? undefined
      : uses.findLast((use) => isHormonal(use.method) && use.from <= today && (effectEnds(use) ?? today) >= start)
  if (before)
    return {
      kind: 'stopped',
      method: before.method,
      covered: current !== null && current !== before && current.method !== 'condom',
    }
  return start !== null && pills.some(({ taken }) => taken >= start && taken <= today)
    ? { kind: 'emergency-pill' }
    : null
}

/** The last day of the hormonal methods so far; null without one, today while one works. */
export const lastHormones = (today: IsoDay, uses: readonly MethodUse[]): IsoDay | null => {
  const ends = uses
    .filter(({ method, from }) => isHormonal(method) && from <= today)
    .map((use) => effectEnds(use) ?? today)
  return ends.map((end) => (end > today ? today : end)).toSorted((a, b) => (a < b ? 1 : -1))[0] ?? null
}
