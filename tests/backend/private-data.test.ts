import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { newPost } from './new-rows.ts'
import { addItem, addPost, callers, clientOf } from './users.ts'
import { proofFor } from './proof-of-work.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()

/** Sends a request to the REST API as a caller, with a query string that supabase-js might never produce. */
async function request(
  path: string,
  caller: (typeof callers)[number],
  init: RequestInit = {},
): Promise<{ status: number; text: string }> {
  const token =
    caller === 'anonymous' ? undefined : (await users[caller].client.auth.getSession()).data.session?.access_token
  const headers = {
    apikey: backend.keys.publishable,
    ...(token && { authorization: `Bearer ${token}` }),
    ...init.headers,
  }
  const response = await fetch(`${backend.url}/rest/v1/${path}`, { ...init, headers })
  return { status: response.status, text: await response.text() }
}

describe.each(callers)('the author of a gossip post is hidden from the %s', (caller) => {
  let post: string
  let author: string
  beforeEach(async () => {
    author = users.owner.user.id
    post = await addPost(backend, author)
  })

  const queries: [string, (author: string) => string][] = [
    ['a select', () => 'select=user_id'],
    ['a renamed column', () => 'select=who:user_id'],
    ['a cast', () => 'select=user_id::text'],
    ['an aggregate', () => 'select=user_id.max()'],
    ['a filter', (id) => `select=id&user_id=eq.${id}`],
    ['a negated filter', (id) => `select=id&user_id=not.eq.${id}`],
    ['a test for null', () => 'select=id&user_id=not.is.null'],
    ['a list', (id) => `select=id&user_id=in.(${id})`],
    ['an or', (id) => `select=id&or=(user_id.eq.${id},likes_count.lt.0)`],
    ['a nested and', (id) => `select=id&and=(likes_count.gte.0,or(user_id.eq.${id}))`],
    ['an order', () => 'select=id&order=user_id.asc'],
    ['an embedded profile', () => 'select=id,profiles(full_name)'],
    ['an embedded profile through the column', () => 'select=id,profiles!user_id(full_name)'],
    ['an embedded account', () => 'select=id,users(email)'],
    ['an embedded submission', () => 'select=id,gossip_submissions(user_id)'],
    ['an embedded like', () => 'select=id,gossip_likes(user_id,users(email))'],
    ['an embedded item of the same user', () => 'select=id,items(title)'],
  ]
  test.each(queries)('in a request with %s', async (_form, query) => {
    const { status, text } = await request(`gossip_posts?${query(author)}`, caller)
    // 300: the embedding is ambiguous; the response lists the possible relations but no data.
    expect(status).toBeGreaterThanOrEqual(300)
    expect(status).toBeLessThan(500)
    expect(text).not.toContain(author)
    expect(text).not.toContain(users.owner.email)
  })

  test.each(['select=*', ''])('in everything that is readable of a post (%s)', async (query) => {
    const { status, text } = await request(`gossip_posts?${query}`, caller)
    expect(status).toBe(200)
    expect(text).toContain(post)
    expect(text).not.toContain(author)
    expect(text).not.toContain(users.owner.email)
  })

  test('in requests through an embedding table', async () => {
    for (const select of ['gossip_posts(user_id)', 'gossip_posts(*)', 'id,gossip_posts!inner(user_id)']) {
      const { status, text } = await request(`gossip_likes?select=${select}`, caller)
      // A nonexistent column may return an empty result.
      if (status < 400) expect(JSON.parse(text)).toEqual([])
      expect(text).not.toContain(author)
    }
    const filtered = await request(
      `gossip_likes?select=id,gossip_posts!inner(id)&gossip_posts.user_id=eq.${author}`,
      caller,
    )
    if (filtered.status < 400) expect(JSON.parse(filtered.text)).toEqual([])
  })

  test('in requests for other accounts or profiles', async () => {
    for (const path of ['users?select=id', 'profiles?select=id,gossip_posts(id)']) {
      const { status } = await request(path, caller)
      expect(status).toBeGreaterThanOrEqual(400)
    }
  })

  test('in error messages', async () => {
    const write = (body: unknown, prefer = 'return=minimal') =>
      request('gossip_submissions', caller, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', prefer },
      })
    const failures = [
      await write({ ...newPost, id: post }),
      await write({ ...newPost, category: 'sports' }),
      await write({ ...newPost, content: ' ' }),
      await write({ ...newPost, id: post }, 'resolution=merge-duplicates'),
      await write({ ...newPost, id: post }, 'resolution=ignore-duplicates,return=representation'),
      await request(`gossip_submissions?id=eq.${post}`, caller, {
        method: 'PATCH',
        body: '{"content":"x"}',
        headers: { 'content-type': 'application/json' },
      }),
      await request(`gossip_posts?user_id=eq.${author}`, caller, { method: 'DELETE' }),
      await request('gossip_posts?select=user_id,nonsense', caller),
    ]
    for (const { status, text } of failures) {
      expect(status, text).toBeGreaterThanOrEqual(400)
      expect(text).not.toContain(author)
    }
    expect(await backend.sql('select content, user_id from public.gossip_submissions where id = $1', [post])).toEqual([
      { content: 'Heard at the gate', user_id: author },
    ])
  })
})

describe('the phone number of a seller', () => {
  test.each(callers)('cannot be listed, filtered or sorted by the %s', async (caller) => {
    await addItem(backend, users.owner.user.id)
    for (const query of [
      'select=seller_phone',
      'select=*',
      'select=id&seller_phone=like.*42',
      'select=id&order=seller_phone',
      'select=id&or=(seller_phone.like.*42)',
    ]) {
      const { status, text } = await request(`items?${query}`, caller)
      expect(status, query).toBe(query === 'select=*' ? (caller === 'anonymous' ? 401 : 403) : 404)
      expect(text).not.toContain('254700000042')
    }
  })

  test.each(['owner', 'other', 'admin'] as const)(
    'is returned to the signed-in %s, one item at a time',
    async (caller) => {
      const item = await addItem(backend, users.owner.user.id)
      expect(await clientOf(users, caller).rpc('seller_contact', { item })).toMatchObject({
        error: null,
        data: '+254700000042',
      })
      expect(await clientOf(users, caller).rpc('seller_contact', { item: randomUUID() })).toMatchObject({
        error: null,
        data: null,
      })
    },
  )

  test('is returned to a visitor with a proof of work for this item', async () => {
    const [item, other] = [await addItem(backend, users.owner.user.id), await addItem(backend, users.owner.user.id)]
    const ask = (proof_of_work?: string) =>
      users.anonymous.rpc('seller_contact', { item, ...(proof_of_work === undefined ? {} : { proof_of_work }) })
    expect(await ask()).toMatchObject({ status: 428, data: null, error: { code: 'PT428' } })
    expect(await ask(proofFor(other))).toMatchObject({ status: 428, data: null })
    expect(await ask(proofFor(item))).toMatchObject({ error: null, data: '+254700000042' })
  })

  test('is returned to the visitors of one network address forty times a day, without limiting others', async () => {
    await backend.sql('delete from private.rate_counters')
    const item = await addItem(backend, users.owner.user.id)
    let proof = '-1'
    const ask = () => {
      proof = proofFor(item, Number(proof) + 1)
      return users.anonymous.rpc('seller_contact', { item, proof_of_work: proof })
    }
    for (let n = 0; n < 40; n += 1) expect((await ask()).error).toBeNull()
    expect(await ask()).toMatchObject({ status: 429, data: null, error: { code: 'PT429' } })
    expect((await users.other.client.rpc('seller_contact', { item })).error).toBeNull()
    await backend.sql('delete from private.rate_counters')
  })
})

test('the API exposes exactly the intended functions to each role', async () => {
  const callable = (role: string) =>
    backend.sql(
      `select proname as name from pg_catalog.pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute') order by 1`,
      [role],
    )
  expect((await callable('anon')).map(({ name }) => name)).toEqual([
    'like_counts',
    'seller_contact',
    'setup_open',
    'sync',
    'sync_digest',
  ])
  expect((await callable('authenticated')).map(({ name }) => name)).toEqual([
    'account_deletion',
    'cancel_account_deletion',
    'claim_admin',
    'export_my_data',
    'lift_suspension',
    'like_counts',
    'list_suspensions',
    'moderate',
    'report_queue',
    'request_account_deletion',
    'second_factor_due',
    'seller_contact',
    'set_like',
    'setup_open',
    'sync',
    'sync_digest',
  ])
})

test('every function has an empty search path', async () => {
  const withoutSearchPath = await backend.sql(
    `select p.oid::regprocedure::text as name from pg_catalog.pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce('search_path=""' = any (p.proconfig), false)`,
  )
  expect(withoutSearchPath).toEqual([])
})
