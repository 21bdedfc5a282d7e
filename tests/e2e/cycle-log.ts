import type { Page } from '@playwright/test'

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
/** "November 2026" */
export const monthAndYear = (day: string): string => wordsOf(day, { month: 'long', year: 'numeric' })

type Day = { date: string; flow: string | null; symptoms?: string[]; notes?: string; soaked?: boolean; severePain?: boolean }

const whole = (day: Day) => ({ symptoms: [], mood: null, notes: '', soaked: false, severePain: false, ...day })

/** Five days of bleeding from a day on; none of them to come. */
export const period = (daysAgo: number): Day[] =>
  [0, 1, 2, 3, 4].filter((n) => n <= daysAgo).map((n) => ({ date: dayFromNow(n - daysAgo), flow: n === 0 ? 'heavy' : 'medium' }))

/** Puts records into the log of a person past the app, as earlier visits would have left them; the next visit finds them. */
const plant = (page: Page, person: string, store: 'pages' | 'keeping', records: readonly object[]): Promise<void> =>
  page.evaluate(
    ([name, into, planted]) =>
      new Promise<void>((resolve, reject) => {
        // Dexie's version 1 is the browser's 10.
        const opening = indexedDB.open(name, 10)
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('pages', { keyPath: 'id' })
          opening.result.createObjectStore('keeping', { keyPath: 'key' })
        }
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction(into, 'readwrite')
          for (const record of planted) writing.objectStore(into).put(record)
          writing.onerror = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [`comrade-cycle-of-${person}`, store, records] as const,
  )

export const plantDays = (page: Page, person: string, days: readonly Day[]): Promise<void> => {
  // The app's own first write is version 1.
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))]
  const pages = months.map((month) => {
    const some = days.filter(({ date }) => date.startsWith(month)).map(whole)
    return { id: month, version: 0, kind: 'plain', content: { month, days: some } }
  })
  return plant(page, person, 'pages', pages)
}

/** Sets a PIN past the settings. What was logged before it can no longer be read. */
export const plantPin = async (page: Page, person: string, pin: string, lockAfter = 5): Promise<void> => {
  await page.evaluate(
    async ([name, words, after]) => {
      const utf8 = new TextEncoder()
      const [salt, secret, iv] = [16, 32, 12].map((length) => crypto.getRandomValues(new Uint8Array(length)))
      if (!salt || !secret || !iv) return
      const iterations = 1000
      const base = await crypto.subtle.importKey('raw', utf8.encode(words), 'PBKDF2', false, ['deriveKey'])
      const key = await crypto.subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt'])
      const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: utf8.encode('comrade-cycle-secret') }, key, secret)
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('keeping', 'readwrite')
          writing.objectStore('keeping').put({ key: 'pin', salt, iterations, wrapped: { iv, bytes }, lockAfter: after })
          writing.objectStore('keeping').put({ key: 'generation', value: crypto.randomUUID() })
          writing.onerror = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      })
    },
    [`comrade-cycle-of-${person}`, pin, lockAfter] as const,
  )
}
