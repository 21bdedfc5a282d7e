import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newGrocery, newItem, newPost } from './new-rows.ts'
import { addPost, publishAll } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()

const forbidden = { code: '42501' }

async function profileOf(id: string): Promise<unknown> {
  const [row] = await backend.sql('select email, role from public.profiles where id = $1', [id])
  return row
}

describe('a profile', () => {
  test('is created with the account’s name and e-mail, as a student', async () => {
    const { data } = await users.owner.client.from('profiles').select('full_name, email, role, year_of_study')
    expect(data).toEqual([{ full_name: 'owner', email: users.owner.email, role: 'student', year_of_study: 1 }])
  })

  test.each([{ role: 'admin' }, { email: 'someone@else.example' }, { id: randomUUID() }, { rev: 1 }])(
    'cannot be updated by its owner with %o',
    async (forged) => {
      const { client, user, email } = users.owner
      const { error, status } = await client
        .from('profiles')
        .update({ full_name: 'Amina', ...forged })
        .eq('id', user.id)
      expect(error).toMatchObject(forbidden)
      expect(status).toBe(403)
      expect(await profileOf(user.id)).toEqual({ email, role: 'student' })
    },
  )

  test.each([{ role: 'admin' }, { email: 'someone@else.example' }])('cannot be inserted with %o', async (forged) => {
    const { client, user } = await backend.signUpAs('newcomer')
    await backend.sql('delete from public.profiles where id = $1', [user.id])
    expect((await client.from('profiles').insert({ id: user.id, ...forged })).error).toMatchObject(forbidden)
    expect((await client.from('profiles').upsert({ id: user.id, ...forged })).error).toMatchObject(forbidden)
    expect(await profileOf(user.id)).toBeUndefined()
  })

  test('does not become an admin through the metadata of a sign-up', async () => {
    const email = `${randomUUID()}@students.example`
    const { data, error } = await backend.anonClient().auth.signUp({
      email,
      password: 'a-long-password',
      options: { data: { role: 'admin', app_metadata: { role: 'admin' } } },
    })
    expect(error).toBeNull()
    expect(await profileOf(data.user?.id ?? '')).toEqual({ email, role: 'student' })
  })

  test('does not become an admin through later metadata', async () => {
    const { client, user, email } = await backend.signUpAs('climber')
    expect((await client.auth.updateUser({ data: { role: 'admin', full_name: 'Climber' } })).error).toMatchObject({
      status: 422,
    })
    expect(await profileOf(user.id)).toEqual({ email, role: 'student' })
    expect((await client.from('groceries').insert({ ...newGrocery, name: 'Free', price: 0 })).error).toMatchObject(
      forbidden,
    )
  })
})

describe('the owner of a new row', () => {
  test('is the caller by default', async () => {
    const { client, user } = users.owner
    const { data } = await client.from('items').insert(newItem).select('user_id').single()
    expect(data).toEqual({ user_id: user.id })
    const { data: post } = await client.from('gossip_submissions').insert(newPost).select('id').single()
    expect(await backend.sql('select user_id from public.gossip_submissions where id = $1', [post?.id])).toEqual([
      { user_id: user.id },
    ])
  })
})

describe('likes', () => {
  const likesOf = async (id: string) =>
    (await users.anonymous.from('gossip_posts').select('likes_count').eq('id', id).single()).data

  const like = (student: TestUser, post: string, liked = true) => student.client.rpc('set_like', { post, liked })

  test('and unlikes are counted by the database', async () => {
    const id = await addPost(backend, users.owner.user.id)
    expect(await likesOf(id)).toEqual({ likes_count: 0 })
    await like(users.admin, id)
    await like(users.other, id)
    expect(await likesOf(id)).toEqual({ likes_count: 2 })
    await like(users.admin, id, false)
    expect(await likesOf(id)).toEqual({ likes_count: 1 })
  })

  test('toggled a hundred times leave one row and no tombstone', async () => {
    const id = await addPost(backend, users.owner.user.id)
    for (let n = 0; n < 50; n += 1) {
      await like(users.other, id)
      await like(users.other, id, false)
    }
    expect(await backend.sql('select liked from public.gossip_likes where post_id = $1', [id])).toEqual([
      { liked: false },
    ])
    expect(await backend.sql(`select id from public.tombstones where table_name = 'gossip_likes'`)).toEqual([])
  })

  test('of a deleted account stay without an owner, as counts that drop together would reveal whose they were', async () => {
    const id = await addPost(backend, users.owner.user.id)
    const leavingUser = await backend.signUpAs('leaver')
    await like(leavingUser, id)
    const revision = () => backend.sql('select rev, likes_count from public.gossip_posts where id = $1', [id])
    const before = await revision()
    await backend.sql('delete from auth.users where id = $1', [leavingUser.user.id])
    expect(await revision()).toEqual(before)
    expect(await backend.sql('select user_id from public.gossip_likes where post_id = $1', [id])).toEqual([
      { user_id: null },
    ])
  })

  test('do not prevent the deletion of their post', async () => {
    const id = await addPost(backend, users.owner.user.id)
    await like(users.other, id)
    expect((await users.owner.client.from('gossip_submissions').delete().eq('id', id)).error).toBeNull()
    await publishAll(backend)
    expect(await likesOf(id)).toBeNull()
    expect(await backend.sql('select id from public.gossip_likes where post_id = $1', [id])).toEqual([])
  })

  test('cannot be set in a new post or written by anybody', async () => {
    const { client, user } = users.owner
    const id = await addPost(backend, user.id)
    expect((await client.from('gossip_submissions').insert({ ...newPost, likes_count: 500 })).error).not.toBeNull()
    for (const student of [users.owner, users.other, users.admin]) {
      expect((await student.client.from('gossip_posts').update({ likes_count: 500 }).eq('id', id)).error).toMatchObject(
        { code: 'PGRST205' },
      )
    }
    expect(await likesOf(id)).toEqual({ likes_count: 0 })
  })
})
