import { createHash, randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import type { SupabaseClient, User } from '@supabase/supabase-js'
import { inject } from 'vitest'
import type { EdgeFunctions } from '../../supabase/local/functions.ts'
import { startHttpServer } from '../../supabase/local/http-server.ts'
import type { CapturedEmails } from '../../supabase/local/emails.ts'
import type { Keys } from '../../supabase/local/keys.ts'
import { openBackend } from '../../supabase/local/open-backend.ts'
import type { Backend, BackendOptions } from '../../supabase/local/open-backend.ts'
import { places, projectRoot } from '../../supabase/local/places.ts'
import { loadSettings } from '../../supabase/local/settings.ts'
import { databaseFrom } from './plain-postgres/databases.ts'
import { PlainDatabase } from './plain-postgres/plain-database.ts'

/** Somebody who signed up and confirmed the address, with a client that acts as them. */
export type Person = { readonly client: SupabaseClient; readonly user: User; readonly email: string; readonly password: string }

/** An embedded backend of a test's own, served over HTTP on a free port. */
export type TestBackend = {
  readonly url: string
  readonly keys: Keys
  readonly emails: CapturedEmails
  /** Where other sessions reach the same database; undefined for the embedded one, which has a single session. */
  readonly databaseUrl: string | undefined
  /** Somebody who has not signed in. */
  anonClient(): SupabaseClient
  /** The secret key: past every policy. */
  serviceClient(): SupabaseClient
  /** A new account under that name, confirmed and signed in. */
  signUpAs(name: string): Promise<Person>
  /** An account of the demo data. */
  signInAs(email: string, password: string): Promise<Person>
  /** A new account that is an admin. */
  signUpAsAdmin(): Promise<Person>
  /** Runs SQL as the database's owner. */
  sql<Row extends Record<string, unknown>>(text: string, params?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export type TestBackendOptions = {
  /** This project's unless told otherwise. */
  migrationsDir?: string
  /** This project's demo data unless told otherwise; null for empty tables. */
  seedFile?: string | null
  functions?: EdgeFunctions
}

/**
 * Starts a fresh backend with this project's migrations and demo data: in memory, or in the project that has a plain
 * PostgreSQL server on a database of its own there. The first start makes a copy of the
 * migrated and seeded database in the temp folder; later ones begin with that copy until a file it came from changes.
 */
export async function startBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const http = await startHttpServer({ port: 0, host: '127.0.0.1' })
  const migrationsDir = options.migrationsDir ?? places.migrations
  const seedFile = options.seedFile === undefined ? places.seed : (options.seedFile ?? undefined)
  const settings = await loadSettings(places.config)
  const open: BackendOptions = { migrationsDir, seedFile, siteUrl: http.origin, settings, showEmail: () => {} }
  const { backend, databaseUrl } = await openPrepared(open, options.functions).catch(async (error: unknown) => {
    await http.close()
    throw error
  })
  http.attach({ backend: (request) => backend.fetch(request), frontend: (_request, response) => response.writeHead(404).end() })

  const client = (key: string) =>
    createClient(http.origin, key, { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } })
  const anonClient = () => client(backend.keys.publishable)

  async function signUpAs(name: string): Promise<Person> {
    const email = `${name}-${randomUUID().slice(0, 8)}@students.example`
    const password = `${name}-password`
    const own = anonClient()
    const { error } = await own.auth.signUp({ email, password, options: { data: { full_name: name } } })
    if (error) throw error
    const tokenHash = new URL(backend.emails.latestTo(email)?.link ?? '').searchParams.get('token') ?? ''
    const { data, error: refused } = await own.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })
    if (refused || !data.user) throw refused ?? new Error(`${email} was not confirmed`)
    return { client: own, user: data.user, email, password }
  }

  return {
    url: http.origin,
    keys: backend.keys,
    emails: backend.emails,
    databaseUrl,
    anonClient,
    serviceClient: () => client(backend.keys.secret),
    signUpAs,
    async signInAs(email, password) {
      const own = anonClient()
      const { data, error } = await own.auth.signInWithPassword({ email, password })
      if (error) throw error
      return { client: own, user: data.user, email, password }
    },
    async signUpAsAdmin() {
      const person = await signUpAs('admin')
      await backend.query(`update public.profiles set role = 'admin' where id = $1`, [person.user.id])
      return person
    },
    sql: (text, params) => backend.query(text, params),
    async close() {
      await http.close()
      await backend.close()
    },
  }
}

type Prepared = { readonly backend: Backend; readonly databaseUrl: string | undefined }

async function openPrepared(open: BackendOptions, functions: EdgeFunctions | undefined): Promise<Prepared> {
  const options = { ...open, ...(functions && { functions }) }
  const server = inject('plainPostgres')
  if (!server) return { backend: await openBackend({ ...options, from: await preparedDatabase(open) }), databaseUrl: undefined }
  const make = async (empty: PlainDatabase) => (await openBackend({ ...open, database: async () => empty })).close()
  const databaseUrl = await databaseFrom(server, `migrated_${await fingerprint(open)}`, make)
  return { backend: await openBackend({ ...options, database: async () => new PlainDatabase(databaseUrl) }), databaseUrl }
}

/** A copy of the migrated and seeded database, made once for each state of the files that it comes from. */
async function preparedDatabase(open: BackendOptions): Promise<Blob> {
  const file = join(tmpdir(), `comrade-test-database-${await fingerprint(open)}.tar`)
  if (await stat(file).catch(() => undefined)) return openAsBlob(file)
  const backend = await openBackend(open)
  try {
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, Buffer.from(await (await backend.dump()).arrayBuffer()))
    await rename(draft, file)
    await removeOldCopies()
  } finally {
    await backend.close()
  }
  return openAsBlob(file)
}

const KEPT_COPIES = 8

async function removeOldCopies(): Promise<void> {
  const copies = (await readdir(tmpdir())).filter((name) => /^comrade-test-database-.*\.tar$/.test(name)).map((name) => join(tmpdir(), name))
  const ages = await Promise.all(copies.map(async (path) => ({ path, made: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 })))
  for (const { path } of ages.toSorted((a, b) => b.made - a.made).slice(KEPT_COPIES)) await rm(path, { force: true })
}

async function fingerprint({ migrationsDir, seedFile }: BackendOptions): Promise<string> {
  const local = join(projectRoot, 'supabase', 'local')
  const files = [
    join(projectRoot, 'package-lock.json'),
    ...(await filesIn(local)),
    ...(await filesIn(migrationsDir)),
    ...(seedFile === undefined ? [] : [seedFile]),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${basename(file)}\0`).update(await readFile(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort()
}

/** A folder with migrations of a test's own, by file name; and how to remove it. */
export async function migrationsFolder(scripts: Record<string, string>): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'comrade-migrations-'))
  for (const [name, sql] of Object.entries(scripts)) await writeFile(join(path, name), sql)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
