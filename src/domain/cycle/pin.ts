const pinLength = { min: 4, max: 64 } as const

/** From so many characters on a PIN withstands who has a copy of the phone's files. */
const strongLength = 16

/** What is wrong with a new PIN, in plain words; null when it will do. Any characters may be used. */
export const pinProblem = (pin: string): string | null => {
  const { length } = [...pin]
  if (length < pinLength.min) return `At least ${pinLength.min} characters`
  return length > pinLength.max ? `At most ${pinLength.max} characters` : null
}

/** What a new PIN withstands, in plain words. Somebody with a copy and a large graphics card tries some 10,000 a second. */
export const pinStrength = (pin: string): string => {
  const { length } = [...pin]
  if (length >= strongLength) return 'Strong: also against somebody who copies the files of this phone.'
  if (/^\d+$/.test(pin)) return 'Holds against somebody who picks up this phone. Somebody who copies its files finds a short number in moments: four words are better.'
  return 'Good. Four words together are better still.'
}

const freeTries = 3
const firstWait = 30_000
const longestWait = 3_600_000

/** How long a further try must wait after so many wrong ones, in milliseconds: three are free, then 30 s doubling to an hour. */
export const waitAfter = (failed: number): number =>
  failed < freeTries ? 0 : Math.min(longestWait, firstWait * 2 ** Math.min(failed - freeTries, 10))

/**
 * When the next try may be made (milliseconds since the epoch). A clock that was set back never locks for longer
 * than the wait itself.
 */
export const nextTryAt = (failed: number, lastTry: number, now: number): number => Math.min(lastTry, now) + waitAfter(failed)

/** After how many idle minutes the log locks itself; 0: as soon as the app is left. */
export const lockAfterMinutes = [0, 1, 5, 15, 60] as const
export type LockAfter = (typeof lockAfterMinutes)[number]
export const isLockAfter = (minutes: unknown): minutes is LockAfter => lockAfterMinutes.some((choice) => choice === minutes)
