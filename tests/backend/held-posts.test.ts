import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { longestQueue } from '@/admin/rules/moderation'
import { findContact, isHeld } from '@/gossip/rules/contact-hint'
import { invisibleRanges } from '@/kit/rules/plain-text'
import { contactSamples } from '#support/gossip/contact-samples'
import { plainJpeg } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { newItem, newPost } from './new-rows.ts'
import { addCampus } from './sync-fixture.ts'
import { addPost, callHousekeeping, makeGossipDue, makeOld, publishAll } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()
beforeAll(() => addCampus(backend, 'kmtc'))
beforeEach(() => backend.sql('delete from private.rate_counters'))

type Entry = {
  readonly subject: string
  readonly held: boolean
  readonly hidden: boolean
  readonly has_picture: boolean
  readonly content: string
  readonly reporters: number
}

const queue = async (by: TestUser = users.admin): Promise<readonly Entry[]> =>
  (await by.client.rpc('report_queue')).data as Entry[]
const queued = async (id: string, by?: TestUser) => (await queue(by)).find(({ subject }) => subject === id)
const decide = (subject: string, decision: string, by = users.admin) =>
  by.client.rpc('moderate', { kind: 'gossip_post', subject, decision })
const stateOf = async (id: string) =>
  (await users.owner.client.from('gossip_submissions').select('state, removed_for').eq('id', id)).data?.[0]
const isPublic = async (id: string) =>
  (await users.anonymous.from('gossip_posts').select('id').eq('id', id)).data?.length === 1
const runJobs = (hours = 0) => backend.sql(`select public.run_jobs(now() + make_interval(secs => $1))`, [hours * 3600])

const submit = async (values: Record<string, unknown> = {}, by = users.owner) => {
  const id = randomUUID()
  const { error } = await by.client
    .from('gossip_submissions')
    .insert({ ...newPost, content: 'Call 0712 345 678', id, ...values })
  expect(error).toBeNull()
  return id
}
const submitQueued = async (values: Record<string, unknown> = {}, by = users.owner) => {
  const id = await submit(values, by)
  await publishAll(backend)
  return id
}

const deleteAccount = async ({ client, user }: TestUser) => {
  await client.rpc('request_account_deletion', { also_posts: false })
  await backend.sql('update private.account_deletions set due_at = now() where user_id = $1', [user.id])
  await runJobs()
  expect(await backend.sql('select id from auth.users where id = $1', [user.id])).toEqual([])
}
const upload = async () => {
  const path = `${randomUUID()}/1-large.jpg`
  expect(
    (
      await users.owner.client.storage
        .from('gossip-uploads')
        .upload(path, plainJpeg.buffer, { contentType: 'image/jpeg' })
    ).error,
  ).toBeNull()
  return path
}
/** The buckets of the upload and of what was copied just now. */
const filesOf = async (path: string) =>
  (
    await backend.sql<{ bucket_id: string }>(
      `select bucket_id from storage.objects where name = $1 or (bucket_id = 'gossip-images' and created_at > now() - interval '1 minute')`,
      [path],
    )
  ).map(({ bucket_id }) => bucket_id)
const pictureOf = async (id: string) =>
  String((await users.anonymous.from('gossip_posts').select('image_url').eq('id', id)).data?.[0]?.image_url)

describe('a contact', () => {
  const namesContact = async (texts: readonly string[]) =>
    (
      await backend.sql<{ words: string; found: boolean }>(
        'select words, private.names_contact(words) as found from unnest($1::text[]) as words',
        [texts],
      )
    ).flatMap(({ words, found }) => (found ? [words] : []))

  test.each(['phone', 'email', 'link'] as const)('is found by the database as by the phone: %s', async (kind) => {
    expect(await namesContact(contactSamples[kind])).toEqual(contactSamples[kind])
  })

  test('is found whatever invisible characters are in it', async () => {
    // A control character is rejected, and blanks may stand between words.
    const invisible = invisibleRanges
      .flat()
      .map((code) => String.fromCodePoint(code))
      .filter((character) => character > '\u007f' && (character === '\ufeff' || !/\s/.test(character)))
    const texts = invisible.map((character) => [...'0712345678'].join(character))
    expect(await namesContact(texts)).toEqual(texts)
    expect(texts.filter((text) => !isHeld(findContact(text)))).toEqual([])
  })

  test('is not found in what only looks like one, nor in an account', async () => {
    expect(await namesContact([...contactSamples.none, ...contactSamples.handle])).toEqual([])
  })

  test('is searched for in any text without delay', async () => {
    const texts = ['1 ', '1/', 'a.', 'a at ', '0.', '(1)', 'a@', '@a.', '7 1 2-', '+', '1-1-', '01.1.', '254 '].map(
      (piece) => piece.repeat(1000).slice(0, 1000),
    )
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
    expect(await queued(id)).toMatchObject({
      held: true,
      hidden: true,
      content: 'Call 0712 345 678',
      reporters: 0,
      reasons: {},
      suspended: false,
    })
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
    expect(await decide(id, 'remove', ofKmtc)).toEqual(await decide(randomUUID(), 'remove', ofKmtc))
    expect(await queued(id)).toMatchObject({ held: true })
    const own = await submitQueued({ campus: 'kmtc' })
    expect(await queued(own, ofKmtc)).toMatchObject({ held: true })
  })

  test('is not published if its author deletes it, and leaves the queue within its day', async () => {
    const id = await submitQueued()
    await users.owner.client.from('gossip_submissions').delete().eq('id', id)
    await runJobs(24.1)
    expect(await queued(id)).toBeUndefined()
    expect(await isPublic(id)).toBe(false)
  })

  test('keeps its picture private until it is decided', async () => {
    const path = await upload()
    const id = await submit({ image_path: path, release: 'morning' })
    await publishAll(backend)
    expect(await queued(id)).toMatchObject({ has_picture: true, image_url: null })
    // Pictures of the morning's posts are copied in the three hours before. Until its own time an admin may still
    // remove it.
    await runJobs(23.9)
    await callHousekeeping(backend)
    expect(await filesOf(path)).toEqual(['gossip-uploads'])
    await decide(id, 'remove')
    await callHousekeeping(backend)
    expect(await filesOf(path)).toEqual([])
    expect(await backend.sql('select image_path from public.gossip_submissions where id = $1', [id])).toEqual([
      { image_path: null },
    ])
  })

  test('is published with its picture after a day', async () => {
    const id = await submitQueued({ image_path: await upload() })
    await runJobs(24.2)
    await callHousekeeping(backend)
    await runJobs(24.3)
    expect(await pictureOf(id)).toContain('/gossip-images/')
  })

  test('is published with its picture once an admin keeps it', async () => {
    const id = await submitQueued({ image_path: await upload() })
    await decide(id, 'keep')
    await makeGossipDue(backend)
    await runJobs()
    await callHousekeeping(backend)
    await runJobs()
    expect(await pictureOf(id)).toContain('/gossip-images/')
  })

  test('enters the queue with the group that it is due in', async () => {
    const [held, plain] = [await submit(), await submit({ content: 'Heard at the gate' }, users.other)]
    await backend.sql(`update private.gossip_schedule set due_at = now() - interval '1 minute'`)
    await runJobs()
    expect([(await queued(held))?.held, await isPublic(plain)]).toEqual([true, true])
  })
})

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
