import { daysBetween, type IsoDay } from '@/kit/rules/day'
import { bleedsOf, cutBleed, type Bleed } from './bleeds'
import { entryOf } from './cycle-entry'
import { cyclesOf, shortestCycle, touches, lastDayOf, type LoggedDay, type Period, type Span } from './history'
import type { CycleLog } from './log'
import { lastDayAfter, pregnancySpans, type PregnancySpan } from './pregnancy-span'
import { typicalLength } from './typical-length'

/** Bleeding that starts no cycle. `set-aside`: the person says that it was no period. */
export type OtherBleeding = Span & { readonly kind: 'between' | 'in-pregnancy' | 'after-pregnancy' | 'set-aside' }

export type Bleeding = {
  readonly periods: readonly Period[]
  readonly other: readonly OtherBleeding[]
  readonly pregnancies: readonly PregnancySpan[]
}

/** A light day that is not followed by flow within so many days stands alone. */
const daysToFollow = 2
/** A light day that stands alone starts a cycle from so many days before the typical length on. */
const daysBeforeTypical = 4

const isMarked = ({ days }: Bleed): boolean => days[0]?.mark === 'cycle-start'

const startsWithLoneLightDay = ({ days: [first, second] }: Bleed): boolean =>
  first?.flow === 'light' &&
  first.mark === null &&
  (second === undefined || daysBetween(first.date, second.date) > daysToFollow)

const isLoneLightDay = (bleed: Bleed): boolean => bleed.days.length === 1 && startsWithLoneLightDay(bleed)

const spanOf = ({ start, end }: Span): Span => ({ start, end })

/** True if a bleed began in a pregnancy, and is not the period with which it began. */
const isIn = (bleed: Bleed, { from, bleedingFrom, to }: PregnancySpan): boolean =>
  bleed.start <= to && (bleed.start > from || bleed.start >= bleedingFrom)

/** Bleeding that goes on into a pregnancy is no longer the period with which that began. */
const cutAtPregnancies = (bleeds: readonly Bleed[], pregnancies: readonly PregnancySpan[]): readonly Bleed[] =>
  pregnancies.reduce<readonly Bleed[]>((all, { from, bleedingFrom, to }) => {
    const isCut = ({ start, end }: Bleed): boolean =>
      start >= from && start < bleedingFrom && end >= bleedingFrom && start <= to
    return all.flatMap((bleed) => {
      if (!isCut(bleed)) return [bleed]
      const { head, tail } = cutBleed(
        bleed,
        bleed.days.findIndex(({ date }) => date >= bleedingFrom),
      )
      return [...head, ...tail]
    })
  }, bleeds)

const kindInPregnancy = (
  bleed: Bleed,
  pregnancies: readonly PregnancySpan[],
): 'in-pregnancy' | 'after-pregnancy' | null => {
  if (pregnancies.some((span) => isIn(bleed, span))) return 'in-pregnancy'
  const isAfter = pregnancies.some((span) => bleed.start > span.to && bleed.start <= lastDayAfter(span))
  return isAfter && !isMarked(bleed) ? 'after-pregnancy' : null
}

/** The index at which a bleed goes on after a pause on a day that fits; −1 if it does not. */
const afterPause = ({ days }: Bleed, fits: (day: IsoDay) => boolean): number =>
  days.findIndex(({ date }, index) => {
    const before = days[index - 1]
    return before !== undefined && daysBetween(before.date, date) > 1 && fits(date)
  })

/**
 * The index at which a bleed outlasts the pregnancy in which it began, or, after a pause, the weeks after one; −1 if it
 * does not.
 */
const outlasts = (bleed: Bleed, pregnancies: readonly PregnancySpan[]): number => {
  const span = pregnancies.find(
    (each) => isIn(bleed, each) || (bleed.start > each.to && bleed.start <= lastDayAfter(each)),
  )
  if (!span) return -1
  if (bleed.start <= span.to) return bleed.days.findIndex(({ date }) => date > span.to)
  return afterPause(bleed, (date) => date > lastDayAfter(span))
}

/**
 * Decides for each bleed whether it starts a cycle.
 * @param typical a light day alone counts only near this length, in days
 */
const judge = (
  bleeds: readonly Bleed[],
  pregnancies: readonly PregnancySpan[],
  typical: number,
): Pick<Bleeding, 'periods' | 'other'> => {
  const periods: Bleed[] = []
  const other: OtherBleeding[] = []
  const queue = [...bleeds]
  const setAside = (cut: readonly Bleed[], kind: OtherBleeding['kind']) =>
    void other.push(...cut.map((bleed) => ({ ...spanOf(bleed), kind })))
  /** @param index the rest begins here; −1 where there is none */
  const setAsideTo = (index: number, bleed: Bleed, kind: OtherBleeding['kind']) => {
    if (index < 0) return setAside([bleed], kind)
    const { head, tail } = cutBleed(bleed, index)
    setAside(head, kind)
    queue.unshift(...tail)
  }
  for (let bleed = queue.shift(); bleed; bleed = queue.shift()) {
    const last = periods.at(-1)
    const kind = kindInPregnancy(bleed, pregnancies)
    const mark = bleed.days.findIndex((day, index) => index > 0 && day.mark === 'cycle-start')
    const days = last ? daysBetween(last.start, bleed.start) : Number.POSITIVE_INFINITY
    if (kind === 'in-pregnancy') setAsideTo(outlasts(bleed, pregnancies), bleed, kind)
    else if (mark > 0 && !isMarked(bleed)) setAsideTo(mark, bleed, 'between')
    else if (mark > 0) {
      const { head, tail } = cutBleed(bleed, mark)
      periods.push(...head)
      queue.unshift(...tail)
    } else if (kind) setAsideTo(outlasts(bleed, pregnancies), bleed, kind)
    else if (isMarked(bleed) || !last) periods.push(bleed)
    else if (days >= shortestCycle) {
      if (startsWithLoneLightDay(bleed) && days + 1 <= typical - daysBeforeTypical) setAsideTo(1, bleed, 'between')
      else periods.push(bleed)
    } else if (isLoneLightDay(last) && !isLoneLightDay(bleed)) {
      periods.pop()
      setAside([last], 'between')
      periods.push(bleed)
    } else {
      // Bleeding that began too early may go on late enough, after a pause, to be a period of its own.
      setAsideTo(
        afterPause(bleed, (day) => daysBetween(last.start, day) >= shortestCycle),
        bleed,
        'between',
      )
    }
  }
  return { periods: periods.map(spanOf), other }
}

/** The typical length before any question about the cycles; the person's setting without one. */
const typicalOf = ({ profile }: CycleLog, bleeds: readonly Bleed[], pregnancies: readonly PregnancySpan[]): number => {
  const { periods } = judge(bleeds, pregnancies, Number.POSITIVE_INFINITY)
  const starts = periods.map(({ start }) => start)
  const lengths = cyclesOf(periods)
    .filter((cycle) => !entryOf(profile.leftOut, cycle.start, starts))
    .filter(
      (cycle) => !pregnancies.some(({ from, to }) => touches({ start: cycle.start, end: lastDayOf(cycle) }, from, to)),
    )
    .map(({ length }) => length)
  return typicalLength(lengths) ?? profile.shape.length
}

const isNoPeriod = ({ mark }: LoggedDay): boolean => mark !== null && mark !== 'cycle-start'

/**
 * The periods in a log, and all other bleeding.
 * @param today later days are not counted until they have come
 * @param pregnantSince the first of the 280 days of the running pregnancy; null when there is none
 */
export const periodsOf = (log: CycleLog, today: IsoDay, pregnantSince: IsoDay | null = null): Bleeding => {
  const days = log.days.filter(({ date }) => date <= today)
  const whole = bleedsOf(days.filter((day) => !isNoPeriod(day)))
  const pregnancies = pregnancySpans({ ...log, days }, pregnantSince, today, whole)
  const bleeds = cutAtPregnancies(whole, pregnancies)
  const { periods, other } = judge(bleeds, pregnancies, typicalOf(log, bleeds, pregnancies))
  const marked = bleedsOf(days.filter(isNoPeriod)).map((bleed): OtherBleeding => ({
    ...spanOf(bleed),
    kind: bleed.days[0]?.mark === 'between' ? 'between' : 'set-aside',
  }))
  return { periods, other: [...other, ...marked], pregnancies }
}
