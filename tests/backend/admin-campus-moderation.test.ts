import { beforeAll, describe, expect, test } from 'vitest'
import { inserted } from './people.ts'
import type { Person } from './start-backend.ts'
import { addCampus } from './sync-fixture.ts'
import { backendWithPeople } from './with-people.ts'

// Reports, suspensions and the audit log belong to a campus: its admins see and decide their own, admins of all filter.

const { backend, people } = await backendWithPeople()
let ofKmtc: Person
const reported = new Map<string, string>()

const addReported = async (campus: string): Promise<string> => {
  const item = await inserted(backend, `insert into public.items (title, price, seller_phone, user_id, campus) values ('Desk', 1500, '+254700000042', $1, $2)`, [people.owner.user.id, campus])
  expect((await people.other.client.from('reports').insert({ kind: 'item', subject: item, reason: 'scam' })).error).toBeNull()
  return item
}
const call = async (person: Person, name: string, parameters = {}): Promise<{ readonly id: string; readonly subject: string; readonly campus: string | null }[]> => {
  const { data, error } = await person.client.rpc(name, parameters)
  expect(error).toBeNull()
  return data
}
const campusesIn = async (person: Person, name: string, parameters = {}) => new Set((await call(person, name, parameters)).map(({ campus }) => campus))
const decide = (person: Person, campus: string, decision: string) => person.client.rpc('moderate', { kind: 'item', subject: reported.get(campus) ?? '', decision })

beforeAll(async () => {
  await addCampus(backend, 'kmtc')
  ofKmtc = await backend.signUpAsAdmin()
  await backend.sql(`update public.profiles set admin_campus = 'kmtc' where id = $1`, [ofKmtc.user.id])
  for (const campus of ['tum', 'kmtc']) reported.set(campus, await addReported(campus))
})

describe('the report queue', () => {
  test('names the campus of each, and shows an admin of one campus theirs alone', async () => {
    expect(await campusesIn(people.admin, 'report_queue')).toEqual(new Set(['tum', 'kmtc']))
    expect(await campusesIn(ofKmtc, 'report_queue')).toEqual(new Set(['kmtc']))
  })

  test('is filtered by campus, and the filter opens no other campus', async () => {
    const [only] = await call(people.admin, 'report_queue', { in_campus: 'kmtc' })
    expect(only).toMatchObject({ subject: reported.get('kmtc'), campus: 'kmtc' })
    expect(await call(ofKmtc, 'report_queue', { in_campus: 'tum' })).toEqual([])
  })
})

describe('an admin of one campus', () => {
  test.each(['keep', 'remove', 'suspend'])('cannot decide about another: %s', async (decision) => {
    expect(await decide(ofKmtc, 'tum', decision)).toMatchObject({ error: { code: '42501' } })
    expect(await call(people.admin, 'report_queue', { in_campus: 'tum' })).toHaveLength(1)
  })

  test('sees and lifts the suspensions of theirs alone', async () => {
    expect((await decide(people.admin, 'tum', 'suspend')).data).toBe('done')
    expect((await decide(ofKmtc, 'kmtc', 'suspend')).data).toBe('done')
    expect(await campusesIn(ofKmtc, 'list_suspensions')).toEqual(new Set(['kmtc']))
    expect(await campusesIn(people.admin, 'list_suspensions', { in_campus: 'tum' })).toEqual(new Set(['tum']))
    expect(await call(ofKmtc, 'list_suspensions', { in_campus: 'tum' })).toEqual([])
    const [ofTum] = await call(people.admin, 'list_suspensions', { in_campus: 'tum' })
    expect((await ofKmtc.client.rpc('lift_suspension', { suspension: ofTum?.id ?? '' })).data).toBe('gone')
    const [own] = await call(ofKmtc, 'list_suspensions')
    expect((await ofKmtc.client.rpc('lift_suspension', { suspension: own?.id ?? '' })).data).toBe('done')
  })

  test('reads the record of their campus, what they lifted included, and of no other', async () => {
    const { data } = await ofKmtc.client.from('audit_log').select('action, campus').order('at')
    expect(data).toEqual([{ action: 'suspend', campus: 'kmtc' }, { action: 'lift', campus: 'kmtc' }])
    const all = await people.admin.client.from('audit_log').select('campus').eq('campus', 'tum')
    expect(all.data).toEqual([{ campus: 'tum' }])
  })
})
