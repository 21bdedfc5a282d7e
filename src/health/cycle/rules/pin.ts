import { hourMs, minuteMs } from '@/kit/rules/durations'

export const pinLength = { min: 4, max: 64 } as const

/** A PIN of this length also resists an attacker with a copy of the phone's files. */
const strongLength = 16

export type PinProblem = 'too-short' | 'too-long'

/** The reason why a new PIN is invalid; null when it is valid. Any characters are allowed. */
export const pinProblem = (pin: string): PinProblem | null => {
  const { length } = [...pin]
  if (length < pinLength.min) return 'too-short'
  return length > pinLength.max ? 'too-long' : null
}

/** `digits`: a short number. */
export type PinStrength = 'strong' | 'good' | 'digits'

/**
 * The strength of a new PIN. With a copy of the files and a large GPU, an attacker tries about 10,000 PINs per second.
 */
export const pinStrength = (pin: string): PinStrength => {
  if ([...pin].length >= strongLength) return 'strong'
  return /^\d+$/.test(pin) ? 'digits' : 'good'
}

const freeAttempts = 3
const firstDelay = 30_000

/** The delay after failed attempts, in milliseconds: none before the third, then 30 s, doubling up to an hour. */
const waitAfter = (failed: number): number =>
  failed < freeAttempts ? 0 : Math.min(hourMs, firstDelay * 2 ** Math.min(failed - freeAttempts, 10))

/** The part of a delay that has to pass while the app is open, whatever the phone's clock says. */
const leastOpenMs = 30_000

type Tries = {
  readonly failed: number
  /** By the phone's clock, in milliseconds since the epoch. */
  readonly lastTry: number
  readonly now: number
  /** Milliseconds since the last try by a clock that nobody can set, as far as the app was open. */
  readonly open: number
}

/**
 * When the next attempt is allowed, in milliseconds since the epoch: after the delay by the phone's clock, or by the
 * other one. A phone's clock that went back says nothing of it.
 */
export const nextTryAt = ({ failed, lastTry, now, open }: Tries): number => {
  const delay = waitAfter(failed)
  const byOpen = now + Math.max(0, delay - open)
  const byPhone = now < lastTry ? byOpen : lastTry + delay
  const least = Math.min(delay, leastOpenMs) - open
  return Math.max(Math.min(byPhone, byOpen), least > 0 ? now + least : 0)
}

/** Idle minutes until the log is locked; 0: as soon as the app is hidden. */
export const lockAfterMinutes = [0, 1, 5, 15, 60] as const
export type LockAfter = (typeof lockAfterMinutes)[number]
export const isLockAfter = (minutes: unknown): minutes is LockAfter =>
  lockAfterMinutes.some((choice) => choice === minutes)

/**
 * True if a log that was last used so long ago must lock. A clock that went back does not say how long ago that was.
 * @param idle milliseconds, by each clock
 */
export const locksAfter = (lockAfter: LockAfter, idle: readonly number[]): boolean =>
  lockAfter > 0 && idle.some((ms) => ms < 0 || ms > lockAfter * minuteMs)
