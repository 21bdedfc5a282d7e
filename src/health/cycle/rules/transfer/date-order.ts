import { dayMs } from '@/kit/rules/durations'
import { writtenParts, type DateOrder, type DateParts } from './dates'

export type DateGuess = {
  readonly order: DateOrder
  /** The dates do not determine the order, so the person is asked. */
  readonly ambiguous: boolean
  /** The orders that the dates allow. */
  readonly orders: readonly DateOrder[]
}

const isDayAndMonth = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12

const fits: Readonly<Record<DateOrder, (parts: DateParts) => boolean>> = {
  'day-first': ({ first, second }) => isDayAndMonth(first, second),
  'month-first': ({ first, second }) => isDayAndMonth(second, first),
  'year-first': ({ second, last, isShort }) => isShort && isDayAndMonth(last, second),
}

const timeIn: Readonly<Record<DateOrder, (parts: DateParts) => number>> = {
  'day-first': ({ first, second, last }) => Date.UTC(last, second - 1, first),
  'month-first': ({ first, second, last }) => Date.UTC(last, first - 1, second),
  'year-first': ({ first, second, last }) => Date.UTC(first, second - 1, last),
}

/** The number of days the dates span; a tenth at each end may be mistakes. */
const spanIn = (all: readonly DateParts[], order: DateOrder): number => {
  const times = all
    .filter(fits[order])
    .map(timeIn[order])
    .toSorted((a, b) => a - b)
  const cut = Math.floor(times.length / 10)
  return ((times.at(-1 - cut) ?? 0) - (times[cut] ?? 0)) / dayMs
}

/** A file may have this share of mistakes. */
const mistakes = 0.1
/** A log is written day by day: by the wrong order its days are scattered over many years. */
const scattered = 4

/** True if two digits of a year come first, as in 26/02/03; null where the dates allow either. */
const beginsWithYear = (all: readonly DateParts[]): boolean | null => {
  const countOf = (order: DateOrder): number => all.filter(fits[order]).length
  const least = (1 - mistakes) * Math.max(countOf('day-first'), countOf('month-first'), countOf('year-first'))
  if (countOf('year-first') < least || !all.every(({ isShort }) => isShort)) return false
  const others = (['day-first', 'month-first'] as const).filter((order) => countOf(order) >= least)
  if (others.length === 0) return true
  const [own, other] = [spanIn(all, 'year-first'), Math.min(...others.map((order) => spanIn(all, order)))]
  if (own * scattered < other) return true
  return other * scattered < own ? false : null
}

/** `04/04/2026` is the same day in any order. */
const guessOf = (all: readonly DateParts[], order: DateOrder, orders: readonly DateOrder[]): DateGuess => ({
  order,
  ambiguous: all.some((parts) => new Set(orders.map((each) => timeIn[each](parts))).size > 1),
  orders,
})

const inDays = ['day-first', 'month-first'] as const satisfies readonly DateOrder[]

/** The order that dates require; day first, as usual in Kenya, where they require none. */
export const guessDateOrder = (texts: readonly string[]): DateGuess => {
  const all = texts.flatMap((text) => writtenParts(text) ?? [])
  const dayFirst = all.filter((parts) => parts.first > 12 && fits['day-first'](parts)).length
  const monthFirst = all.filter((parts) => parts.second > 12 && fits['month-first'](parts)).length
  const [order, orders] =
    dayFirst === monthFirst
      ? (['day-first', inDays] as const)
      : dayFirst > monthFirst
        ? (['day-first', ['day-first']] as const)
        : (['month-first', ['month-first']] as const)
  const isYear = all.length === 0 ? false : beginsWithYear(all)
  if (isYear) return guessOf(all, 'year-first', ['year-first'])
  if (isYear === null) return guessOf(all, order, [...orders, 'year-first'])
  return guessOf(all, order, orders)
}

/** The order that dates leave no choice but; null where they leave one. */
export const decidedOrder = (texts: readonly string[]): DateOrder | null => {
  const { orders } = guessDateOrder(texts)
  return orders.length === 1 ? (orders[0] ?? null) : null
}
