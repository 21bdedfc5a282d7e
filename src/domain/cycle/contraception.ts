import { addDays, type IsoDay } from '../shared/day'
import type { Span } from './history'
import type { PillPack } from './pill-pack'

/** Methods of contraception. Using none is no entry in the log. */
export const methods = ['condom', 'combined-pill', 'progestogen-pill', 'injection', 'implant', 'hormonal-iud', 'copper-iud'] as const
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
  /** The day on which an implant or IUD has to be replaced. */
  readonly until: IsoDay | null
  readonly progestogen: Progestogen | null
  /** The packs of a pill that were begun, oldest first; empty where none is known. */
  readonly packs: readonly PillPack[]
}

export const emergencyPills = ['levonorgestrel', 'ulipristal'] as const

/** An emergency pill, and the day on which it was taken. */
export type EmergencyPill = { readonly kind: (typeof emergencyPills)[number]; readonly taken: IsoDay }

type MethodRule = {
  /** `off`: the body does not ovulate by the calendar. `range`: bleeding is foreseen, but no day and no fertile days. */
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

const daysOfInjection = 91
const injectionGraceDays = 28
/** Bleeding so soon after the last combined pill is the withdrawal bleed. */
const withdrawalDays = 7

/** When the next injection is due: 13 weeks after the last, and up to four weeks late it still protects (WHO). */
export const nextInjection = ({ given }: Pick<MethodUse, 'given'>): { readonly due: IsoDay; readonly last: IsoDay } | null =>
  given === null ? null : { due: addDays(given, daysOfInjection), last: addDays(given, daysOfInjection + injectionGraceDays) }

const isHormonal = (method: Method): boolean => methodRules[method].predicts !== 'usual'

/** The last day on which a use that was stopped still decides about bleeding; null while the method is used. */
const effectEnds = ({ method, to, given }: MethodUse): IsoDay | null => {
  if (to === null) return null
  const [late] = [
    method === 'combined-pill' ? addDays(to, withdrawalDays) : to,
    method === 'injection' && given !== null ? addDays(given, daysOfInjection) : to,
  ].toSorted((a, b) => (a < b ? 1 : -1))
  return late ?? to
}

type Uses = { readonly methods: readonly MethodUse[]; readonly emergencyPills: readonly EmergencyPill[] }

/** The method that is used on a day, the one begun last if the log has two; null without one. */
export const methodOn = (day: IsoDay, uses: readonly MethodUse[]): MethodUse | null =>
  uses.filter(({ from, to }) => from <= day && (to === null || to > day)).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0] ?? null

/** The hormonal method whose effect bleeding on a day shows; null without one. */
export const hormonesOn = (day: IsoDay, uses: readonly MethodUse[]): MethodUse | null =>
  uses.findLast((use) => {
    const end = effectEnds(use)
    return isHormonal(use.method) && use.from <= day && (end === null || end >= day)
  }) ?? null

/** Whether hormones, an emergency pill included, decided about a cycle. Such a cycle tells nothing of the next ones. */
export const hasHormones = ({ start, end }: Span, { methods: uses, emergencyPills: pills }: Uses): boolean =>
  pills.some(({ taken }) => taken >= start && taken <= end) ||
  uses.some((use) => {
    const last = effectEnds(use)
    return isHormonal(use.method) && use.from <= end && (last === null || last >= start)
  })

/** What contraception does to the prediction of a running cycle; null where it does nothing. */
export type Influence =
  | { readonly kind: 'off' | 'range' | 'stopped'; readonly method: Method }
  | { readonly kind: 'emergency-pill' }

/** @param start the first day of the running cycle; null before the first logged period */
export const influenceOn = (start: IsoDay | null, today: IsoDay, { methods: uses, emergencyPills: pills }: Uses): Influence | null => {
  const current = methodOn(today, uses)
  const predicts = current && methodRules[current.method].predicts
  if (current && predicts && predicts !== 'usual') return { kind: predicts, method: current.method }
  const before = start === null ? null : hormonesOn(start, uses)
  if (before) return { kind: 'stopped', method: before.method }
  return start !== null && pills.some(({ taken }) => taken >= start && taken <= today) ? { kind: 'emergency-pill' } : null
}

/** The last day of the hormonal methods so far; null without one, today while one is used. */
export const lastHormones = (today: IsoDay, uses: readonly MethodUse[]): IsoDay | null => {
  const ends = uses.filter(({ method, from }) => isHormonal(method) && from <= today).map((use) => effectEnds(use) ?? today)
  return ends.map((end) => (end > today ? today : end)).toSorted((a, b) => (a < b ? 1 : -1))[0] ?? null
}
