import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { plainJpeg, plainWebp } from '../../supabase/functions/housekeeping/pictures/test-pictures.ts'
import { newGrocery, newItem, newPost } from './new-rows.ts'
import { addItem, addPost, createUsers, endHour } from './users.ts'
import type { TestUsers } from './users.ts'
import type { TestUser } from './start-backend.ts'
import { emptyBackend } from './test-backend.ts'

const backend = await emptyBackend()
beforeEach(() => backend.sql('delete from private.rate_counters'))

const claim = async (student: TestUser, code: string) =>
  (await student.client.rpc('claim_admin', { setup_code: code })).data
const newCode = async () =>
  (await backend.sql<{ code: string | null }>('select private.create_setup_code() as code'))[0]?.code ?? null

describe('the admin setup', () => {
  let amina: TestUser
  let brian: TestUser
  beforeAll(async () => {
    amina = await backend.signUpAs('amina')
    brian = await backend.signUpAs('brian')
  })

  test('requires a code, which nobody can create or read through the API', async () => {
    expect((await backend.anonClient().rpc('setup_open')).data).toBe(true)
    expect(await claim(amina, '')).toBe('wrong-code')
    for (const client of [backend.anonClient(), amina.client]) {
      expect((await client.rpc('create_setup_code')).error).not.toBeNull()
      expect((await client.schema('private').from('setup_codes').select()).error).not.toBeNull()
    }
    expect((await backend.anonClient().rpc('claim_admin', { setup_code: 'x' })).status).toBe(401)
  })

  test('rejects wrong and outdated codes, and limits only the account with five wrong attempts', async () => {
    const earlier = await newCode()
    const code = await newCode()
    expect(code).toMatch(/^([0-9A-F]{4}-){4}[0-9A-F]{4}$/)
    expect(await claim(amina, earlier ?? '')).toBe('wrong-code')
    for (const wrong of ['a', 'b', 'c', 'd', 'e']) expect(await claim(brian, wrong)).toBe('wrong-code')
    expect(await claim(brian, code ?? '')).toBe('wait')
    expect(await claim(amina, 'still wrong')).toBe('wrong-code')
    await backend.sql('delete from private.rate_counters')
    expect(await claim(brian, 'wrong again')).toBe('wrong-code')
  })

  test('grants the role to the first valid claim, whatever the format of the code, and is closed afterwards', async () => {
    const code = (await newCode()) ?? ''
    const results = await Promise.all([claim(amina, code.toLowerCase().replaceAll('-', ' ')), claim(brian, code)])
    expect(results.toSorted()).toEqual(['closed', 'granted'])
    expect(await claim(brian, code)).toBe('closed')
    expect(await newCode()).toBeNull()
    expect((await backend.anonClient().rpc('setup_open')).data).toBe(false)
    expect(await backend.sql(`select count(*)::int as admins from public.profiles where role = 'admin'`)).toEqual([
      { admins: 1 },
    ])
    expect(await backend.sql(`select action, table_name from public.audit_log`)).toEqual([
      { action: 'claim', table_name: 'profiles' },
    ])
  })
})

describe('the actions of admins', () => {
  let users: TestUsers
  beforeAll(async () => {
    users = await createUsers(backend)
  })
  const log = (row: string) =>
    backend.sql(`select admin_id, action, table_name, detail from public.audit_log where row_id = $1 order by at`, [
      row,
    ])

  test('in the catalogue are logged with their changes, in the same transaction', async () => {
    const id = randomUUID()
    const { client, user } = users.admin
    await client.from('groceries').insert({ ...newGrocery, id, name: 'Sukuma wiki', price: 30 })
    await client.from('groceries').update({ price: 35 }).eq('id', id)
    await client.from('groceries').update({ price: -1 }).eq('id', id)
    await client.from('groceries').delete().eq('id', id)
    expect(await log(id)).toMatchObject([
      { admin_id: user.id, action: 'insert', table_name: 'groceries', detail: { name: [null, 'Sukuma wiki'] } },
      { action: 'update', detail: { price: [30, 35], name: ['Sukuma wiki', 'Sukuma wiki'] } },
      { action: 'delete', detail: { name: ['Sukuma wiki', null] } },
    ])
  })

  test('cannot be changed or deleted in the log, even by the database owner', async () => {
    await expect(backend.sql(`update public.audit_log set action = 'none'`)).rejects.toThrow(/append-only/)
    await expect(backend.sql('delete from public.audit_log')).rejects.toThrow(/append-only/)
    await expect(backend.sql('truncate public.audit_log')).rejects.toThrow(/append-only/)
  })

  test('do not include changes by the service', async () => {
    const [row] = await backend.sql<{ id: string }>(
      `insert into public.groceries (campus, name, price, category) values ('tum', 'Chapati', 20, 'produce') returning id`,
    )
    expect(await log(row?.id ?? '')).toEqual([])
  })

  describe('about reports', () => {
    const reportBy = (student: TestUser, kind: string, subject: string, reason = 'spam') =>
      student.client.from('reports').insert({ kind, subject, reason })
    const queue = async () => (await users.admin.client.rpc('report_queue')).data as Record<string, unknown>[]
    const decide = async (kind: string, subject: string, decision: string) => {
      await endHour(backend)
      return (await users.admin.client.rpc('moderate', { kind, subject, decision })).data
    }
    let post: string
    let item: string
    beforeEach(async () => {
      await backend.sql('delete from public.reports')
      await backend.sql('delete from private.suspensions where user_id = $1', [users.owner.user.id])
      post = await addPost(backend, users.owner.user.id)
      item = await addItem(backend, users.owner.user.id)
    })

    test('start from a queue with counts and reasons, but without reporters and authors', async () => {
      await reportBy(users.other, 'gossip_post', post, 'hate')
      await reportBy(users.suspended, 'gossip_post', post, 'spam')
      await reportBy(users.other, 'item', item, 'scam')
      await endHour(backend)
      const reports = await queue()
      expect(reports).toMatchObject([
        {
          kind: 'gossip_post',
          subject: post,
          reporters: 2,
          reasons: { hate: 1, spam: 1 },
          hidden: false,
          content: 'Heard at the gate',
          suspended: false,
        },
        { kind: 'item', subject: item, reporters: 1, reasons: { scam: 1 }, content: 'Desk' },
      ])
      for (const { user } of [users.owner, users.other, users.suspended])
        expect(JSON.stringify(reports)).not.toContain(user.id)
    })

    test('keep: the post is shown again and its reports are settled', async () => {
      await reportBy(users.other, 'gossip_post', post)
      await backend.sql('update public.gossip_posts set hidden = true where id = $1', [post])
      expect(await decide('gossip_post', post, 'keep')).toBe('done')
      expect((await users.anonymous.from('gossip_posts').select('id').eq('id', post)).data).toEqual([{ id: post }])
      expect(await queue()).toEqual([])
      expect(await log(post)).toMatchObject([{ action: 'keep', table_name: 'gossip_posts', detail: {} }])
    })

    test.each(['gossip_post', 'item'])(
      'remove: the %s is deleted and leaves a tombstone; a second decision finds nothing',
      async (kind) => {
        const subject = kind === 'item' ? item : post
        await reportBy(users.other, kind, subject)
        expect(await decide(kind, subject, 'remove')).toBe('done')
        expect(await decide(kind, subject, 'keep')).toBe('gone')
        expect(await queue()).toEqual([])
        expect(
          await backend.sql('select count(*)::int as count from public.tombstones where row_id = $1', [subject]),
        ).toEqual([{ count: 1 }])
      },
    )

    test('suspend for a post: the author can no longer post but can still sell, and stays anonymous', async () => {
      const { client, user } = users.owner
      await reportBy(users.other, 'gossip_post', post)
      expect(await decide('gossip_post', post, 'suspend')).toBe('done')
      expect(await queue()).toMatchObject([{ subject: post, suspended: true }])
      expect((await client.from('gossip_submissions').insert(newPost)).error).toMatchObject({ code: '42501' })
      const path = `${randomUUID()}/1.jpg`
      const picture = await client.storage
        .from('gossip-uploads')
        .upload(path, plainJpeg.buffer, { contentType: 'image/jpeg' })
      expect(picture.error).not.toBeNull()
      expect((await client.from('items').update({ title: 'Other words' }).eq('id', item)).error).toBeNull()

      const { data: suspended } = await users.admin.client.rpc('list_suspensions')
      expect(suspended).toContainEqual({
        id: expect.any(String),
        since: expect.any(String),
        kind: 'gossip_post',
        campus: 'tum',
        excerpt: 'Heard at the gate',
      })
      expect(JSON.stringify([suspended, await log(post)])).not.toContain(user.id)
      const handle =
        (suspended as { id: string; excerpt: string }[]).find(({ excerpt }) => excerpt === 'Heard at the gate')?.id ??
        ''
      expect((await users.admin.client.rpc('lift_suspension', { suspension: handle })).data).toBe('done')
      expect((await client.from('gossip_submissions').insert(newPost)).error).toBeNull()
      expect((await users.admin.client.rpc('lift_suspension', { suspension: handle })).data).toBe('gone')
    })

    test('suspend for a listing: the seller can no longer list, edit or upload, but can still post and delete', async () => {
      const { client, user } = users.owner
      await reportBy(users.other, 'item', item)
      expect(await decide('item', item, 'suspend')).toBe('done')
      expect((await client.from('items').insert(newItem)).error).toMatchObject({ code: '42501' })
      expect((await client.from('items').update({ title: 'Other words' }).eq('id', item)).error).toMatchObject({
        code: '42501',
      })
      const picture = await client.storage
        .from('item-images')
        .upload(`${user.id}/${randomUUID()}/1.webp`, plainWebp.buffer, { contentType: 'image/webp' })
      expect(picture.error).not.toBeNull()
      expect((await client.from('gossip_submissions').insert(newPost)).error).toBeNull()
      expect((await client.from('items').delete().eq('id', item)).error).toBeNull()
    })

    test('an unknown decision is rejected', async () => {
      expect(
        (await users.admin.client.rpc('moderate', { kind: 'gossip_post', subject: post, decision: 'burn' })).error,
      ).toMatchObject({ code: '22023' })
    })

    test.each([
      ['report_queue', {}],
      ['moderate', { kind: 'gossip_post', subject: randomUUID(), decision: 'remove' }],
      ['list_suspensions', {}],
      ['lift_suspension', { suspension: randomUUID() }],
    ])('%s is denied to everyone else', async (name, args) => {
      for (const [caller, status] of [
        [users.anonymous, 401],
        [users.owner.client, 403],
        [users.suspended.client, 403],
      ] as const) {
        expect(await caller.rpc(name, args)).toMatchObject({ status, error: { code: '42501' } })
      }
    })
  })
})
