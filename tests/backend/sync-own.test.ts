import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addItem, addPost, createPeople } from './people.ts'
import type { People } from './people.ts'
import { startBackend } from './start-backend.ts'
import type { TestBackend } from './start-backend.ts'
import { addGrocery, addPhoto, callByGet, currentCursor, idsOf, insertRow, ownChanges, rowsOf, settle, sync, tablesIn, tokenOf, untilOf } from './sync-fixture.ts'

let backend: TestBackend
let people: People
let token: string
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
  people = await createPeople(backend)
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.sql('delete from private.rate_counters')
  await backend.sql('delete from private.revision_clock')
  await backend.sql('truncate public.items, public.gossip_posts, public.gossip_submissions, public.pregnancy_tracking cascade')
  token = await tokenOf(people.owner)
})

const pregnancy = { pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 }
const addPregnancy = () => insertRow(backend, 'pregnancy_tracking', { ...pregnancy, user_id: people.owner.user.id })

const ownRows = (ownSince: number, accessToken = token) => ownChanges(backend, ownSince, accessToken)

describe('a caller’s own rows', () => {
  test('are all in one answer, and nobody else’s', async () => {
    const [own, foreign] = [await addPost(backend, people.owner.user.id), await addPost(backend, people.other.user.id)]
    await people.owner.client.rpc('set_like', { post: foreign, liked: true })
    await people.other.client.rpc('set_like', { post: own, liked: true })
    const item = await addItem(backend, people.owner.user.id)
    await addItem(backend, people.other.user.id)
    await backend.sql(`update public.items set status = 'sold' where id = $1`, [item])
    await addPregnancy()
    const rows = await ownRows(0)
    expect(rows).toMatchObject({ complete: true, level: 'aal1' })
    expect(tablesIn(rows)).toEqual(['gossip_likes', 'gossip_submissions', 'items', 'pregnancy_tracking', 'profiles'])
    expect(rowsOf(rows, 'profiles')).toMatchObject([{ id: people.owner.user.id, email: people.owner.email }])
    expect(rowsOf(rows, 'gossip_likes')).toMatchObject([{ post_id: foreign, liked: true }])
    expect(idsOf(rows, 'gossip_submissions')).toEqual([own])
    expect(rowsOf(rows, 'items')).toMatchObject([{ id: item, status: 'sold' }])
  })

  test('come with the changes for everybody, in the same answer', async () => {
    const since = await currentCursor(backend)
    const own = untilOf(await ownRows(0))
    const grocery = await addGrocery(backend)
    const pregnancyId = await addPregnancy()
    const answer = await sync(backend, { since, own_since: own }, token)
    expect([idsOf(answer, 'groceries'), answer.own && idsOf(answer.own, 'pregnancy_tracking')]).toEqual([[grocery], [pregnancyId]])
    expect(answer.own?.complete).toBe(false)
  })

  test('are a few bytes when nothing has changed', async () => {
    const since = await currentCursor(backend)
    const own = untilOf(await ownRows(0))
    const { text } = await callByGet(backend, 'sync', { campus: 'tum', since, own_since: own }, token)
    expect(JSON.parse(text)).toEqual({ until: since, epoch: expect.any(String), own: { until: own, level: 'aal1' } })
  })

  test('that were deleted are gone', async () => {
    const id = await addPregnancy()
    const own = untilOf(await ownRows(0))
    await backend.sql('delete from public.pregnancy_tracking where id = $1', [id])
    expect((await ownRows(own)).gone).toEqual([['pregnancy_tracking', id, expect.any(Number)]])
    expect((await ownRows(own, await tokenOf(people.other))).gone).toEqual([])
  })

  test('are complete after a thousand likes and listings with photos', async () => {
    await backend.sql(`insert into public.gossip_posts (content, category) select 'Post ' || n, 'trending' from generate_series(1, 700) as n`)
    await backend.sql('insert into public.gossip_likes (post_id, user_id) select id, $1::uuid from public.gossip_posts', [people.owner.user.id])
    const [pregnancyId, item] = [await addPregnancy(), await addItem(backend, people.owner.user.id)]
    const photo = await addPhoto(backend, item)
    await backend.sql('update public.item_photos set user_id = $1', [people.owner.user.id])
    const rows = await ownRows(0)
    expect(idsOf(rows, 'gossip_likes')).toHaveLength(700)
    expect([idsOf(rows, 'pregnancy_tracking'), idsOf(rows, 'items'), idsOf(rows, 'item_photos')]).toEqual([[pregnancyId], [item], [photo]])
    expect(rows.next).toBeUndefined()
  })

  test('are not in the answer to somebody without an account, whatever they ask for', async () => {
    await addPregnancy()
    const { status, text } = await callByGet(backend, 'sync', { campus: 'tum', own_since: 0 })
    expect([status, Object.keys(JSON.parse(text))]).toEqual([200, expect.not.arrayContaining(['own'])])
  })

  test('do not come with a token that has expired or was forged', async () => {
    expect((await callByGet(backend, 'sync', { campus: 'tum', own_since: 0 }, `${token.slice(0, -4)}AAAA`)).status).toBe(401)
  })
})

describe('with a second factor', () => {
  const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  /** The person's token, as if the second factor had been shown. */
  const withSecondFactor = (accessToken: string): string => {
    const [header, payload] = accessToken.split('.')
    const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
    const unsigned = `${header}.${base64url({ ...Object(claims), aal: 'aal2' })}`
    return `${unsigned}.${createHmac('sha256', backend.keys.jwtSecret).update(unsigned).digest('base64url')}`
  }

  test('an answer names the level, and health rows come once it is shown and everything is asked for', async () => {
    await backend.sql('create table if not exists auth.mfa_factors (id uuid primary key default gen_random_uuid(), user_id uuid not null, status text not null)')
    await backend.sql(`insert into auth.mfa_factors (user_id, status) values ($1, 'verified')`, [people.owner.user.id])
    const id = await addPregnancy()
    const before = await ownRows(0)
    expect([before.level, idsOf(before, 'pregnancy_tracking')]).toEqual(['aal1', []])
    const strong = withSecondFactor(token)
    const changes = await ownRows(untilOf(before), strong)
    expect(changes.level).toBe('aal2')
    const all = await ownRows(0, strong)
    expect(all).toMatchObject({ level: 'aal2', complete: true })
    expect(idsOf(all, 'pregnancy_tracking')).toEqual([id])
    await backend.sql('delete from auth.mfa_factors')
  })
})

describe('a cache', () => {
  const ask = async (parameters: Record<string, string | number>, accessToken?: string) => {
    await settle(backend)
    return callByGet(backend, 'sync', { campus: 'tum', ...parameters }, accessToken)
  }

  test('may keep an anonymous answer: it is the same bytes for everybody', async () => {
    await addGrocery(backend)
    for (const parameters of [{}, { since: 1 }, { since: await currentCursor(backend) }, { tables: 'groceries' }]) {
      const [first, second] = [await ask(parameters), await ask({ ...parameters })]
      expect(second).toEqual(first)
      expect(first.cacheControl).toMatch(/^public, max-age=0, s-maxage=\d/)
    }
    const counts = await callByGet(backend, 'like_counts', { campus: 'tum', parts: '2026-11-23a' })
    expect(counts).toMatchObject({ status: 200, text: '{}', cacheControl: expect.stringMatching(/^public, max-age=0, s-maxage=\d/) })
  })

  test('may keep one for a day if it has the head that the caller knows of', async () => {
    const since = await currentCursor(backend)
    const id = await addGrocery(backend)
    const head = (await currentCursor(backend)) - 1
    const answer = await ask({ since, head })
    expect([answer.text.includes(id), answer.cacheControl]).toEqual([true, 'public, max-age=0, s-maxage=86400'])
    // A head of the future: no answer has it yet.
    expect((await ask({ since, head: head + 1_000_000 })).cacheControl).toBe('public, max-age=0, s-maxage=5')
  })

  test('must not keep one to somebody who is signed in', async () => {
    for (const parameters of [{}, { since: 1 }, { since: 1, head: 1 }, { own_since: 0 }]) expect((await ask(parameters, token)).cacheControl).toBe('private, no-store')
  })
})
