import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { callers, clientOf } from './users.ts'
import { hour, remindersFor, subscribe } from './push-fixture.ts'
import { makeBrowser } from './push-service.ts'
import { maxAttempts } from '../../supabase/functions/push-dispatch/push-result.ts'
import { backendWithUsers } from './test-backend.ts'

// Permissions and constraints of reminders (the table's policies are tested in policies.test.ts).

const { backend, users } = await backendWithUsers()
beforeEach(async () => {
  await backend.sql('delete from public.push_subscriptions')
  await backend.sql('delete from private.rate_counters')
})

const browser = makeBrowser()
const makeEndpoint = () => `https://push.example/${randomUUID()}`
const values = () => ({ id: randomUUID(), endpoint: makeEndpoint(), p256dh: browser.p256dh, auth: browser.auth })
const add = (more: Record<string, unknown> = {}) =>
  users.owner.client.from('push_subscriptions').insert({ ...values(), ...more })

describe.each(callers)('the %s', (caller) => {
  test('cannot claim, settle or read reminders', async () => {
    await subscribe(users.owner, browser, makeEndpoint(), [hour(0)])
    const client = clientOf(users, caller)
    const notOffered = { status: 404, error: { code: 'PGRST202' }, data: null }
    expect(await client.rpc('claim_due_reminders', { batch: 1, lease_seconds: 60 })).toMatchObject(notOffered)
    expect(await client.rpc('settle_reminders', { results: [] })).toMatchObject(notOffered)
    expect((await client.from('reminders').select('*')).status).toBe(404)
    const embedded = await client.from('push_subscriptions').select('id, reminders(*)')
    expect(embedded.status).toBeGreaterThanOrEqual(400)
    expect(await backend.sql('select attempts from private.reminders')).toEqual([{ attempts: 0 }])
  })
})

test('the service claims each reminder once per lease', async () => {
  await subscribe(users.owner, browser, makeEndpoint(), [hour(0)])
  const claim = async () =>
    (await backend.serviceClient().rpc('claim_due_reminders', { batch: 10, lease_seconds: 60 })).data
  const [first] = await claim()
  expect(first).toMatchObject({ attempts: 1, p256dh: browser.p256dh })
  expect(await claim()).toEqual([])
  await backend.sql(`update private.reminders set try_after = now() - interval '1 second'`)
  const [second] = await claim()
  expect(second).toMatchObject({ id: first.id, attempts: 2 })
  // The first claim's lease has expired, so its result is ignored.
  const settle = async (claimed: { id: string; lease: string }) =>
    (
      await backend
        .serviceClient()
        .rpc('settle_reminders', { results: [{ id: claimed.id, lease: claimed.lease, outcome: 'gone' }] })
    ).data
  expect(await settle(first)).toBe(0)
  expect(await settle(second)).toBe(1)
  expect(await backend.sql('select id from public.push_subscriptions')).toEqual([])
})

describe('a user', () => {
  test('can have ten subscriptions, and a repeated request for the tenth is a duplicate', async () => {
    for (let n = 0; n < 9; n += 1) expect((await add()).error).toBeNull()
    const tenth = values()
    expect((await add(tenth)).error).toBeNull()
    expect(await add(tenth)).toMatchObject({ status: 409, error: { code: '23505' } })
    expect(await add()).toMatchObject({ status: 400, error: { code: 'P0001' } })
    expect(await users.other.client.from('push_subscriptions').insert(values())).toMatchObject({ status: 201 })
  })

  test('cannot subscribe for another user', async () => {
    expect(await add({ user_id: users.other.user.id })).toMatchObject({ status: 403, error: { code: '42501' } })
  })

  test('is limited to sixty changes an hour', async () => {
    await backend.sql(
      `insert into private.rate_counters (actor, action, window_start, window_end, count)
       select 'user:' || $1, verb || ' push_subscriptions a 1 hour', date_trunc('hour', now()), date_trunc('hour', now()) + interval '1 hour', 60
       from unnest(array['insert', 'update']) as verb`,
      [users.owner.user.id],
    )
    expect(await add()).toMatchObject({ status: 429, error: { code: 'PT429' } })
  })

  test('leaves no reminders after deleting the account', async () => {
    const leavingUser = await backend.signUpAs('leaving')
    await subscribe(leavingUser, browser, makeEndpoint(), [hour(3)])
    await backend.sql('delete from auth.users where id = $1', [leavingUser.user.id])
    expect(await backend.sql('select id from private.reminders')).toEqual([])
  })
})

describe('a subscription', () => {
  test.each([
    ['an endpoint that is not a URL', { endpoint: 'push.example' }],
    ['an endpoint that is a script', { endpoint: 'javascript:alert(1)' }],
    ['an endpoint that is too long', { endpoint: `https://push.example/${'x'.repeat(2048)}` }],
    ['a key that is too short', { p256dh: 'B'.repeat(80) }],
    ['a secret that is not base64url', { auth: `${'a'.repeat(21)}!` }],
    ['more than a hundred times', { wake_at: Array.from({ length: 101 }, (_, n) => hour(n)) }],
  ])('with %s is rejected', async (_fault, invalidValues) => {
    expect(await add(invalidValues)).toMatchObject({ status: 400, error: { code: '23514' } })
  })

  test('stores wake-up times rounded to the hour, without duplicates', async () => {
    const { error, data } = await add({
      wake_at: ['2027-03-01T08:59:31+03:00', '2027-03-01T05:00:00Z', '2027-02-01T05:10:00Z'],
    })
      .select('wake_at')
      .single()
    expect(error).toBeNull()
    expect(data?.wake_at.map((time: string) => new Date(time).toISOString())).toEqual([
      '2027-02-01T05:00:00.000Z',
      '2027-03-01T05:00:00.000Z',
    ])
  })

  test('has one reminder for each listed hour, however often the list is sent', async () => {
    const id = await subscribe(users.owner, browser, makeEndpoint(), [hour(2), hour(4)])
    const setHours = async (...hours: number[]) =>
      users.owner.client
        .from('push_subscriptions')
        .update({ wake_at: hours.map(hour) })
        .eq('id', id)
    const ids = async () =>
      (await backend.sql<{ id: string }>('select id from private.reminders order by due_at')).map((row) => row.id)
    const before = await ids()
    await setHours(2, 4)
    expect(await ids()).toEqual(before)
    await setHours(4, 6)
    expect(await remindersFor(backend, id)).toHaveLength(2)
    expect((await ids())[0]).toBe(before[1])
    await setHours()
    expect(await ids()).toEqual([])
  })

  test('replaces an older one with the same endpoint, even of another user, so that a phone wakes for one user only', async () => {
    const endpoint = makeEndpoint()
    await subscribe(users.owner, browser, endpoint, [hour(2)])
    const id = await subscribe(users.other, browser, endpoint, [hour(3)])
    expect(await backend.sql('select id, user_id from public.push_subscriptions')).toEqual([
      { id, user_id: users.other.user.id },
    ])
    expect(await backend.sql('select subscription_id from private.reminders')).toEqual([{ subscription_id: id }])
  })
})

test('the database gives up after as many attempts as the sender counts', async () => {
  await subscribe(users.owner, browser, makeEndpoint(), [hour(0)])
  await backend.sql('update private.reminders set attempts = $1', [maxAttempts - 1])
  const claim = async () =>
    (await backend.serviceClient().rpc('claim_due_reminders', { batch: 10, lease_seconds: 60 })).data
  const [last] = await claim()
  expect(last).toMatchObject({ attempts: maxAttempts })
  await backend
    .serviceClient()
    .rpc('settle_reminders', { results: [{ id: last.id, lease: last.lease, outcome: 'retry', wait_seconds: 0 }] })
  expect(await backend.sql('select state from private.reminders')).toEqual([{ state: 'failed' }])
})
