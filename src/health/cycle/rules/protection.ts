import { addDays, daysBetween, daysFrom, type IsoDay } from '@/kit/rules/day'
import {
  deviceEnds,
  hormonesFrom,
  injectionDates,
  lastEmergencyPill,
  methodOn,
  methodRules,
  type EmergencyPill,
  type Method,
  type MethodUse,
} from './contraception'
import type { CycleLog } from './log'
import { missedPills, type MissedPills } from './missed-pills'

/**
 * The reason why a method protects or not. Each reason has a sentence with its source in
 * `messages/cycle/protection.ts`.
 */
type ProtectionReason =
  | 'no-method'
  | 'each-time'
  | 'in-use'
  | 'new'
  | 'no-ticks'
  | 'not-ticked'
  | 'missed'
  | 'injection-late'
  | 'injection-over'
  | 'after-late-injection'
  | 'injection-before-unknown'
  | 'expired'
  | 'inducers'
  | 'after-ulipristal'
  | 'after-levonorgestrel'

/** The protection of a method of contraception on a day. */
export type Protection = {
  /** `unsure`: condoms are advised, because sources differ or the log does not tell. */
  readonly state: 'protected' | 'unsure' | 'not-protected'
  readonly reason: ProtectionReason
  /** The last day of this state, if nothing is done until then; null where no day can be told. */
  readonly until: IsoDay | null
  /** True if emergency contraception should be considered after sex without a condom in the last five days. */
  readonly emergency: boolean
  /**
   * If only sex before today is a reason for it: the last day on which the method may not have protected; else null.
   */
  readonly gap: IsoDay | null
}

type Facts = Pick<CycleLog, 'days'> & {
  readonly profile: Pick<CycleLog['profile'], 'methods' | 'emergencyPills' | 'takesInducers'>
}

/**
 * Days until a hormonal method works that was begun, or begun anew, on any day of a cycle (WHO, Selected practice
 * recommendations; FSRH).
 */
const daysToWork = 7
const daysOfMiniPill = 2

const daysUntilItWorks = (use: Pick<MethodUse, 'method' | 'progestogen'>): number =>
  use.method === 'progestogen-pill' && use.progestogen !== 'drospirenone' && use.progestogen !== null
    ? daysOfMiniPill
    : daysToWork

/** For so many days after sex emergency contraception can help (WHO, Emergency contraception). */
const daysOfEmergency = 5

/** The protection of one day, whatever was before it. */
type Finding = Omit<Protection, 'gap'>

const state = (
  kind: Protection['state'],
  reason: ProtectionReason,
  until: IsoDay | null = null,
  emergency = false,
): Finding => ({ state: kind, reason, until, emergency })

const inUse = (until: IsoDay | null = null): Finding => state('protected', 'in-use', until)

/**
 * Medicines against tuberculosis, HIV and epilepsy speed up how the liver breaks hormones down. Injections and coils
 * are not weakened (FSRH; WHO).
 */
const weakenedByInducers: ReadonlySet<Method> = new Set(['combined-pill', 'progestogen-pill', 'implant'])

export const isWeakened = ({ method }: Pick<MethodUse, 'method'>): boolean => weakenedByInducers.has(method)

const whileNew = (use: MethodUse, day: IsoDay): Finding | null => {
  const works = addDays(use.from, daysUntilItWorks(use))
  return day < works ? state('unsure', 'new', addDays(works, -1)) : null
}

/** An emergency pill is taken where the method is doubted, and ulipristal and hormones weaken each other. */
const afterEmergencyPill = (use: MethodUse, pills: readonly EmergencyPill[], day: IsoDay): Finding | null => {
  const last = lastEmergencyPill(day, pills)
  if (!last) return null
  const works = addDays(hormonesFrom(last), daysUntilItWorks(use))
  return day < works
    ? state(
        'not-protected',
        last.kind === 'ulipristal' ? 'after-ulipristal' : 'after-levonorgestrel',
        addDays(works, -1),
      )
    : null
}

const ofMissed = (missed: MissedPills | null, use: MethodUse, day: IsoDay): Finding => {
  switch (missed?.kind) {
    case undefined:
      return inUse()
    case 'yesterday':
      return use.method === 'combined-pill' && !missed.emergency
        ? inUse()
        : state('unsure', 'missed', null, missed.emergency)
    case 'not-ticked':
      return state('unsure', 'not-ticked', null, true)
    case 'missed':
      return state('not-protected', 'missed', addDays(day, missed.condomPills - 1), missed.emergency)
    case 'after-emergency-pill': {
      const { emergencyPill, pausedUntil, condomPills } = missed
      const until = addDays(pausedUntil ?? day, condomPills - 1)
      return state(
        'not-protected',
        emergencyPill.kind === 'ulipristal' ? 'after-ulipristal' : 'after-levonorgestrel',
        until,
      )
    }
  }
}

const ofPill = (use: MethodUse, { days, profile }: Facts, day: IsoDay): readonly Finding[] => {
  const missed = ofMissed(missedPills(use, days, day, profile.emergencyPills), use, day)
  if (missed.state !== 'protected') return [missed]
  const isTicked = days.some(({ date, pillTaken }) => pillTaken !== null && date >= use.from && date <= day)
  return isTicked && use.packs.length > 0 ? [] : [state('unsure', 'no-ticks')]
}

/** An injection that is still to come, by a wrong clock for example, does nothing yet. */
const injectionsUpTo = (day: IsoDay, use: MethodUse): MethodUse =>
  use.given !== null && use.given > day ? { ...use, given: use.givenBefore, givenBefore: null, until: null } : use

const ofInjection = (use: MethodUse, day: IsoDay): readonly Finding[] => {
  const { protectsTo, graceTo } = injectionDates(use)
  if (day > graceTo) return [state('not-protected', 'injection-over', null, true)]
  if (day > protectsTo) return [state('unsure', 'injection-late', graceTo, true)]
  const { given, givenBefore } = use
  // The card gives one interval for all.
  const earlierDue =
    given !== null && givenBefore !== null && use.until !== null
      ? addDays(givenBefore, daysBetween(given, use.until))
      : null
  // Without one before it, the first is meant.
  if (given === null || given <= injectionDates({ ...use, given: givenBefore, until: earlierDue }).protectsTo) return []
  const works = addDays(given, daysToWork)
  if (day >= works) return []
  return [
    givenBefore === null
      ? state('unsure', 'injection-before-unknown', addDays(works, -1))
      : state('not-protected', 'after-late-injection', addDays(works, -1), true),
  ]
}

const ofDevice = (use: MethodUse, day: IsoDay): readonly Finding[] =>
  day > deviceEnds(use) ? [state('not-protected', 'expired', null, true)] : []

const lastDay = (use: MethodUse): IsoDay | null =>
  use.method === 'injection'
    ? injectionDates(use).protectsTo
    : methodRules[use.method].detail === 'device'
      ? deviceEnds(use)
      : null

const ofHormones = (use: MethodUse, facts: Facts, day: IsoDay): readonly Finding[] => {
  const { emergencyPills, takesInducers } = facts.profile
  const isPill = use.method === 'combined-pill' || use.method === 'progestogen-pill'
  // Of findings that weigh the same the first is said: what forbids hormones before what asks for them.
  return [
    isPill ? null : afterEmergencyPill(use, emergencyPills, day),
    takesInducers === true && isWeakened(use) ? state('unsure', 'inducers') : null,
    whileNew(use, day),
    ...(isPill ? ofPill(use, facts, day) : use.method === 'injection' ? ofInjection(use, day) : ofDevice(use, day)),
  ].filter((found) => found !== null)
}

const severity = { 'not-protected': 0, unsure: 1, protected: 2 } as const satisfies Record<Finding['state'], number>

/** The worst that is known of one method on a day. */
const worstOf = (logged: MethodUse, facts: Facts, day: IsoDay): Finding => {
  const use = injectionsUpTo(day, logged)
  if (use.method === 'condom') return state('unsure', 'each-time')
  const found = use.method === 'copper-iud' ? ofDevice(use, day) : ofHormones(use, facts, day)
  const [worst] = found.toSorted((a, b) => severity[a.state] - severity[b.state])
  if (!worst) return inUse(lastDay(use))
  const alike = found.filter((each) => each.state === worst.state)
  const ends = alike.map(({ until }) => until)
  return {
    ...worst,
    until: ends.includes(null) ? worst.until : (ends.toSorted().at(-1) ?? null),
    emergency: alike.some(({ emergency }) => emergency),
  }
}

/**
 * The last of the days before on which sex without a condom is a reason for an emergency pill, and none was taken
 * since.
 */
const gapBefore = (day: IsoDay, use: MethodUse, facts: Facts): IsoDay | null => {
  const { methods, emergencyPills } = facts.profile
  const earliest = addDays(day, -daysOfEmergency)
  const [from] = [
    earliest,
    ...(use.given !== null && use.given <= day ? [use.given] : []),
    ...emergencyPills.flatMap(({ taken }) => (taken <= day ? [taken] : [])),
  ]
    .toSorted()
    .slice(-1)
  return (
    daysFrom(from ?? earliest, addDays(day, -1)).findLast((each) => {
      const used = methodOn(each, methods)
      return used !== null && worstOf(used, facts, each).emergency
    }) ?? null
  )
}

/** The protection of one method on a day. */
export const protectionOf = (use: MethodUse, facts: Facts, day: IsoDay): Protection => {
  const worst = worstOf(use, facts, day)
  const gap = worst.emergency || use.method === 'condom' ? null : gapBefore(day, use, facts)
  return { ...worst, emergency: worst.emergency || gap !== null, gap }
}

/**
 * The protection of the main method on a day, by the log. Sources: docs/health-rules.md.
 * @param day for a pill the day whose pill can still be taken in time
 */
export const protectionOn = (day: IsoDay, facts: Facts): Protection => {
  const use = methodOn(day, facts.profile.methods)
  return use ? protectionOf(use, facts, day) : { ...state('not-protected', 'no-method'), gap: null }
}
