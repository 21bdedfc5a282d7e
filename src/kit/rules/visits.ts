import { minuteMs } from '@/kit/rules/durations'

/** When this phone was here: the hero and the news of the home screen go by it. Milliseconds since the epoch. */
export type Visits = {
  /** The end of the visit before this one; null on the first. */
  readonly before: number | null
  /** When the app was last on the screen. */
  readonly seen: number
}

/** A reload or a return from another app within this time is the same visit. */
export const sameVisitMs = 30 * minuteMs

export const nextVisit = (stored: Visits | null, now: number): Visits => {
  if (stored === null) return { before: null, seen: now }
  // A clock that was set back gives no news of the future.
  const isSameVisit = Math.abs(now - stored.seen) < sameVisitMs
  return { before: isSameVisit ? stored.before : Math.min(stored.seen, now), seen: now }
}

/** From "seen before", as it is stored; null if it is not that. */
export const readVisits = (text: string | null): Visits | null => {
  const [seen, before] = (text ?? '').split(' ').map(Number)
  if (!seen || !Number.isFinite(seen)) return null
  return { before: before && Number.isFinite(before) ? before : null, seen }
}

export const writeVisits = ({ before, seen }: Visits): string => (before === null ? String(seen) : `${seen} ${before}`)
