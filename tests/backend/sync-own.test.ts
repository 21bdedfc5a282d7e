import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { addItem, addPost } from './users.ts'
import {
  addGrocery,
  addPhoto,
  callByGet,
  currentCursor,
  idsOf,
  insertRow,
  ownChanges,
  rowsOf,
  sync,
  tablesIn,
  tokenOf,
  untilOf,
} from './sync-fixture.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()
let token: string
beforeEach(async () => {
  await backend.sql('delete from private.rate_counters')
  await backend.sql(
    'truncate public.items, public.gossip_posts, public.gossip_submissions, public.pregnancy_tracking cascade',
  )
  token = await tokenOf(users.owner)
})

const pregnancy = { pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 }
const addPregnancy = () => insertRow(backend, 'pregnancy_tracking', { ...pregnancy, user_id: users.owner.user.id })

const ownRows = (ownSince: number, accessToken = token) => ownChanges(backend, ownSince, accessToken)

describe('a caller’s own rows', () => {
  test('are returned in one answer, without rows of other users', async () => {
    const [own, foreign] = [await addPost(backend, users.owner.user.id), await addPost(backend, users.other.user.id)]
    await users.owner.client.rpc('set_like', { post: foreign, liked: true })
    await users.other.client.rpc('set_like', { post: own, liked: true })
    const item = await addItem(backend, users.owner.user.id)
    await addItem(backend, users.other.user.id)
    await backend.sql(`update public.items set status = 'sold' where id = $1`, [item])
    await addPregnancy()
    const rows = await ownRows(0)
    expect(rows).toMatchObject({ complete: true, level: 'aal1' })
    expect(tablesIn(rows)).toEqual(['gossip_likes', 'gossip_submissions', 'items', 'pregnancy_tracking', 'profiles'])
    expect(rowsOf(rows, 'profiles')).toMatchObject([{ id: users.owner.user.id, email: users.owner.email }])
    expect(rowsOf(rows, 'gossip_likes')).toMatchObject([{ post_id: foreign, liked: true }])
    expect(idsOf(rows, 'gossip_submissions')).toEqual([own])
    expect(rowsOf(rows, 'items')).toMatchObject([{ id: item, status: 'sold' }])
  })

  test('are returned in the same answer as the public changes', async () => {
    const since = await currentCursor(backend)
    const own = untilOf(await ownRows(0))
    const grocery = await addGrocery(backend)
    const pregnancyId = await addPregnancy()
    const answer = await sync(backend, { since, own_since: own }, token)
    expect([idsOf(answer, 'groceries'), answer.own && idsOf(answer.own, 'pregnancy_tracking')]).toEqual([
      [grocery],
      [pregnancyId],
    ])
    expect(answer.own?.complete).toBe(false)
  })

  test('take a few bytes when nothing has changed', async () => {
    const since = await currentCursor(backend)
    const own = untilOf(await ownRows(0))
    const { text } = await callByGet(backend, 'sync', { campus: 'tum', since, own_since: own }, token)
    const { hour: _hour, ...answer } = JSON.parse(text)
    expect(answer).toEqual({ until: since, epoch: expect.any(String), own: { until: own, level: 'aal1' } })
  })

  test('that were deleted are listed as gone', async () => {
    const id = await addPregnancy()
    const own = untilOf(await ownRows(0))
    await backend.sql('delete from public.pregnancy_tracking where id = $1', [id])
    expect((await ownRows(own)).gone).toEqual([['pregnancy_tracking', id, expect.any(Number)]])
    expect((await ownRows(own, await tokenOf(users.other))).gone).toEqual([])
  })

  test('are complete after a thousand likes and listings with photos', async () => {
    await backend.sql(
      `insert into public.gossip_posts (campus, content, category) select 'tum', 'Post ' || n, 'trending' from generate_series(1, 700) as n`,
    )
    await backend.sql(
      'insert into public.gossip_likes (post_id, user_id) select id, $1::uuid from public.gossip_posts',
      [users.owner.user.id],
    )
    const [pregnancyId, item] = [await addPregnancy(), await addItem(backend, users.owner.user.id)]
    const photo = await addPhoto(backend, item)
    await backend.sql('update public.item_photos set user_id = $1', [users.owner.user.id])
    const rows = await ownRows(0)
    expect(idsOf(rows, 'gossip_likes')).toHaveLength(700)
    expect([idsOf(rows, 'pregnancy_tracking'), idsOf(rows, 'items'), idsOf(rows, 'item_photos')]).toEqual([
      [pregnancyId],
      [item],
      [photo],
    ])
    expect(rows.next).toBeUndefined()
  })

  test('are never in the answer to an anonymous caller', async () => {
    await addPregnancy()
    const { status, text } = await callByGet(backend, 'sync', { campus: 'tum', own_since: 0 })
    expect([status, Object.keys(JSON.parse(text))]).toEqual([200, expect.not.arrayContaining(['own'])])
  })

  test('are not returned for an expired or forged token', async () => {
    expect(
      (await callByGet(backend, 'sync', { campus: 'tum', own_since: 0 }, `${token.slice(0, -4)}AAAA`)).status,
    ).toBe(401)
  })
})

describe('with a second factor', () => {
  const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  /** The user's token with level aal2, as after the second factor. */
  const withSecondFactor = (accessToken: string): string => {
    const [header, payload] = accessToken.split('.')
    const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
    const unsigned = `${header}.${base64url({ ...Object(claims), aal: 'aal2' })}`
    return `${unsigned}.${createHmac('sha256', backend.keys.jwtSecret).update(unsigned).digest('base64url')}`
  }

  test('are in no answer before the second factor of an account that has one, and in one that names the level after it', async () => {
    await backend.sql(
      'create table if not exists auth.mfa_factors (id uuid primary key default gen_random_uuid(), user_id uuid not null, status text not null)',
    )
    const id = await addPregnancy()
    expect(await ownRows(0)).toMatchObject({ level: 'aal1', complete: true })
    await backend.sql(`insert into auth.mfa_factors (user_id, status) values ($1, 'verified')`, [users.owner.user.id])
    expect((await sync(backend, { since: await currentCursor(backend), own_since: 0 }, token)).own).toBeUndefined()
    const all = await ownRows(0, withSecondFactor(token))
    expect(all).toMatchObject({ level: 'aal2', complete: true })
    expect(idsOf(all, 'pregnancy_tracking')).toEqual([id])
    await backend.sql('delete from auth.mfa_factors')
  })
})

describe('a cache', () => {
  const ask = async (parameters: Record<string, string | number>, accessToken?: string) => {
    return callByGet(backend, 'sync', { campus: 'tum', ...parameters }, accessToken)
  }

  test('may store an anonymous answer, which has the same bytes for everybody', async () => {
    await addGrocery(backend)
    for (const parameters of [{}, { since: 1 }, { since: await currentCursor(backend) }, { tables: 'groceries' }]) {
      const [first, second] = [await ask(parameters), await ask({ ...parameters })]
      expect(second).toEqual(first)
      expect(first.cacheControl).toMatch(/^public, max-age=0, s-maxage=\d/)
    }
    const counts = await callByGet(backend, 'like_counts', { campus: 'tum', parts: '2026-11-23a' })
    expect(counts).toMatchObject({
      status: 200,
      text: '{}',
      cacheControl: expect.stringMatching(/^public, max-age=0, s-maxage=\d/),
    })
  })

  test('may store an answer for a day if it includes the head that the caller knows', async () => {
    const since = await currentCursor(backend)
    const id = await addGrocery(backend)
    const head = (await currentCursor(backend)) - 1
    const answer = await ask({ since, head })
    expect([answer.text.includes(id), answer.cacheControl]).toEqual([true, 'public, max-age=0, s-maxage=86400'])
    // No answer includes this future head yet.
    expect((await ask({ since, head: head + 1_000_000 })).cacheControl).toBe('public, max-age=0, s-maxage=5')
  })

  test('must not store an answer to a signed-in caller', async () => {
    for (const parameters of [{}, { since: 1 }, { since: 1, head: 1 }, { own_since: 0 }])
      expect((await ask(parameters, token)).cacheControl).toBe('private, no-store')
  })
})
