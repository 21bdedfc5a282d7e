import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { campusSlug, defaultCampus, type Campus } from '@/kit/rules/campus'
import { adoptCampus, chooseCampus, readCampus } from './campus'
import { userId } from '@/kit/rules/ids'
import { chosenCampus, isCampusChosen, storeChosenCampus, storedCampus } from './chosen-campus'
import { ComradeDb } from './db'
import { saveUser } from './session/user-record'
import { userDb } from './user-db'

const kmtc = {
  slug: campusSlug('kmtc'),
  name: 'Kenya Medical Training College',
  shortName: 'KMTC',
  town: 'Kilifi',
  website: null,
} as const satisfies Campus
const row = ({ slug, name, shortName, town, website }: Campus, n: number) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  rev: n,
  created_at: '2026-11-21T08:00:00Z',
  slug,
  name,
  short_name: shortName,
  town,
  website,
  colour: '#0b7a75',
  contacts: [],
  emergency: [],
  position: n,
})

const memoryStorage = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
const full = (before = memoryStorage()) => ({
  ...before,
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError')
  },
})

// Other files share this process: they must not read the page's campus from the storage of a test here.
chosenCampus()

let db: ComradeDb

const choose = async (): Promise<void> => {
  storeChosenCampus(kmtc)
  await chooseCampus(db, kmtc)
}

/** Reloads the page as long as it asks for it. @returns how often it was loaded, and what it shows at the end */
const loadUntilStill = async () => {
  for (let loads = 1; loads < 10; loads += 1) {
    const shown = storedCampus()
    if (!(await adoptCampus(shown, db))) return { loads, shown: shown.slug }
  }
  return { loads: Infinity, shown: null }
}

beforeEach(async () => {
  db = new ComradeDb(`campus-${crypto.randomUUID()}`)
  await db.table('campuses').bulkPut([row(defaultCampus, 1), row(kmtc, 2)])
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})
afterEach(async () => {
  await db.delete()
  vi.unstubAllGlobals()
})

it('shows the chosen campus after one load', async () => {
  await choose()
  expect(await loadUntilStill()).toEqual({ loads: 1, shown: 'kmtc' })
})

it('follows the copies where the browser has cleared localStorage alone, with one load', async () => {
  await choose()
  vi.stubGlobal('localStorage', memoryStorage())
  expect(await loadUntilStill()).toEqual({ loads: 2, shown: 'kmtc' })
})

it('remembers the campus for the tab where localStorage is full', async () => {
  vi.stubGlobal('localStorage', full())
  await choose()
  expect(await loadUntilStill()).toEqual({ loads: 1, shown: 'kmtc' })
})

it.each([
  ['cannot be written', () => [full(), full()]],
  ['are missing', () => [null, null]],
])(
  'does not load the page again and again where both storages %s: the copies follow the page',
  async (_how, storages) => {
    const [local, session] = storages()
    vi.stubGlobal('localStorage', local)
    vi.stubGlobal('sessionStorage', session)
    await choose()
    expect(await loadUntilStill()).toEqual({ loads: 1, shown: defaultCampus.slug })
    expect(await readCampus(db)).toBe(defaultCampus.slug)
  },
)

describe('whether the home screen asks for the campus', () => {
  const renamed = { ...defaultCampus, name: 'Technical University of Mombasa, main campus' }
  const rename = () => db.table('campuses').put(row(renamed, 1))

  it('is asked where only a name has changed on the server', async () => {
    await rename()
    await adoptCampus(storedCampus(), db)
    expect(storedCampus()).toEqual(renamed)
    expect(isCampusChosen()).toBe(false)
  })

  it('is not asked again when the name of the chosen one changes', async () => {
    storeChosenCampus(defaultCampus)
    await rename()
    await adoptCampus(storedCampus(), db)
    expect(storedCampus()).toEqual(renamed)
    expect(isCampusChosen()).toBe(true)
  })

  it('is not asked where the account has chosen the campus that the page shows', async () => {
    const id = userId(crypto.randomUUID())
    await saveUser({ id, email: 'amina@students.tum.ac.ke', fullName: null }, db)
    const profile = {
      id,
      rev: 1,
      updated_at: '2026-11-21T08:00:00Z',
      full_name: null,
      phone: null,
      university: null,
      course: null,
      year_of_study: null,
      campus: 'tum',
    }
    await userDb(id).table('profiles').put(profile)
    expect(await adoptCampus(storedCampus(), db)).toBe(false)
    expect(isCampusChosen()).toBe(true)
    await userDb(id).delete()
  })
})
