import { addDays, daysFrom, type IsoDay } from '@/kit/rules/day'
import { hormonesFrom, lastEmergencyPill, pausedUntil, type EmergencyPill, type MethodUse } from './contraception'
import type { DayLog } from './log'
import { packDayOn, packRules, type PackDay } from './pill-pack'

/** The missed pills by the ticks. Without a pack or a tick none is known. */
export type MissedPills =
  /** The pill of yesterday is not ticked. */
  | {
      readonly kind: 'yesterday'
      /**
       * True if others were missed so near to it that emergency contraception should be considered after sex without a
       * condom.
       */
      readonly emergency: boolean
    }
  /** Nothing is ticked since this day, for so long that the person may have stopped ticking. */
  | { readonly kind: 'not-ticked'; readonly since: IsoDay }
  | {
      readonly kind: 'missed'
      /** The number of without enough taken ones in between, and the day of the last of them. */
      readonly count: number
      readonly until: IsoDay
      /** True if the last pill that was due is among them, and can still be taken. */
      readonly canTake: boolean
      /** For how many more pills in a row condoms are needed. */
      readonly condomPills: number
      /** True if emergency contraception should be considered after sex without a condom. */
      readonly emergency: boolean
      readonly skipBreak: boolean
    }
  /** An emergency pill was taken, after which the pill protects only once enough of them are taken in a row. */
  | {
      readonly kind: 'after-emergency-pill'
      readonly emergencyPill: EmergencyPill
      /** Until before this day no pill with hormones is taken; null where the pause is over, or where there is none. */
      readonly pausedUntil: IsoDay | null
      readonly condomPills: number
      readonly canTake: boolean
      readonly skipBreak: boolean
    }

type Pill = Pick<MethodUse, 'method' | 'progestogen' | 'from' | 'packs'>
type Day = Pick<DayLog, 'date' | 'pillTaken'>

type Rule = {
  /** From so many missed pills in a row on, condoms are needed. */
  readonly missed: number
  /** Until so many pills in a row are taken. */
  readonly condomPills: number
}

/** Sources: docs/health-rules.md. Where they differ, the stricter. */
const rules = {
  combined: { missed: 2, condomPills: 7 },
  /** Two days after the first of them, 48 hours have passed. */
  traditional: { missed: 1, condomPills: 3 },
  desogestrel: { missed: 1, condomPills: 3 },
  drospirenone: { missed: 1, condomPills: 7 },
  /** Of an older log: the strictest of them. */
  unknown: { missed: 1, condomPills: 7 },
} as const satisfies Record<string, Rule>

const daysOfWeek = 7
/** From so many missed combined pills in a row on, in any week. WHO, a global handbook. */
const manyMissed = 3
/** Long enough for 63 pills and for a break in between. */
const daysBack = 42

type Due = { readonly day: IsoDay; readonly pack: PackDay; readonly isMissed: boolean }

const ticksOf = ({ from }: Pill, days: readonly Day[], today: IsoDay): ReadonlyMap<IsoDay, DayLog['pillTaken']> =>
  new Map(
    days
      .filter(({ date, pillTaken }) => pillTaken !== null && date >= from && date <= today)
      .map(({ date, pillTaken }) => [date, pillTaken]),
  )

/** The days on which a pill was due, from the first tick on. That of today is not missed before the day is over. */
const dueDays = (
  pill: Pill,
  ticks: ReadonlyMap<IsoDay, DayLog['pillTaken']>,
  today: IsoDay,
  from: IsoDay,
): readonly Due[] => {
  const [first] = [...ticks.keys()].toSorted()
  if (first === undefined) return []
  // A combined pill that is taken a day late counts for the day on which it was taken.
  const isTaken = (day: IsoDay): boolean =>
    ticks.get(day) === 'in-time' || (pill.method === 'combined-pill' && ticks.get(addDays(day, -1)) === 'late')
  return daysFrom(first > from ? first : from, today).flatMap((day) => {
    const pack = packDayOn(pill.packs, day)
    return pack?.isActive && (day < today || ticks.has(day)) ? [{ day, pack, isMissed: !isTaken(day) }] : []
  })
}

type Block = { readonly isMissed: boolean; readonly first: Due; readonly days: readonly Due[] }

/** Missed pills in a row, a break in between or not; and taken ones in a row, without a break. */
const blocksOf = (due: readonly Due[]): readonly Block[] =>
  due.reduce<readonly Block[]>((blocks, day, index) => {
    const last = blocks.at(-1)
    const isNext = due[index - 1]?.day === addDays(day.day, -1)
    return last?.isMissed === day.isMissed && (day.isMissed || isNext)
      ? [...blocks.slice(0, -1), { ...last, days: [...last.days, day] }]
      : [...blocks, { isMissed: day.isMissed, first: day, days: [day] }]
  }, [])

/** The missed pills for which condoms are still needed, and the last of them. */
const stillCounting = (
  blocks: readonly Block[],
  rule: Rule,
): { readonly last: Block; readonly count: number } | null => {
  const back = blocks.toReversed()
  const recovered = back.findIndex(({ isMissed, days }) => !isMissed && days.length >= rule.condomPills)
  const missed = back.slice(0, recovered < 0 ? back.length : recovered).filter(({ isMissed }) => isMissed)
  const inRow = missed.find(({ days }) => days.length >= rule.missed)
  if (inRow) return { last: inRow, count: inRow.days.length }
  // Two or more anywhere in a pack, in a row or not (NHS, Missed pills).
  const count = missed.reduce((sum, { days }) => sum + days.length, 0)
  const [last] = missed
  return last && count >= rule.missed ? { last, count } : null
}

const isOfLastWeek = ({ pack: { kind, day } }: Due): boolean =>
  packRules[kind].pause > 0 && day > packRules[kind].pills - daysOfWeek

/** In the first week the break before it has become longer; without breaks only the very first week is one. */
const isOfFirstWeek = ({ pack: { kind, day, first } }: Due, { packs }: Pill): boolean =>
  day <= daysOfWeek && (packRules[kind].pause > 0 || first === packs[0]?.start)

/** In the same pack, or in the last week of the one before. CDC. */
const isNear = (other: Due, { pack: { first } }: Due): boolean =>
  other.pack.first === first || (other.pack.next === first && isOfLastWeek(other))

const ruleOf = ({ method, progestogen }: Pick<MethodUse, 'method' | 'progestogen'>): Rule =>
  method === 'combined-pill' ? rules.combined : rules[progestogen ?? 'unknown']

/** @param from earlier days are not looked at */
const missedSince = (
  pill: Pill,
  days: readonly Day[],
  today: IsoDay,
  from: IsoDay,
): Exclude<MissedPills, { kind: 'after-emergency-pill' }> | null => {
  const yesterday = addDays(today, -1)
  const ticks = ticksOf(pill, days, today)
  const due = dueDays(pill, ticks, today, from)
  const blocks = blocksOf(due)
  const last = blocks.at(-1)
  const lastTick = [...ticks.keys()].toSorted().at(-1)
  if (!last || lastTick === undefined) return null
  if (last.isMissed && last.days.filter(({ day }) => day > lastTick).length > daysOfWeek)
    return { kind: 'not-ticked', since: lastTick }
  const canTake = due.some(({ day }) => day === yesterday) && !ticks.has(yesterday)
  const rule = ruleOf(pill)
  const isYesterdayAlone = canTake && last.isMissed && last.days.length === 1
  // Yesterday's pill may still be taken: what was missed before it comes first.
  const counting = (isYesterdayAlone ? stillCounting(blocks.slice(0, -1), rule) : null) ?? stillCounting(blocks, rule)
  if (!counting || (isYesterdayAlone && counting.last === last))
    return canTake
      ? {
          kind: 'yesterday',
          emergency:
            pill.method === 'combined-pill' &&
            due.some((other) => other.isMissed && other.day !== yesterday && isNear(other, last.first)),
        }
      : null
  const { first, days: missedDays } = counting.last
  const end = missedDays.at(-1) ?? first
  const present = packDayOn(pill.packs, today)
  const hadBreak =
    present?.isActive === true && daysFrom(end.day, today).some((day) => packDayOn(pill.packs, day)?.isActive === false)
  const takenBefore = due
    .slice(0, due.indexOf(first))
    .slice(-daysOfWeek)
    .filter(({ isMissed }) => !isMissed).length
  return {
    kind: 'missed',
    count: counting.count,
    until: end.day,
    canTake,
    condomPills: rule.condomPills - (last.isMissed || present?.isActive === false ? 0 : last.days.length),
    emergency:
      pill.method !== 'combined-pill' ||
      hadBreak ||
      missedDays.some((day) => isOfFirstWeek(day, pill)) ||
      takenBefore < daysOfWeek ||
      missedDays.length >= manyMissed,
    skipBreak: missedDays.some((day) => isOfLastWeek(day) && day.pack.first === present?.first),
  }
}

/**
 * The number of pills were taken in a row up to today, from a day on. Without a pack or ticks each day counts: then
 * only the days can be told.
 */
const takenInRow = (pill: Pill, days: readonly Day[], today: IsoDay, from: IsoDay): number => {
  const ticks = ticksOf(pill, days, today)
  if (ticks.size === 0 || packDayOn(pill.packs, today) === null) return daysFrom(from, addDays(today, -1)).length
  const last = blocksOf(dueDays(pill, ticks, today, from)).at(-1)
  return last && !last.isMissed ? last.days.length : 0
}

/**
 * @param days the log of days, in order
 * @param emergencyPills those that were taken; what was missed before the last one is done with
 */
export const missedPills = (
  pill: Pill,
  days: readonly Day[],
  today: IsoDay,
  emergencyPills: readonly EmergencyPill[] = [],
): MissedPills | null => {
  const earliest = addDays(today, -daysBack)
  const last = lastEmergencyPill(
    today,
    emergencyPills.filter((each) => each.taken >= earliest && hormonesFrom(each) >= pill.from),
  )
  if (!last) return missedSince(pill, days, today, earliest)
  const from = hormonesFrom(last)
  const { condomPills } = ruleOf(pill)
  const none = { kind: 'after-emergency-pill', emergencyPill: last, canTake: false, skipBreak: false } as const
  if (from > today) return { ...none, pausedUntil: from, condomPills }
  // Ulipristal asks for a new beginning; with levonorgestrel the pack goes on.
  const missed = missedSince(pill, days, today, from > last.taken ? from : earliest)
  const isNewer = missed?.kind === 'not-ticked' || (missed?.kind === 'missed' && missed.until > last.taken)
  if (missed && isNewer) return missed
  const left = Math.max(
    condomPills - takenInRow(pill, days, today, from),
    missed?.kind === 'missed' ? missed.condomPills : 0,
  )
  if (left <= 0) return missed
  return {
    ...none,
    pausedUntil: null,
    condomPills: left,
    canTake: missed !== null && (missed.kind === 'yesterday' || missed.canTake),
    skipBreak: missed?.kind === 'missed' && missed.skipBreak,
  }
}

/**
 * The pills of the last days that are not ticked, newest first. Those before the first tick are not asked about, but
 * yesterday's.
 */
export const untickedDays = (
  pill: Pill,
  days: readonly Day[],
  today: IsoDay,
  emergencyPills: readonly EmergencyPill[] = [],
): readonly IsoDay[] => {
  const ticks = ticksOf(pill, days, today)
  const yesterday = addDays(today, -1)
  const [first = yesterday] = [...ticks.keys()].toSorted()
  return daysFrom(addDays(today, -daysOfWeek), yesterday)
    .filter(
      (day) =>
        day >= pill.from &&
        (day >= first || day === yesterday) &&
        !ticks.has(day) &&
        packDayOn(pill.packs, day)?.isActive === true &&
        pausedUntil(day, emergencyPills) === null,
    )
    .toReversed()
}

/**
 * The days of the last six weeks whose pill was missed by the ticks, while it was in use.
 * @param days the log of days, in order
 */
export const missedDays = (
  pill: Pill & Pick<MethodUse, 'to'>,
  days: readonly Day[],
  today: IsoDay,
  emergencyPills: readonly EmergencyPill[],
): readonly IsoDay[] => {
  // The last day of a pill that was stopped is over.
  const stopped = pill.to !== null && pill.to <= today ? pill.to : null
  const used = days.filter(({ date }) => stopped === null || date < stopped)
  return dueDays(pill, ticksOf(pill, used, today), stopped ?? today, addDays(today, -daysBack)).flatMap(
    ({ day, isMissed }) => (isMissed && day !== stopped && pausedUntil(day, emergencyPills) === null ? [day] : []),
  )
}
