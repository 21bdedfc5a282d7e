import { randomUUID } from 'node:crypto'
import 'fake-indexeddb/auto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { claimAdmin, readScope, setupOpen } from '@/admin/store/access'
import { decide, liftSuspension, listSuspensions, readAudit, readMessages, reportQueue } from '@/admin/store/records'
import { saveItem } from '@/admin/store/write-items'
import { authStorage, sessionKey } from '@/store/session/auth-storage'
import { allCampuses } from '@/admin/rules/access'
import { tabSpec } from '@/admin/rules/tabs'
import type { UserId } from '@/kit/rules/ids'
import { campusSlug } from '@/kit/rules/campus'
import { saveNew, tum, valuesOf } from './item-values.ts'
import { addPost, endHour } from './users.ts'
import { backendWithUsers, pointAppTo } from './test-backend.ts'
import { signAppIn } from './sign-app-in.ts'

// Runs the admin panel's data layer against a real backend: who may use it, reports, messages and the audit log.

const { backend, users } = await backendWithUsers()
pointAppTo(backend)
let adminId: UserId

beforeAll(async () => {
  adminId = await signAppIn(users.admin)
})
afterAll(() => void vi.unstubAllGlobals())

describe('access', () => {
  test('is granted to admins and denied to students; signed out, no request is sent', async () => {
    expect(await readScope(adminId)).toEqual({ ok: true, value: allCampuses })
    const student = await signAppIn(users.other)
    expect(await readScope(student)).toEqual({ ok: true, value: null })
    const refused = await saveItem(student, tabSpec('groceries'), {
      campus: tum,
      id: randomUUID(),
      rev: null,
      values: valuesOf.groceries,
      photos: null,
    })
    expect(refused).toMatchObject({ kind: 'failed', problem: { kind: 'not-allowed' } })
    expect(await reportQueue(student, null)).toMatchObject({ ok: false, problem: { kind: 'not-allowed' } })
    expect(await claimAdmin(student, 'any')).toEqual({ ok: true, value: 'closed' })
    const network = vi.fn<typeof fetch>()
    await authStorage.removeItem(sessionKey)
    vi.stubGlobal('fetch', network)
    expect(await readScope(student)).toEqual({ ok: false, problem: { kind: 'sign-in' } })
    expect(network).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
    await signAppIn(users.admin)
  })

  test('to the setup state is public', async () => {
    expect(await setupOpen()).toEqual({ ok: true, value: false })
  })
})

test('admins read reports, decide about them and lift suspensions', async () => {
  const post = await addPost(backend, users.owner.user.id)
  await users.other.client.from('reports').insert({ kind: 'gossip_post', subject: post, reason: 'spam' })
  await endHour(backend)
  const queue = await reportQueue(adminId, null)
  const reported = queue.ok ? queue.value.find(({ subject }) => subject === post) : undefined
  expect(reported).toMatchObject({
    kind: 'gossip_post',
    campus: 'tum',
    reporters: 1,
    reasons: { spam: 1 },
    hidden: false,
    suspended: false,
    newReporters: 1,
    withinAnHour: 1,
  })
  if (!reported) return
  expect(await decide(adminId, reported, 'suspend')).toEqual({ ok: true, value: 'done' })
  const suspended = await listSuspensions(adminId, tum)
  const handle = suspended.ok ? suspended.value.find(({ excerpt }) => excerpt === reported.content)?.id : undefined
  expect(await liftSuspension(adminId, handle ?? '')).toEqual({ ok: true, value: 'done' })
  expect(await decide(adminId, reported, 'remove')).toEqual({ ok: true, value: 'done' })
  expect(await decide(adminId, reported, 'keep')).toEqual({ ok: true, value: 'gone' })
})

test('messages and the audit log are read page by page, newest first', async () => {
  await users.other.client.from('contact_messages').insert({
    id: randomUUID(),
    name: 'Neema',
    email: 'neema@students.example',
    subject: 'Hello',
    message: 'A\nquestion',
  })
  expect(await readMessages(adminId, 1)).toMatchObject({
    ok: true,
    value: { total: 1, rows: [{ name: 'Neema', message: 'A\nquestion' }] },
  })
  await saveNew(adminId, 'groceries', { name: 'Terere' })
  const audit = await readAudit(adminId, null, 1)
  expect(audit).toMatchObject({
    ok: true,
    value: {
      page: 1,
      rows: expect.arrayContaining([expect.objectContaining({ admin: adminId, action: 'insert', table: 'groceries' })]),
    },
  })
  expect(audit.ok && audit.value.rows[0]?.changes['name']).toEqual([null, 'Terere'])
  expect(await readAudit(adminId, tum, 1)).toMatchObject({
    ok: true,
    value: { rows: expect.arrayContaining([expect.objectContaining({ campus: 'tum', table: 'groceries' })]) },
  })
  expect(await readAudit(adminId, campusSlug('nowhere'), 1)).toMatchObject({ ok: true, value: { total: 0 } })
})

test('with an expired session nothing is sent and sign-in is required', async () => {
  const { data } = await users.admin.client.auth.getSession()
  await authStorage.setItem(sessionKey, JSON.stringify({ ...data.session, expires_at: 1, refresh_token: 'used-up' }))
  const saved = await saveItem(adminId, tabSpec('groceries'), {
    campus: tum,
    id: randomUUID(),
    rev: null,
    values: { ...valuesOf.groceries, name: 'Never sent' },
    photos: null,
  })
  expect(saved).toEqual({ kind: 'failed', problem: { kind: 'sign-in' } })
  expect(await backend.sql(`select id from public.groceries where name = 'Never sent'`)).toEqual([])
})

test('network failures and captive portals are reported as such', async () => {
  await signAppIn(users.admin)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await readScope(adminId)).toEqual({ ok: false, problem: { kind: 'offline' } })
  vi.stubGlobal(
    'fetch',
    async () => new Response('<html>Pay for WiFi</html>', { headers: { 'Content-Type': 'text/html' } }),
  )
  expect(await readScope(adminId)).toEqual({ ok: false, problem: { kind: 'strange' } })
})
