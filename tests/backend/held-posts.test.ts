import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contactSamples } from '../../src/domain/gossip/contact-samples.ts'
import { plainJpeg } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { newPost } from './new-rows.ts'
import { addCampus } from './sync-fixture.ts'
import { addPost, callHousekeeping, makeGossipDue, makeOld, publishAll } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()
beforeAll(() => addCampus(backend, 'kmtc'))
beforeEach(() => backend.sql('delete from private.rate_counters'))

type Entry = { readonly subject: string; readonly held: boolean; readonly hidden: boolean; readonly content: string; readonly reporters: number }

const queue = async (by: TestUser = users.admin): Promise<readonly Entry[]> => (await by.client.rpc('report_queue')).data as Entry[]
const queued = async (id: string, by?: TestUser) => (await queue(by)).find(({ subject }) => subject === id)
const decide = (subject: string, decision: string, by = users.admin) => by.client.rpc('moderate', { kind: 'gossip_post', subject, decision })
const stateOf = async (id: string) => (await users.owner.client.from('gossip_submissions').select('state, removed_for').eq('id', id)).data?.[0]
const isPublic = async (id: string) => (await users.anonymous.from('gossip_posts').select('id').eq('id', id)).data?.length === 1
const runJobs = (hours = 0) => backend.sql(`select public.run_jobs(now() + make_interval(secs => $1))`, [hours * 3600])

const submit = async (values: Record<string, unknown> = {}) => {
  const id = randomUUID()
  const { error } = await users.owner.client.from('gossip_submissions').insert({ ...newPost, content: 'Call 0712 345 678', id, ...values })
  expect(error).toBeNull()
  return id
}
const submitQueued = async (values: Record<string, unknown> = {}) => {
  const id = await submit(values)
  await publishAll(backend)
  return id
}

describe('a contact', () => {
  const namesContact = async (texts: readonly string[]) =>
    (await backend.sql<{ words: string; found: boolean }>('select words, private.names_contact(words) as found from unnest($1::text[]) as words', [texts])).flatMap(({ words, found }) => (found ? [words] : []))

  test.each(['phone', 'email', 'link'] as const)('is found by the database as by the phone: %s', async (kind) => {
    expect(await namesContact(contactSamples[kind])).toEqual(contactSamples[kind])
  })

  test('is not found in what only looks like one, nor in an account', async () => {
    expect(await namesContact([...contactSamples.none, ...contactSamples.handle])).toEqual([])
  })

  test('is searched for in any text without delay', async () => {
    const texts = ['1 ', '1/', 'a.', 'a at ', '0.', '(1)', 'a@', '@a.', '7 1 2-', '+', '1-1-', '01.1.', '254 '].map((piece) => piece.repeat(1000).slice(0, 1000))
    const started = performance.now()
    await namesContact(texts)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('a post that names a number or a link', () => {
  test('is held: admins see it once it is due, and nobody else', async () => {
    const id = await submit()
    expect(await stateOf(id)).toEqual({ state: 'held', removed_for: null })
    await runJobs()
    expect(await queued(id)).toBeUndefined()
    await publishAll(backend)
    expect(await queued(id)).toMatchObject({ held: true, hidden: true, content: 'Call 0712 345 678', reporters: 0, reasons: {}, suspended: false })
    expect(await isPublic(id)).toBe(false)
    expect((await users.admin.client.from('gossip_submissions').select('id').eq('id', id)).data).toEqual([])
    expect((await users.other.client.rpc('report_queue')).error).toMatchObject({ code: '42501' })
  })

  test('is published after a day without a decision', async () => {
    const id = await submitQueued()
    await runJobs(23.9)
    expect(await isPublic(id)).toBe(false)
    await runJobs(24.2)
    expect(await isPublic(id)).toBe(true)
    expect(await stateOf(id)).toMatchObject({ state: 'published' })
    expect(await queued(id)).toBeUndefined()
  })

  test('is published as if it were submitted now, once an admin keeps it', async () => {
    const id = await submitQueued()
    expect((await decide(id, 'keep')).data).toBe('done')
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' })
    expect(await queued(id)).toBeUndefined()
    await runJobs()
    expect(await isPublic(id)).toBe(false)
    await runJobs(18 / 60)
    expect(await isPublic(id)).toBe(true)
  })

  test('is never published once an admin removes it, and its author is told why', async () => {
    const id = await submitQueued()
    expect((await decide(id, 'remove')).data).toBe('done')
    expect(await stateOf(id)).toEqual({ state: 'removed', removed_for: 'contact' })
    await runJobs(48)
    expect(await isPublic(id)).toBe(false)
    expect((await decide(id, 'keep')).data).toBe('gone')
  })

  test('is decided once it is in the queue alone, and suspends nobody', async () => {
    const id = await submit()
    for (const decision of ['keep', 'remove']) expect((await decide(id, decision)).data).toBe('gone')
    await publishAll(backend)
    expect((await decide(id, 'suspend')).data).toBe('not-reported')
    expect(await stateOf(id)).toMatchObject({ state: 'held' })
  })

  test('of another campus is not for the admins of one', async () => {
    const ofKmtc = await backend.signUpAsAdmin()
    await backend.sql(`update public.profiles set admin_campus = 'kmtc' where id = $1`, [ofKmtc.user.id])
    const id = await submitQueued()
    expect(await queued(id, ofKmtc)).toBeUndefined()
    expect((await decide(id, 'remove', ofKmtc)).error).toMatchObject({ code: '42501' })
    const own = await submitQueued({ campus: 'kmtc' })
    expect(await queued(own, ofKmtc)).toMatchObject({ held: true })
  })

  test('goes at once if its author deletes it', async () => {
    const id = await submitQueued()
    await users.owner.client.from('gossip_submissions').delete().eq('id', id)
    expect(await queued(id)).toBeUndefined()
    await runJobs(48)
    expect(await isPublic(id)).toBe(false)
  })

  test('keeps its picture private until it is decided', async () => {
    const path = `${randomUUID()}/1-large.jpg`
    expect((await users.owner.client.storage.from('gossip-uploads').upload(path, plainJpeg.buffer, { contentType: 'image/jpeg' })).error).toBeNull()
    const files = () => backend.sql(`select bucket_id from storage.objects where name = $1 or (bucket_id = 'gossip-images' and created_at > now() - interval '1 minute')`, [path])
    const id = await submit({ image_path: path, release: 'morning' })
    await publishAll(backend)
    await callHousekeeping(backend)
    expect(await files()).toEqual([{ bucket_id: 'gossip-uploads' }])
    await decide(id, 'remove')
    await callHousekeeping(backend)
    expect(await files()).toEqual([])
  })

  test('is published with its picture once an admin keeps it', async () => {
    const path = `${randomUUID()}/1-large.jpg`
    await users.owner.client.storage.from('gossip-uploads').upload(path, plainJpeg.buffer, { contentType: 'image/jpeg' })
    const id = await submitQueued({ image_path: path })
    await decide(id, 'keep')
    await makeGossipDue(backend)
    await runJobs()
    await callHousekeeping(backend)
    await runJobs()
    expect((await users.anonymous.from('gossip_posts').select('image_url').eq('id', id)).data).toMatchObject([{ image_url: expect.stringContaining('/gossip-images/') }])
  })
})

describe('the queue', () => {
  const report = async (student: TestUser, subject: string, reason: string, at = 'now()') => {
    expect((await student.client.from('reports').insert({ kind: 'gossip_post', subject, reason })).error).toBeNull()
    await backend.sql(`update public.reports set created_at = ${at} where subject = $1 and reason = $2`, [subject, reason])
  }

  test('has first what somebody says is about them, then the oldest', async () => {
    await backend.sql('delete from public.reports')
    await backend.sql('delete from private.gossip_schedule')
    const posts: string[] = []
    for (let n = 0; n < 3; n += 1) posts.push(await addPost(backend, users.owner.user.id))
    const [about = '', old = '', young = ''] = posts
    await report(users.other, young, 'spam')
    await report(users.admin, young, 'hate')
    await report(users.other, old, 'spam', `now() - interval '20 hours'`)
    await report(users.other, about, 'about-me')
    const held = await submitQueued()
    await backend.sql(`update private.gossip_schedule set queued_at = now() - interval '10 hours' where post_id = $1`, [held])
    expect((await queue()).map(({ subject }) => subject)).toEqual([about, old, held, young])
  })

  test('tells the author the most frequent reason, never that somebody recognised themselves', async () => {
    const reporters: TestUser[] = []
    for (const name of ['ana', 'ben', 'cho']) reporters.push(await backend.signUpAs(name))
    await makeOld(backend, ...reporters.map(({ user }) => user.id))
    const [ana, ben, cho] = reporters as [TestUser, TestUser, TestUser]
    const hated = await addPost(backend, users.owner.user.id)
    for (const [student, reason] of [[ana, 'spam'], [ben, 'hate'], [cho, 'hate']] as const) await report(student, hated, reason)
    await decide(hated, 'remove')
    expect(await stateOf(hated)).toEqual({ state: 'removed', removed_for: 'hate' })
    const about = await addPost(backend, users.owner.user.id)
    await report(ana, about, 'about-me')
    await decide(about, 'remove')
    expect(await stateOf(about)).toEqual({ state: 'removed', removed_for: 'private-details' })
  })
})
