import type { Page } from '@playwright/test'
import { dayLogVersion } from '../../src/data/cycle/day-log-version.ts'

const msPerDay = 86_400_000

/** The day that it is in Nairobi, where the tests' phones are, and days around it: "2026-11-21". */
export const dayFromNow = (days: number): string => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi', dateStyle: 'short' }).format(Date.now())
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10)
}

const wordsOf = (day: string, words: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...words }).format(new Date(day)).replaceAll(',', '')

/** "Saturday 21 November 2026" */
export const longDay = (day: string): string => wordsOf(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** "Sat 21 Nov" */
export const shortDay = (day: string): string => wordsOf(day, { weekday: 'short', day: 'numeric', month: 'short' }).replace('Sept', 'Sep')
/** "21 November" */
export const dayAndMonth = (day: string): string => wordsOf(day, { day: 'numeric', month: 'long' })

type Day = { date: string; flow: string | null; symptoms?: string[]; notes?: string; soaked?: boolean; severePain?: boolean }

const whole = (day: Day) => ({ mark: null, symptoms: [], mood: null, notes: '', soaked: false, severePain: false, ...day })

/** Five days of bleeding from a day on; none of them to come. */
export const period = (daysAgo: number): Day[] =>
  [0, 1, 2, 3, 4].filter((n) => n <= daysAgo).map((n) => ({ date: dayFromNow(n - daysAgo), flow: n === 0 ? 'heavy' : 'medium' }))

/** Writes days into a person's log without the app. The next visit finds them. */
export const plantDays = (page: Page, person: string, days: readonly Day[]): Promise<void> => {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))]
  const pages = months.map((month) => {
    const some = days.filter(({ date }) => date.startsWith(month)).map(whole)
    return { id: month, version: 'planted', kind: 'plain', content: { month, days: some, schemaVersion: dayLogVersion } }
  })
  return page.evaluate(
    ([name, planted]) =>
      new Promise<void>((resolve, reject) => {
        // Dexie's version 1 is the browser's 10.
        const opening = indexedDB.open(name, 10)
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('pages', { keyPath: 'id' })
          opening.result.createObjectStore('metadata', { keyPath: 'key' })
        }
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('pages', 'readwrite')
          for (const record of planted) writing.objectStore('pages').put(record)
          writing.onerror = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [`comrade-cycle-of-${person}`, pages] as const,
  )
}
