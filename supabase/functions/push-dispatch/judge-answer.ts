/** What becomes of a reminder: `gone` means that its subscription is, `refused` that another try would end the same. */
export type Outcome =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'gone' }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'retry'; readonly waitSeconds: number }

const firstSeconds = 30
const longestSeconds = 60 * 60
const longestAskedSeconds = 12 * 60 * 60

/** Seconds or a date, as HTTP allows. @param now milliseconds since the epoch */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.min(longestAskedSeconds, Math.max(0, Math.ceil(seconds))) : undefined
}

/**
 * How long to wait after so many tries: between half and all of a span that doubles from 30 seconds to an hour. What the
 * push service asks for is the least.
 *
 * @param random in [0, 1)
 */
export function waitSeconds(tries: number, random: number, asked = 0): number {
  const span = Math.min(longestSeconds, firstSeconds * 2 ** Math.max(0, tries - 1))
  return Math.ceil(Math.max(asked, span / 2) + (random * span) / 2)
}

/** What came back: the status and Retry-After of an answer, or nothing. */
export type Answer = { readonly status: number; readonly retryAfter: string | null } | undefined

/** Judges what a push service answered, or that it did not. @param tries how often it was tried, this time included */
export function judgeAnswer(answer: Answer, tries: number, now: number, random: number): Outcome {
  const again = (asked?: number): Outcome => ({ outcome: 'retry', waitSeconds: waitSeconds(tries, random, asked) })
  if (!answer) return again()
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  // 401 and 403 are about our key, which can be mended before it is too late for the reminder.
  if (status === 401 || status === 403) return again()
  if (status === 408 || status === 425 || status === 429 || status >= 500) return again(retryAfterSeconds(retryAfter, now))
  return { outcome: 'refused' }
}
