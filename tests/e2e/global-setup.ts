import { existsSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApp, builtApp, keysFolder } from '../../build/built-app.ts'
import { loadKeys } from '../../supabase/local/keys.ts'
import { openBackend } from '../../supabase/local/open-backend.ts'
import { places } from '../../supabase/local/places.ts'
import { loadSettings } from '../../supabase/local/settings.ts'
import { e2ePaths } from './paths.ts'

const { prepared, servers, versions } = e2ePaths

/** Gives the backend the keys of the last run, which most files of the build contain. */
const prepareKeys = async () => {
  await loadKeys(keysFolder)
  await mkdir(prepared, { recursive: true })
  await cp(join(keysFolder, 'keys.json'), join(prepared, 'keys.json'))
}

const prepareData = async () => {
  const { config, migrations: migrationsDir, seed: seedFile } = places
  const backend = await openBackend({ dataDir: prepared, migrationsDir, seedFile, siteUrl: 'http://localhost', settings: await loadSettings(config) })
  await backend.close()
}

/** Builds the app and prepares a migrated, seeded backend. The build contains the backend's keys. */
export default async function globalSetup(): Promise<void> {
  await Promise.all([servers, versions].map((folder) => rm(folder, { recursive: true, force: true })))
  // COMRADE_E2E_REUSE reuses the app and the data of the last run, to write tests faster.
  if (process.env['COMRADE_E2E_REUSE'] && existsSync(join(builtApp, 'sw.js')) && existsSync(prepared)) return
  await rm(prepared, { recursive: true, force: true })
  await prepareKeys()
  await Promise.all([buildApp(), prepareData()])
}
