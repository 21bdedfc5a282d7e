import { afterEach, expect, test, vi } from 'vitest'
import { amina, sessionHere, signedIn } from '#support/account/fake-account-server'
import { deviceDb } from '../db'
import { keepDraft, readDraft } from '../drafts'
import { FakeStorage } from '#support/store/fake-storage'
import { sessionOnTheWire, userJson } from '#support/store/session/fake-auth-server'
import { deleteUserRecord, markSessionExpired, readUser, saveUser } from './user-record'

const user = { id: amina, email: 'amina@students.example', fullName: 'Amina Juma' }

let stop = () => {}
afterEach(() => stop())

const follow = async () => {
  vi.stubGlobal('location', new URL('https://comrade.example/'))
  const { followSession } = await import('./follow-session')
  const { sessionState } = await import('./session-state')
  const { pullAgain } = await import('../sync/pull/pull-now')
  stop = followSession(() => void pullAgain())
  await vi.waitFor(() => expect(sessionState.getState().status).not.toBe('unknown'))
  return sessionState.getState().status
}

test('a session that the server has ended is marked as expired, and the user stays signed in on this phone', async () => {
  await signedIn({
    'POST token': { status: 400, body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' } },
  })
  const ended = { ...sessionOnTheWire('aal1'), expires_at: Math.floor(Date.now() / 1000) - 60 }
  await deviceDb().auth.put({ key: 'comrade-session', value: JSON.stringify(ended) })
  expect(await follow()).toBe('in')
  await vi.waitFor(async () => expect(await readUser()).toEqual({ ...user, sessionExpired: true }))
  expect(await sessionHere()).toBe(false)
})

test('who signs in later gets their own rows; the start of the app pulls by itself', async () => {
  const requests = await signedIn({})
  const pulls = () => requests.filter(({ path }) => path.includes('rpc/sync')).length
  await Promise.all([deviceDb().device.clear(), deviceDb().auth.clear()])
  expect(await follow()).toBe('out')
  expect(pulls()).toBe(0)
  await saveUser(user)
  await vi.waitFor(() => expect(pulls()).toBeGreaterThan(0))
})

test('who shows the second factor gets their own rows then: the pull after the password had none', async () => {
  const factor = { id: 'f1', status: 'verified', factor_type: 'totp', created_at: '', updated_at: '' }
  const raised = sessionOnTheWire('aal2', userJson({ factors: [factor] }))
  const requests = await signedIn({
    'POST factors/f1/challenge': { body: { id: 'c1', type: 'totp', expires_at: 4_000_000_000 } },
    'POST factors/f1/verify': { body: raised },
    'GET user': { body: raised.user },
  })
  expect(await follow()).toBe('in')
  expect(requests.filter(({ path }) => path.includes('rpc/sync'))).toEqual([])
  const { confirmCode } = await import('@/account/store/second-factor')
  expect(await confirmCode('f1', '123456')).toEqual({ ok: true, value: null })
  await vi.waitFor(() => expect(requests.filter(({ path }) => path.includes('rpc/sync'))).not.toEqual([]))
})

test('a tab removes the drafts of who has signed out in another one, and keeps them when the session alone has ended', async () => {
  await signedIn({})
  vi.stubGlobal('sessionStorage', new FakeStorage())
  const name = { form: 'pregnancy-about', owner: amina } as const
  keepDraft(name, { notes: 'Private' })
  await markSessionExpired()
  expect(await follow()).toBe('in')
  expect(readDraft(name)).toEqual({ notes: 'Private' })
  const db = deviceDb()
  await db.transaction('rw', db.device, db.auth, () => Promise.all([deleteUserRecord(), db.auth.clear()]))
  await vi.waitFor(() => expect(readDraft(name)).toBeNull())
})
