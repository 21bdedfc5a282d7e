/**
 * Formats how long ago something was. A clock that was set back gives the youngest age, never a negative one.
 * An invalid instant gives an empty text.
 */

import { dayMs, hourMs, minuteMs } from '@/kit/rules/durations'

const second = 1000

/** Milliseconds from `then` to `now`, 0 or more; null when either is invalid. */
export const elapsed = (then: string, now: Date | number): number | null => {
  const age = Number(now) - Date.parse(then)
  return Number.isNaN(age) ? null : Math.max(0, age)
}

const ago = (age: number, unit: number, name: string): string => {
  const count = Math.floor(age / unit)
  return `${count} ${name}${count === 1 ? '' : 's'} ago`
}

/**
 * The age on the second-hand board: seconds under 60 s, then minutes, hours, days.
 * @param then an ISO instant
 * @param now a Date, or milliseconds since the epoch
 */
export const secondsAge = (then: string, now: Date | number): string => {
  const age = elapsed(then, now)
  if (age === null) return ''
  return age < minuteMs ? ago(age, second, 'second') : minutesOrMore(age)
}

/**
 * The age of saved data, shown after the word "saved": 'just now' under a minute, then minutes, hours, days.
 * @param then an ISO instant
 * @param now a Date, or milliseconds since the epoch
 */
export const savedAge = (then: string, now: Date | number): string => {
  const age = elapsed(then, now)
  if (age === null) return ''
  return age < minuteMs ? 'just now' : minutesOrMore(age)
}

const minutesOrMore = (age: number): string => {
  if (age < hourMs) return ago(age, minuteMs, 'minute')
  return age < dayMs ? ago(age, hourMs, 'hour') : ago(age, dayMs, 'day')
}
