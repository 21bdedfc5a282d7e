import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addPost } from './people.ts'
import type { Person } from './start-backend.ts'
import { backendWithPeople } from './with-people.ts'

// A request can arrive after its sender timed out, sent it again and continued.

const { backend, people } = await backendWithPeople()
const person = people.owner

describe('a like with an idempotency key', () => {
  const setLike = (by: Person, args: { post: string; liked: boolean; idempotency_key?: string }) => by.client.rpc('set_like', args)
  const countOf = async (post: string) => (await backend.sql<{ likes_count: number }>('select likes_count from public.gossip_posts where id = $1', [post]))[0]?.likes_count

  test('that is repeated after an unlike changes nothing and returns the current state', async () => {
    const post = await addPost(backend, people.other.user.id)
    const first = { post, liked: true, idempotency_key: randomUUID() }
    await setLike(person, first)
    await setLike(person, { post, liked: false, idempotency_key: randomUUID() })
    expect((await setLike(person, first)).data).toMatchObject([{ id: post, likes_count: 0, like_id: null }])
    expect(await countOf(post)).toBe(0)
  })

  test('that is an unlike, repeated after a new like, changes nothing', async () => {
    const post = await addPost(backend, people.other.user.id)
    const unlike = { post, liked: false, idempotency_key: randomUUID() }
    await setLike(person, unlike)
    await setLike(person, { post, liked: true, idempotency_key: randomUUID() })
    expect((await setLike(person, unlike)).data).toMatchObject([{ likes_count: 1 }])
    expect(await countOf(post)).toBe(1)
  })

  test('that failed can succeed when repeated', async () => {
    const post = randomUUID()
    const early = { post, liked: true, idempotency_key: randomUUID() }
    expect((await setLike(person, early)).error).toMatchObject({ code: '23503' })
    await backend.sql("insert into public.gossip_posts (id, content, category) values ($1, 'Now it is there', 'love')", [post])
    expect((await setLike(person, early)).data).toMatchObject([{ likes_count: 1 }])
  })

  test('does not collide with another person’s same key', async () => {
    const post = await addPost(backend, people.owner.user.id)
    const same = { post, liked: true, idempotency_key: randomUUID() }
    await setLike(people.admin, same)
    expect((await setLike(people.other, same)).data).toMatchObject([{ likes_count: 2 }])
  })

  test('is remembered for a week', async () => {
    const post = await addPost(backend, people.other.user.id)
    await setLike(person, { post, liked: true, idempotency_key: randomUUID() })
    await backend.sql("update private.processed_requests set processed_at = now() - interval '8 days' where user_id = $1", [person.user.id])
    await setLike(person, { post, liked: false, idempotency_key: randomUUID() })
    expect(await backend.sql('select count(*)::int as n from private.processed_requests where user_id = $1', [person.user.id])).toEqual([{ n: 1 }])
  })
})

describe('a row that was inserted and deleted', () => {
  const inserts = {
    gossip_submissions: (id: string) => person.client.from('gossip_submissions').insert({ id, content: 'Heard it?', category: 'love' }),
    items: (id: string) => person.client.from('items').insert({ id, title: 'Kettle', price: 900, seller_phone: '+254700000011' }),
    pregnancy_tracking: (id: string) => person.client.from('pregnancy_tracking').insert({ id, pregnancy_start_date: '2026-08-01', due_date: '2027-05-08', current_week: 16 }),
  }

  test.each(['gossip_submissions', 'items', 'pregnancy_tracking'] as const)('of %s cannot be inserted again', async (table) => {
    const id = randomUUID()
    expect((await inserts[table](id)).error).toBeNull()
    expect((await person.client.from(table).delete().eq('id', id)).error).toBeNull()
    expect((await inserts[table](id)).error).toMatchObject({ code: '23505' })
    expect(await backend.sql(`select id from public.${table} where id = $1`, [id])).toEqual([])
  })

  test('that was published cannot be inserted again, by its author or anybody else', async () => {
    const id = await addPost(backend, person.user.id)
    expect((await inserts.gossip_submissions(id)).error).toMatchObject({ code: '23505' })
    await backend.sql('delete from public.gossip_submissions where id = $1', [id])
    expect((await people.other.client.from('gossip_submissions').insert({ id, content: 'Mine now', category: 'love' })).error).toMatchObject({ code: '23505' })
  })

  test('can be restored by the operator', async () => {
    const id = await addPost(backend, person.user.id)
    await backend.sql('delete from public.gossip_posts where id = $1', [id])
    await backend.sql("insert into public.gossip_posts (id, content, category) values ($1, 'Restored', 'love')", [id])
    expect(await backend.sql('select id from public.gossip_posts where id = $1', [id])).toHaveLength(1)
  })
})
