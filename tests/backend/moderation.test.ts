import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addItem, addPost, callPeople } from './people.ts'
import type { People } from './people.ts'
import { startBackend } from './start-backend.ts'
import type { Person, TestBackend } from './start-backend.ts'

let backend: TestBackend
let people: People
let crowd: Person[]
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
  people = await callPeople(backend)
  crowd = []
  for (const name of ['one', 'two', 'three', 'four', 'five']) crowd.push(await backend.signUpAs(name))
})
afterAll(() => backend.close())
beforeEach(() => backend.sql('delete from private.activity'))

const seen = async (id: string) => (await people.anonymous.from('gossip_posts').select('id').eq('id', id)).data?.length === 1
const report = (person: Person, subject: string, kind = 'gossip_post') => person.client.from('reports').insert({ kind, subject, reason: 'spam' })
const rows = (sql: string, params: unknown[]) => backend.sql(sql, params)

describe('a post that is reported', () => {
  test('is hidden by the fifth person, from everybody but admins, and leaves the phones', async () => {
    const id = await addPost(backend, people.owner.user.id)
    for (const person of crowd.slice(0, 4)) expect((await report(person, id)).error).toBeNull()
    expect(await seen(id)).toBe(true)
    expect((await report(crowd[4] as Person, id)).error).toBeNull()
    expect(await seen(id)).toBe(false)
    expect((await people.owner.client.from('gossip_posts').select('id').eq('id', id)).data).toEqual([])
    expect((await people.admin.client.from('gossip_posts').select('id').eq('id', id)).data).toEqual([{ id }])
    expect(await rows('select table_name, owner_id from public.tombstones where row_id = $1', [id])).toEqual([{ table_name: 'gossip_posts', owner_id: null }])
  })

  test('comes back with a new revision when it is shown again', async () => {
    const id = await addPost(backend, people.owner.user.id)
    await rows('update public.gossip_posts set hidden = true where id = $1', [id])
    await rows('update public.gossip_posts set hidden = false where id = $1', [id])
    const [row] = await rows(
      'select post.rev > buried.rev as newer from public.gossip_posts post, public.tombstones buried where post.id = $1 and buried.row_id = $1',
      [id],
    )
    expect(row).toEqual({ newer: true })
  })

  test('counts each person once, its author never, and settled reports no more', async () => {
    const id = await addPost(backend, people.owner.user.id)
    await report(people.owner, id)
    for (const person of crowd.slice(0, 4)) await report(person, id)
    expect(await report(crowd[0] as Person, id)).toMatchObject({ status: 409, error: { code: '23505' } })
    expect(await seen(id)).toBe(true)
    await rows('update public.reports set settled = true where subject = $1', [id])
    await report(crowd[4] as Person, id)
    expect(await seen(id)).toBe(true)
  })

  test.each(['gossip_post', 'item'])('must be there: a report of no %s says so', async (kind) => {
    expect(await report(crowd[0] as Person, randomUUID(), kind)).toMatchObject({ status: 409, error: { code: '23503' } })
  })

  test('may be an item, which goes on being shown', async () => {
    const id = await addItem(backend, people.owner.user.id)
    for (const person of crowd) expect((await report(person, id, 'item')).error).toBeNull()
    expect((await people.anonymous.from('items').select('id').eq('id', id)).data).toEqual([{ id }])
  })
})

describe('muting', () => {
  test('marks all posts of the author, and tells neither the author’s name nor who muted', async () => {
    const [first, second, elsewhere] = await Promise.all([
      addPost(backend, people.owner.user.id),
      addPost(backend, people.owner.user.id),
      addPost(backend, people.other.user.id),
    ])
    const [reader] = crowd
    const { data, error } = await (reader as Person).client.from('gossip_mutes').insert({ post_id: first }).select('id, post_id').single()
    expect(error).toBeNull()
    expect(data).toMatchObject({ post_id: first })
    const marks = (await (reader as Person).client.rpc('my_gossip')).data as { post_id: string; mine: boolean }[]
    expect(marks).toContainEqual({ post_id: first, mine: false })
    expect(marks).toContainEqual({ post_id: second, mine: false })
    expect(marks.map(({ post_id }) => post_id)).not.toContain(elsewhere)
    expect((await (reader as Person).client.from('gossip_mutes').select('author_id')).error).toMatchObject({ code: '42501' })
    expect((await people.owner.client.from('gossip_mutes').select('id')).data).toEqual([])
  })

  test('a person’s own posts are marked as their own, for them alone', async () => {
    const id = await addPost(backend, people.other.user.id)
    expect((await people.other.client.rpc('my_gossip')).data).toContainEqual({ post_id: id, mine: true })
    expect((await people.anonymous.rpc('my_gossip')).error).toMatchObject({ code: '42501' })
  })
})

describe('posting', () => {
  const post = (person: Person) => person.client.from('gossip_posts').insert({ content: 'Again!', category: 'love' })

  test('is limited to ten posts an hour a person, and put off, not refused', async () => {
    const [eager, calm] = crowd as [Person, Person]
    for (let n = 0; n < 10; n += 1) expect((await post(eager)).error).toBeNull()
    expect(await post(eager)).toMatchObject({ status: 429, error: { code: 'PT429' } })
    expect((await post(calm)).error).toBeNull()
    await backend.sql(`update private.activity set at = at - interval '61 minutes'`)
    expect((await post(eager)).error).toBeNull()
  })

  test('does not find room again by deleting', async () => {
    const [eager] = crowd as [Person]
    for (let n = 0; n < 10; n += 1) await post(eager)
    await backend.sql('delete from public.gossip_posts where user_id = $1', [eager.user.id])
    expect(await post(eager)).toMatchObject({ status: 429 })
  })
})

describe('a like as a wish', () => {
  const set = (person: Person, post: string, liked: boolean) => person.client.rpc('set_like', { post, liked })

  test('counts once however often it is asked, and answers the post with its count', async () => {
    const [reader] = crowd as [Person]
    const id = await addPost(backend, people.owner.user.id)
    const first = await set(reader, id, true)
    expect(first.data).toMatchObject([{ id, likes_count: 1 }])
    expect((await set(reader, id, true)).data).toMatchObject([{ id, likes_count: 1, like_id: first.data[0].like_id }])
    expect((await set(reader, id, false)).data).toMatchObject([{ id, likes_count: 0, like_id: null }])
    expect((await set(reader, id, false)).data).toMatchObject([{ id, likes_count: 0 }])
  })

  test('of a post that is gone says so; of nobody signed in is refused', async () => {
    expect(await set(crowd[0] as Person, randomUUID(), true)).toMatchObject({ status: 409, error: { code: '23503' } })
    expect(await people.anonymous.rpc('set_like', { post: randomUUID(), liked: true })).toMatchObject({ status: 401, error: { code: '42501' } })
  })
})

test('the heads of one’s own rows are told to their owner alone', async () => {
  const [reader] = crowd as [Person]
  const { data } = await reader.client.rpc('my_heads')
  expect((data as { table_name: string }[]).map(({ table_name }) => table_name).toSorted()).toEqual(['gossip_likes', 'gossip_mutes', 'pregnancy_tracking', 'profiles', 'tombstones'])
  expect((await people.anonymous.rpc('my_heads')).error).toMatchObject({ code: '42501' })
})
