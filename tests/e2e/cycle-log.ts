import type { Page } from '@playwright/test'
import { dayMs } from '../../src/kit/rules/durations.ts'
import { plantRecords } from './indexed-records.ts'
import { dayLogVersion } from '../../src/health/cycle/store/day-log-version.ts'

/** The date this many days from today, in Nairobi, the time zone of the tests: "2026-11-21". */
export const dayFromNow = (days: number): string => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi', dateStyle: 'short' }).format(Date.now())
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

const formatDay = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...format }).format(new Date(day)).replaceAll(',', '')

/** "Saturday 21 November 2026" */
export const longDay = (day: string): string =>
  formatDay(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** "Sat 21 Nov" */
export const shortDay = (day: string): string =>
  formatDay(day, { weekday: 'short', day: 'numeric', month: 'short' }).replace('Sept', 'Sep')
/** "21 November" */
export const dayAndMonth = (day: string): string => formatDay(day, { day: 'numeric', month: 'long' })

type Day = {
  date: string
  flow: string | null
  symptoms?: string[]
  notes?: string
  soaked?: boolean
  severePain?: boolean
  pain?: number
  medicines?: string[]
  ownSymptoms?: string[]
  bledAfterSex?: boolean
  weight?: number
  pillTaken?: string
}

const withDefaults = (day: Day) => ({
  mark: null,
  symptoms: [],
  mood: null,
  notes: '',
  soaked: false,
  severePain: false,
  ...day,
})

/** Five days of bleeding that began this many days ago, without days in the future. */
export const period = (daysAgo: number): Day[] =>
  [0, 1, 2, 3, 4]
    .filter((n) => n <= daysAgo)
    .map((n) => ({ date: dayFromNow(n - daysAgo), flow: n === 0 ? 'heavy' : 'medium' }))

/** Writes days to a user's cycle log without the app. The next visit reads them. */
export const plantDays = (page: Page, userId: string, days: readonly Day[]): Promise<void> => {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))]
  const pages = months.map((month) => {
    const some = days.filter(({ date }) => date.startsWith(month)).map(withDefaults)
    return {
      id: month,
      version: 'planted',
      kind: 'plain',
      content: { month, days: some, schemaVersion: dayLogVersion },
    }
  })
  return plantPages(page, userId, pages)
}

/** Writes parts of a user's profile to the cycle log without the app. */
export const plantProfile = (page: Page, userId: string, profile: Readonly<Record<string, unknown>>): Promise<void> =>
  plantPages(page, userId, [{ id: 'profile', version: 'planted', kind: 'plain', content: { profile } }])

// Dexie multiplies its version numbers by ten.
const created = { version: 10, stores: { pages: 'id', metadata: 'key' } }
const plantPages = (page: Page, userId: string, pages: readonly object[]): Promise<void> =>
  plantRecords(page, { database: `comrade-cycle-of-${userId}`, store: 'pages', created }, pages)
