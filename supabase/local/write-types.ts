import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import type * as Tables from '../../src/data/sync/tables.ts'
import { readDatabaseShape } from './database-shape.ts'
import { databaseTypes } from './database-types.ts'
import { openBackend } from './open-backend.ts'
import { places, projectRoot } from './places.ts'
import { loadSettings } from './settings.ts'
import { syncedTablesFile, syncedTablesSql } from './synced-tables.ts'

// Entry point of `npm run types:database`: generates the lists of what phones copy from its declaration, and then the types of the app's client
// from the migrated database.
const write = async (file: string, text: string) => {
  await writeFile(file, text)
  console.log(`Wrote ${file}`)
}

const { module } = await runnerImport<typeof Tables>(join(projectRoot, 'src', 'data', 'sync', 'tables.ts'), { configFile: false, root: projectRoot, logLevel: 'error' })
await write(join(places.migrations, syncedTablesFile), syncedTablesSql(module.tables))

const backend = await openBackend({
  migrationsDir: places.migrations,
  siteUrl: 'http://localhost',
  settings: await loadSettings(places.config),
})
try {
  await write(join(projectRoot, 'src', 'data', 'remote', 'database-types.gen.ts'), databaseTypes(await readDatabaseShape((sql) => backend.query(sql))))
} finally {
  await backend.close()
}
