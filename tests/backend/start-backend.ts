import { createHash, randomUUID } from 'node:crypto'
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
import { PostgresDatabase } from '../../supabase/local/postgres-database.ts'

/** A confirmed account, with a client that is signed in as it. */
export type TestUser = {
  readonly client: SupabaseClient
  readonly user: User
  readonly email: string
  readonly password: string
}

/** A separate backend for a test, served over HTTP on a free port. */
export type TestBackend = {
  readonly url: string
  readonly keys: Keys
  readonly emails: CapturedEmails
  /** The database's URL for other sessions; undefined for the embedded one, which has a single session. */
  readonly databaseUrl: string | undefined
  /** A client without a session. */
  anonClient(): SupabaseClient
  /** A client with the secret key, which bypasses every policy. */
  serviceClient(): SupabaseClient
  /** Creates an account with that name, confirmed and signed in. */
  signUpAs(name: string): Promise<TestUser>
  /** Signs in to an existing account. */
  signInAs(email: string, password: string): Promise<TestUser>
  signUpAsAdmin(): Promise<TestUser>
  /** Runs SQL as the database's owner. */
  sql<Row extends Record<string, unknown>>(text: string, params?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export type TestBackendOptions = {
  /** This project's by default. */
  migrationsDir?: string
  /** This project's demo data by default; null for empty tables. */
  seedFile?: string | null
  functions?: EdgeFunctions
}

/**
 * Starts a new backend with this project's migrations and demo data: in memory, or in a new database if the test
 * project provides a PostgreSQL server. The first start saves the migrated and seeded database, in the temp folder or
 * as a template; later ones start from that copy until one of its source files changes.
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
  http.attach({
    backend: (request) => backend.fetch(request),
    frontend: (_request, response) => response.writeHead(404).end(),
  })

  const client = (key: string) =>
    createClient(http.origin, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    })
  const anonClient = () => client(backend.keys.publishable)

  async function signUpAs(name: string): Promise<TestUser> {
    const email = `${name}-${randomUUID().slice(0, 8)}@students.example`
    const password = `${name}-password`
    const ownClient = anonClient()
    // What is chosen before the mail does not count.
    const { error } = await ownClient.auth.signUp({
      email,
      password: `${name}-first-password`,
      options: { data: { full_name: name } },
    })
    if (error) throw error
    const tokenHash = new URL(backend.emails.latestTo(email)?.link ?? '').searchParams.get('token_hash') ?? ''
    const { data, error: verifyError } = await ownClient.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })
    if (verifyError || !data.user) throw verifyError ?? new Error(`${email} was not confirmed`)
    const chosen = await ownClient.auth.updateUser({ password, data: { full_name: name } })
    if (chosen.error) throw chosen.error
    return { client: ownClient, user: chosen.data.user, email, password }
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
      const ownClient = anonClient()
      const { data, error } = await ownClient.auth.signInWithPassword({ email, password })
      if (error) throw error
      return { client: ownClient, user: data.user, email, password }
    },
    async signUpAsAdmin() {
      const student = await signUpAs('admin')
      await backend.query(`update public.profiles set role = 'admin' where id = $1`, [student.user.id])
      return student
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
  if (!server)
    return { backend: await openBackend({ ...options, from: await preparedDatabase(open) }), databaseUrl: undefined }
  const make = async (empty: PostgresDatabase) => (await openBackend({ ...open, database: async () => empty })).close()
  const databaseUrl = await databaseFrom(server, `migrated_${await fingerprint(open)}`, make)
  return {
    backend: await openBackend({ ...options, database: async () => new PostgresDatabase(databaseUrl) }),
    databaseUrl,
  }
}

/** A copy of the migrated and seeded database, created once per state of its source files. */
async function preparedDatabase(open: BackendOptions): Promise<Blob> {
  const file = join(tmpdir(), `comrade-test-database-${await fingerprint(open)}.tar`)
  if (await stat(file).catch(() => undefined)) return readCopy(file)
  const backend = await openBackend(open)
  try {
    const temporaryFile = `${file}.${randomUUID()}`
    await writeFile(temporaryFile, Buffer.from(await (await backend.dump()).arrayBuffer()))
    await rename(temporaryFile, file)
    await removeOldCopies()
  } finally {
    await backend.close()
  }
  return readCopy(file)
}

/**
 * Reads the whole file: another process that prepares the same database may replace it, which would break `openAsBlob`.
 */
const readCopy = async (file: string): Promise<Blob> => new Blob([await readFile(file)])

const maxCopies = 8

async function removeOldCopies(): Promise<void> {
  const copies = (await readdir(tmpdir()))
    .filter((name) => /^comrade-test-database-.*\.tar$/.test(name))
    .map((name) => join(tmpdir(), name))
  const ages = await Promise.all(
    copies.map(async (path) => ({ path, modifiedAt: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  for (const { path } of ages.toSorted((a, b) => b.modifiedAt - a.modifiedAt).slice(maxCopies))
    await rm(path, { force: true })
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
  for (const file of files)
    hash
      .update(`${basename(file)}\0`)
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Creates a folder with a test's own migrations, by file name. */
export async function migrationsFolder(
  scripts: Record<string, string>,
): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'comrade-migrations-'))
  for (const [name, sql] of Object.entries(scripts)) await writeFile(join(path, name), sql)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
