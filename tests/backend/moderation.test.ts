import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { addItem, addPost, makeOld } from './people.ts'
import type { Person } from './start-backend.ts'
import { backendWithPeople } from './with-people.ts'

const { backend, people } = await backendWithPeople()
const crowd: Person[] = []
for (const name of ['one', 'two', 'three', 'four', 'five']) crowd.push(await backend.signUpAs(name))
await makeOld(backend, ...crowd.map(({ user }) => user.id))
beforeEach(() => backend.sql('delete from private.rate_counters'))

const isVisible = async (id: string) => (await people.anonymous.from('gossip_posts').select('id').eq('id', id)).data?.length === 1
const report = (person: Person, subject: string, kind = 'gossip_post') => person.client.from('reports').insert({ kind, subject, reason: 'spam' })
const rows = (sql: string, params: unknown[]) => backend.sql(sql, params)

describe('a reported post', () => {
  test('is hidden from everybody but admins by the fifth report, and leaves a tombstone', async () => {
    const id = await addPost(backend, people.owner.user.id)
    for (const person of crowd.slice(0, 4)) expect((await report(person, id)).error).toBeNull()
    expect(await isVisible(id)).toBe(true)
    expect((await report(crowd[4] as Person, id)).error).toBeNull()
    expect(await isVisible(id)).toBe(false)
    expect((await people.owner.client.from('gossip_posts').select('id').eq('id', id)).data).toEqual([])
    expect((await people.admin.client.from('gossip_posts').select('id').eq('id', id)).data).toEqual([{ id }])
    expect(await rows('select table_name, owner_id from public.tombstones where row_id = $1', [id])).toEqual([{ table_name: 'gossip_posts', owner_id: null }])
  })

  test('gets a new revision, above its tombstone’s, when it is shown again', async () => {
    const id = await addPost(backend, people.owner.user.id)
    await rows('update public.gossip_posts set hidden = true where id = $1', [id])
    await rows('update public.gossip_posts set hidden = false where id = $1', [id])
    const [row] = await rows(
      'select post.rev > tombstone.rev as newer from public.gossip_posts post, public.tombstones tombstone where post.id = $1 and tombstone.row_id = $1',
      [id],
    )
    expect(row).toEqual({ newer: true })
  })

  test('counts one report per person, and neither its author’s nor settled ones', async () => {
    const id = await addPost(backend, people.owner.user.id)
    await report(people.owner, id)
    for (const person of crowd.slice(0, 4)) await report(person, id)
    expect(await report(crowd[0] as Person, id)).toMatchObject({ status: 409, error: { code: '23505' } })
    expect(await isVisible(id)).toBe(true)
    await rows('update public.reports set settled = true where subject = $1', [id])
    await report(crowd[4] as Person, id)
    expect(await isVisible(id)).toBe(true)
  })

  test.each(['gossip_post', 'item'])('must exist: a report of a missing %s fails', async (kind) => {
    expect(await report(crowd[0] as Person, randomUUID(), kind)).toMatchObject({ status: 409, error: { code: '23503' } })
  })

  test('may be an item, which remains visible', async () => {
    const id = await addItem(backend, people.owner.user.id)
    for (const person of crowd) expect((await report(person, id, 'item')).error).toBeNull()
    expect((await people.anonymous.from('items').select('id').eq('id', id)).data).toEqual([{ id }])
  })
})

describe('a report brigade', () => {
  test('of new accounts hides nothing, regardless of its size', async () => {
    const id = await addPost(backend, people.owner.user.id)
    const fresh: Person[] = []
    for (let n = 0; n < 12; n += 1) fresh.push(await backend.signUpAs(`fresh${n}`))
    for (const person of fresh) expect((await report(person, id)).error).toBeNull()
    expect(await isVisible(id)).toBe(true)
    // Three older accounts among them are enough.
    for (const person of crowd.slice(0, 3)) await report(person, id)
    expect(await isVisible(id)).toBe(false)
  })

  test('is visible to admins: the number of new accounts and of reports within an hour', async () => {
    const id = await addPost(backend, people.owner.user.id)
    for (const person of [people.other, ...crowd.slice(0, 2)]) await report(person, id)
    const { data } = await people.admin.client.rpc('report_queue')
    expect(data).toContainEqual(expect.objectContaining({ subject: id, reporters: 3, new_reporters: 1, within_an_hour: 3 }))
  })

  test('loses its weight: reports by an account whose reports are mostly dismissed do not count', async () => {
    const [dismissedReporter] = crowd as [Person]
    for (let n = 0; n < 4; n += 1) await report(dismissedReporter, await addItem(backend, people.owner.user.id), 'item')
    await rows('update public.reports set settled = true, dismissed = true where user_id = $1', [dismissedReporter.user.id])
    const id = await addPost(backend, people.owner.user.id)
    for (const person of crowd) await report(person, id)
    expect(await isVisible(id)).toBe(true)
    await rows('delete from public.reports where dismissed', [])
  })
})

test('an author sees that a post is in review, and the decision', async () => {
  const id = await addPost(backend, people.owner.user.id)
  const state = async () => (await people.owner.client.from('gossip_submissions').select('state').eq('id', id)).data
  expect(await state()).toEqual([{ state: 'published' }])
  for (const person of crowd) await report(person, id)
  expect(await state()).toEqual([{ state: 'in_review' }])
  expect((await people.admin.client.rpc('moderate', { kind: 'gossip_post', subject: id, decision: 'keep' })).data).toBe('done')
  expect(await state()).toEqual([{ state: 'published' }])
  await report(people.other, id)
  await people.admin.client.rpc('moderate', { kind: 'gossip_post', subject: id, decision: 'remove' })
  expect(await state()).toEqual([{ state: 'removed' }])
})

describe('a decision', () => {
  const decide = (kind: string, subject: string, decision: string) => people.admin.client.rpc('moderate', { kind, subject, decision })
  const suspensions = async () => ((await people.admin.client.rpc('list_suspensions')).data as unknown[]).length

  test('requires a report by somebody else', async () => {
    const id = await addPost(backend, people.owner.user.id)
    for (const decision of ['keep', 'remove', 'suspend']) expect((await decide('gossip_post', id, decision)).data).toBe('not-reported')
    await report(people.admin, id)
    expect((await decide('gossip_post', id, 'remove')).data).toBe('not-reported')
    expect(await isVisible(id)).toBe(true)
  })

  test('about a post reveals no listing by its author: every suspension adds an entry', async () => {
    const [post, own, others] = [
      await addPost(backend, people.owner.user.id),
      await addItem(backend, people.owner.user.id),
      await addItem(backend, people.other.user.id),
    ]
    const [reader] = crowd as [Person]
    await report(reader, post)
    await report(reader, own, 'item')
    await report(reader, others, 'item')
    const countBefore = await suspensions()
    await decide('gossip_post', post, 'suspend')
    const queue = (await people.admin.client.rpc('report_queue')).data as { subject: string; suspended: boolean }[]
    expect(queue.find(({ subject }) => subject === own)).toMatchObject({ suspended: false })
    await decide('item', own, 'suspend')
    await decide('item', others, 'suspend')
    expect(await suspensions()).toBe(countBefore + 3)
    await rows('delete from private.suspensions where subject = any ($1)', [[post, own, others]])
  })

  test('about a post does not affect the author’s listings', async () => {
    const post = await addPost(backend, people.owner.user.id)
    await report(people.other, post)
    await decide('gossip_post', post, 'suspend')
    expect((await people.owner.client.from('items').insert({ title: 'Kettle', price: 900, seller_phone: '+254700000011' })).error).toBeNull()
    expect((await people.owner.client.from('gossip_submissions').insert({ content: 'Again', category: 'love' })).error).toMatchObject({ code: '42501' })
    await rows('delete from private.suspensions where subject = $1', [post])
  })

  test('stays listed after the account is deleted, as entries that disappear together would reveal their common author', async () => {
    const leaving = await backend.signUpAs('leaving')
    const post = await addPost(backend, leaving.user.id)
    await report(people.other, post)
    await decide('gossip_post', post, 'suspend')
    const countBefore = await suspensions()
    await rows('delete from auth.users where id = $1', [leaving.user.id])
    expect(await suspensions()).toBe(countBefore)
  })
})

describe('posting', () => {
  const post = (person: Person) => person.client.from('gossip_submissions').insert({ content: 'Again!', category: 'love' })

  test('is limited to ten posts per person and hour', async () => {
    const [eager, calm] = crowd as [Person, Person]
    for (let n = 0; n < 10; n += 1) expect((await post(eager)).error).toBeNull()
    expect(await post(eager)).toMatchObject({ status: 429, error: { code: 'PT429' } })
    expect((await post(calm)).error).toBeNull()
    await backend.sql(`update private.rate_counters set window_end = now() where action like '%1 hour'`)
    await backend.sql('select public.run_jobs()')
    expect((await post(eager)).error).toBeNull()
  })

  test('stays limited after deleting posts', async () => {
    const [eager] = crowd as [Person]
    for (let n = 0; n < 10; n += 1) await post(eager)
    await backend.sql('delete from public.gossip_submissions where user_id = $1', [eager.user.id])
    expect(await post(eager)).toMatchObject({ status: 429 })
  })
})

describe('a like', () => {
  const set = (person: Person, post: string, liked: boolean) => person.client.rpc('set_like', { post, liked })

  test('counts once however often it is repeated, and returns the post with its count', async () => {
    const [reader] = crowd as [Person]
    const id = await addPost(backend, people.owner.user.id)
    const first = await set(reader, id, true)
    expect(first.data).toMatchObject([{ id, likes_count: 1 }])
    expect((await set(reader, id, true)).data).toMatchObject([{ id, likes_count: 1, like_id: first.data[0].like_id }])
    expect((await set(reader, id, false)).data).toMatchObject([{ id, likes_count: 0, like_id: null }])
    expect((await set(reader, id, false)).data).toMatchObject([{ id, likes_count: 0 }])
  })

  test('fails for a deleted post, and without a session', async () => {
    expect(await set(crowd[0] as Person, randomUUID(), true)).toMatchObject({ status: 409, error: { code: '23503' } })
    expect(await people.anonymous.rpc('set_like', { post: randomUUID(), liked: true })).toMatchObject({ status: 401, error: { code: '42501' } })
  })
})
