import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { campusSlug, defaultCampus, type Campus } from '@/domain/university/campus'

const kmtc = { slug: campusSlug('kmtc'), name: 'Kenya Medical Training College', shortName: 'KMTC', town: 'Kilifi', website: null } as const satisfies Campus
const row = ({ slug, name, shortName, town, website }: Campus, n: number) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`, rev: n, created_at: '2026-11-21T08:00:00Z', slug, name, short_name: shortName, town, website, colour: '#0b7a75', contacts: [], emergency: [], position: n,
})

const memoryStorage = () => {
  const values = new Map<string, string>()
  return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value), removeItem: (key: string) => void values.delete(key) }
}
const full = (before = memoryStorage()) => ({
  ...before,
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError')
  },
})

/** What a page has after it was loaded: nothing but the storages of before. */
const loadPage = async () => {
  vi.resetModules()
  const [{ adoptCampus, chooseCampus, readCampus }, { chosenCampus }, { deviceDb }] = await Promise.all([import('./campus'), import('./chosen-campus'), import('./db')])
  const db = deviceDb()
  await db.table('campuses').bulkPut([row(defaultCampus, 1), row(kmtc, 2)])
  return { db, shown: chosenCampus().slug, adopt: () => adoptCampus(chosenCampus(), db), choose: () => chooseCampus(db, kmtc), stored: () => readCampus(db) }
}

/** Loads the page for as long as it asks for that. @returns how often */
const loadsUntilStill = async (): Promise<number> => {
  for (let loads = 1; loads < 10; loads += 1) {
    const page = await loadPage()
    if (!(await page.adopt())) return loads
  }
  return Infinity
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(async () => {
  const { db } = await loadPage()
  await db.delete()
  vi.unstubAllGlobals()
})

it('shows the chosen campus after one load', async () => {
  await (await loadPage()).choose()
  const page = await loadPage()
  expect([page.shown, await page.adopt()]).toEqual(['kmtc', false])
})

it('follows the copies where the browser has cleared localStorage alone, with one load', async () => {
  await (await loadPage()).choose()
  vi.stubGlobal('localStorage', memoryStorage())
  expect(await loadsUntilStill()).toBe(2)
  expect((await loadPage()).shown).toBe('kmtc')
})

it('remembers the campus for the tab where localStorage is full', async () => {
  vi.stubGlobal('localStorage', full())
  await (await loadPage()).choose()
  expect(await loadsUntilStill()).toBe(1)
  expect((await loadPage()).shown).toBe('kmtc')
})

it.each([
  ['cannot be written', () => [full(), full()]],
  ['are missing', () => [null, null]],
])('does not load the page again and again where both storages %s: the copies follow the page', async (_how, storages) => {
  const [local, session] = storages()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  await (await loadPage()).choose()
  expect(await loadsUntilStill()).toBe(1)
  const page = await loadPage()
  expect([page.shown, await page.stored()]).toEqual([defaultCampus.slug, defaultCampus.slug])
})
