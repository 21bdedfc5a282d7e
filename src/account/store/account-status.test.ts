import { expect, onTestFinished, test, vi } from 'vitest'
import { deviceDb } from '@/store/db'
import { keepDraft } from '@/store/drafts'
import { FakeStorage } from '#support/store/fake-storage'
import { userDb } from '@/store/user-db'
import { readUser, type UserRecord } from '@/store/session/user-record'
import { amina, rpc, sessionHere, signedIn, userNotFound } from '#support/account/fake-account-server'
import { saveAccountStatus, markNotified, readAccountStatus } from './account-status-record'

const now = new Date('2026-11-23T09:00:00Z')
const atNow = () => now
const dueAt = '2026-11-30T09:00:00+00:00'
const later = () => new Date('2026-11-30T09:00:01Z')
const pending = { kind: 'pending', dueAt, alsoPosts: true } as const
const row = { due_at: dueAt, also_posts: true }

const code = () => import('./account-status')
const status = async () => (await readAccountStatus(amina))?.status

test('a requested deletion is stored on the phone, and can be cancelled', async () => {
  await signedIn({
    [rpc('request_account_deletion')]: { body: dueAt },
    [rpc('cancel_account_deletion')]: { status: 200, body: null },
  })
  const { requestAccountDeletion, cancelAccountDeletion } = await code()
  expect(await requestAccountDeletion(amina, true, atNow)).toEqual({ ok: true, value: pending })
  expect(await readAccountStatus(amina)).toEqual({ status: pending, checkedAt: now.toISOString(), notified: false })
  expect(await cancelAccountDeletion(amina, atNow)).toEqual({ ok: true, value: null })
  expect(await status()).toEqual({ kind: 'active' })
})

test('a failed request or cancellation changes nothing', async () => {
  await signedIn({})
  await saveAccountStatus(amina, pending, now)
  const { requestAccountDeletion, cancelAccountDeletion } = await code()
  expect(await cancelAccountDeletion(amina, atNow)).toEqual({ ok: false, problem: 'offline' })
  expect(await requestAccountDeletion(amina, false, atNow)).toEqual({ ok: false, problem: 'offline' })
  expect(await status()).toEqual(pending)
})

test('a deletion requested on another phone is stored', async () => {
  await signedIn({ [rpc('account_deletion')]: { body: [row] } })
  expect(await (await code()).checkAccountStatus(amina, atNow)).toEqual({ ok: true, value: pending })
  expect(await status()).toEqual(pending)
})

test('a deletion cancelled on another phone is removed', async () => {
  const requests = await signedIn({ [rpc('account_deletion')]: { body: [] } })
  await saveAccountStatus(amina, pending, now)
  await (await code()).checkAccountStatus(amina, atNow)
  expect(await status()).toEqual({ kind: 'active' })
  // The app asks for the account only after its deletion was due.
  expect(requests).toHaveLength(1)
})

test('a response that is older than the latest request of the user changes nothing', async () => {
  let respond: (body: unknown) => void = () => {}
  const lateResponse = new Promise((resolve) => {
    respond = resolve
  })
  await signedIn({
    [rpc('account_deletion')]: { body: lateResponse },
    [rpc('cancel_account_deletion')]: { status: 200, body: null },
  })
  await saveAccountStatus(amina, pending, now)
  const { checkAccountStatus, cancelAccountDeletion } = await code()
  const pendingCheck = checkAccountStatus(amina, atNow)
  expect(await cancelAccountDeletion(amina, atNow)).toEqual({ ok: true, value: null })
  respond([row])
  expect(await pendingCheck).toEqual({ ok: true, value: { kind: 'active' } })
  expect(await status()).toEqual({ kind: 'active' })
})

test('a deletion cancelled on another phone just before it was due does not mark the account as gone', async () => {
  const { userJson } = await import('#support/store/session/fake-auth-server')
  await signedIn({ [rpc('account_deletion')]: { body: [] }, 'GET user': { body: userJson() } })
  await saveAccountStatus(amina, pending, now)
  await (await code()).checkAccountStatus(amina, later)
  expect(await status()).toEqual({ kind: 'active' })
  expect(await sessionHere()).toBe(true)
})

test('a deleted account ends the session and deletes the server copies and the drafts, but keeps other data that is only on the phone', async () => {
  await signedIn({ [rpc('account_deletion')]: { body: [] }, 'GET user': userNotFound })
  await saveAccountStatus(amina, pending, now)
  await deviceDb().device.put({ key: 'cart', value: { lines: ['tomatoes'] } })
  await userDb(amina).replica('gossip_likes').put({ id: 'l1', rev: 1, post_id: 'p1', liked: true })
  const phone = new FakeStorage()
  vi.stubGlobal('localStorage', phone)
  keepDraft({ form: 'profile', owner: amina }, { course: 'Law' })
  expect(await (await code()).checkAccountStatus(amina, later)).toEqual({ ok: true, value: { kind: 'gone' } })
  expect(await status()).toEqual({ kind: 'gone' })
  expect(Object.keys(phone)).toEqual([])
  expect(await sessionHere()).toBe(false)
  // The user stays on record, because the name of the cycle log's database contains their id.
  expect(await readUser()).toMatchObject({ id: amina, sessionExpired: true })
  expect(await deviceDb().device.get('cart')).toMatchObject({ value: { lines: ['tomatoes'] } })
  expect(await userDb(amina).replica('gossip_likes').count()).toBe(0)
})

test('when the server rejects the token, the account is looked up', async () => {
  const refused = { status: 401, body: { code: 'PGRST301', message: 'no such user', hint: null, details: null } }
  const { sessionOnTheWire } = await import('#support/store/session/fake-auth-server')
  await signedIn({
    [rpc('account_deletion')]: refused,
    'POST token': { body: sessionOnTheWire('aal1') },
    'GET user': userNotFound,
  })
  await (await code()).checkAccountStatus(amina, atNow)
  expect(await status()).toEqual({ kind: 'gone' })
})

test('an expired session after the deletion was due means that the account is gone', async () => {
  await signedIn({})
  await deviceDb().auth.clear()
  await saveAccountStatus(amina, pending, now)
  await (await code()).checkAccountStatus(amina, later)
  expect(await status()).toEqual({ kind: 'gone' })
})

test.each([
  ['before its deletion is due', pending, atNow],
  ['without any deletion', { kind: 'active' }, later],
] as const)('an expired session %s does not mean that the account is gone', async (_when, before, clock) => {
  await signedIn({})
  await deviceDb().auth.clear()
  await saveAccountStatus(amina, before, now)
  expect(await (await code()).checkAccountStatus(amina, clock)).toEqual({ ok: false, problem: 'sign-in' })
  expect(await status()).toEqual(before)
})

test('without a network the status does not change', async () => {
  await signedIn({})
  await saveAccountStatus(amina, pending, now)
  expect(await (await code()).checkAccountStatus(amina, later)).toEqual({ ok: false, problem: 'offline' })
  expect(await status()).toEqual(pending)
  expect(await sessionHere()).toBe(true)
})

test('a dismissed notice is shown again only when the status changes', async () => {
  await signedIn({})
  await saveAccountStatus(amina, pending, now)
  await markNotified(amina, true)
  await saveAccountStatus(amina, pending, later())
  expect(await readAccountStatus(amina)).toMatchObject({ notified: true })
  await saveAccountStatus(amina, { kind: 'gone' }, later())
  expect(await readAccountStatus(amina)).toMatchObject({ notified: false })
})

test('the status of one user is not shown to another', async () => {
  await signedIn({})
  await saveAccountStatus(amina, pending, now)
  const { userId } = await import('@/kit/rules/ids')
  expect(await readAccountStatus(userId('0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a02'))).toBeNull()
})

const user: UserRecord = { id: amina, email: 'amina@students.example', fullName: 'Amina Juma', sessionExpired: false }
const withoutPosts = { ...pending, alsoPosts: false } as const
const pendingResponse = { [rpc('account_deletion')]: { body: [{ ...row, also_posts: false }] } }

test('the status is checked when it was never checked before', async () => {
  await signedIn(pendingResponse)
  await (await code()).checkWhenDue(user, false, atNow)
  expect((await status())?.kind).toBe('pending')
})

test('the status is not checked twice on the same day', async () => {
  const requests = await signedIn(pendingResponse)
  await saveAccountStatus(amina, withoutPosts, now)
  await (await code()).checkWhenDue(user, false, atNow)
  expect(requests).toEqual([])
})

test('a sign-in always checks the status and shows a dismissed notice again', async () => {
  const requests = await signedIn(pendingResponse)
  await saveAccountStatus(amina, withoutPosts, now)
  await markNotified(amina, true)
  await (await code()).checkWhenDue(user, true, atNow)
  expect(requests).toHaveLength(1)
  expect(await readAccountStatus(amina)).toMatchObject({ notified: false })
})

test('a session that expires after the deletion was due means that the account is gone; before, it means nothing', async () => {
  const requests = await signedIn({})
  await deviceDb().auth.clear()
  await saveAccountStatus(amina, withoutPosts, now)
  const { checkWhenDue } = await code()
  await checkWhenDue({ ...user, sessionExpired: true }, false, atNow)
  expect((await status())?.kind).toBe('pending')
  await checkWhenDue({ ...user, sessionExpired: true }, false, () => new Date('2026-11-30T09:00:01Z'))
  expect((await status())?.kind).toBe('gone')
  expect(requests).toEqual([])
})

test('following checks at a sign-in, and a user who is already signed in at the start does not count as one', async () => {
  vi.setSystemTime(now)
  onTestFinished(() => void vi.useRealTimers())
  const requests = await signedIn(pendingResponse)
  await saveAccountStatus(amina, withoutPosts, now)
  let emit: (record: UserRecord | null) => void = () => {}
  const { followAccountStatus } = await code()
  followAccountStatus((onUser) => {
    emit = onUser
    return () => {}
  })
  for (const record of [user, { ...user, fullName: 'Amina' }, null, user]) emit(record)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
})
