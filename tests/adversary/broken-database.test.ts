import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBackend, type Backend } from '../../supabase/local/open-backend.ts'
import { places } from '../../supabase/local/places.ts'
import { loadSettings } from '../../supabase/local/settings.ts'

let dataDir: string
let backend: Backend
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'comrade-broken-'))
  backend = await openBackend({
    dataDir,
    migrationsDir: places.migrations,
    siteUrl: 'http://localhost',
    settings: await loadSettings(places.config),
    showEmail: () => {},
  })
})
afterEach(async () => {
  await backend.close()
  await rm(dataDir, { recursive: true })
})

const readCampuses = async () => {
  const response = await backend.fetch(
    new Request('http://localhost/rest/v1/campuses?select=slug', { headers: { apikey: backend.keys.publishable } }),
  )
  return { status: response.status, rows: await response.json() }
}

/** More values than the embedded database takes: from then on it answers every statement with nothing. */
const breakSession = () => {
  const values = Array.from({ length: 33_000 }, (_, index) => index)
  return backend.query(`values ${values.map((index) => `($${index + 1}::int)`).join()}`, values)
}

test(
  'a database that no longer answers is opened again from its files, with everything that was written',
  { timeout: 120_000 },
  async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    await backend.query(`update public.campuses set website = 'https://kept.example/' where slug = 'tum'`)
    expect(await readCampuses()).toEqual({ status: 200, rows: [{ slug: 'tum' }] })
    expect(await breakSession()).toEqual([])
    expect(await readCampuses()).toEqual({ status: 200, rows: [{ slug: 'tum' }] })
    expect(reported.mock.calls.flat()).toContain('The database did not answer; it is opened again from its files')
    expect(await backend.query(`select website from public.campuses`)).toEqual([{ website: 'https://kept.example/' }])
    reported.mockRestore()
  },
)

test(
  'a request whose sender has hung up while it waited for the database is not run',
  { timeout: 120_000 },
  async () => {
    const leaving = new AbortController()
    const headers = { apikey: backend.keys.secret, 'content-type': 'application/json' }
    const change = (website: string, signal?: AbortSignal) =>
      backend.fetch(
        new Request('http://localhost/rest/v1/campuses?slug=eq.tum', {
          method: 'PATCH',
          headers,
          body: JSON.stringify({ website }),
          ...(signal && { signal }),
        }),
      )
    const answers = [change('https://first.example/'), change('https://gone.example/', leaving.signal)]
    leaving.abort()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 499])
    expect(await backend.query(`select website from public.campuses`)).toEqual([{ website: 'https://first.example/' }])
  },
)
