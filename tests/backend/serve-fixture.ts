import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { projectRoot } from '../../supabase/local/places.ts'

// Starts and stops the entry points of `npm start` and other commands as processes of their own, with a schema of one
// table.

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

type Ended = { code: number | null; stdout: string; stderr: string }

type ServeProcess = {
  /** The origin that it prints; rejects if it exits before that. */
  url: Promise<string>
  /** Its exit code and output, once it has exited. */
  ended: Promise<Ended>
  kill(signal: NodeJS.Signals): Promise<void>
}

type ServeOptions = { readonly env?: Record<string, string>; readonly dist?: string }

const startProcess = (
  folder: string,
  { env = {}, args }: { readonly env?: Record<string, string>; readonly args: readonly string[] },
): ServeProcess => {
  const child = spawn(process.execPath, [...fastCompile, ...args], {
    cwd: join(projectRoot, 'supabase', 'local'),
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      COMRADE_DATA_DIR: join(folder, 'data'),
      NODE_COMPILE_CACHE: compiled,
      ...env,
    },
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
  return { url, ended, kill }
}

export type Served = {
  /** A path in the folder of the test that runs. */
  at(...names: string[]): string
  removeData(): Promise<void>
  serve(options?: ServeOptions): ServeProcess
  /** Runs another command to its end. */
  run(script: string, args?: readonly string[], env?: Record<string, string>): Promise<Ended>
  notes(url: string, init?: RequestInit): Promise<unknown>
  addNote(url: string, id: number, title: string): Promise<unknown>
  /** Expects a start to fail with a one-line reason. */
  expectRefusal(started: ServeProcess, reason: RegExp): Promise<void>
}

/** Gives each test of a file a folder with a built app, a migration, demo data and the data of a first start. */
export const servedFolder = (): Served => {
  let template: string
  let folder: string
  let running: ServeProcess[] = []
  const at = (...names: string[]) => join(folder, ...names)

  const serve = ({ env = {}, dist = 'dist' }: ServeOptions = {}): ServeProcess => {
    const started = startProcess(folder, {
      env,
      args: ['serve.ts', '--dist', at(dist), '--migrations', at('migrations'), '--seed', at('seed.sql')],
    })
    running.push(started)
    return started
  }

  beforeAll(async () => {
    template = await mkdtemp(join(tmpdir(), 'comrade-lifecycle-template-'))
    await mkdir(join(template, 'dist'))
    await mkdir(join(template, 'migrations'))
    await writeFile(join(template, 'dist', 'fallback.htm'), '<!doctype html><title>Comrade</title>')
    await writeFile(join(template, 'migrations', '20260101000000_notes.sql'), firstMigration)
    await writeFile(
      join(template, 'seed.sql'),
      `-- Demo account: amina@students.example / karibu\ninsert into public.notes values (1, 'seeded');`,
    )
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

  const notes = async (url: string, init: RequestInit = {}): Promise<unknown> => {
    const { publishable } = JSON.parse(await readFile(at('data', 'keys.json'), 'utf8')) as { publishable: string }
    const headers = { apikey: publishable, 'content-type': 'application/json' }
    const response = await fetch(`${url}/rest/v1/notes?select=title&order=id`, { ...init, headers })
    return init.method === undefined ? response.json() : response.status
  }

  return {
    at,
    removeData: () => rm(at('data'), { recursive: true }),
    serve,
    run: (script, args = [], env = {}) => startProcess(folder, { env, args: [script, ...args] }).ended,
    notes,
    addNote: (url, id, title) => notes(url, { method: 'POST', body: JSON.stringify({ id, title }) }),
    async expectRefusal(started, reason) {
      const { code, stderr, stdout } = await started.ended
      expect({ code, stderr, stdout }).toEqual({ code: 1, stderr: expect.stringMatching(reason), stdout: '' })
      expect(stderr.trim().split('\n')).toHaveLength(1)
    },
  }
}
