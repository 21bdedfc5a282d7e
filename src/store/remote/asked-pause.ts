import { hourMs } from '@/kit/rules/durations'
import { retryAfterOf } from './retry-after'

/** The requests that the app repeats by itself, by path. Only these wait; a person's requests are sent. */
export const repeated = {
  pull: '/rest/v1/rpc/sync',
  likeCounts: '/rest/v1/rpc/like_counts',
  refresh: '/auth/v1/token',
} as const

/**
 * Too many requests are answered with less of them, also where the header is missing, or another origin may not read
 * it.
 */
const unsaidMs = 15_000
const longestMs = hourMs

/** Until when a server is left alone, on the monotonic clock, which nobody can change. */
const ends = new Map<string, number>()

/** Keeps in mind that a server is busy, if that is what it has answered. @param path of the request */
export const notePause = (path: string, { status, headers }: Response): void => {
  if (status !== 429 && status !== 503) return
  const ms = retryAfterOf(headers.get('Retry-After'), Date.now()) ?? (status === 429 ? unsaidMs : 0)
  ends.set(path, performance.now() + Math.min(longestMs, ms))
}

/** The milliseconds for which the server still refuses this request. */
export const pauseLeft = (path: string): number => Math.max(0, (ends.get(path) ?? 0) - performance.now())

export const isPaused = (path: string): boolean => pauseLeft(path) > 0
