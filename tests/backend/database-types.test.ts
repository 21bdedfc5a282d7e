import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDatabaseShape } from '../../supabase/local/database-shape.ts'
import { databaseTypes } from '../../supabase/local/database-types.ts'
import { newestMigration } from '../../build/migrations/next-migration.ts'
import { isSameList, syncedTablesName, syncedTablesSql } from '../../supabase/local/synced-tables.ts'
import { places, projectRoot } from '../../supabase/local/places.ts'
import { readTables } from '../../supabase/local/read-tables.ts'
import { emptyBackend } from './test-backend.ts'

const backend = await emptyBackend()

test('the types in the repository match the migrated database (if not: npm run types:database)', async () => {
  const stored = await readFile(join(projectRoot, 'src', 'store', 'remote', 'database-types.gen.ts'), 'utf8')
  const generated = databaseTypes(await readDatabaseShape((sql) => backend.sql(sql)))
  expect(stored).toBe(generated)
})

test('the lists of what phones copy match its declaration (if not: npm run types:database)', async () => {
  expect(isSameList(newestMigration(places.migrations, syncedTablesName), syncedTablesSql(await readTables()))).toBe(
    true,
  )
})

test('the types cover a new table, a nullable column, a foreign key and a function', async () => {
  await backend.sql('create table public.zz_parent (id uuid primary key default gen_random_uuid())')
  await backend.sql(`create table public.zz_child (
    id bigint generated always as identity primary key,
    parent_id uuid not null unique references public.zz_parent (id),
    tags text[] not null,
    note jsonb
  )`)
  await backend.sql(`create function public.zz_find(word text, most integer default 3) returns setof public.zz_parent
    language sql as 'select * from public.zz_parent'`)
  const types = databaseTypes(await readDatabaseShape((sql) => backend.sql(sql)))
  expect(types).toContain(`      zz_child: {
        Row: {
          id: number
          note: Json | null
          parent_id: string
          tags: string[]
        }
        Insert: {
          id?: never
          note?: Json | null
          parent_id: string
          tags: string[]
        }
        Update: {
          id?: never
          note?: Json | null
          parent_id?: string
          tags?: string[]
        }
        Relationships: [
          {
            foreignKeyName: "zz_child_parent_id_fkey"
            columns: ["parent_id"]
            isOneToOne: true
            referencedRelation: "zz_parent"
            referencedColumns: ["id"]
          },
        ]
      }`)
  expect(types).toContain(`      zz_find: {
        Args: {
          most?: number
          word: string
        }
        Returns: {
          id: string
        }[]
      }`)
})
