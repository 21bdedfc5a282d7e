import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { postsAnHour } from '@/gossip/rules/posts'
import { reportReasons } from '@/kit/rules/report-reasons'
import { newItem, newPost } from './new-rows.ts'
import { addItem, addPost, endHour, hideReported, signUpOld } from './users.ts'
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

describe('a reported post', () => {
  test.each(reportReasons)('may be reported for every reason that the app offers: %s', async (reason) => {
    expect(
      (await report(reporters[0] as TestUser, await addPost(backend, users.owner.user.id), 'gossip_post', reason))
        .error,
    ).toBeNull()
  })

  test('is hidden from everybody but admins some minutes after the fifth report, and leaves a tombstone', async () => {
    const id = await addPost(backend, users.owner.user.id)
    for (const student of reporters.slice(0, 4)) expect((await report(student, id)).error).toBeNull()
    expect(await isVisible(id)).toBe(true)
    expect((await report(reporters[4] as TestUser, id)).error).toBeNull()
    await backend.sql('select public.run_jobs()')
    expect(await isVisible(id)).toBe(true)
    await hideReported(backend)
    expect(await isVisible(id)).toBe(false)
    expect((await users.owner.client.from('gossip_posts').select('id').eq('id', id)).data).toEqual([])
    expect((await users.admin.client.from('gossip_posts').select('id').eq('id', id)).data).toEqual([{ id }])
    expect(await rows('select table_name, owner_id from public.tombstones where row_id = $1', [id])).toEqual([
      { table_name: 'gossip_posts', owner_id: null },
    ])
  })

  test('gets a new revision, above its tombstone’s, when it is shown again', async () => {
    const id = await addPost(backend, users.owner.user.id)
    await rows('update public.gossip_posts set hidden = true where id = $1', [id])
    await rows('update public.gossip_posts set hidden = false where id = $1', [id])
    const [row] = await rows(
      'select post.rev > tombstone.rev as newer from public.gossip_posts post, public.tombstones tombstone where post.id = $1 and tombstone.row_id = $1',
      [id],
    )
    expect(row).toEqual({ newer: true })
  })

  test('counts one report per user, and neither the author’s own report nor settled ones', async () => {
    const id = await addPost(backend, users.owner.user.id)
    await report(users.owner, id)
    for (const student of reporters.slice(0, 4)) await report(student, id)
    expect(await report(reporters[0] as TestUser, id)).toMatchObject({ status: 409, error: { code: '23505' } })
    expect(await isVisible(id)).toBe(true)
    await rows('update public.reports set settled = true where subject = $1', [id])
    await report(reporters[4] as TestUser, id)
    await hideReported(backend)
    expect(await isVisible(id)).toBe(true)
  })

  test.each(['gossip_post', 'item'])('must exist: a report of a missing %s fails', async (kind) => {
    expect(await report(reporters[0] as TestUser, randomUUID(), kind)).toMatchObject({
      status: 409,
      error: { code: '23503' },
    })
  })

  test('may be an item, which remains visible', async () => {
    const id = await addItem(backend, users.owner.user.id)
    for (const student of reporters) expect((await report(student, id, 'item')).error).toBeNull()
    expect((await users.anonymous.from('items').select('id').eq('id', id)).data).toEqual([{ id }])
  })
})

test('an author sees that a post is in review, and the decision', async () => {
  const id = await addPost(backend, users.owner.user.id)
  const state = async () => (await users.owner.client.from('gossip_submissions').select('state').eq('id', id)).data
  expect(await state()).toEqual([{ state: 'published' }])
  for (const student of reporters) await report(student, id)
  await hideReported(backend)
  expect(await state()).toEqual([{ state: 'in_review' }])
  await endHour(backend)
  expect((await users.admin.client.rpc('moderate', { kind: 'gossip_post', subject: id, decision: 'keep' })).data).toBe(
    'done',
  )
  expect(await state()).toEqual([{ state: 'published' }])
  await report(users.other, id)
  await endHour(backend)
  await users.admin.client.rpc('moderate', { kind: 'gossip_post', subject: id, decision: 'remove' })
  expect(await state()).toEqual([{ state: 'removed' }])
})

describe('a decision', () => {
  const decide = async (kind: string, subject: string, decision: string) => {
    await endHour(backend)
    return users.admin.client.rpc('moderate', { kind, subject, decision })
  }
  const suspensions = async () => ((await users.admin.client.rpc('list_suspensions')).data as unknown[]).length

  test('requires a report by somebody else', async () => {
    const id = await addPost(backend, users.owner.user.id)
    for (const decision of ['keep', 'remove', 'suspend'])
      expect((await decide('gossip_post', id, decision)).data).toBe('not-reported')
    await report(users.admin, id)
    expect((await decide('gossip_post', id, 'remove')).data).toBe('not-reported')
    expect(await isVisible(id)).toBe(true)
  })

  test('about a post reveals no listing by its author: every suspension adds an entry', async () => {
    const [post, own, others] = [
      await addPost(backend, users.owner.user.id),
      await addItem(backend, users.owner.user.id),
      await addItem(backend, users.other.user.id),
    ]
    const [reader] = reporters as [TestUser]
    await report(reader, post)
    await report(reader, own, 'item')
    await report(reader, others, 'item')
    const countBefore = await suspensions()
    await decide('gossip_post', post, 'suspend')
    const queue = (await users.admin.client.rpc('report_queue')).data as { subject: string; suspended: boolean }[]
    expect(queue.find(({ subject }) => subject === own)).toMatchObject({ suspended: false })
    await decide('item', own, 'suspend')
    await decide('item', others, 'suspend')
    expect(await suspensions()).toBe(countBefore + 3)
    await rows('delete from private.suspensions where subject = any ($1)', [[post, own, others]])
  })

  test('about a post does not affect the author’s listings', async () => {
    const post = await addPost(backend, users.owner.user.id)
    await report(users.other, post)
    await decide('gossip_post', post, 'suspend')
    expect((await users.owner.client.from('items').insert(newItem)).error).toBeNull()
    expect((await users.owner.client.from('gossip_submissions').insert(newPost)).error).toMatchObject({ code: '42501' })
    await rows('delete from private.suspensions where subject = $1', [post])
  })

  test('suspends at most twenty authors a day: who suspends all but one learns what that one writes from then on', async () => {
    const admin = await backend.signUpAsAdmin()
    const suspend = async () => {
      const item = await addItem(backend, users.owner.user.id)
      await rows(
        `insert into public.reports (kind, subject, reason, user_id, created_at) values ('item', $1, 'scam', $2, now() - interval '1 hour')`,
        [item, users.other.user.id],
      )
      return admin.client.rpc('moderate', { kind: 'item', subject: item, decision: 'suspend' })
    }
    for (let n = 0; n < 20; n += 1) expect((await suspend()).data).toBe('done')
    expect((await suspend()).error).toMatchObject({ code: 'PT429' })
    await rows('delete from private.suspensions where user_id = $1', [users.owner.user.id])
  })

  test('stays listed after the account is deleted, as entries that disappear together would reveal their common author', async () => {
    const leavingUser = await backend.signUpAs('leaving')
    const post = await addPost(backend, leavingUser.user.id)
    await report(users.other, post)
    await decide('gossip_post', post, 'suspend')
    const countBefore = await suspensions()
    await rows('delete from auth.users where id = $1', [leavingUser.user.id])
    expect(await suspensions()).toBe(countBefore)
  })
})

describe('posting', () => {
  const post = (student: TestUser) => student.client.from('gossip_submissions').insert(newPost)

  test('is limited per user and hour to as many posts as the app says', async () => {
    const [frequentPoster, otherPoster] = reporters as [TestUser, TestUser]
    for (let n = 0; n < postsAnHour; n += 1) expect((await post(frequentPoster)).error).toBeNull()
    expect(await post(frequentPoster)).toMatchObject({ status: 429, error: { code: 'PT429' } })
    expect((await post(otherPoster)).error).toBeNull()
    await backend.sql(`update private.rate_counters set window_end = now() where action like '%1 hour'`)
    await backend.sql('select public.run_jobs()')
    expect((await post(frequentPoster)).error).toBeNull()
  })

  test('stays limited after deleting posts', async () => {
    const [frequentPoster] = reporters as [TestUser]
    for (let n = 0; n < postsAnHour; n += 1) await post(frequentPoster)
    await backend.sql('delete from public.gossip_submissions where user_id = $1', [frequentPoster.user.id])
    expect(await post(frequentPoster)).toMatchObject({ status: 429 })
  })
})

describe('a like', () => {
  const set = (student: TestUser, post: string, liked: boolean) => student.client.rpc('set_like', { post, liked })

  test('counts once however often it is repeated, and returns the post with its count', async () => {
    const [reader] = reporters as [TestUser]
    const id = await addPost(backend, users.owner.user.id)
    const first = await set(reader, id, true)
    expect(first.data).toMatchObject([{ id, likes_count: 1 }])
    expect((await set(reader, id, true)).data).toMatchObject([{ id, likes_count: 1, like_id: first.data[0].like_id }])
    expect((await set(reader, id, false)).data).toMatchObject([{ id, likes_count: 0, like_id: null }])
    expect((await set(reader, id, false)).data).toMatchObject([{ id, likes_count: 0 }])
  })

  test('fails for a deleted post, and without a session', async () => {
    expect(await set(reporters[0] as TestUser, randomUUID(), true)).toMatchObject({
      status: 409,
      error: { code: '23503' },
    })
    expect(await users.anonymous.rpc('set_like', { post: randomUUID(), liked: true })).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
  })
})
