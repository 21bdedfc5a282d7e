import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { userId } from '@/kit/rules/ids'
import { pullAll } from '@/store/sync/pull/pull-all'
import { supabaseSyncRemote } from '@/store/sync/pull/sync-remote'
import { addPost } from './users.ts'
import { backendWithUsers, pointAppTo } from './test-backend.ts'
import { phoneOf } from './outbox-fixture.ts'

const { backend, users } = await backendWithUsers()
pointAppTo(backend)
const student = users.owner
const phone = phoneOf(backend, student)

describe("the pull of a user's own rows", () => {
  const pull = (accessToken = phone.token) =>
    pullAll({
      db: phone.shared,
      remote: supabaseSyncRemote,
      owner: { id: userId(student.user.id), token: accessToken, db: phone.db },
      first: [],
      now: Date.now,
    })

  test('downloads the user’s profile, likes and submissions, and nobody else’s', async () => {
    const post = await addPost(backend, student.user.id)
    const foreign = await addPost(backend, users.other.user.id)
    await student.client.rpc('set_like', { post: foreign, liked: true })
    await users.other.client.rpc('set_like', { post, liked: true })
    await pull()
    expect(await phone.db.replica('profiles').toArray()).toMatchObject([{ id: student.user.id, email: student.email }])
    expect((await phone.db.replica('gossip_likes').toArray()).map((like) => like.post_id)).toContain(foreign)
    expect((await phone.db.replica('gossip_likes').toArray()).map((like) => like.post_id)).not.toContain(post)
    expect(
      (await phone.db.replica('gossip_submissions').toArray()).map(({ id, state }) => ({ id, state })),
    ).toContainEqual({
      id: post,
      state: 'published',
    })
    expect(await phone.db.replica('gossip_submissions').get(foreign)).toBeUndefined()
  })

  test('removes what was deleted elsewhere, and applies an unlike', async () => {
    const foreign = await addPost(backend, users.other.user.id)
    const own = await addPost(backend, student.user.id)
    await student.client.rpc('set_like', { post: foreign, liked: true })
    await pull()
    await student.client.rpc('set_like', { post: foreign, liked: false })
    await student.client.from('gossip_submissions').delete().eq('id', own)
    await pull()
    expect(await phone.db.replica('gossip_likes').where('post_id').equals(foreign).toArray()).toMatchObject([
      { liked: false },
    ])
    expect(await phone.db.replica('gossip_submissions').get(own)).toBeUndefined()
  })

  test('with a forged token fails and removes nothing', async () => {
    await pull()
    await expect(pull(`${phone.token.slice(0, -4)}AAAA`)).rejects.toMatchObject({ status: 401 })
    expect(await phone.db.replica('profiles').count()).toBe(1)
  })
})
