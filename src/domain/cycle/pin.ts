import { hourMs } from '../shared/durations'

export const pinLength = { min: 4, max: 64 } as const

/** A PIN of this length also resists an attacker with a copy of the phone's files. */
const strongLength = 16

export type PinProblem = 'too-short' | 'too-long'

/** Why a new PIN is invalid; null when it is valid. Any characters are allowed. */
export const pinProblem = (pin: string): PinProblem | null => {
  const { length } = [...pin]
  if (length < pinLength.min) return 'too-short'
  return length > pinLength.max ? 'too-long' : null
}

/** `digits`: a short number. */
export type PinStrength = 'strong' | 'good' | 'digits'

/** The strength of a new PIN. With a copy of the files and a large GPU, an attacker tries about 10,000 PINs per second. */
export const pinStrength = (pin: string): PinStrength => {
  if ([...pin].length >= strongLength) return 'strong'
  return /^\d+$/.test(pin) ? 'digits' : 'good'
}

const freeAttempts = 3
const firstDelay = 30_000

/** The delay after failed attempts, in milliseconds: none before the third, then 30 s, doubling up to an hour. */
export const waitAfter = (failed: number): number =>
  failed < freeAttempts ? 0 : Math.min(hourMs, firstDelay * 2 ** Math.min(failed - freeAttempts, 10))

/** When the next attempt is allowed, in milliseconds since the epoch. A clock that was set back never extends the delay. */
export const nextTryAt = (failed: number, lastTry: number, now: number): number => Math.min(lastTry, now) + waitAfter(failed)

/** Idle minutes until the log is locked; 0: as soon as the app is hidden. */
export const lockAfterMinutes = [0, 1, 5, 15, 60] as const
export type LockAfter = (typeof lockAfterMinutes)[number]
export const isLockAfter = (minutes: unknown): minutes is LockAfter => lockAfterMinutes.some((choice) => choice === minutes)
