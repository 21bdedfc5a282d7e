import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restoreArchive } from '../../supabase/local/archive/restore-archive.ts'
import { openDatabase } from '../../supabase/local/database.ts'
import { openBackend } from '../../supabase/local/open-backend.ts'
import { places } from '../../supabase/local/places.ts'
import { loadSettings } from '../../supabase/local/settings.ts'
import { keptArchive, migrationsOf, whatTheyFind } from './archives.ts'

// A folder of the embedded database that an earlier version has left. On PostgreSQL:
// plain-postgres/restored-archive.test.ts. `npm run backup` wrote the archives, of folders with two accounts.

let dataDir: string
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'comrade-older-'))))
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const restore = async (archive: string, migrationsDir: string) => {
  const database = await openDatabase(join(dataDir, 'data'))
  return restoreArchive(archive, { database, dataDir, migrationsDir }).finally(() => database.close())
}

const open = async () =>
  openBackend({
    dataDir,
    migrationsDir: places.migrations,
    siteUrl: 'http://localhost',
    settings: await loadSettings(places.config),
    showEmail: () => {},
  })

/** A restore and a start take seconds, or longer on a busy machine. */
const longTimeout = { timeout: 120_000 }

test(
  'a folder of 29 November 2026, from which on migrations are released, starts with all that it had',
  longTimeout,
  async () => {
    const archive = keptArchive('2026-11-29')
    const { leftOut } = await restore(archive, await migrationsOf(archive, join(dataDir, 'migrations')))
    expect(leftOut).toEqual([])
    const backend = await open()
    expect(await whatTheyFind(backend)).toEqual({
      listings: ['A bench', 'A desk lamp'],
      pictures: [200],
      roles: [[{ role: 'student' }], [{ role: 'admin' }]],
    })
    await backend.close()
  },
)
