import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { gossipOn, minute } from './gossip-submissions.ts'
import { plainJpeg } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { callHousekeeping, endHour, makeGossipDue, publishAll } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()
beforeEach(async () => {
  await backend.sql('delete from private.rate_counters')
})
const { submit, remove, listed, runJobs, hoursUntilDue } = gossipOn(backend, users)
const housekeeping = () => callHousekeeping(backend)

describe('the picture of a post', () => {
  const bytes = plainJpeg.buffer
  const upload = async (by: TestUser) => {
    const path = `${randomUUID()}/1-large.jpg`
    for (const name of [path, path.replace('large', 'small')]) {
      const { error } = await by.client.storage
        .from('gossip-uploads')
        .upload(name, bytes, { contentType: 'image/jpeg' })
      expect(error).toBeNull()
    }
    return path
  }
  const files = (path: string) =>
    backend.sql<{ bucket_id: string; name: string; owner_id: string | null }>(
      'select bucket_id, name, owner_id from storage.objects where name like $1 order by name',
      [`${path.split('/')[0]}%`],
    )

  test('is published at a URL that does not identify the author, and its upload is deleted', async () => {
    const path = await upload(users.owner)
    const id = await submit(users.owner, { image_path: path })
    await makeGossipDue(backend)
    await housekeeping()
    await publishAll(backend)
    const [post] = await listed(id)
    expect(post?.image_url).toMatch(/^\/storage\/v1\/object\/public\/gossip-images\/[0-9a-f-]{36}\/1-large\.jpg$/)
    expect(post?.image_url).not.toContain(path.split('/')[0])
    for (const name of [post?.image_url, String(post?.image_url).replace('large', 'small')]) {
      const picture = await fetch(`${backend.url}${name}`)
      expect([picture.status, await picture.arrayBuffer()]).toEqual([200, bytes])
    }
    await housekeeping()
    expect(await files(path)).toEqual([])
    const published = String(post?.image_url).split('/').at(-2) ?? ''
    expect((await files(published)).map(({ owner_id }) => owner_id)).toEqual([null, null])
  })

  test('is copied once its post is due, as the time of a file is public, and in the hours before the morning', async () => {
    const [soon, morning] = [
      await submit(users.owner, { image_path: await upload(users.owner) }),
      await submit(users.other, { image_path: await upload(users.other), release: 'morning' }),
    ]
    // Whatever the hour of this test, the morning is further off than the first post.
    await backend.sql(`update private.gossip_schedule set due_at = now() + interval '5 hours' where post_id = $1`, [
      morning,
    ])
    const jobs = async () =>
      (
        await backend.sql<{ post_id: string }>(
          'select post_id from private.file_jobs where post_id = any ($1::uuid[])',
          [[soon, morning]],
        )
      ).map(({ post_id }) => post_id)
    await runJobs((await hoursUntilDue(soon)) - 0.1 * minute)
    expect(await jobs()).toEqual([])
    await runJobs((await hoursUntilDue(soon)) + 0.1 * minute)
    expect(await jobs()).toEqual([soon])
    expect(await listed(soon)).toEqual([])
    const hours = await hoursUntilDue(morning)
    await runJobs(hours - 2.9)
    expect(await jobs()).toContain(morning)
    await housekeeping()
    await runJobs(hours + 0.02)
    for (const id of [soon, morning])
      expect(await listed(id)).toMatchObject([{ image_url: expect.stringContaining('/gossip-images/') }])
  })

  test('is deleted, though it was copied already, with a post that never came out', async () => {
    const id = await submit(users.owner, { image_path: await upload(users.owner), release: 'morning' })
    await runJobs((await hoursUntilDue(id)) - 2)
    await housekeeping()
    const [planned] = await backend.sql<{ image_url: string }>(
      'select image_url from private.gossip_schedule where post_id = $1',
      [id],
    )
    const folder = String(planned?.image_url).split('/').at(-2) ?? ''
    expect(await files(folder)).toHaveLength(2)
    await remove(users.owner, id)
    await housekeeping()
    expect(await files(folder)).toEqual([])
  })

  test('is left out if somebody else uploaded it', async () => {
    const path = await upload(users.other)
    const id = await submit(users.owner, { image_path: path })
    await makeGossipDue(backend)
    await housekeeping()
    expect(await listed(id)).toMatchObject([{ image_url: null }])
    expect(await files(path)).toHaveLength(2)
  })

  test('is deleted with the post, by its author or by an admin', async () => {
    const uploaded = await upload(users.owner)
    const waiting = await submit(users.owner, { image_path: uploaded })
    await remove(users.owner, waiting)
    await housekeeping()
    expect(await files(uploaded)).toEqual([])

    const id = await submit(users.owner, { image_path: await upload(users.owner) })
    await makeGossipDue(backend)
    await housekeeping()
    await publishAll(backend)
    const folder =
      String((await listed(id))[0]?.image_url)
        .split('/')
        .at(-2) ?? ''
    await users.other.client.from('reports').insert({ kind: 'gossip_post', subject: id, reason: 'spam' })
    await endHour(backend)
    await users.admin.client.rpc('moderate', { kind: 'gossip_post', subject: id, decision: 'remove' })
    await housekeeping()
    expect(await files(folder)).toEqual([])
  })
})
