import { createReadStream, createWriteStream } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { packed } from '../../supabase/local/archive/pack.ts'
import { writeSnapshot } from '../../supabase/local/archive/snapshot.ts'
import { manifestSchema, readTables } from '../../supabase/local/archive/tables.ts'
import { contentOf, entriesOf } from '../../supabase/local/archive/tar.ts'
import type { Database, Sql } from '../../supabase/local/database.ts'
import { readMigrations } from '../../supabase/local/migrations.ts'
import type { Backend } from '../../supabase/local/open-backend.ts'
import { places } from '../../supabase/local/places.ts'

/** Writes an archive as `npm run backup` does. */
export const writeArchive = async (
  file: string,
  parts: { readonly database: Pick<Database, 'sql'>; readonly dataDir: string },
): Promise<void> => {
  const folder = `${file}.parts`
  await writeSnapshot({ ...parts, folder })
  await pipeline(packed(folder), createWriteStream(file))
  await rm(folder, { recursive: true })
}

/** The files of an archive with their texts. */
export const filesOfArchive = async (file: string): Promise<Readonly<Record<string, string>>> => {
  const files: Record<string, string> = {}
  for await (const entry of entriesOf(createReadStream(file).pipe(createGunzip())))
    files[entry.name] = String(await contentOf(entry))
  return files
}

/** All rows of all tables, as texts in some fixed order. */
export const rowsOf = async (sql: Pick<Sql, 'query'>): Promise<Readonly<Record<string, readonly string[]>>> => {
  const all: Record<string, readonly string[]> = {}
  for (const { name } of await readTables(sql)) {
    const { rows } = await sql.query<{ line: string }>(`select pg_catalog.to_jsonb(r)::text as line from ${name} as r`)
    all[name] = rows.map(({ line }) => line).toSorted()
  }
  return all
}

/** The archives that a test keeps, of the days on which their versions were current. */
export const keptArchive = (name: string): string => join(import.meta.dirname, 'older-data', `${name}.tar.gz`)

/** A folder with the migrations that an archive's data has: with it, a restore makes a folder of that version. */
export const migrationsOf = async (archive: string, folder: string): Promise<string> => {
  const { migrations } = v.parse(manifestSchema, JSON.parse((await filesOfArchive(archive))['manifest.json'] ?? ''))
  const last = migrations.at(-1)?.version ?? ''
  await mkdir(folder)
  for (const { file, version } of await readMigrations(places.migrations))
    if (version <= last) await cp(join(places.migrations, file), join(folder, file))
  return folder
}

/**
 * What the people of a kept archive find again after a start: their account, their listing with its picture, and what
 * an admin may do.
 */
export const whatTheyFind = async ({ fetch, keys }: Backend) => {
  const ask = async (path: string, { token, body }: { readonly token?: string; readonly body?: unknown } = {}) => {
    const headers = {
      apikey: keys.publishable,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }
    return fetch(
      new Request(
        `http://localhost${path}`,
        body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
      ),
    )
  }
  const signIn = async (name: string) => {
    const response = await ask('/auth/v1/token?grant_type=password', {
      body: { email: `${name}@students.example`, password: `${name}-password` },
    })
    return v.parse(v.object({ access_token: v.string() }), await response.json()).access_token
  }
  const listings = v.parse(
    v.array(v.object({ title: v.string(), image_url: v.nullable(v.string()) })),
    await (await ask('/rest/v1/items?select=title,image_url&order=title')).json(),
  )
  const pictures = await Promise.all(
    listings.flatMap(({ image_url }) =>
      image_url === null ? [] : [ask(new URL(image_url, 'http://localhost').pathname)],
    ),
  )
  const [amina, brian] = [await signIn('amina'), await signIn('brian')]
  const roles = await Promise.all(
    [amina, brian].map(async (token) => (await ask('/rest/v1/profiles?select=role', { token })).json()),
  )
  return { listings: listings.map(({ title }) => title), pictures: pictures.map(({ status }) => status), roles }
}
