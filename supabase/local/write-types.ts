import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newestMigration, nextMigrationIn } from '../../build/migrations/next-migration.ts'
import { readDatabaseShape } from './database-shape.ts'
import { databaseTypes } from './database-types.ts'
import { openBackend } from './open-backend.ts'
import { places, projectRoot } from './places.ts'
import { readTables } from './read-tables.ts'
import { loadSettings } from './settings.ts'
import { isSameList, syncedTablesName, syncedTablesSql } from './synced-tables.ts'

// Entry point of `npm run types:database`: writes the next migration with the lists of what phones copy, where their
// declaration has changed, and then the types of the app's client from the migrated database.
const write = async (file: string, text: string) => {
  await writeFile(file, text)
  console.log(`Wrote ${file}`)
}

const lists = syncedTablesSql(await readTables())
// A migration that exists is never changed.
if (!isSameList(newestMigration(places.migrations, syncedTablesName), lists)) {
  await write(nextMigrationIn(places.migrations, syncedTablesName, new Date()), lists)
  console.log('Add it to the released migrations: npm run migrations')
}

const backend = await openBackend({
  migrationsDir: places.migrations,
  siteUrl: 'http://localhost',
  settings: await loadSettings(places.config),
})
try {
  await write(
    join(projectRoot, 'src', 'store', 'remote', 'database-types.gen.ts'),
    databaseTypes(await readDatabaseShape((sql) => backend.query(sql))),
  )
} finally {
  await backend.close()
}
