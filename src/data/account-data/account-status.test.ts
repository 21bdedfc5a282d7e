import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { deviceDb } from '../db'
import { userDb } from '../outbox/user-db'
import { readUser } from '../session/user-record'
import { amina, rpc, sessionHere, signedIn, userNotFound } from './fake-account-server'
import { saveAccountStatus, markNotified, readAccountStatus } from './account-status-record'

const now = new Date('2026-11-23T09:00:00Z')
const at = () => now
const dueAt = '2026-11-30T09:00:00+00:00'
const later = () => new Date('2026-11-30T09:00:01Z')
const pending = { kind: 'pending', dueAt, alsoPosts: true } as const
const row = { due_at: dueAt, also_posts: true }

const code = () => import('./account-status')
const status = async () => (await readAccountStatus(amina))?.status

test('a deletion that was asked for is kept on the phone, and taken back again', async () => {
  await signedIn({ [rpc('request_account_deletion')]: { body: dueAt }, [rpc('cancel_account_deletion')]: { status: 200, body: null } })
  const { requestAccountDeletion, cancelAccountDeletion } = await code()
  expect(await requestAccountDeletion(amina, true, at)).toEqual({ ok: true, value: pending })
  expect(await readAccountStatus(amina)).toEqual({ status: pending, askedAt: now.toISOString(), notified: false })
  expect(await cancelAccountDeletion(amina, at)).toEqual({ ok: true, value: null })
  expect(await status()).toEqual({ kind: 'kept' })
})

test('a deletion that could not be asked for, or not taken back, changes nothing', async () => {
  await signedIn({})
  await saveAccountStatus(amina, pending, now)
  const { requestAccountDeletion, cancelAccountDeletion } = await code()
  expect(await cancelAccountDeletion(amina, at)).toEqual({ ok: false, problem: 'offline' })
  expect(await requestAccountDeletion(amina, false, at)).toEqual({ ok: false, problem: 'offline' })
  expect(await status()).toEqual(pending)
})

test('a deletion asked for on another phone is learned', async () => {
  await signedIn({ [rpc('account_deletion')]: { body: [row] } })
  expect(await (await code()).checkAccountStatus(amina, at)).toEqual({ ok: true, value: pending })
  expect(await status()).toEqual(pending)
})

test('one taken back on another phone is learned, too', async () => {
  const asked = await signedIn({ [rpc('account_deletion')]: { body: [] } })
  await saveAccountStatus(amina, pending, now)
  await (await code()).checkAccountStatus(amina, at)
  expect(await status()).toEqual({ kind: 'kept' })
  // Nobody asks whether an account is there whose time had not come.
  expect(asked).toHaveLength(1)
})

test('an answer that is older than what the person has asked for meanwhile changes nothing', async () => {
  let answer: (body: unknown) => void = () => {}
  const late = new Promise((resolve) => {
    answer = resolve
  })
  await signedIn({ [rpc('account_deletion')]: { body: late }, [rpc('cancel_account_deletion')]: { status: 200, body: null } })
  await saveAccountStatus(amina, pending, now)
  const { checkAccountStatus, cancelAccountDeletion } = await code()
  const asking = checkAccountStatus(amina, at)
  expect(await cancelAccountDeletion(amina, at)).toEqual({ ok: true, value: null })
  answer([row])
  expect(await asking).toEqual({ ok: true, value: { kind: 'kept' } })
  expect(await status()).toEqual({ kind: 'kept' })
})

test('taken back on another phone at the last moment, it is not taken for carried out', async () => {
  const { userOnTheWire } = await import('../session/fake-auth-server')
  await signedIn({ [rpc('account_deletion')]: { body: [] }, 'GET user': { body: userOnTheWire() } })
  await saveAccountStatus(amina, pending, now)
  await (await code()).checkAccountStatus(amina, later)
  expect(await status()).toEqual({ kind: 'kept' })
  expect(await sessionHere()).toBe(true)
})

test('an account that is gone ends the session, and leaves what is on the phone only', async () => {
  await signedIn({ [rpc('account_deletion')]: { body: [] }, 'GET user': userNotFound })
  await saveAccountStatus(amina, pending, now)
  await deviceDb().device.put({ key: 'cart', value: { lines: ['tomatoes'] } })
  await userDb(amina).gossip_likes.put({ id: 'l1', rev: 1, post_id: 'p1', liked: true })
  expect(await (await code()).checkAccountStatus(amina, later)).toEqual({ ok: true, value: { kind: 'gone' } })
  expect(await status()).toEqual({ kind: 'gone' })
  expect(await sessionHere()).toBe(false)
  // Who it was stays known, for the cycle log lies under that name.
  expect(await readUser()).toMatchObject({ id: amina, sessionExpired: true })
  expect(await deviceDb().device.get('cart')).toMatchObject({ value: { lines: ['tomatoes'] } })
  expect(await userDb(amina).gossip_likes.count()).toBe(0)
})

test('a server that takes no token of theirs any more is asked whether the account is there', async () => {
  const refused = { status: 401, body: { code: 'PGRST301', message: 'no such user', hint: null, details: null } }
  const { sessionOnTheWire } = await import('../session/fake-auth-server')
  await signedIn({ [rpc('account_deletion')]: refused, 'POST token': { body: sessionOnTheWire('aal1') }, 'GET user': userNotFound })
  await (await code()).checkAccountStatus(amina, at)
  expect(await status()).toEqual({ kind: 'gone' })
})

test('a session that has ended after its deletion was due says that the account is gone', async () => {
  await signedIn({})
  await deviceDb().auth.clear()
  await saveAccountStatus(amina, pending, now)
  await (await code()).checkAccountStatus(amina, later)
  expect(await status()).toEqual({ kind: 'gone' })
})

test.each([
  ['before its deletion is due', pending, at],
  ['without any deletion', { kind: 'kept' }, later],
] as const)('a session that has ended %s says nothing of the kind', async (_when, before, clock) => {
  await signedIn({})
  await deviceDb().auth.clear()
  await saveAccountStatus(amina, before, now)
  expect(await (await code()).checkAccountStatus(amina, clock)).toEqual({ ok: false, problem: 'sign-in' })
  expect(await status()).toEqual(before)
})

test('without a network nothing is concluded', async () => {
  await signedIn({})
  await saveAccountStatus(amina, pending, now)
  expect(await (await code()).checkAccountStatus(amina, later)).toEqual({ ok: false, problem: 'offline' })
  expect(await status()).toEqual(pending)
  expect(await sessionHere()).toBe(true)
})

test('a note that was put away comes back only with something new', async () => {
  await signedIn({})
  await saveAccountStatus(amina, pending, now)
  await markNotified(amina, true)
  await saveAccountStatus(amina, pending, later())
  expect(await readAccountStatus(amina)).toMatchObject({ notified: true })
  await saveAccountStatus(amina, { kind: 'gone' }, later())
  expect(await readAccountStatus(amina)).toMatchObject({ notified: false })
})

test('what is known of one person is notified to no other', async () => {
  await signedIn({})
  await saveAccountStatus(amina, pending, now)
  const { userId } = await import('@/domain/shared/ids')
  expect(await readAccountStatus(userId('0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a02'))).toBeNull()
})
