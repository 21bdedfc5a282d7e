import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { cpSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { projectRoot } from '../../supabase/local/places.ts'

// Starts and stops the entry point of `npm start` as a separate process.

const firstMigration = `
create table public.notes (id int primary key, title text not null);
grant select, insert on public.notes to anon;
alter table public.notes enable row level security;
create policy "anyone" on public.notes to anon using (true) with check (true);
create schema private;
create function private.create_setup_code() returns text language sql as $$ select null::text $$;
`

/** Compiles the database's WebAssembly fast and without optimization: these servers handle only a few requests. */
const fastCompile = ['--liftoff-only']
const compiled = join(projectRoot, 'node_modules', '.cache', 'compiled')

let template: string
let folder: string
let running: ServeProcess[] = []

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'comrade-lifecycle-template-'))
  await mkdir(join(template, 'dist'))
  await mkdir(join(template, 'migrations'))
  await writeFile(join(template, 'dist', 'fallback.htm'), '<!doctype html><title>Comrade</title>')
  await writeFile(join(template, 'migrations', '20260101000000_notes.sql'), firstMigration)
  await writeFile(join(template, 'seed.sql'), `-- Demo account: amina@students.example / karibu\ninsert into public.notes values (1, 'seeded');`)
  folder = template
  const first = serve()
  await first.url
  await first.kill('SIGTERM')
})

afterAll(() => rm(template, { recursive: true, force: true }))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comrade-lifecycle-'))
  cpSync(template, folder, { recursive: true })
})

afterEach(async () => {
  for (const { kill } of running) await kill('SIGKILL')
  running = []
  await rm(folder, { recursive: true, force: true })
})

const removeData = () => rm(join(folder, 'data'), { recursive: true })

type ServeProcess = {
  /** The origin that it prints; rejects if it exits before that. */
  url: Promise<string>
  /** Its exit code and output, once it has exited. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>
  kill(signal: NodeJS.Signals): Promise<void>
}

function serve({ env = {}, dist = 'dist' }: { env?: Record<string, string>; dist?: string } = {}): ServeProcess {
  const at = (name: string) => join(folder, name)
  const args = [...fastCompile, 'serve.ts', '--dist', at(dist), '--migrations', at('migrations'), '--seed', at('seed.sql')]
  const child = spawn(process.execPath, args, {
    cwd: join(projectRoot, 'supabase', 'local'),
    env: { PATH: process.env['PATH'], PORT: '0', COMRADE_DATA_DIR: at('data'), NODE_COMPILE_CACHE: compiled, ...env },
  })
  let stdout = ''
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }))
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      stdout += text
      const [, origin] = /running at (\S+)[\s\S]*Stop:/.exec(stdout) ?? []
      if (origin) resolve(origin)
    })
    void ended.then(() => reject(new Error(`exited before it was ready: ${stderr}`)))
  })
  url.catch(() => undefined)
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const started = { url, ended, kill }
  running.push(started)
  return started
}

async function notes(url: string, init: RequestInit = {}): Promise<unknown> {
  const { publishable } = JSON.parse(await readFile(join(folder, 'data', 'keys.json'), 'utf8')) as { publishable: string }
  const headers = { apikey: publishable, 'content-type': 'application/json' }
  const response = await fetch(`${url}/rest/v1/notes?select=title&order=id`, { ...init, headers })
  return init.method === undefined ? response.json() : response.status
}

const addNote = (url: string, id: number, title: string) => notes(url, { method: 'POST', body: JSON.stringify({ id, title }) })

/** Expects a start to fail with a one-line reason. */
async function expectRefusal(started: ServeProcess, reason: RegExp): Promise<void> {
  const { code, stderr, stdout } = await started.ended
  expect({ code, stderr, stdout }).toEqual({ code: 1, stderr: expect.stringMatching(reason), stdout: '' })
  expect(stderr.trim().split('\n')).toHaveLength(1)
}

/** A start takes seconds, or longer on a busy machine. */
const longTimeout = { timeout: 120_000 }

describe('a second start', longTimeout, () => {
  test('reuses the data and the keys of the first, and does not seed again', async () => {
    await removeData()
    const first = serve()
    const url = await first.url
    expect(await notes(url)).toEqual([{ title: 'seeded' }])
    expect(await addNote(url, 2, 'written')).toBe(201)
    const keys = await readFile(join(folder, 'data', 'keys.json'), 'utf8')
    await first.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)

    const second = serve()
    expect(await notes(await second.url)).toEqual([{ title: 'seeded' }, { title: 'written' }])
    expect(await readFile(join(folder, 'data', 'keys.json'), 'utf8')).toBe(keys)
  })

  test('has every write that was acknowledged before the first was killed', async () => {
    const first = serve()
    expect(await addNote(await first.url, 2, 'acknowledged')).toBe(201)
    await first.kill('SIGKILL')

    const second = serve()
    expect(await notes(await second.url)).toEqual([{ title: 'seeded' }, { title: 'acknowledged' }])
  })

  test('applies a migration that was added in between', async () => {
    const first = serve()
    await addNote(await first.url, 2, 'old')
    await first.kill('SIGINT')
    await writeFile(join(folder, 'migrations', '20260102000000_shout.sql'), 'update public.notes set title = upper(title);')
    expect(await notes(await serve().url)).toEqual([{ title: 'SEEDED' }, { title: 'OLD' }])
  })
})

describe('a start', longTimeout, () => {
  test('prints the origin, the demo account and the data folder', async () => {
    const { url, kill, ended } = serve()
    const origin = await url
    await kill('SIGTERM')
    const { stdout } = await ended
    expect(stdout).toContain(origin)
    expect(stdout).toContain('amina@students.example / karibu')
    expect(stdout).toContain(join(folder, 'data'))
  })

  test('makes its keys readable by the owner only', async () => {
    await serve().url
    expect((await stat(join(folder, 'data', 'keys.json'))).mode & 0o777).toBe(0o600)
  })
})

describe('a start fails with one line and exit code 1, without losing data, when', longTimeout, () => {
  test('the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    await removeData()
    await expectRefusal(serve({ env: { PORT: String(port) } }), new RegExp(`port ${port} is taken.*PORT=${port + 1}`))
    await expect(stat(join(folder, 'data'))).rejects.toThrow('ENOENT')
    other.close()
  })

  test('the port is not a number', async () => {
    await expectRefusal(serve({ env: { PORT: 'http' } }), /PORT must be a number from 0 to 65535, not "http"/)
  })

  test('a setting for reminders is malformed', async () => {
    await expectRefusal(serve({ env: { PUSH_SERVICES: 'my-service' } }), /push-dispatch: missing or malformed settings: PUSH_SERVICES/)
  })

  test('the data folder cannot be written', async () => {
    const dataDir = join(folder, 'seed.sql', 'data')
    await expectRefusal(serve({ env: { COMRADE_DATA_DIR: dataDir } }), new RegExp(`data folder ${dataDir} cannot be written`))
  })

  test('another Comrade uses the data folder, which keeps running', async () => {
    const first = serve()
    const url = await first.url
    await expectRefusal(serve(), /data folder .* is in use by another Comrade \(process \d+\)/)
    expect(await addNote(url, 2, 'still here')).toBe(201)
  })

  test('the app has not been built', async () => {
    await expectRefusal(serve({ dist: 'nowhere' }), /no built app in .*nowhere; run: npm run build/)
  })

  test('a migration is broken; earlier migrations and the data are unchanged', async () => {
    const first = serve()
    await addNote(await first.url, 2, 'written')
    await first.kill('SIGTERM')
    const broken = join(folder, 'migrations', '20260102000000_broken.sql')
    await writeFile(broken, 'delete from public.notes;\n\nalter table public.nowhere add column x int;\n')
    await expectRefusal(serve(), /20260102000000_broken\.sql failed and was rolled back.*"public\.nowhere" does not exist/)
    await writeFile(broken, 'delete from public.notes;\nselect 1 +;\n')
    await expectRefusal(serve(), /20260102000000_broken\.sql failed.*syntax error.*\(line 2\)/)
    await rm(broken)
    expect(await notes(await serve().url)).toEqual([{ title: 'seeded' }, { title: 'written' }])
  })

  test('the demo data is broken; once corrected it is inserted completely', async () => {
    await removeData()
    await writeFile(join(folder, 'seed.sql'), `insert into public.notes values (1, 'half');\ninsert into public.notes values (2, null);`)
    await expectRefusal(serve(), /seed\.sql failed and was rolled back.*null value/)
    await writeFile(join(folder, 'seed.sql'), `insert into public.notes values (1, 'whole');`)
    expect(await notes(await serve().url)).toEqual([{ title: 'whole' }])
  })

  test('the data is from a newer version', async () => {
    const newer = join(folder, 'migrations', '20260102000000_newer.sql')
    await writeFile(newer, 'select 1;')
    const first = serve()
    await first.url
    await first.kill('SIGTERM')
    await rm(newer)
    await expectRefusal(serve(), /made by another version of Comrade: it has migration 20260102000000/)
  })

  test('the keys are invalid', async () => {
    await writeFile(join(folder, 'data', 'keys.json'), '{"publishable": "x"}')
    await expectRefusal(serve(), /keys\.json does not hold valid keys; delete it/)
  })
})
