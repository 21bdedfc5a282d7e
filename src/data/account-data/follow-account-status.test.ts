import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { UserRecord } from '../session/user-record'
import { amina, rpc, signedIn } from './fake-account-server'
import { saveAccountStatus, markNotified, readAccountStatus } from './account-status-record'

const person: UserRecord = { id: amina, email: 'amina@students.example', fullName: 'Amina Juma', sessionExpired: false }
const now = new Date('2026-11-23T09:00:00Z')
const at = () => now
const soon = '2026-11-30T09:00:00+00:00'
const pending = { kind: 'pending', dueAt: soon, alsoPosts: false } as const
const waits = { [rpc('account_deletion')]: { body: [{ due_at: soon, also_posts: false }] } }

const code = () => import('./follow-account-status')
const status = async () => (await readAccountStatus(amina))?.status.kind

test('it is asked when it was never asked before', async () => {
  await signedIn(waits)
  await (await code()).checkWhenDue(person, false, at)
  expect(await status()).toBe('pending')
})

test('asked today, it is not asked again', async () => {
  const asked = await signedIn(waits)
  await saveAccountStatus(amina, pending, now)
  await (await code()).checkWhenDue(person, false, at)
  expect(asked).toEqual([])
})

test('at a sign-in it is asked all the same, and a note that was put away comes back', async () => {
  const asked = await signedIn(waits)
  await saveAccountStatus(amina, pending, now)
  await markNotified(amina, true)
  await (await code()).checkWhenDue(person, true, at)
  expect(asked).toHaveLength(1)
  expect(await readAccountStatus(amina)).toMatchObject({ notified: false })
})

test('a session that ends after the deletion was due says that the account is gone; any other says nothing', async () => {
  const asked = await signedIn({})
  const { deviceDb } = await import('../db')
  await deviceDb().auth.clear()
  await saveAccountStatus(amina, pending, now)
  const { checkWhenDue } = await code()
  await checkWhenDue({ ...person, sessionExpired: true }, false, at)
  expect(await status()).toBe('pending')
  await checkWhenDue({ ...person, sessionExpired: true }, false, () => new Date('2026-11-30T09:00:01Z'))
  expect(await status()).toBe('gone')
  expect(asked).toEqual([])
})

test('it is followed from the start of the app, and a sign-in is notified from a start', async () => {
  const asked = await signedIn(waits)
  await saveAccountStatus(amina, pending, new Date())
  let tell: (found: UserRecord | null) => void = () => {}
  const { followAccountStatus } = await code()
  followAccountStatus((onPerson) => {
    tell = onPerson
    return () => {}
  })
  for (const found of [person, { ...person, fullName: 'Amina' }, null, person]) tell(found)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
})
