// Chunk: lists

import { dayMs, hourMs } from '@/kit/rules/durations'
import { daysAgo, hoursAgo, justNow } from '#words/kit/list-age'
import { elapsed } from './saved-age'

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
