import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newItem, newPost } from './new-rows.ts'
import { addPost } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { backendWithUsers } from './test-backend.ts'

// A request can arrive after its sender timed out, sent it again and continued.

const { backend, users } = await backendWithUsers()
const student = users.owner

describe('a like with an idempotency key', () => {
  const setLike = (by: TestUser, args: { post: string; liked: boolean; idempotency_key?: string }) =>
    by.client.rpc('set_like', args)
  const countOf = async (post: string) =>
    (await backend.sql<{ likes_count: number }>('select likes_count from public.gossip_posts where id = $1', [post]))[0]
      ?.likes_count

  test('that is repeated after an unlike changes nothing and returns the current state', async () => {
    const post = await addPost(backend, users.other.user.id)
    const first = { post, liked: true, idempotency_key: randomUUID() }
    await setLike(student, first)
    await setLike(student, { post, liked: false, idempotency_key: randomUUID() })
    expect((await setLike(student, first)).data).toMatchObject([{ id: post, likes_count: 0, like_id: null }])
    expect(await countOf(post)).toBe(0)
  })

  test('that is an unlike, repeated after a new like, changes nothing', async () => {
    const post = await addPost(backend, users.other.user.id)
    const unlike = { post, liked: false, idempotency_key: randomUUID() }
    await setLike(student, unlike)
    await setLike(student, { post, liked: true, idempotency_key: randomUUID() })
    expect((await setLike(student, unlike)).data).toMatchObject([{ likes_count: 1 }])
    expect(await countOf(post)).toBe(1)
  })

  test('returns the current revision of the like, so that a late response can be told from a new one', async () => {
    const post = await addPost(backend, users.other.user.id)
    const first = { post, liked: true, idempotency_key: randomUUID() }
    await setLike(student, first)
    await setLike(student, { post, liked: false, idempotency_key: randomUUID() })
    const [like] = await backend.sql<{ rev: number }>(
      'select rev::float8 as rev from public.gossip_likes where post_id = $1',
      [post],
    )
    expect((await setLike(student, first)).data).toMatchObject([{ like_id: null, like_rev: like?.rev }])
  })

  test('can be taken back after the post was hidden, without returning the post', async () => {
    const post = await addPost(backend, users.other.user.id)
    await setLike(student, { post, liked: true })
    await backend.sql('update public.gossip_posts set hidden = true where id = $1', [post])
    expect((await setLike(student, { post, liked: false, idempotency_key: randomUUID() })).data).toEqual([])
    expect(await backend.sql('select liked from public.gossip_likes where post_id = $1', [post])).toEqual([
      { liked: false },
    ])
    expect(await countOf(post)).toBe(0)
    expect((await setLike(student, { post, liked: true })).error).toMatchObject({ code: '23503' })
  })

  test('that failed can succeed when repeated', async () => {
    const post = randomUUID()
    const early = { post, liked: true, idempotency_key: randomUUID() }
    expect((await setLike(student, early)).error).toMatchObject({ code: '23503' })
    await backend.sql(
      "insert into public.gossip_posts (campus, id, content, category) values ('tum', $1, 'Now it is there', 'love')",
      [post],
    )
    expect((await setLike(student, early)).data).toMatchObject([{ likes_count: 1 }])
  })

  test('does not collide with the same key of another user', async () => {
    const post = await addPost(backend, users.owner.user.id)
    const same = { post, liked: true, idempotency_key: randomUUID() }
    await setLike(users.admin, same)
    expect((await setLike(users.other, same)).data).toMatchObject([{ likes_count: 2 }])
  })

  test('is remembered for a week', async () => {
    const post = await addPost(backend, users.other.user.id)
    await setLike(student, { post, liked: true, idempotency_key: randomUUID() })
    await backend.sql(
      "update private.processed_requests set processed_at = now() - interval '8 days' where user_id = $1",
      [student.user.id],
    )
    await setLike(student, { post, liked: false, idempotency_key: randomUUID() })
    expect(
      await backend.sql('select count(*)::int as n from private.processed_requests where user_id = $1', [
        student.user.id,
      ]),
    ).toEqual([{ n: 1 }])
  })
})

describe('a row that was inserted and deleted', () => {
  const inserts = {
    gossip_submissions: (id: string) => student.client.from('gossip_submissions').insert({ ...newPost, id }),
    items: (id: string) => student.client.from('items').insert({ ...newItem, id }),
    pregnancy_tracking: (id: string) =>
      student.client
        .from('pregnancy_tracking')
        .insert({ id, pregnancy_start_date: '2026-08-01', due_date: '2027-05-08', current_week: 16 }),
  }

  test.each(['gossip_submissions', 'items', 'pregnancy_tracking'] as const)(
    'of %s cannot be inserted again',
    async (table) => {
      const id = randomUUID()
      expect((await inserts[table](id)).error).toBeNull()
      expect((await student.client.from(table).delete().eq('id', id)).error).toBeNull()
      expect((await inserts[table](id)).error).toMatchObject({ code: '23505' })
      expect(await backend.sql(`select id from public.${table} where id = $1`, [id])).toEqual([])
    },
  )

  test('that was published cannot be inserted again, by its author or anybody else', async () => {
    const id = await addPost(backend, student.user.id)
    expect((await inserts.gossip_submissions(id)).error).toMatchObject({ code: '23505' })
    await backend.sql('delete from public.gossip_submissions where id = $1', [id])
    expect((await users.other.client.from('gossip_submissions').insert({ ...newPost, id })).error).toMatchObject({
      code: '23505',
    })
  })

  test('can be restored by the operator', async () => {
    const id = await addPost(backend, student.user.id)
    await backend.sql('delete from public.gossip_posts where id = $1', [id])
    await backend.sql(
      "insert into public.gossip_posts (campus, id, content, category) values ('tum', $1, 'Restored', 'love')",
      [id],
    )
    expect(await backend.sql('select id from public.gossip_posts where id = $1', [id])).toHaveLength(1)
  })
})
