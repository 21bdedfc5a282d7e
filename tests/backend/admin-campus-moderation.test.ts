import { beforeAll, describe, expect, test } from 'vitest'
import { endHour, inserted } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { addCampus } from './sync-fixture.ts'
import { backendWithUsers } from './test-backend.ts'

// Reports, suspensions and audit log entries belong to a campus. An admin of one campus sees and decides only those of
// that campus.

const { backend, users } = await backendWithUsers()
let kmtcAdmin: TestUser
const reported = new Map<string, string>()

const addReported = async (campus: string): Promise<string> => {
  const item = await inserted(
    backend,
    `insert into public.items (title, price, seller_phone, user_id, campus) values ('Desk', 1500, '+254700000042', $1, $2)`,
    [users.owner.user.id, campus],
  )
  expect(
    (await users.other.client.from('reports').insert({ kind: 'item', subject: item, reason: 'scam' })).error,
  ).toBeNull()
  return item
}
const call = async (
  student: TestUser,
  name: string,
  parameters = {},
): Promise<{ readonly id: string; readonly subject: string; readonly campus: string | null }[]> => {
  const { data, error } = await student.client.rpc(name, parameters)
  expect(error).toBeNull()
  return data
}
const campusesIn = async (student: TestUser, name: string, parameters = {}) =>
  new Set((await call(student, name, parameters)).map(({ campus }) => campus))
const decide = (student: TestUser, campus: string, decision: string) =>
  student.client.rpc('moderate', { kind: 'item', subject: reported.get(campus) ?? '', decision })

beforeAll(async () => {
  await addCampus(backend, 'kmtc')
  kmtcAdmin = await backend.signUpAsAdmin()
  await backend.sql(`update public.profiles set admin_campus = 'kmtc' where id = $1`, [kmtcAdmin.user.id])
  for (const campus of ['tum', 'kmtc']) reported.set(campus, await addReported(campus))
  await endHour(backend)
})

describe('the report queue', () => {
  test('names the campus of each report, and shows an admin of one campus only its reports', async () => {
    expect(await campusesIn(users.admin, 'report_queue')).toEqual(new Set(['tum', 'kmtc']))
    expect(await campusesIn(kmtcAdmin, 'report_queue')).toEqual(new Set(['kmtc']))
  })

  test('can be filtered by campus, which gives an admin of one campus no access to another', async () => {
    const [report] = await call(users.admin, 'report_queue', { in_campus: 'kmtc' })
    expect(report).toMatchObject({ subject: reported.get('kmtc'), campus: 'kmtc' })
    expect(await call(kmtcAdmin, 'report_queue', { in_campus: 'tum' })).toEqual([])
  })
})

describe('an admin of one campus', () => {
  test.each(['keep', 'remove', 'suspend'])('cannot decide about reports of another campus: %s', async (decision) => {
    expect((await decide(kmtcAdmin, 'tum', decision)).data).toBe('gone')
    expect(await backend.sql('select action from public.audit_log')).toEqual([])
    expect(await call(users.admin, 'report_queue', { in_campus: 'tum' })).toHaveLength(1)
  })

  test('sees and lifts only the suspensions of that campus', async () => {
    expect((await decide(users.admin, 'tum', 'suspend')).data).toBe('done')
    expect((await decide(kmtcAdmin, 'kmtc', 'suspend')).data).toBe('done')
    expect(await campusesIn(kmtcAdmin, 'list_suspensions')).toEqual(new Set(['kmtc']))
    expect(await campusesIn(users.admin, 'list_suspensions', { in_campus: 'tum' })).toEqual(new Set(['tum']))
    expect(await call(kmtcAdmin, 'list_suspensions', { in_campus: 'tum' })).toEqual([])
    const [tumSuspension] = await call(users.admin, 'list_suspensions', { in_campus: 'tum' })
    expect((await kmtcAdmin.client.rpc('lift_suspension', { suspension: tumSuspension?.id ?? '' })).data).toBe('gone')
    const [own] = await call(kmtcAdmin, 'list_suspensions')
    expect((await kmtcAdmin.client.rpc('lift_suspension', { suspension: own?.id ?? '' })).data).toBe('done')
  })

  test('reads only the audit log of that campus, which includes lifted suspensions', async () => {
    const { data } = await kmtcAdmin.client.from('audit_log').select('action, campus').order('at')
    expect(data).toEqual([
      { action: 'suspend', campus: 'kmtc' },
      { action: 'lift', campus: 'kmtc' },
    ])
    const all = await users.admin.client.from('audit_log').select('campus').eq('campus', 'tum')
    expect(all.data).toEqual([{ campus: 'tum' }])
  })
})
