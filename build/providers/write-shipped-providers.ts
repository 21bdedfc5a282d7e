// `npm run providers`: writes the next migration that tells the database which providers the shipped lists name.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newestMigration, nextMigrationIn } from '../migrations/next-migration.ts'
import { migrationName, shippedProvidersSql } from './shipped-providers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'supabase', 'migrations')
const sql = shippedProvidersSql(root)

if (sql === newestMigration(folder, migrationName))
  console.log('The newest migration names all providers of public/catalogues.')
else {
  const file = nextMigrationIn(folder, migrationName, new Date())
  writeFileSync(file, sql)
  console.log(`Wrote ${file}. Add it to the released ones: npm run migrations`)
}
