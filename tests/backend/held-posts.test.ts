import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findContact, isHeld } from '@/gossip/rules/contact-hint'
import { invisibleRanges } from '@/kit/rules/plain-text'
import { contactSamples } from '#support/gossip/contact-samples'
import { plainJpeg } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { heldPostsOn } from './held-posts.ts'
import { addCampus } from './sync-fixture.ts'
import { callHousekeeping, makeGossipDue, publishAll } from './users.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()
beforeAll(() => addCampus(backend, 'kmtc'))
beforeEach(() => backend.sql('delete from private.rate_counters'))
const { queued, decide, stateOf, isPublic, runJobs, submit, submitQueued } = heldPostsOn(backend, users)

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
