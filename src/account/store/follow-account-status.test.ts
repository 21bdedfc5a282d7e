import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { UserRecord } from '@/store/session/user-record'
import { amina, rpc, signedIn } from '#support/account/fake-account-server'
import { saveAccountStatus, markNotified, readAccountStatus } from './account-status-record'

const user: UserRecord = { id: amina, email: 'amina@students.example', fullName: 'Amina Juma', sessionExpired: false }
const now = new Date('2026-11-23T09:00:00Z')
const atNow = () => now
const soon = '2026-11-30T09:00:00+00:00'
const pending = { kind: 'pending', dueAt: soon, alsoPosts: false } as const
const pendingResponse = { [rpc('account_deletion')]: { body: [{ due_at: soon, also_posts: false }] } }

const code = () => import('./follow-account-status')
const status = async () => (await readAccountStatus(amina))?.status.kind

test('the status is checked when it was never checked before', async () => {
  await signedIn(pendingResponse)
  await (await code()).checkWhenDue(user, false, atNow)
  expect(await status()).toBe('pending')
})

test('the status is not checked twice on the same day', async () => {
  const requests = await signedIn(pendingResponse)
  await saveAccountStatus(amina, pending, now)
  await (await code()).checkWhenDue(user, false, atNow)
  expect(requests).toEqual([])
})

test('a sign-in always checks the status and shows a dismissed notice again', async () => {
  const requests = await signedIn(pendingResponse)
  await saveAccountStatus(amina, pending, now)
  await markNotified(amina, true)
  await (await code()).checkWhenDue(user, true, atNow)
  expect(requests).toHaveLength(1)
  expect(await readAccountStatus(amina)).toMatchObject({ notified: false })
})

test('a session that expires after the deletion was due means that the account is gone; before, it means nothing', async () => {
  const requests = await signedIn({})
  const { deviceDb } = await import('@/store/db')
  await deviceDb().auth.clear()
  await saveAccountStatus(amina, pending, now)
  const { checkWhenDue } = await code()
  await checkWhenDue({ ...user, sessionExpired: true }, false, atNow)
  expect(await status()).toBe('pending')
  await checkWhenDue({ ...user, sessionExpired: true }, false, () => new Date('2026-11-30T09:00:01Z'))
  expect(await status()).toBe('gone')
  expect(requests).toEqual([])
})

test('following checks at a sign-in, and a user who is already signed in at the start does not count as one', async () => {
  const requests = await signedIn(pendingResponse)
  await saveAccountStatus(amina, pending, new Date())
  let emit: (record: UserRecord | null) => void = () => {}
  const { followAccountStatus } = await code()
  followAccountStatus((onUser) => {
    emit = onUser
    return () => {}
  })
  for (const record of [user, { ...user, fullName: 'Amina' }, null, user]) emit(record)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
})
