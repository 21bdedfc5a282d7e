// Chunk: lists

import { dayMs, hourMs, minuteMs } from '@/kit/rules/durations'
import { daysAgo, hoursAgo, justNow, seconds } from '#words/kit/list-age'
import { elapsed, minutesOrMore } from './saved-age'

const second = 1000

/**
 * The age shown in lists: 'Just now' under an hour, 'Nh ago' under 24 hours, else 'Nd ago'.
 * @param then an ISO instant
 * @param now a Date, or milliseconds since the epoch
 */
export const listAge = (then: string, now: Date | number): string => {
  const age = elapsed(then, now)
  if (age === null) return ''
  if (age < hourMs) return justNow
  return age < dayMs
    ? hoursAgo({ hours: String(Math.floor(age / hourMs)) })
    : daysAgo({ days: String(Math.floor(age / dayMs)) })
}

/**
 * The age on the second-hand board: seconds under 60 s, then minutes, hours, days.
 * @param then an ISO instant
 * @param now a Date, or milliseconds since the epoch
 */
export const secondsAge = (then: string, now: Date | number): string => {
  const age = elapsed(then, now)
  if (age === null) return ''
  return age < minuteMs ? seconds({ count: Math.floor(age / second) }) : minutesOrMore(age)
}
