import { beforeEach, describe, expect, test } from 'vitest'
import type { TestUser } from '../backend/start-backend.ts'
import { currentCursor } from '../backend/sync-fixture.ts'
import { backendWithUsers } from '../backend/test-backend.ts'
import { addPost, endHour, hideReported, makeOld } from '../backend/users.ts'

const { backend, users } = await backendWithUsers()

beforeEach(async () => {
  await backend.sql('delete from private.rate_counters')
  await backend.sql('delete from public.reports')
})

const oldAccounts = async (count: number): Promise<readonly TestUser[]> => {
  const accounts: TestUser[] = []
  for (let n = 0; n < count; n += 1) accounts.push(await backend.signUpAs(`reporter${n}`))
  await makeOld(backend, ...accounts.map(({ user }) => user.id))
  return accounts
}
const posts = async (count: number): Promise<readonly string[]> => {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) ids.push(await addPost(backend, users.owner.user.id))
  return ids
}
const report = ({ client }: TestUser, subjects: readonly string[], reason = 'spam') =>
  client.from('reports').insert(subjects.map((subject) => ({ kind: 'gossip_post', subject, reason })))
const deleteAccounts = (accounts: readonly TestUser[]) =>
  backend.sql('delete from auth.users where id = any ($1)', [accounts.map(({ user }) => user.id)])
const hidden = async (): Promise<number> => {
  await hideReported(backend)
  const [row] = await backend.sql<{ count: number }>(
    'select count(*)::integer as count from public.gossip_posts where hidden',
  )
  return row?.count ?? 0
}

describe('whether a report counts is known after its account is gone', () => {
  test('five old accounts that report twelve posts and delete themselves hide no more than five, whoever reports after them', async () => {
    const before = await hidden()
    const reporters = await oldAccounts(5)
    const subjects = await posts(12)
    for (const each of reporters) expect((await report(each, subjects)).error).toBeNull()
    await deleteAccounts(reporters)
    await report(await backend.signUpAs('newcomer'), subjects)
    expect((await hidden()) - before).toBe(5)
  })

  test('one that says of five things that they are about them comes first with three, deleted or not', async () => {
    const [old = ''] = await posts(1)
    await report(users.other, [old])
    await backend.sql(`update public.reports set created_at = now() - interval '20 hours'`)
    const [leaving] = await oldAccounts(1)
    if (!leaving) throw new Error('no account')
    await report(leaving, await posts(5), 'about-me')
    await deleteAccounts([leaving])
    await endHour(backend)
    const { data } = await users.admin.client.rpc('report_queue')
    expect((data ?? []).findIndex(({ subject }: { subject: string }) => subject === old)).toBe(3)
  })

  test('reports of an account whose reports are mostly dismissed do not count once it is deleted', async () => {
    const before = await hidden()
    const reporters = await oldAccounts(5)
    const [first] = reporters
    if (!first) throw new Error('no account')
    await report(first, await posts(4))
    await backend.sql('update public.reports set settled = true, dismissed = true where user_id = $1', [first.user.id])
    await backend.sql(`update public.reports set created_at = created_at - interval '2 days'`)
    const subjects = await posts(1)
    for (const each of reporters) await report(each, subjects)
    await deleteAccounts([first])
    expect((await hidden()) - before).toBe(0)
  })
})

describe('nobody learns from a minute who has just reported', () => {
  test('a post is hidden one to ten minutes after its fifth report, at a random moment', async () => {
    const reporters = await oldAccounts(5)
    const subjects = await posts(5)
    for (const each of reporters) await report(each, subjects)
    await backend.sql('select public.run_jobs()')
    expect(await backend.sql('select id from public.gossip_posts where id = any ($1) and hidden', [subjects])).toEqual(
      [],
    )
    const planned = await backend.sql<{ seconds: number }>(
      'select extract(epoch from due_at - now())::float8 as seconds from private.gossip_hiding where post_id = any ($1)',
      [subjects],
    )
    expect(planned).toHaveLength(5)
    for (const { seconds } of planned) expect(seconds).toBeGreaterThan(30)
    for (const { seconds } of planned) expect(seconds).toBeLessThanOrEqual(600)
    expect(new Set(planned.map(({ seconds }) => Math.round(seconds))).size).toBeGreaterThan(1)
  })

  test('a post whose reports are settled in between stays', async () => {
    const before = await hidden()
    const subjects = await posts(1)
    for (const each of await oldAccounts(5)) await report(each, subjects)
    await endHour(backend)
    expect(
      (await users.admin.client.rpc('moderate', { kind: 'gossip_post', subject: subjects[0], decision: 'keep' })).data,
    ).toBe('done')
    expect((await hidden()) - before).toBe(0)
  })

  test('the queue of the admins counts a report once its hour is over', async () => {
    await report(users.other, await posts(1), 'about-me')
    const queue = async () => (await users.admin.client.rpc('report_queue')).data
    expect(await queue()).toEqual([])
    await endHour(backend)
    expect(await queue()).toHaveLength(1)
  })

  const decide = (subject: string | undefined, decision: string) =>
    users.admin.client.rpc('moderate', { kind: 'gossip_post', subject, decision })
  const queued = async (subject: string | undefined) => {
    const { data } = await users.admin.client.rpc('report_queue')
    return (data ?? []).filter((each: { subject: string }) => each.subject === subject)
  }

  test.each(['keep', 'remove', 'suspend'])(
    'to %s a post that was reported in this hour is answered like one that was not, and changes nothing',
    async (decision) => {
      const [reported, other] = await posts(2)
      const traces = async () => ({
        audit: await backend.sql('select action, row_id from public.audit_log'),
        suspensions: await backend.sql('select kind, subject from private.suspensions'),
        posts: await backend.sql('select id, rev, hidden from public.gossip_posts order by id'),
        newest: await currentCursor(backend),
        limits: await backend.sql(`select action from private.rate_counters where action like 'suspend%'`),
      })
      const before = await traces()
      const answer = async (subject: string | undefined) => {
        const { data, error, status } = await decide(subject, decision)
        return { data, error, status }
      }
      await report(users.other, [reported ?? ''])
      expect(await answer(reported)).toEqual(await answer(other))
      expect(await traces()).toEqual(before)
      await endHour(backend)
      expect((await decide(reported, decision)).data).toBe('done')
    },
  )

  test('a decision is about the reports that were listed: those of this hour come into the queue after it', async () => {
    const [first, second] = await oldAccounts(2)
    const [subject = ''] = await posts(1)
    if (!first || !second) throw new Error('no account')
    await report(first, [subject])
    await endHour(backend)
    await report(second, [subject], 'hate')
    await decide(subject, 'keep')
    expect(await queued(subject)).toEqual([])
    await endHour(backend)
    expect(await queued(subject)).toMatchObject([{ reporters: 1, reasons: { hate: 1 } }])
  })

  test('an author is told the reason that the admin has seen', async () => {
    const [first, second, third] = await oldAccounts(3)
    const [subject = ''] = await posts(1)
    if (!first || !second || !third) throw new Error('no account')
    await report(first, [subject])
    await endHour(backend)
    for (const each of [second, third]) await report(each, [subject], 'hate')
    await decide(subject, 'remove')
    expect((await users.owner.client.from('gossip_submissions').select('removed_for').eq('id', subject)).data).toEqual([
      { removed_for: 'spam' },
    ])
  })
})
