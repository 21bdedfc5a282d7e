import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parse } from 'smol-toml'
import { everyMinute } from '../../supabase/local/every-minute.ts'
import { openBackend } from '../../supabase/local/open-backend.ts'
import { places, projectRoot } from '../../supabase/local/places.ts'
import { loadSettings } from '../../supabase/local/settings.ts'
import { loadVapidKeys, makeVapidKeys } from '../../supabase/local/vapid-keys.ts'
import { hour, subscribe } from './push-fixture.ts'
import { expectVapid, makeBrowser, startPushService } from './push-service.ts'
import type { PushService } from './push-service.ts'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'

// The push-dispatch function in the embedded backend: its keys, its route and its schedule.

describe('the function', () => {
  let backend: TestBackend
  let service: PushService
  beforeAll(async () => {
    service = await startPushService()
    vi.stubEnv('PUSH_SERVICES', service.origin)
    backend = await startBackend({ seedFile: null })
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await backend.close()
    await service.close()
  })

  const call = (init?: RequestInit) => fetch(`${backend.url}/functions/v1/push-dispatch`, init)

  test('is mounted: it returns the public key, and sends due reminders when called with the secret key', async () => {
    const { publicKey } = await (await call()).json()
    const student = await backend.signUpAs('amina')
    await subscribe(student, makeBrowser(), `${service.origin}/amina`, [hour(0)])
    expect((await call({ method: 'POST' })).status).toBe(401)
    const response = await call({ method: 'POST', headers: { authorization: `Bearer ${backend.keys.secret}` } })
    expect(await response.json()).toMatchObject({ sent: 1 })
    expectVapid(service.received[0]?.headers.authorization, service.origin, publicKey)
  })
})

test('closing the backend aborts a request in flight and leaves its reminder to be sent again', async () => {
  const service = await startPushService()
  vi.stubEnv('PUSH_SERVICES', service.origin)
  const folder = await mkdtemp(join(tmpdir(), 'comrade-push-'))
  const open = async () =>
    openBackend({
      dataDir: folder,
      migrationsDir: places.migrations,
      siteUrl: 'http://localhost',
      settings: await loadSettings(places.config),
    })
  const first = await open()
  const { p256dh, auth } = makeBrowser()
  await first.query(`insert into auth.users (id, email) values (gen_random_uuid(), 'amina@students.example')`)
  await first.query(
    `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, wake_at) select id, $1, $2, $3, array[now()] from auth.users`,
    [`${service.origin}/amina`, p256dh, auth],
  )
  const headers = { authorization: `Bearer ${first.keys.secret}` }
  const arrived = new Promise<void>((resolve) =>
    service.answerWith(() => {
      resolve()
      return 'hang'
    }),
  )
  const running = first.fetch(new Request('http://localhost/functions/v1/push-dispatch', { method: 'POST', headers }))
  await arrived
  const startedAt = performance.now()
  await first.close()
  expect(performance.now() - startedAt).toBeLessThan(5000)
  expect(await (await running).json()).toMatchObject({ sent: 0, retry: 1 })

  const second = await open()
  expect(await second.query('select state, lease from private.reminders')).toEqual([{ state: 'waiting', lease: null }])
  await second.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
  await service.close()
})

describe('the key pair', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comrade-vapid-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('is created once for concurrent callers, and readable by the owner only', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => loadVapidKeys(folder)))
    expect(new Set(all.map((pair) => pair.privateKey)).size).toBe(1)
    expect((await stat(join(folder, 'vapid.json'))).mode & 0o777).toBe(0o600)
    expect((await makeVapidKeys()).publicKey).not.toBe(all[0]?.publicKey)
  })

  test('that is invalid is rejected rather than replaced', async () => {
    await writeFile(join(folder, 'vapid.json'), '{"publicKey":"x"}')
    await expect(loadVapidKeys(folder)).rejects.toThrow('vapid.json does not hold valid keys; delete it')
  })

  test('is ignored by git', async () => {
    expect(await readFile(join(projectRoot, '.gitignore'), 'utf8')).toContain('supabase/.temp/')
  })
})

describe('everyMinute', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('runs the job, never twice at a time, even after a failure, until it is stopped', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    let end: (() => void) | undefined
    let runs = 0
    const stop = everyMinute('A job', async () => {
      runs += 1
      if (runs === 1) throw new Error('unreachable')
      await new Promise<void>((resolve) => (end = resolve))
    })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([runs, logged.mock.calls.length]).toEqual([1, 1])
    await vi.advanceTimersByTimeAsync(180_000)
    expect(runs).toBe(2)
    end?.()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(runs).toBe(3)
    stop()
    end?.()
    await vi.advanceTimersByTimeAsync(180_000)
    expect(runs).toBe(3)
    logged.mockRestore()
  })
})

test('the hosted function uses the same dependencies as the embedded one', async () => {
  const config = parse(await readFile(places.config, 'utf8'))
  expect(config['functions']).toMatchObject({ 'push-dispatch': { enabled: true, verify_jwt: false } })
  const read = async (path: string) => JSON.parse(await readFile(join(projectRoot, path), 'utf8'))
  const { imports } = await read('supabase/functions/push-dispatch/deno.json')
  const { dependencies } = await read('package.json')
  expect(imports).toEqual({ valibot: `npm:valibot@${dependencies.valibot}` })
})
