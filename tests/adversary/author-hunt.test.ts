import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addItem, addPost, callers, makeOld, publishAll } from '../backend/people.ts'
import type { Caller, People } from '../backend/people.ts'
import type { Person, TestBackend } from '../backend/start-backend.ts'
import { tracesIn } from './author-hunt.ts'
import { playAuthorStory, type AuthorStory } from './author-story.ts'
import { functions, tables } from './classified.ts'

let backend: TestBackend
let people: People
/** Somebody who has written gossip and nothing under their own name: their name may stand nowhere. */
let author: Person
let post: string
let picture: string
let wanted: readonly string[]

let ask: AuthorStory['ask']

beforeAll(async () => {
  ;({ backend, people, author, post, picture, wanted, ask } = await playAuthorStory())
})
afterAll(() => backend.close())

test('the hunt finds a name where there is one', async () => {
  expect(tracesIn(JSON.stringify({ by: author.user.id.replaceAll('-', '').toUpperCase() }), wanted)).not.toEqual([])
  const own = (await author.client.rpc('export_my_data')).data
  expect(tracesIn(JSON.stringify(own), wanted)).not.toEqual([])
})

/** What a table tells of the author, in any form of answer. */
const tracesInTable = async (caller: Caller, table: string, columns: readonly string[]): Promise<readonly string[]> => {
  const select = columns.filter((column) => column !== 'seller_phone' && column !== 'proof_of_work').join(',')
  const answers = await Promise.all([
    ask(caller, `/rest/v1/${table}?select=${select}`, { headers: { prefer: 'count=exact' } }),
    ask(caller, `/rest/v1/${table}?select=${select}`, { headers: { accept: 'text/csv' } }),
    ask(caller, `/rest/v1/${table}`),
    ask(caller, `/rest/v1/${table}?select=id&limit=1`, { method: 'HEAD' }),
    ...Object.keys(tables).map((other) => ask(caller, `/rest/v1/${table}?select=id,${other}(*)`)),
  ])
  return answers.flatMap((answer) => tracesIn(answer, wanted))
}

test.each(['gossip_submissions', 'gossip_likes'] as const)('the hunt finds a hole that is opened again: %s for everybody with an account', async (table) => {
  await backend.sql(`create policy planted on public.${table} for select to authenticated using (true)`)
  await backend.sql(`grant select on public.${table} to authenticated`)
  try {
    expect(await tracesInTable('other', table, tables[table].columns)).not.toEqual([])
  } finally {
    await backend.sql(`drop policy planted on public.${table}`)
    await backend.sql(`revoke select on public.${table} from authenticated`)
    await backend.sql(`grant select (${tables[table].columns.join(', ')}) on public.${table} to authenticated`)
  }
  expect(await tracesInTable('other', table, tables[table].columns)).toEqual([])
})

describe.each(callers)('the %s', (caller) => {
  test.each(Object.entries(tables))('reads no author in %s, in any form of answer', async (table, { columns }) => {
    expect(await tracesInTable(caller, table, columns)).toEqual([])
  })

  test.each(Object.keys(functions))('learns no author from %s', async (name) => {
    const args: Readonly<Record<string, unknown>> = {
      'public.moderate': { kind: 'gossip_post', subject: post, decision: 'suspend' },
      'public.set_like': { post, liked: false },
      'public.seller_contact': { item: post },
      'public.claim_admin': { setup_code: 'x' },
      'public.lift_suspension': { suspension: post },
      'public.request_account_deletion': { also_posts: false },
    }
    const answer = await ask(caller, `/rest/v1/rpc/${name.split('.')[1]}`, {
      method: 'POST', body: JSON.stringify(args[name] ?? {}), headers: { 'content-type': 'application/json' },
    })
    await people.owner.client.rpc('cancel_account_deletion')
    expect(tracesIn(answer, wanted)).toEqual([])
  })

  test('learns no author from the picture of a post', async () => {
    expect(picture).toMatch(/gossip-images/)
    const path = picture.split('/gossip-images/')[1] ?? ''
    const folder = path.split('/')[0] ?? ''
    const json = { 'content-type': 'application/json' }
    const answers = await Promise.all([
      ask(caller, picture),
      ask(caller, picture, { method: 'HEAD' }),
      ask(caller, `/storage/v1/object/info/gossip-images/${path}`),
      ask(caller, `/storage/v1/object/info/public/gossip-images/${path}`),
      ask(caller, `/storage/v1/object/gossip-images/${path}`),
      ask(caller, '/storage/v1/object/list/gossip-images', { method: 'POST', body: JSON.stringify({ prefix: folder, limit: 100 }), headers: json }),
      ask(caller, '/storage/v1/object/list/gossip-uploads', { method: 'POST', body: JSON.stringify({ prefix: '', limit: 100 }), headers: json }),
      ask(caller, '/storage/v1/object/sign/gossip-images', { method: 'POST', body: JSON.stringify({ paths: [path], expiresIn: 60 }), headers: json }),
      ask(caller, '/storage/v1/object/copy', { method: 'POST', body: JSON.stringify({ bucketId: 'gossip-images', sourceKey: path, destinationKey: `${folder}/copy.jpg` }), headers: json }),
      ask(caller, '/storage/v1/object/move', { method: 'POST', body: JSON.stringify({ bucketId: 'gossip-images', sourceKey: path, destinationKey: `${folder}/moved.jpg` }), headers: json }),
      ask(caller, '/storage/v1/object/gossip-images', { method: 'DELETE', body: JSON.stringify({ prefixes: [path] }), headers: json }),
      ask(caller, '/storage/v1/bucket'),
      ask(caller, '/storage/v1/bucket/gossip-uploads'),
    ])
    expect(answers.flatMap((answer) => tracesIn(answer, wanted))).toEqual([])
  })

  test('cannot tell by a guess: a filter, an order or a write is answered alike for the author and for anybody', async () => {
    const told = async (guess: string) => {
      const answers = await Promise.all([
        ask(caller, `/rest/v1/gossip_posts?select=id&user_id=eq.${guess}`),
        ask(caller, `/rest/v1/gossip_posts?select=id&author=eq.${guess}`),
        ask(caller, `/rest/v1/gossip_submissions?select=id&user_id=eq.${guess}`),
        ask(caller, `/rest/v1/gossip_likes?select=id&user_id=eq.${guess}`),
        ask(caller, `/rest/v1/reports?select=id&user_id=eq.${guess}`),
        ask(caller, `/rest/v1/tombstones?select=row_id&owner_id=eq.${guess}`),
        ask(caller, `/rest/v1/profiles?select=id&id=eq.${guess}`),
      ])
      return answers.map((answer) => answer.split('\n').slice(1).join('\n').replaceAll(guess, 'GUESS'))
    }
    expect(await told(author.user.id)).toEqual(await told(randomUUID()))
  })
})

describe('what a burst leaves behind', () => {
  type Row = Readonly<Record<string, unknown>>
  const marks = (rows: readonly Row[]): ReadonlySet<string> =>
    new Set(rows.flatMap((row) => ['rev', 'created_at', 'updated_at'].flatMap((column) => (row[column] === undefined ? [] : [String(row[column])]))))
  const publicRows = async (table: 'gossip_posts' | 'items' | 'item_photos' | 'tombstones', ids: readonly string[]) => {
    const key = table === 'tombstones' ? 'row_id' : 'id'
    return ((await people.anonymous.from(table).select('*').in(key, ids).limit(1000)).data ?? []) as Row[]
  }
  const gossip = async (ids: readonly string[]) => ((await people.anonymous.from('gossip_posts').select('id,rev,created_at,updated_at').in('id', ids)).data ?? []) as Row[]
  const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((mark) => other.has(mark))

  test('written in one transaction, a post and a listing share no revision and no time', async () => {
    const { user } = people.other
    const [own, item] = [randomUUID(), randomUUID()]
    await backend.sql(
      `with post as (insert into public.gossip_submissions (id, user_id, content, category) values ($1, $3, 'Burst', 'love'))
       insert into public.items (id, user_id, title, price, seller_phone) values ($2, $3, 'Desk', 10, '+254700000042')`,
      [own, item, user.id],
    )
    await publishAll(backend)
    const [posts, items] = [marks(await gossip([own])), marks(((await people.anonymous.from('items').select('rev,created_at,updated_at').eq('id', item)).data ?? []) as Row[])]
    expect(posts.size).toBeGreaterThan(0)
    expect(shared(posts, items)).toEqual([])
  })

  test('an account that is deleted takes its listings away at once and touches no post', async () => {
    const leaving = await backend.signUpAs('leaving')
    await makeOld(backend, leaving.user.id)
    const posts = [await addPost(backend, leaving.user.id), await addPost(backend, leaving.user.id)]
    const item = await addItem(backend, leaving.user.id)
    const before = await gossip(posts)
    await leaving.client.rpc('request_account_deletion', { also_posts: true })
    await backend.sql(`update private.account_deletions set due_at = now() - interval '1 second'`)
    await backend.sql('select public.run_jobs()')
    expect(await gossip(posts)).toEqual(before)
    const graves = await publicRows('tombstones', [item, ...posts])
    expect(graves.map(({ row_id }) => row_id)).toEqual([item])
    await backend.sql(`select public.run_jobs(now() + interval '16 days')`)
    const later = await publicRows('tombstones', posts)
    expect(later).toHaveLength(2)
    expect(shared(marks(later), marks(graves))).toEqual([])
  })
})
