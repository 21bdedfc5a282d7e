/** `gone`: the subscription no longer exists. `refused`: another attempt would fail as well. */
export type PushResult =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'retry'; readonly waitSeconds: number }

/** The database gives up after as many (settle_reminders). */
export const maxAttempts = 8

const firstSpanSeconds = 30
const maxSpanSeconds = 60 * 60
const maxRetryAfterSeconds = 12 * 60 * 60

/**
 * Parses Retry-After, seconds or a date; undefined if absent or invalid, at most twelve hours.
 * @param now milliseconds since the epoch
 */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.min(maxRetryAfterSeconds, Math.max(0, Math.ceil(seconds))) : undefined
}

/**
 * Seconds until the next attempt: exponential backoff with jitter, between half and all of a span that doubles from 30
 * seconds to an hour.
 *
 * @param attempts made so far
 * @param random in [0, 1)
 * @param requested the minimum in seconds, from the push service
 */
export function waitSeconds(attempts: number, random: number, requested = 0): number {
  const span = Math.min(maxSpanSeconds, firstSpanSeconds * 2 ** Math.max(0, attempts - 1))
  return Math.ceil(Math.max(requested, span / 2) + (random * span) / 2)
}

/** The status and Retry-After of a response; undefined if none came. */
export type PushResponse = { readonly status: number; readonly retryAfter: string | null } | undefined

/** The outcome of a push request. @param attempts made so far, including this one @param random in [0, 1) */
export function pushResultOf(response: PushResponse, attempts: number, now: number, random: number): PushResult {
  const retry = (requested?: number): PushResult => ({
    outcome: 'retry',
    waitSeconds: waitSeconds(attempts, random, requested),
  })
  if (!response) return retry()
  const { status, retryAfter } = response
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  // Made for another sender's key (RFC 8292): the phone subscribes again once the row is gone. Our own key may be wrong
  // for a while.
  if (status === 403 && attempts >= maxAttempts) return { outcome: 'gone' }
  if (status === 401 || status === 403) return retry()
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    return retry(retryAfterSeconds(retryAfter, now))
  return { outcome: 'refused' }
}
