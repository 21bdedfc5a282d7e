const pinLength = { min: 4, max: 64 } as const

/** A PIN of this length also resists an attacker with a copy of the phone's files. */
const strongLength = 16

/** Why a new PIN is invalid; null when it is valid. Any characters are allowed. */
export const pinProblem = (pin: string): string | null => {
  const { length } = [...pin]
  if (length < pinLength.min) return `At least ${pinLength.min} characters`
  return length > pinLength.max ? `At most ${pinLength.max} characters` : null
}

/** The strength of a new PIN. With a copy of the files and a large GPU, an attacker tries about 10,000 PINs per second. */
export const pinStrength = (pin: string): string => {
  const { length } = [...pin]
  if (length >= strongLength) return 'Strong: also against somebody who copies the files of this phone.'
  if (/^\d+$/.test(pin)) return 'Holds against somebody who picks up this phone. Somebody who copies its files finds a short number in moments: four words are better.'
  return 'Good. Four words together are better still.'
}

const freeAttempts = 3
const firstDelay = 30_000
const maxDelay = 3_600_000

/** The delay after failed attempts, in milliseconds: none before the third, then 30 s, doubling up to an hour. */
export const waitAfter = (failed: number): number =>
  failed < freeAttempts ? 0 : Math.min(maxDelay, firstDelay * 2 ** Math.min(failed - freeAttempts, 10))

/** When the next attempt is allowed, in milliseconds since the epoch. A clock that was set back never extends the delay. */
export const nextTryAt = (failed: number, lastTry: number, now: number): number => Math.min(lastTry, now) + waitAfter(failed)

/** "45 s", "2 min 5 s" */
export const waitText = (seconds: number): string => (seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`)

/** Idle minutes until the log is locked; 0: as soon as the app is hidden. */
export const lockAfterMinutes = [0, 1, 5, 15, 60] as const
export type LockAfter = (typeof lockAfterMinutes)[number]
export const isLockAfter = (minutes: unknown): minutes is LockAfter => lockAfterMinutes.some((choice) => choice === minutes)
