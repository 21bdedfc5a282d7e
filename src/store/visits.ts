import { nextVisit, readVisits, writeVisits, type Visits } from '@/kit/rules/visits'

/** The key in `localStorage`. The script before the first paint reads it, too (build/first-paint/before-paint.js). */
const visitsKey = 'comrade-visits'

const stored = (): Visits | null => {
  try {
    return readVisits(localStorage.getItem(visitsKey))
  } catch {
    // Storage is blocked: every visit is the first.
    return null
  }
}

const store = (visits: Visits): void => {
  try {
    localStorage.setItem(visitsKey, writeVisits(visits))
  } catch {
    // Storage is blocked.
  }
}

let visit: Visits | undefined

/** Counts this page load, once, and returns when the visit before it ended; null on the first visit. */
export const visitBefore = (): number | null => {
  if (visit === undefined) {
    visit = nextVisit(stored(), Date.now())
    store(visit)
  }
  return visit.before
}

/** Records that the app is still on the screen, or is leaving it. */
export const noteSeen = (): void => store({ before: visitBefore(), seen: Date.now() })
