import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  dispatcherEnv,
  dispatcherOf,
  dispatchSecret,
  hour,
  passSeconds,
  remindersFor,
  subscribe,
} from './push-fixture.ts'
import type { Dispatcher } from './push-fixture.ts'
import { expectHeaders, expectVapid, makeBrowser, readMessage, startPushService } from './push-service.ts'
import type { PushService } from './push-service.ts'
import { emptyBackend } from './test-backend.ts'

// The dispatcher against a push service that is as strict as real ones: the messages, and the outcome of each response.

const backend = await emptyBackend()
let service: PushService
const student = await backend.signUpAs('amina')
let dispatcher: Dispatcher
let env: Record<string, string>

beforeEach(async () => {
  await backend.sql('delete from public.push_subscriptions')
  await backend.sql('delete from private.rate_counters')
  service = await startPushService()
  env = await dispatcherEnv(backend, `https://elsewhere.example, ${service.origin}`)
  dispatcher = dispatcherOf(env, { concurrency: 4, batch: 8, timeoutMs: 400, budgetMs: 20_000 })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await service.close()
})

const browser = makeBrowser()
const endpointOf = (name = 'amina') => `${service.origin}/wpush/v2/${name}`
const addDue = (name?: string) => subscribe(student, browser, endpointOf(name), [hour(0)])
const topics = () => service.received.map(({ headers }) => headers['topic'])
const noOutcomes = { sent: 0, gone: 0, refused: 0, retry: 0, more: false }

describe('a reminder that is due', () => {
  test('is sent according to the standards, readable only by its browser', async () => {
    const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log'), vi.spyOn(console, 'warn')]
    await addDue()
    expect(await dispatcher.run()).toEqual({ ...noOutcomes, sent: 1 })
    const [message] = service.received
    if (!message) throw new Error('nothing was sent')
    expect(message.path).toBe('/wpush/v2/amina')
    expectHeaders(message)
    const { publicKey } = await (await dispatcher.handle(new Request('http://localhost/push-dispatch'))).json()
    expectVapid(message.headers.authorization, service.origin, publicKey)
    const [{ id } = { id: '' }] = await backend.sql<{ id: string }>('select id from private.reminders')
    const text = readMessage(message, browser)
    expect(JSON.parse(text)).toEqual({ v: 1, id })
    expect(text).toHaveLength(128)
    expect(() => readMessage(message, makeBrowser())).toThrow()
    expect(Number(message.headers['ttl'])).toBeGreaterThan(10 * 60 * 60)
    expect(Number(message.headers['ttl'])).toBeLessThanOrEqual(12 * 60 * 60)
    for (const spy of logged) expect(spy).not.toHaveBeenCalled()
  })

  test('is sent once, even if the same list is sent again', async () => {
    const id = await addDue()
    await dispatcher.run()
    await student.client
      .from('push_subscriptions')
      .update({ wake_at: [hour(0), hour(30)] })
      .eq('id', id)
    expect(await dispatcher.run()).toEqual(noOutcomes)
    expect(service.received).toHaveLength(1)
    expect(await remindersFor(backend, id)).toMatchObject([
      { state: 'sent', leased: false },
      { state: 'waiting', attempts: 0 },
    ])
  })

  test('is not sent early, after it is removed from the list, or twelve hours late', async () => {
    await subscribe(student, browser, endpointOf('later'), [hour(1)])
    const unlisted = await addDue('off')
    await student.client.from('push_subscriptions').update({ wake_at: [] }).eq('id', unlisted)
    const late = await subscribe(student, browser, endpointOf('late'), [hour(-13)])
    await subscribe(student, browser, endpointOf('yesterday'), [hour(-26)])
    expect(await dispatcher.run()).toEqual(noOutcomes)
    expect(service.received).toEqual([])
    expect(await remindersFor(backend, late)).toMatchObject([{ state: 'failed' }])
    expect(await remindersFor(backend, unlisted)).toEqual([])
  })

  test('wakes a phone that dozes, with the same urgency as every other one', async () => {
    // A pill at eight in the evening and what is told at the usual hour are hours alike.
    for (const name of ['one', 'two', 'three']) await subscribe(student, browser, endpointOf(name), [hour(0), hour(-1)])
    expect(await dispatcher.run()).toMatchObject({ sent: 6 })
    expect(new Set(service.received.map(({ headers }) => headers['urgency']))).toEqual(new Set(['high']))
  })

  test('has the same size as every other one and contains no cycle data', async () => {
    for (const name of ['one', 'two', 'three']) await subscribe(student, browser, endpointOf(name), [hour(0), hour(-1)])
    expect(await dispatcher.run()).toMatchObject({ sent: 6 })
    expect(new Set(service.received.map(({ body }) => body.byteLength)).size).toBe(1)
    expect(new Set(topics()).size).toBe(6)
    for (const message of service.received) {
      const text = `${message.path} ${JSON.stringify(message.headers)} ${readMessage(message, browser)}`
      expect(text).not.toMatch(/period|cycle|fertil|ovulat|menstru|pregnan|bleed|flow|bloom|hour|_at|label/i)
    }
  })
})

describe('the push service responds with', () => {
  test.each([404, 410])('%i: the subscription is deleted with all its reminders', async (status) => {
    const id = await subscribe(student, browser, endpointOf(), [hour(0), hour(5)])
    const other = await addDue('other')
    service.answerWith(({ path }) => ({ status: path.endsWith('amina') ? status : 201 }))
    expect(await dispatcher.run()).toMatchObject({ gone: 1, sent: 1 })
    const remaining = await backend.sql('select id from public.push_subscriptions')
    expect(remaining).toEqual([{ id: other }])
    expect(await remindersFor(backend, id)).toEqual([])
  })

  test.each([
    ['seconds', () => '600'],
    ['a date', () => new Date(Date.now() + 600_000).toUTCString()],
  ])('429: the reminder is retried after Retry-After, in %s, with the same topic', async (_form, header) => {
    await addDue()
    service.answerWith(() => ({ status: 429, headers: { 'Retry-After': header() } }))
    expect(await dispatcher.run()).toMatchObject({ retry: 1 })
    service.answerWith(() => ({ status: 201 }))
    await passSeconds(backend, 595)
    expect(await dispatcher.run()).toEqual(noOutcomes)
    await passSeconds(backend, 40)
    expect(await dispatcher.run()).toMatchObject({ sent: 1 })
    expect(topics()).toHaveLength(2)
    expect(new Set(topics()).size).toBe(1)
  })

  test('500: the reminder is retried with increasing delays, up to a limit', async () => {
    const id = await addDue()
    service.answerWith(() => ({ status: 500 }))
    const waits: number[] = []
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await dispatcher.run()).toMatchObject({ retry: 1 })
      expect(await dispatcher.run()).toEqual(noOutcomes)
      const [reminder] = await remindersFor(backend, id)
      waits.push(reminder?.wait ?? 0)
      await passSeconds(backend, 3700)
    }
    expect(waits[0]).toBeGreaterThan(10)
    expect(waits[4]).toBeGreaterThan(2 * (waits[0] ?? 0))
    expect(await remindersFor(backend, id)).toMatchObject([{ state: 'failed', attempts: 8 }])
    expect(await dispatcher.run()).toEqual(noOutcomes)
  })

  test('nothing: the request times out without delaying others, and is retried', async () => {
    const id = await addDue('slow')
    for (const name of ['one', 'two', 'three', 'four', 'five']) await addDue(name)
    service.answerWith(({ path }) => (path.endsWith('slow') ? 'hang' : { status: 201 }))
    const startedAt = performance.now()
    expect(await dispatcher.run()).toMatchObject({ sent: 5, retry: 1 })
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(390)
    expect(await remindersFor(backend, id)).toMatchObject([{ state: 'waiting', attempts: 1, leased: false }])
    service.answerWith(() => ({ status: 201 }))
    await passSeconds(backend, 60)
    expect(await dispatcher.run()).toMatchObject({ sent: 1 })
  })

  test('400: the reminder is not retried, but the next one is sent', async () => {
    const id = await addDue()
    service.answerWith(() => ({ status: 400 }))
    expect(await dispatcher.run()).toMatchObject({ refused: 1 })
    expect(await remindersFor(backend, id)).toMatchObject([{ state: 'failed' }])
    await student.client
      .from('push_subscriptions')
      .update({ wake_at: [hour(0), hour(-1)] })
      .eq('id', id)
    service.answerWith(() => ({ status: 201 }))
    expect(await dispatcher.run()).toMatchObject({ sent: 1 })
  })

  test('a redirect: it is not followed', async () => {
    const other = await startPushService()
    service.answerWith(() => ({ status: 307, headers: { Location: `${other.origin}/elsewhere` } }))
    await addDue()
    expect(await dispatcher.run()).toMatchObject({ refused: 1 })
    expect(other.received).toEqual([])
    await other.close()
  })
})

test('an endpoint that is not a push service is never called', async () => {
  const other = await startPushService()
  await subscribe(student, browser, `${other.origin}/internal`, [hour(0)])
  await subscribe(student, browser, `${service.origin.replace('127.0.0.1', '127.0.0.1.nip.example')}/x`, [hour(0)])
  expect(await dispatcher.run()).toMatchObject({ refused: 2 })
  expect(other.received).toEqual([])
  await other.close()
})

describe('while a reminder is in flight', () => {
  /** Runs a change between the request and its response. */
  const changeInFlight = (change: () => Promise<unknown>, status: number) =>
    service.answerWith(async () => {
      await change()
      return { status }
    })

  test('its subscription may be deleted: no reminder is left, and nothing fails', async () => {
    const id = await addDue()
    changeInFlight(async () => student.client.from('push_subscriptions').delete().eq('id', id), 500)
    expect(await dispatcher.run()).toMatchObject({ retry: 1 })
    expect(await backend.sql('select id from private.reminders')).toEqual([])
  })

  test('it may be removed from the list: it is not retried, unless it is listed again', async () => {
    const id = await addDue()
    const list = async (wake_at: string[]) => student.client.from('push_subscriptions').update({ wake_at }).eq('id', id)
    changeInFlight(() => list([]), 500)
    await dispatcher.run()
    expect(await remindersFor(backend, id)).toMatchObject([{ state: 'cancelled', leased: false }])
    await passSeconds(backend, 3600)
    expect(await dispatcher.run()).toEqual(noOutcomes)
    await list([hour(0)])
    await passSeconds(backend, 3600)
    service.answerWith(() => ({ status: 201 }))
    expect(await dispatcher.run()).toMatchObject({ sent: 1 })
  })

  test('the endpoint may change: the old endpoint’s response is ignored', async () => {
    const id = await addDue('old')
    let moved = false
    service.answerWith(async ({ path }) => {
      if (!path.endsWith('old')) return { status: 201 }
      if (!moved)
        await student.client
          .from('push_subscriptions')
          .update({ endpoint: endpointOf('new') })
          .eq('id', id)
      moved = true
      return { status: 410 }
    })
    await dispatcher.run()
    await dispatcher.run()
    expect(service.received.map(({ path }) => path)).toEqual(['/wpush/v2/old', '/wpush/v2/new'])
    expect(await remindersFor(backend, id)).toMatchObject([{ state: 'sent' }])
  })
})

describe('the function', () => {
  const call = (method: string, headers: Record<string, string> = {}) =>
    dispatcher.handle(new Request('http://localhost/push-dispatch', { method, headers }))

  test('returns the public key to every page', async () => {
    const response = await call('GET')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toEqual({ publicKey: env['VAPID_PUBLIC_KEY'] })
    expect((await call('OPTIONS')).headers.get('access-control-allow-headers')).toContain('apikey')
    expect((await call('PUT')).status).toBe(405)
  })

  test('requires the secret for sending', async () => {
    await addDue()
    for (const authorization of [
      '',
      'Bearer ',
      `Bearer ${dispatchSecret}x`,
      dispatchSecret,
      `Bearer ${backend.keys.publishable}`,
    ]) {
      expect((await call('POST', { authorization })).status).toBe(401)
    }
    expect(service.received).toEqual([])
  })

  test('fails when the database is unreachable; the reminder is sent later', async () => {
    const id = await addDue()
    const disconnected = dispatcherOf(
      { ...env, SUPABASE_URL: 'http://127.0.0.1:9' },
      { concurrency: 2, batch: 2, timeoutMs: 400, budgetMs: 1000 },
    )
    await expect(disconnected.run()).rejects.toThrow()
    expect(await remindersFor(backend, id)).toMatchObject([{ state: 'waiting', attempts: 0 }])
    expect(await dispatcher.run()).toMatchObject({ sent: 1 })
  })
})
