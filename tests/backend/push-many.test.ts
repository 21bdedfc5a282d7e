import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DispatchReport, Limits } from '../../supabase/functions/push-dispatch/dispatch.ts'
import { makeVapidKeys } from '../../supabase/local/vapid-keys.ts'
import { dispatcherEnv, hour, passSeconds } from './push-fixture.ts'
import { expectHeaders, expectVapid, makeBrowser, readMessage, startPushService } from './push-service.ts'
import type { PushService, Received } from './push-service.ts'
import { emptyBackend } from './test-backend.ts'

// Many reminders and two dispatchers in separate processes: no reminder is lost, and none is shown twice.

const total = 2_000
const limits: Limits = { concurrency: 40, batch: 200, timeoutMs: 10_000, budgetMs: 120_000 }

const backend = await emptyBackend()
let service: PushService
let env: Record<string, string>
const browser = makeBrowser()

beforeAll(() =>
  backend.sql(
    `insert into auth.users (id, email) select gen_random_uuid(), 'student' || n || '@students.example' from generate_series(1, $1 / 10) n`,
    [total],
  ),
)
beforeEach(async () => {
  service = await startPushService()
  env = await dispatcherEnv(backend, service.origin)
  await backend.sql('delete from public.push_subscriptions')
  const hours = Array.from({ length: 10 }, (_, n) => hour(-n))
  await backend.sql(
    `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, wake_at)
     select id, $1 || '/' || id, $2, $3, $4::timestamptz[] from auth.users`,
    [service.origin, browser.p256dh, browser.auth, hours],
  )
}, 60_000)
afterEach(() => service.close())

const countByState = () =>
  backend.sql<{ state: string; count: number }>('select state, count(*)::int from private.reminders group by state')
const topicOf = ({ headers }: Received) => String(headers['topic'])

function startDispatcher(settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'push-process.ts'), JSON.stringify(limits)], {
    env: { PATH: process.env['PATH'] ?? '', ...env, ...settings },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (text) => (stdout += text))
  child.stderr.on('data', (text) => (stderr += text))
  const ended = once(child, 'close').then(([code, signal]) => ({
    code,
    signal,
    stderr,
    report: () => JSON.parse(stdout) as DispatchReport,
  }))
  return { ended, kill: () => child.kill('SIGKILL') }
}

/** How often each reminder was received, by topic. */
function timesSeen(): Map<string, number> {
  const times = new Map<string, number>()
  for (const topic of service.received.map(topicOf)) times.set(topic, (times.get(topic) ?? 0) + 1)
  return times
}

describe(`${total.toLocaleString('en')} reminders are due`, { timeout: 180_000 }, () => {
  test('and two concurrent dispatchers send each of them once', async () => {
    expect(await countByState()).toEqual([{ state: 'waiting', count: total }])
    const dispatchers = [startDispatcher(), startDispatcher()]
    const [first, second] = await Promise.all(dispatchers.map(async ({ ended }) => (await ended).report()))
    expect((first?.sent ?? 0) + (second?.sent ?? 0)).toBe(total)
    // Both took part.
    expect(Math.min(first?.sent ?? 0, second?.sent ?? 0)).toBeGreaterThan(total / 10)
    expect(service.received).toHaveLength(total)
    expect(timesSeen().size).toBe(total)
    expect(await countByState()).toEqual([{ state: 'sent', count: total }])
    service.received.forEach(expectHeaders)
    for (const message of service.received.filter((_message, n) => n % 100 === 0)) {
      expectVapid(message.headers.authorization, service.origin, env['VAPID_PUBLIC_KEY'] ?? '')
      expect(JSON.parse(readMessage(message, browser))).toMatchObject({ v: 1 })
    }
  })

  test('and one of two dispatchers is killed midway: none is lost, and duplicates have the same topic', async () => {
    const { publicKey, privateKey } = await makeVapidKeys()
    const [killed, second] = [
      startDispatcher({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }),
      startDispatcher(),
    ]
    // Killed with requests in flight: at least this one, which has no response yet.
    service.answerWith(async ({ headers }) => {
      if (service.received.length >= total / 4 && headers.authorization?.endsWith(publicKey)) killed.kill()
      await new Promise((resolve) => setTimeout(resolve, 20))
      return { status: 201 }
    })
    expect(await killed.ended).toMatchObject({ signal: 'SIGKILL' })
    await second.ended
    const seenBefore = timesSeen()
    const unrecorded = await backend.sql<{ topic: string }>(
      `select replace(id::text, '-', '') as topic from private.reminders where state = 'waiting' and lease is not null`,
    )
    // The killed dispatcher's reminders cannot be claimed until their leases expire.
    expect(unrecorded.length).toBeGreaterThan(0)
    expect(unrecorded.length).toBeLessThanOrEqual(limits.batch + limits.concurrency)
    const unanswered = unrecorded.filter(({ topic }) => seenBefore.has(topic)).map(({ topic }) => topic)
    expect(unanswered.length).toBeGreaterThan(0)
    expect(unanswered.length).toBeLessThanOrEqual(limits.concurrency)
    expect((await startDispatcher().ended).report()).toMatchObject({ sent: 0 })

    await passSeconds(backend, 600)
    expect((await startDispatcher().ended).report()).toMatchObject({ sent: unrecorded.length })
    expect(await countByState()).toEqual([{ state: 'sent', count: total }])
    const deliveries = timesSeen()
    expect(deliveries.size).toBe(total)
    const duplicates = [...deliveries].filter(([, times]) => times > 1).map(([topic]) => topic)
    expect(duplicates.toSorted()).toEqual(unanswered.toSorted())
    expect([...deliveries.values()].every((times) => times <= 2)).toBe(true)
  })
})
