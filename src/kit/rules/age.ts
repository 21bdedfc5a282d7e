import { dayMs } from './durations'

/**
 * True if something is younger than this, by a clock that may be set. What lies in the future has no age: the clock was
 * wrong then or is wrong now.
 * @param at when it began, in milliseconds since the epoch
 * @param now in milliseconds since the epoch
 */
export const isYounger = (at: number, now: number, ms: number): boolean => at <= now && now - at < ms

/**
 * After a longer absence the age is taken for a changed clock, and what was kept for some days is kept for as many
 * again.
 */
const longestPlausibleMs = 90 * dayMs

/**
 * True if something is certainly older than this. A clock that was wrong, then or now, shows in an age below zero or
 * beyond a quarter of a year, or in a time before the app was made: such an age says nothing.
 * @param at when it began, in milliseconds since the epoch
 * @param now in milliseconds since the epoch
 * @param builtAt when the app was built, or earlier, in milliseconds since the epoch
 */
export const isCertainlyOlder = (at: number, now: number, ms: number, builtAt: number): boolean =>
  at >= builtAt && now - at > ms && now - at <= longestPlausibleMs
