/**
 * Formats how long ago something was. A clock that was set back gives the youngest age, never a negative one.
 * An invalid instant gives an empty text.
 */

import { dayMs, hourMs, minuteMs } from '@/kit/rules/durations'
import * as messages from '#words/kit/ages'

/** Milliseconds from `then` to `now`, 0 or more; null when either is invalid. */
export const elapsed = (then: string, now: Date | number): number | null => {
  const age = Number(now) - Date.parse(then)
  return Number.isNaN(age) ? null : Math.max(0, age)
}

/**
 * The age of saved data, shown after the word "saved": 'just now' under a minute, then minutes, hours, days.
 * @param then an ISO instant
 * @param now a Date, or milliseconds since the epoch
 */
export const savedAge = (then: string, now: Date | number): string => {
  const age = elapsed(then, now)
  if (age === null) return ''
  return age < minuteMs ? messages.justNow : minutesOrMore(age)
}

/** Minutes, hours or days. @param age milliseconds */
export const minutesOrMore = (age: number): string => {
  if (age < hourMs) return messages.minutes({ count: Math.floor(age / minuteMs) })
  return age < dayMs
    ? messages.hours({ count: Math.floor(age / hourMs) })
    : messages.days({ count: Math.floor(age / dayMs) })
}
