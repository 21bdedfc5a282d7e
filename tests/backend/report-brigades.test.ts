import { beforeEach, describe, expect, test } from 'vitest'
import { addItem, addPost, endHour, hideReported, makeOld, signUpOld } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()
const reporters = await signUpOld(backend, 'one', 'two', 'three', 'four', 'five')
beforeEach(async () => {
  await backend.sql('delete from private.rate_counters')
  await backend.sql('delete from public.reports')
})

const isVisible = async (id: string) =>
  (await users.anonymous.from('gossip_posts').select('id').eq('id', id)).data?.length === 1
const report = (student: TestUser, subject: string, kind = 'gossip_post', reason = 'spam') =>
  student.client.from('reports').insert({ kind, subject, reason })
const rows = (sql: string, params: unknown[]) => backend.sql(sql, params)

describe('a report brigade', () => {
  test('of new accounts hides nothing, regardless of its size', async () => {
    const id = await addPost(backend, users.owner.user.id)
    const newAccounts: TestUser[] = []
    for (let n = 0; n < 12; n += 1) newAccounts.push(await backend.signUpAs(`fresh${n}`))
    for (const student of newAccounts) expect((await report(student, id)).error).toBeNull()
    await hideReported(backend)
    expect(await isVisible(id)).toBe(true)
    // Three older accounts among them are enough.
    for (const student of reporters.slice(0, 3)) await report(student, id)
    await hideReported(backend)
    expect(await isVisible(id)).toBe(false)
  })

  test('is visible to admins once its hour is over: the number of new accounts and of reports within an hour', async () => {
    const id = await addPost(backend, users.owner.user.id)
    for (const student of [users.other, ...reporters.slice(0, 2)]) await report(student, id)
    expect((await users.admin.client.rpc('report_queue')).data).toEqual([])
    await endHour(backend)
    const { data } = await users.admin.client.rpc('report_queue')
    expect(data).toContainEqual(
      expect.objectContaining({ subject: id, reporters: 3, new_reporters: 1, within_an_hour: 3 }),
    )
  })

  test('of five old accounts hides five posts a day', async () => {
    const posts: string[] = []
    for (let n = 0; n < 6; n += 1) posts.push(await addPost(backend, users.owner.user.id))
    for (const student of reporters)
      await student.client
        .from('reports')
        .insert(posts.map((subject) => ({ kind: 'gossip_post', subject, reason: 'spam' })))
    await hideReported(backend)
    const [hidden] = await rows(
      'select count(*)::integer as count from public.gossip_posts where id = any ($1) and hidden',
      [posts],
    )
    expect(Number(hidden?.['count'])).toBeLessThanOrEqual(5)
    await rows(`update public.reports set created_at = created_at - interval '2 days'`, [])
    const next = await addPost(backend, users.owner.user.id)
    for (const student of reporters) await report(student, next)
    await hideReported(backend)
    expect(await isVisible(next)).toBe(false)
  })

  test('that says of everything that it is about them has three things first', async () => {
    const old = await addPost(backend, users.owner.user.id)
    await report(users.other, old)
    await rows(`update public.reports set created_at = now() - interval '20 hours'`, [])
    for (let n = 0; n < 5; n += 1)
      await report(reporters[0] as TestUser, await addPost(backend, users.owner.user.id), 'gossip_post', 'about-me')
    await endHour(backend)
    const { data } = await users.admin.client.rpc('report_queue')
    expect((data ?? []).findIndex(({ subject }: { subject: string }) => subject === old)).toBe(3)
  })

  test('keeps its number when the account of one is deleted; the report goes later', async () => {
    const id = await addPost(backend, users.owner.user.id)
    const leaving = await backend.signUpAs('leaving')
    await makeOld(backend, leaving.user.id)
    await report(leaving, id)
    await report(users.other, id)
    await endHour(backend)
    const counted = async () =>
      (await users.admin.client.rpc('report_queue')).data?.find(({ subject }: { subject: string }) => subject === id)
    const before = await counted()
    await rows('delete from auth.users where id = $1', [leaving.user.id])
    expect(await counted()).toEqual(before)
    expect(
      (await users.admin.client.rpc('moderate', { kind: 'gossip_post', subject: id, decision: 'keep' })).data,
    ).toBe('done')
    await rows('select private.delete_orphaned_reports(now())', [])
    expect(await rows('select id from public.reports where user_id is null', [])).toEqual([])
  })

  test('loses its weight: reports by an account whose reports are mostly dismissed do not count', async () => {
    const [dismissedReporter] = reporters as [TestUser]
    for (let n = 0; n < 4; n += 1) await report(dismissedReporter, await addItem(backend, users.owner.user.id), 'item')
    await rows('update public.reports set settled = true, dismissed = true where user_id = $1', [
      dismissedReporter.user.id,
    ])
    const id = await addPost(backend, users.owner.user.id)
    for (const student of reporters) await report(student, id)
    await hideReported(backend)
    expect(await isVisible(id)).toBe(true)
    await rows('delete from public.reports where dismissed', [])
  })
})
