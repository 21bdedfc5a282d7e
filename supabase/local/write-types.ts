import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readDatabaseShape } from './database-shape.ts'
import { databaseTypes } from './database-types.ts'
import { openBackend } from './open-backend.ts'
import { places, projectRoot } from './places.ts'
import { loadSettings } from './settings.ts'

// Entry point of `npm run types:database`: generates the types of the app's client from the migrated database.
const file = join(projectRoot, 'src', 'data', 'remote', 'database-types.gen.ts')
const backend = await openBackend({
  migrationsDir: places.migrations,
  siteUrl: 'http://localhost',
  settings: await loadSettings(places.config),
})
try {
  await writeFile(file, databaseTypes(await readDatabaseShape((sql) => backend.query(sql))))
  console.log(`Wrote ${file}`)
} finally {
  await backend.close()
}
