import { hourMs } from './durations.ts'

/** Kenya keeps UTC+3 all year. */
export const nairobiOffsetMs = 3 * hourMs

/** A date whose UTC fields are the day and the time in Nairobi. @param now milliseconds since the epoch */
export const nairobiTime = (now: number): Date => new Date(now + nairobiOffsetMs)
