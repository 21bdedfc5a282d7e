import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { restoreArchive } from '../../../supabase/local/archive/restore-archive.ts'
import { loadKeys } from '../../../supabase/local/keys.ts'
import { openBackend } from '../../../supabase/local/open-backend.ts'
import { places } from '../../../supabase/local/places.ts'
import { PostgresDatabase } from '../../../supabase/local/postgres-database.ts'
import { loadSettings } from '../../../supabase/local/settings.ts'
import { StorageFiles } from '../../../supabase/local/storage-files.ts'
import { filesOfArchive, keptArchive, migrationsOf, rowsOf, whatTheyFind, writeArchive } from '../archives.ts'
import { seededBackend } from '../test-backend.ts'

// `npm run backup` and `npm run restore` with DATABASE_URL, on the whole schema with demo data.

const backend = await seededBackend()
const amina = await backend.signUpAs('amina')
await amina.client.from('items').insert({
  id: randomUUID(),
  campus: 'tum',
  title: 'A bench',
  price: 900,
  category: 'furniture',
  condition: 'good',
  seller_phone: '+254700000001',
})

let folder: string
let archive: string
const databases: PostgresDatabase[] = []

const makeDatabase = async (): Promise<PostgresDatabase> => {
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  const owner = postgres(`${inject('plainPostgres')}/postgres`, { max: 1, onnotice: () => {} })
  await owner.unsafe(`create database ${name}`)
  await owner.end()
  const database = new PostgresDatabase(`${inject('plainPostgres')}/${name}`)
  databases.push(database)
  return database
}

const makeFolder = async (name: string): Promise<string> => {
  const path = join(folder, name)
  await mkdir(path)
  return path
}

const restore = async (file: string, { migrationsDir = places.migrations, into = randomUUID() } = {}) => {
  const database = await makeDatabase()
  const dataDir = await makeFolder(into)
  return { database, dataDir, ...(await restoreArchive(file, { database, dataDir, migrationsDir })) }
}

/** What a restore changes on purpose: phones are told to load everything again. */
const withoutEpoch = ({ 'private.sync_state': _state, ...rows }: Readonly<Record<string, readonly string[]>>) => rows

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comrade-archive-'))
  const dataDir = await makeFolder('source')
  await loadKeys(dataDir)
  await new StorageFiles(join(dataDir, 'storage')).uploadObject(
    'item-images',
    'a/b.webp',
    undefined,
    Buffer.from('picture'),
    'image/webp',
    'max-age=60',
  )
  await writeFile(join(dataDir, 'storage', 'unfinished.json.tmp'), 'half')
  archive = join(folder, 'backup.tar.gz')
  const database = new PostgresDatabase(backend.databaseUrl ?? '')
  databases.push(database)
  await writeArchive(archive, { database, dataDir })
})
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()))
  await rm(folder, { recursive: true, force: true })
})

describe('a restored archive', () => {
  test('has every row of every table, the pictures, the keys and the password hashes, and begins a new epoch', async () => {
    const { database, dataDir, leftOut } = await restore(archive)
    const [before, after] = [
      await rowsOf({ query: async (text, params) => ({ rows: (await backend.sql(text, params)) as never }) }),
      await rowsOf(database.sql),
    ]
    expect(leftOut).toEqual([])
    expect(withoutEpoch(after)).toEqual(withoutEpoch(before))
    expect(after['private.sync_state']).not.toEqual(before['private.sync_state'])
    expect(after['auth.users']?.join()).toContain(amina.email)
    const picture = await new StorageFiles(join(dataDir, 'storage')).getObject('item-images', 'a/b.webp')
    expect(await new Response(picture.body).text()).toBe('picture')
    expect(await readFile(join(dataDir, 'keys.json'), 'utf8')).toBe(
      await readFile(join(folder, 'source', 'keys.json'), 'utf8'),
    )
    expect((await readdir(dataDir)).toSorted()).toEqual(['keys.json', 'storage'])
  })

  test('goes on from there: triggers run, references hold, and the next backup is the same', async () => {
    const { database, dataDir } = await restore(archive)
    await expect(
      database.sql.query(`insert into public.items (id, campus, title) values (gen_random_uuid(), 'nowhere', 'x')`),
    ).rejects.toThrow()
    const [post] = (
      await database.sql.query<{ rev: string }>(
        `update public.groceries set price = price + 1 where id = (select id from public.groceries limit 1) returning rev`,
      )
    ).rows
    const [known] = (
      await database.sql.query<{ newest: string }>('select max(newest) as newest from private.revisions')
    ).rows
    expect(post?.rev).toBe(known?.newest)
    const second = join(folder, 'second.tar.gz')
    await writeArchive(second, { database, dataDir })
    expect(Object.keys(await filesOfArchive(second))).toEqual(Object.keys(await filesOfArchive(archive)))
  })
})

describe('nothing is restored, and nothing is left behind,', () => {
  const expectNothing = async (file: string, reason: RegExp | string, migrationsDir = places.migrations) => {
    const database = await makeDatabase()
    const dataDir = await makeFolder(randomUUID())
    await expect(restoreArchive(file, { database, dataDir, migrationsDir })).rejects.toThrow(reason)
    expect(await readdir(dataDir)).toEqual([])
    expect(
      (
        await database.sql.query(
          `select from pg_catalog.pg_namespace where nspname in ('auth', 'private', 'supabase_migrations')`,
        )
      ).rows,
    ).toEqual([])
  }

  test('of an archive that was cut off, wherever', async () => {
    const { length } = await readFile(archive)
    for (const share of [0.2, 0.7, 0.999]) {
      const cut = join(folder, `cut-${share}.tar.gz`)
      await cp(archive, cut)
      await truncate(cut, Math.floor(length * share))
      await expectNothing(cut, /cut-.* cannot be read/)
    }
  })

  test('and keys that are there stay', async () => {
    const dataDir = await makeFolder(randomUUID())
    await loadKeys(dataDir)
    await expect(
      restoreArchive(join(folder, 'missing.tar.gz'), {
        database: await makeDatabase(),
        dataDir,
        migrationsDir: places.migrations,
      }),
    ).rejects.toThrow('cannot be read')
    expect(await readdir(dataDir)).toEqual(['keys.json'])
  })

  test('of a file that is none', async () => {
    await expectNothing(join(folder, 'source', 'keys.json'), /keys\.json cannot be read/)
    await expectNothing(join(folder, 'missing.tar.gz'), /missing\.tar\.gz cannot be read/)
  })

  test('where the database cannot commit: by then the pictures and keys are in place, so that a kill leaves no database without them', async () => {
    const [{ sql }, dataDir] = [await makeDatabase(), await makeFolder(randomUUID())]
    let inPlace: readonly string[] = []
    const transaction: typeof sql.transaction = (job) =>
      sql.transaction(async (within) => {
        await job(within)
        inPlace = (await readdir(dataDir)).filter((name) => !name.startsWith('restoring-'))
        throw new Error('the disk is full')
      })
    const database = { sql: { query: sql.query.bind(sql), exec: sql.exec.bind(sql), transaction } }
    await expect(restoreArchive(archive, { database, dataDir, migrationsDir: places.migrations })).rejects.toThrow(
      'the disk is full',
    )
    expect(inPlace.toSorted()).toEqual(['keys.json', 'storage'])
    expect(await readdir(dataDir)).toEqual([])
  })

  test('of a newer version', async () => {
    const older = await makeFolder('older-migrations')
    const files = (await readdir(places.migrations)).toSorted()
    for (const file of files.slice(0, -1)) await cp(join(places.migrations, file), join(older, file))
    await expectNothing(archive, /made by a newer version of Comrade/, older)
  })

  test('where there is data already', async () => {
    const { database, dataDir } = await restore(archive)
    await expect(restoreArchive(archive, { database, dataDir, migrationsDir: places.migrations })).rejects.toThrow(
      /has pictures already/,
    )
    await expect(
      restoreArchive(archive, { database, dataDir: await makeFolder(randomUUID()), migrationsDir: places.migrations }),
    ).rejects.toThrow(/has data already/)
  })
})

describe('an archive of an older version', () => {
  test('whose migrations this one has gets the newer ones on top of its rows', async () => {
    const newer = await makeFolder('newer-migrations')
    await cp(places.migrations, newer, { recursive: true })
    await writeFile(
      join(newer, '20990101000000_shout.sql'),
      `alter table public.groceries add column loud text; update public.groceries set loud = upper(name);`,
    )
    const { database, leftOut } = await restore(archive, { migrationsDir: newer })
    expect(leftOut).toEqual([])
    const { rows } = await database.sql.query<{ quiet: number; all: number }>(
      'select count(*) filter (where loud is distinct from upper(name))::int as quiet, count(*)::int as all from public.groceries',
    )
    expect(rows).toEqual([{ quiet: 0, all: expect.any(Number) }])
    expect(rows[0]?.all).toBeGreaterThan(0)
  })

  test('whose migrations were edited since brings what both have, and says what it leaves out', async () => {
    const { database: other, dataDir } = await restore(archive)
    const [rental] = (await other.sql.query<{ id: string }>('select rental_id as id from public.rental_photos limit 1'))
      .rows
    await other.sql.exec(`
      update supabase_migrations.schema_migrations set statements = array['edited'] where version = '20261124090700';
      create table public.gone (id integer); insert into public.gone values (1);
      alter table public.items add column colour text;
      update storage.buckets set file_size_limit = 999999999;
      alter table public.rentals alter column location drop not null;
      update public.rentals set location = null where id = '${rental?.id}';`)
    const old = join(folder, 'old.tar.gz')
    await writeArchive(old, { database: other, dataDir })
    const { database, leftOut } = await restore(old)
    expect(leftOut).toEqual(expect.arrayContaining(['the table public.gone', 'the column colour of public.items']))
    expect(leftOut.join('\n')).toMatch(/1 row of public\.rentals: null value in column "location"/)
    expect(leftOut.join('\n')).toMatch(
      /rows? of public\.rental_photos: they refer to rows of public\.rentals that are not there/,
    )
    const after = await rowsOf(database.sql)
    expect(after['public.rentals']).toHaveLength(((await rowsOf(other.sql))['public.rentals']?.length ?? 0) - 1)
    expect(after['auth.users']?.join()).toContain(amina.email)
    expect(after['storage.buckets']?.join()).not.toContain('999999999')
  })

  test.each(['2026-11-29', '2026-11-24'])(
    'is of %s: its accounts, rows and pictures are there after a start',
    async (day) => {
      const ofThatDay = keptArchive(day)
      const migrationsDir = day === '2026-11-29' ? await migrationsOf(ofThatDay, join(folder, day)) : places.migrations
      const { database, dataDir } = await restore(ofThatDay, { migrationsDir })
      const backendOfToday = await openBackend({
        dataDir,
        migrationsDir: places.migrations,
        siteUrl: 'http://localhost',
        settings: await loadSettings(places.config),
        showEmail: () => {},
        database: async () => database,
      })
      expect(await whatTheyFind(backendOfToday)).toEqual({
        listings: ['A bench', 'A desk lamp'],
        pictures: [200],
        roles: [[{ role: 'student' }], [{ role: 'admin' }]],
      })
    },
  )
})
