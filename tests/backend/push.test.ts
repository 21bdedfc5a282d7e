import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { dispatcherEnv, dispatcherOf, dispatchSecret, hour, passSeconds, remindersFor, subscribe } from './push-fixture.ts'
import type { Dispatcher } from './push-fixture.ts'
import { expectHeaders, expectVapid, makeBrowser, readMessage, startPushService } from './push-service.ts'
import type { PushService } from './push-service.ts'
import { startBackend } from './start-backend.ts'
import type { Person, TestBackend } from './start-backend.ts'

// The dispatcher and a push service that is as strict as those of the browsers: what is sent, and what follows from each answer.

let backend: TestBackend
let service: PushService
let person: Person
let dispatcher: Dispatcher
let env: Record<string, string>

beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
  person = await backend.signUpAs('amina')
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.sql('delete from public.push_subscriptions')
  await backend.sql('delete from private.rate_counters')
  service = await startPushService()
  env = await dispatcherEnv(backend, `https://elsewhere.example, ${service.origin}`)
  dispatcher = dispatcherOf(env, { concurrency: 4, batch: 8, timeoutMs: 400, budgetMs: 20_000 })
})
afterEach(() => service.close())

const browser = makeBrowser()
const at = (name = 'amina') => `${service.origin}/wpush/v2/${name}`
const due = (name?: string) => subscribe(person, browser, at(name), [hour(0)])
const topics = () => service.received.map(({ headers }) => headers['topic'])
const nothing = { sent: 0, gone: 0, refused: 0, retry: 0, more: false }

describe('a reminder that is due', () => {
  test('is sent as the standards say, to be read by that browser alone', async () => {
    const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log'), vi.spyOn(console, 'warn')]
    await due()
    expect(await dispatcher.run()).toEqual({ ...nothing, sent: 1 })
    const [message] = service.received
    if (!message) throw new Error('nothing was sent')
    expect(message.path).toBe('/wpush/v2/amina')
    expectHeaders(message)
    const { publicKey } = await (await dispatcher.handle(new Request('http://localhost/push-dispatch'))).json()
    expectVapid(message.headers.authorization, service.origin, publicKey)
    const [{ id } = { id: '' }] = await backend.sql<{ id: string }>('select id from private.reminders')
    const said = readMessage(message, browser)
    expect(JSON.parse(said)).toEqual({ v: 1, id })
    expect(said).toHaveLength(128)
    expect(() => readMessage(message, makeBrowser())).toThrow()
    expect(Number(message.headers['ttl'])).toBeGreaterThan(10 * 60 * 60)
    expect(Number(message.headers['ttl'])).toBeLessThanOrEqual(12 * 60 * 60)
    for (const spy of logged) expect(spy).not.toHaveBeenCalled()
  })

  test('is sent once, also when the same list comes again', async () => {
    const id = await due()
    await dispatcher.run()
    await person.client.from('push_subscriptions').update({ wake_at: [hour(0), hour(30)] }).eq('id', id)
    expect(await dispatcher.run()).toEqual(nothing)
    expect(service.received).toHaveLength(1)
    expect(await remindersFor(backend, id)).toMatchObject([{ state: 'sent', leased: false }, { state: 'waiting', attempts: 0 }])
  })

  test('is not sent before its time, nor once it is taken off the list, nor twelve hours late', async () => {
    await subscribe(person, browser, at('later'), [hour(1)])
    const off = await due('off')
    await person.client.from('push_subscriptions').update({ wake_at: [] }).eq('id', off)
    const late = await subscribe(person, browser, at('late'), [hour(-13)])
    await subscribe(person, browser, at('yesterday'), [hour(-26)])
    expect(await dispatcher.run()).toEqual(nothing)
    expect(service.received).toEqual([])
    expect(await remindersFor(backend, late)).toMatchObject([{ state: 'failed' }])
    expect(await remindersFor(backend, off)).toEqual([])
  })

  test('looks like every other one from outside, and says nothing of a cycle to anybody', async () => {
    for (const name of ['one', 'two', 'three']) await subscribe(person, browser, at(name), [hour(0), hour(-1)])
    expect(await dispatcher.run()).toMatchObject({ sent: 6 })
    expect(new Set(service.received.map(({ body }) => body.byteLength)).size).toBe(1)
    expect(new Set(topics()).size).toBe(6)
    for (const message of service.received) {
      const said = `${message.path} ${JSON.stringify(message.headers)} ${readMessage(message, browser)}`
      expect(said).not.toMatch(/period|cycle|fertil|ovulat|menstru|pregnan|bleed|flow|bloom|hour|_at|label/i)
    }
  })
})

describe('the push service answers', () => {
  test.each([404, 410])('%i: the subscription is dropped with all its reminders', async (status) => {
    const id = await subscribe(person, browser, at(), [hour(0), hour(5)])
    const other = await due('other')
    service.answerWith(({ path }) => ({ status: path.endsWith('amina') ? status : 201 }))
    expect(await dispatcher.run()).toMatchObject({ gone: 1, sent: 1 })
    const left = await backend.sql('select id from public.push_subscriptions')
    expect(left).toEqual([{ id: other }])
    expect(await remindersFor(backend, id)).toEqual([])
  })

  test.each([
    ['seconds', () => '600'],
    ['a date', () => new Date(Date.now() + 600_000).toUTCString()],
  ])('429: it is not tried before Retry-After, in %s, and then under the same topic', async (_form, header) => {
    await due()
    service.answerWith(() => ({ status: 429, headers: { 'Retry-After': header() } }))
    expect(await dispatcher.run()).toMatchObject({ retry: 1 })
    service.answerWith(() => ({ status: 201 }))
    await passSeconds(backend, 595)
    expect(await dispatcher.run()).toEqual(nothing)
    await passSeconds(backend, 40)
    expect(await dispatcher.run()).toMatchObject({ sent: 1 })
    expect(topics()).toHaveLength(2)
    expect(new Set(topics()).size).toBe(1)
  })

  test('500: it is tried again, after longer and longer, and not for ever', async () => {
    const id = await due()
    service.answerWith(() => ({ status: 500 }))
    const waits: number[] = []
    for (let tries = 1; tries <= 8; tries += 1) {
      expect(await dispatcher.run()).toMatchObject({ retry: 1 })
      expect(await dispatcher.run()).toEqual(nothing)
      const [kept] = await remindersFor(backend, id)
      waits.push(kept?.wait ?? 0)
      await passSeconds(backend, 3700)
    }
    expect(waits[0]).toBeGreaterThan(10)
    expect(waits[4]).toBeGreaterThan(2 * (waits[0] ?? 0))
    expect(await remindersFor(backend, id)).toMatchObject([{ state: 'failed', attempts: 8 }])
    expect(await dispatcher.run()).toEqual(nothing)
  })

  test('nothing: it is left after its time, holds nobody up, and is tried again', async () => {
    const id = await due('slow')
    for (const name of ['one', 'two', 'three', 'four', 'five']) await due(name)
    service.answerWith(({ path }) => (path.endsWith('slow') ? 'hang' : { status: 201 }))
    const began = performance.now()
    expect(await dispatcher.run()).toMatchObject({ sent: 5, retry: 1 })
    expect(performance.now() - began).toBeGreaterThanOrEqual(390)
    expect(await remindersFor(backend, id)).toMatchObject([{ state: 'waiting', attempts: 1, leased: false }])
    service.answerWith(() => ({ status: 201 }))
    await passSeconds(backend, 60)
    expect(await dispatcher.run()).toMatchObject({ sent: 1 })
  })

  test('400: it is not tried again, and the next one is', async () => {
    const id = await due()
    service.answerWith(() => ({ status: 400 }))
    expect(await dispatcher.run()).toMatchObject({ refused: 1 })
    expect(await remindersFor(backend, id)).toMatchObject([{ state: 'failed' }])
    await person.client.from('push_subscriptions').update({ wake_at: [hour(0), hour(-1)] }).eq('id', id)
    service.answerWith(() => ({ status: 201 }))
    expect(await dispatcher.run()).toMatchObject({ sent: 1 })
  })

  test('a redirection: it is not followed', async () => {
    const other = await startPushService()
    service.answerWith(() => ({ status: 307, headers: { Location: `${other.origin}/elsewhere` } }))
    await due()
    expect(await dispatcher.run()).toMatchObject({ refused: 1 })
    expect(other.received).toEqual([])
    await other.close()
  })
})

test('an address that is no push service’s is never called', async () => {
  const other = await startPushService()
  await subscribe(person, browser, `${other.origin}/internal`, [hour(0)])
  await subscribe(person, browser, `${service.origin.replace('127.0.0.1', '127.0.0.1.nip.example')}/x`, [hour(0)])
  expect(await dispatcher.run()).toMatchObject({ refused: 2 })
  expect(other.received).toEqual([])
  await other.close()
})

describe('while a reminder is on its way', () => {
  /** Changes something between the call and its answer. */
  const meanwhile = (change: () => Promise<unknown>, status: number) =>
    service.answerWith(async () => {
      await change()
      return { status }
    })

  test('its subscription may be deleted: nothing is left, and nothing fails', async () => {
    const id = await due()
    meanwhile(async () => person.client.from('push_subscriptions').delete().eq('id', id), 500)
    expect(await dispatcher.run()).toMatchObject({ retry: 1 })
    expect(await backend.sql('select id from private.reminders')).toEqual([])
  })

  test('it may be taken off the list: it is not tried again, unless it is asked for again', async () => {
    const id = await due()
    const list = async (wake_at: string[]) => person.client.from('push_subscriptions').update({ wake_at }).eq('id', id)
    meanwhile(() => list([]), 500)
    await dispatcher.run()
    expect(await remindersFor(backend, id)).toMatchObject([{ state: 'cancelled', leased: false }])
    await passSeconds(backend, 3600)
    expect(await dispatcher.run()).toEqual(nothing)
    await list([hour(0)])
    await passSeconds(backend, 3600)
    service.answerWith(() => ({ status: 201 }))
    expect(await dispatcher.run()).toMatchObject({ sent: 1 })
  })

  test('the browser may move: what the old address answers does not count', async () => {
    const id = await due('old')
    let moved = false
    service.answerWith(async ({ path }) => {
      if (!path.endsWith('old')) return { status: 201 }
      if (!moved) await person.client.from('push_subscriptions').update({ endpoint: at('new') }).eq('id', id)
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

  test('gives every page the public key', async () => {
    const answer = await call('GET')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toEqual({ publicKey: env['VAPID_PUBLIC_KEY'] })
    expect((await call('OPTIONS')).headers.get('access-control-allow-headers')).toContain('apikey')
    expect((await call('PUT')).status).toBe(405)
  })

  test('sends for nobody who does not know the secret', async () => {
    await due()
    for (const authorization of ['', 'Bearer ', `Bearer ${dispatchSecret}x`, dispatchSecret, `Bearer ${backend.keys.publishable}`]) {
      expect((await call('POST', { authorization })).status).toBe(401)
    }
    expect(service.received).toEqual([])
  })

  test('ends with an error when the database is out of reach, and sends later what it had', async () => {
    const id = await due()
    const cut = dispatcherOf({ ...env, SUPABASE_URL: 'http://127.0.0.1:9' }, { concurrency: 2, batch: 2, timeoutMs: 400, budgetMs: 1000 })
    await expect(cut.run()).rejects.toThrow()
    expect(await remindersFor(backend, id)).toMatchObject([{ state: 'waiting', attempts: 0 }])
    expect(await dispatcher.run()).toMatchObject({ sent: 1 })
  })
})
