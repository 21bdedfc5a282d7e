import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp, builtApp } from '../../build/built-app.ts'
import { openBackend } from '../../supabase/local/open-backend.ts'
import { places } from '../../supabase/local/places.ts'
import { loadSettings } from '../../supabase/local/settings.ts'
import { e2ePaths } from './paths.ts'

const { prepared, servers, versions } = e2ePaths

const prepareData = async () => {
  const { config, migrations: migrationsDir, seed: seedFile } = places
  const backend = await openBackend({
    dataDir: prepared,
    migrationsDir,
    seedFile,
    siteUrl: 'http://localhost',
    settings: await loadSettings(config),
  })
  await backend.close()
}

/** Builds the app and prepares a migrated, seeded backend. */
export default async function globalSetup(): Promise<void> {
  await Promise.all([servers, versions].map((folder) => rm(folder, { recursive: true, force: true })))
  // COMRADE_E2E_REUSE reuses the app and the data of the last run, to write tests faster.
  if (process.env['COMRADE_E2E_REUSE'] && existsSync(join(builtApp, 'sw.js')) && existsSync(prepared)) return
  await rm(prepared, { recursive: true, force: true })
  await Promise.all([buildApp(), prepareData()])
}
