import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { applyMigrations } from '../../../supabase/local/migrations.ts'
import { places, projectRoot } from '../../../supabase/local/places.ts'
import { makeSystemSchemas } from '../../../supabase/local/system-schemas.ts'
import { databaseFrom } from './databases.ts'
import { PostgresDatabase } from '../../../supabase/local/postgres-database.ts'

const cli = join(projectRoot, 'node_modules', '@supabase', 'cli-linux-x64', 'bin', 'supabase')
const migrations = await readdir(places.migrations)

type CommandResult = { readonly failed: boolean; readonly stdout: string; readonly stderr: string }

/** A copy of the project's folder, so that the command line does not write into the project. */
let folder: string
let address: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comrade-cli-'))
  for (const name of ['config.toml', 'seed.sql', 'migrations', 'functions', 'templates']) {
    await cp(join(projectRoot, 'supabase', name), join(folder, 'supabase', name), { recursive: true })
  }
  const make = async (empty: PostgresDatabase) => {
    await makeSystemSchemas(empty)
    await empty.close()
  }
  const url = await databaseFrom(inject('plainPostgres') ?? '', 'like_a_new_project', make)
  address = `${url.replace('postgres:', 'postgresql:')}?sslmode=disable`
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the command line against the test's database, without internet access. */
function supabase(...args: string[]): Promise<CommandResult> {
  const unreachable = 'http://127.0.0.1:9'
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    HTTPS_PROXY: unreachable,
    HTTP_PROXY: unreachable,
    NO_PROXY: '127.0.0.1',
    DO_NOT_TRACK: '1',
    SUPABASE_TELEMETRY_DISABLED: '1',
  }
  return new Promise((resolve) => {
    const child = execFile(
      cli,
      [...args, '--yes', `--remote=${address}`],
      { cwd: folder, env, timeout: 60_000 },
      (error, stdout, stderr) => resolve({ failed: error !== null, stdout, stderr }),
    )
    child.stdin?.end()
  })
}

const adviceSchema = v.object({ results: v.array(v.object({ name: v.string(), detail: v.string() })) })

/** An empty database uses no index. Campuses are never deleted, so foreign keys to them need none. */
const isExpected = (name: string, detail: string) =>
  name === 'unused_index' || (name === 'unindexed_foreign_keys' && /_campus_fkey/.test(detail))

async function advisors(): Promise<string[]> {
  const { failed, stdout, stderr } = await supabase('db', 'advisors', '--level', 'info', '--output-format', 'json')
  expect(failed, stderr).toBe(false)
  return v
    .parse(adviceSchema, JSON.parse(stdout))
    .results.flatMap(({ name, detail }) => (isExpected(name, detail) ? [] : [`${name}: ${detail}`]))
}

// It exists only for Linux x64.
describe.runIf(existsSync(cli))('the Supabase command line', () => {
  test('accepts every key of config.toml', async () => {
    const { failed, stderr } = await supabase('db', 'push', '--dry-run')
    expect(failed, stderr).toBe(false)
    expect(stderr).not.toMatch(/config\.toml|WARN/)
  })

  test('reports errors in config.toml', async () => {
    const config = join(folder, 'supabase', 'config.toml')
    const original = await readFile(config, 'utf8')
    try {
      await writeFile(config, original.replace('otp_length = 6', 'otp_length = "six"'))
      expect(await supabase('db', 'push', '--dry-run')).toMatchObject({
        failed: true,
        stderr: expect.stringContaining('otp_length'),
      })
      await writeFile(config, original.replace('otp_length = 6', 'otp_size = 6'))
      expect(await supabase('db', 'push', '--dry-run')).toMatchObject({
        stderr: expect.stringContaining('auth.email.otp_size'),
      })
    } finally {
      await writeFile(config, original)
    }
  })

  test('pushes every migration to a new project, once', async () => {
    const first = await supabase('db', 'push')
    expect(first.failed, first.stderr).toBe(false)
    for (const file of migrations) expect(first.stderr).toContain(`Applying migration ${file}`)
    expect((await supabase('db', 'push')).stderr).not.toContain('Applying')
  })

  test('leaves a database that `npm start` takes for one of its own version', async () => {
    const database = new PostgresDatabase(address.replace('postgresql:', 'postgres:').replace(/\?.*/, ''))
    expect(await applyMigrations(database, places.migrations)).toEqual({ applied: [] })
    await database.close()
  })

  test('gives no advice, except on indexes that are not needed', async () => {
    expect(await advisors()).toEqual([])
  })

  test('gives advice on a planted fault', async () => {
    const database = new PostgresDatabase(address.replace('postgresql:', 'postgres:').replace(/\?.*/, ''))
    try {
      await database.sql.exec(
        'create table public.planted (id uuid primary key); grant select on public.planted to anon',
      )
      expect(await advisors()).toContainEqual(expect.stringMatching(/^rls_disabled_in_public.*planted/))
    } finally {
      await database.sql.exec('drop table public.planted')
      await database.close()
    }
  })
})

test('config.toml is valid TOML and the migrations have valid names', async () => {
  expect(parse(await readFile(places.config, 'utf8'))).toMatchObject({ project_id: 'comrade' })
  expect(migrations.filter((file) => !/^\d{14}_[a-z_]+\.sql$/.test(file))).toEqual([])
})
