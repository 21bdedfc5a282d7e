import { hourMs, minuteMs } from '@/kit/rules/durations'

const baseMs = 1000
const maxMs = 5 * minuteMs
const minMs = 250

/**
 * Milliseconds to wait before the next try: full jitter over a span that doubles from 1 s to 5 min.
 * A Retry-After from the server takes precedence; it is capped at one hour and gets up to 1 s of jitter.
 * @param tries how many tries there have been
 * @param random a number in [0, 1)
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export const backoffMs = (tries: number, random: number, retryAfterMs?: number): number => {
  const span = Math.min(maxMs, baseMs * 2 ** Math.max(0, tries - 1))
  if (retryAfterMs !== undefined) return Math.min(hourMs, retryAfterMs) + Math.round(random * baseMs)
  return Math.max(minMs, Math.round(random * span))
}

/**
 * True if `notBefore` has come. A time further ahead than the longest backoff was set by a wrong clock and counts as
 * due.
 */
export const isDue = (notBefore: number, now: number): boolean => notBefore <= now || notBefore - now > hourMs + baseMs
