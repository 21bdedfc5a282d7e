import { beforeEach, describe, expect, test } from 'vitest'
import { longestQueue } from '@/admin/rules/moderation'
import { heldPostsOn } from './held-posts.ts'
import { newItem, newPost } from './new-rows.ts'
import { addPost, makeOld, publishAll } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()
beforeEach(() => backend.sql('delete from private.rate_counters'))
const { queue, queued, decide, stateOf, isPublic, runJobs, submit, submitQueued } = heldPostsOn(backend, users)

const deleteAccount = async ({ client, user }: TestUser) => {
  await client.rpc('request_account_deletion', { also_posts: false })
  await backend.sql('update private.account_deletions set due_at = now() where user_id = $1', [user.id])
  await runJobs()
  expect(await backend.sql('select id from auth.users where id = $1', [user.id])).toEqual([])
}

describe('an admin does not learn of a post that they have seen', () => {
  const actUnderOwnName = async () => expect((await users.owner.client.from('items').insert(newItem)).error).toBeNull()

  test('whether others share its author: it waits for nobody’s post', async () => {
    const id = await submitQueued()
    await decide(id, 'keep')
    await runJobs(8 / 60)
    expect(await isPublic(id)).toBe(true)
  })

  test.each(['keep', 'no decision'])(
    'whether its author has acted under their own name: nothing delays it after %s',
    async (decision) => {
      const id = await submitQueued()
      const hours = decision === 'keep' ? 8 / 60 : 24.1
      if (decision === 'keep') await decide(id, decision)
      await actUnderOwnName()
      await backend.sql('update private.named_acts set at = now() + make_interval(secs => $1)', [hours * 3600 - 60])
      await runJobs(hours)
      expect(await isPublic(id)).toBe(true)
    },
  )

  test.each(['the account', 'each post'])(
    'which share an author who deletes %s: each leaves the queue at a moment of its own',
    async (what) => {
      const leaving = await backend.signUpAs('leaving')
      const ids = [await submit({}, leaving), await submit({}, leaving), await submit({}, leaving)]
      await publishAll(backend)
      if (what === 'the account') await deleteAccount(leaving)
      else await leaving.client.from('gossip_submissions').delete().in('id', ids)
      expect((await queue()).filter(({ subject }) => ids.some((id) => id === subject))).toHaveLength(3)
      const leaves = await backend.sql<{ hours: number }>(
        'select extract(epoch from leaves_at - now())::float8 / 3600 as hours from private.held_gossip where post_id = any ($1::uuid[]) order by 1',
        [ids],
      )
      expect(new Set(leaves.map(({ hours }) => Math.round(hours * 3600))).size).toBe(3)
      for (const { hours } of leaves) expect(hours > 0 && hours < 24).toBe(true)
      for (const [index, decision] of ['keep', 'remove'].entries())
        expect((await decide(ids[index] ?? '', decision)).data).toBe('done')
      await runJobs(49)
      for (const id of ids) expect([await isPublic(id), await queued(id)]).toEqual([false, undefined])
    },
  )

  test.each(['remove', 'no decision'])(
    'whether its author still has an account: its id stays taken after %s',
    async (decision) => {
      const leaving = await backend.signUpAs('leaving')
      const id = await submitQueued({}, leaving)
      if (decision === 'remove') await decide(id, decision)
      const insertAgain = async () =>
        (await users.other.client.from('gossip_submissions').insert({ ...newPost, id })).error?.code
      const before = await insertAgain()
      await deleteAccount(leaving)
      expect([before, await insertAgain()]).toEqual(['23505', '23505'])
    },
  )
})

describe('the queue', () => {
  const report = async (student: TestUser, subject: string, reason: string, at = `now() - interval '1 hour'`) => {
    expect((await student.client.from('reports').insert({ kind: 'gossip_post', subject, reason })).error).toBeNull()
    await backend.sql(`update public.reports set created_at = ${at} where subject = $1 and reason = $2`, [
      subject,
      reason,
    ])
  }

  test('has first what somebody says is about them, then the oldest', async () => {
    await backend.sql('delete from public.reports')
    await backend.sql('delete from private.held_gossip')
    const posts: string[] = []
    for (let n = 0; n < 3; n += 1) posts.push(await addPost(backend, users.owner.user.id))
    const [about = '', old = '', young = ''] = posts
    await report(users.other, young, 'spam')
    await report(users.admin, young, 'hate')
    await report(users.other, old, 'spam', `now() - interval '20 hours'`)
    await report(users.other, about, 'about-me')
    const held = await submitQueued()
    await backend.sql(`update private.held_gossip set queued_at = now() - interval '10 hours' where post_id = $1`, [
      held,
    ])
    expect((await queue()).map(({ subject }) => subject)).toEqual([about, old, held, young])
  })

  test('lists so many held posts at most, and besides them what is reported, though that is younger', async () => {
    await backend.sql(
      `insert into private.held_gossip (post_id, campus, content, has_picture, queued_at, leaves_at)
      select gen_random_uuid(), 'tum', 'Call 0712 345 678', false, now() - interval '2 hours', now() + interval '1 day' from generate_series(1, $1)`,
      [longestQueue + 1],
    )
    const post = await addPost(backend, users.owner.user.id)
    await report(users.other, post, 'harassment')
    expect(await queued(post)).toMatchObject({ held: false })
    expect((await queue()).filter(({ held }) => held)).toHaveLength(longestQueue)
  })

  test('tells the author the most frequent reason, never that somebody recognised themselves', async () => {
    const reporters: TestUser[] = []
    for (const name of ['ana', 'ben', 'cho']) reporters.push(await backend.signUpAs(name))
    await makeOld(backend, ...reporters.map(({ user }) => user.id))
    const [ana, ben, cho] = reporters as [TestUser, TestUser, TestUser]
    const hated = await addPost(backend, users.owner.user.id)
    for (const [student, reason] of [
      [ana, 'spam'],
      [ben, 'hate'],
      [cho, 'hate'],
    ] as const)
      await report(student, hated, reason)
    await decide(hated, 'remove')
    expect(await stateOf(hated)).toEqual({ state: 'removed', removed_for: 'hate' })
    const about = await addPost(backend, users.owner.user.id)
    await report(ana, about, 'about-me')
    await decide(about, 'remove')
    expect(await stateOf(about)).toEqual({ state: 'removed', removed_for: 'private-details' })
  })
})
