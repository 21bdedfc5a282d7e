import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addItem, addPost, callers, makeOld, publishAll } from '../backend/users.ts'
import type { Caller, TestUsers } from '../backend/users.ts'
import { proofFor } from '../backend/proof-of-work.ts'
import type { TestUser, TestBackend } from '../backend/start-backend.ts'
import { tracesIn } from './author-traces.ts'
import { createAuthorScenario, type AuthorScenario } from './author-scenario.ts'
import { functions } from './classified-functions.ts'
import { tables } from './classified-tables.ts'

let backend: TestBackend
let users: TestUsers
/** Has only written gossip, so no response may name them. */
let author: TestUser
let post: string
let picture: string
let authorTraces: readonly string[]

let request: AuthorScenario['request']

beforeAll(async () => {
  ;({ backend, users, author, post, picture, wanted: authorTraces, request } = await createAuthorScenario())
})
afterAll(() => backend.close())

test('tracesIn() finds the name in a response that contains it', async () => {
  expect(tracesIn(JSON.stringify({ by: author.user.id.replaceAll('-', '').toUpperCase() }), authorTraces)).not.toEqual(
    [],
  )
  const ownData = (await author.client.rpc('export_my_data')).data
  expect(tracesIn(JSON.stringify(ownData), authorTraces)).not.toEqual([])
})

const embedded = (caller: Caller, table: string, other: string): Promise<string> =>
  request(caller, `/rest/v1/${table}?select=id,${other}(*)`)

/** The tables that can be embedded in each table. Foreign keys decide this, so it is the same for every caller. */
const embeddable = new Map<string, readonly string[]>()
const findEmbeddable = async (): Promise<void> => {
  for (const table of Object.keys(tables)) {
    const answers = await Promise.all(
      Object.keys(tables).map(async (other) => ({ other, answer: await embedded('admin', table, other) })),
    )
    expect(answers.flatMap(({ answer }) => tracesIn(answer, authorTraces))).toEqual([])
    embeddable.set(
      table,
      answers.flatMap(({ other, answer }) => (answer.includes('PGRST200') ? [] : [other])),
    )
  }
}

test('the tables that can be embedded in each other are found', async () => {
  await findEmbeddable()
  expect(embeddable.get('item_photos')).toContain('items')
  expect(embeddable.get('groceries')).not.toContain('gossip_submissions')
})

/** Traces of the author in a table, requested in every format and embedding. */
const tracesInTable = async (caller: Caller, table: string, columns: readonly string[]): Promise<readonly string[]> => {
  const select = columns.filter((column) => column !== 'seller_phone' && column !== 'proof_of_work').join(',')
  const responses = await Promise.all([
    request(caller, `/rest/v1/${table}?select=${select}`, { headers: { prefer: 'count=exact' } }),
    request(caller, `/rest/v1/${table}?select=${select}`, { headers: { accept: 'text/csv' } }),
    request(caller, `/rest/v1/${table}`),
    request(caller, `/rest/v1/${table}?select=id&limit=1`, { method: 'HEAD' }),
    ...(embeddable.get(table) ?? Object.keys(tables)).map((other) => embedded(caller, table, other)),
  ])
  return responses.flatMap((response) => tracesIn(response, authorTraces))
}

test.each(['gossip_submissions', 'gossip_likes'] as const)(
  'tracesInTable() finds a planted leak: %s readable by every account',
  async (table) => {
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
  },
)

describe.each(callers)('the %s', (caller) => {
  test.each(Object.entries(tables))(
    'cannot read an author from %s, in any response format',
    async (table, { columns }) => {
      expect(await tracesInTable(caller, table, columns)).toEqual([])
    },
  )

  test.each(Object.keys(functions))('cannot learn an author from %s', async (name) => {
    const args: Readonly<Record<string, unknown>> = {
      'public.moderate': { kind: 'gossip_post', subject: post, decision: 'suspend' },
      'public.set_like': { post, liked: false },
      'public.seller_contact': { item: post, proof_of_work: proofFor(post) },
      'public.claim_admin': { setup_code: 'x' },
      'public.lift_suspension': { suspension: post },
      'public.request_account_deletion': { also_posts: false },
    }
    const response = await request(caller, `/rest/v1/rpc/${name.split('.')[1]}`, {
      method: 'POST',
      body: JSON.stringify(args[name] ?? {}),
      headers: { 'content-type': 'application/json' },
    })
    await users.owner.client.rpc('cancel_account_deletion')
    expect(tracesIn(response, authorTraces)).toEqual([])
  })

  test('cannot learn the author from the picture of a post', async () => {
    expect(picture).toMatch(/gossip-images/)
    const path = picture.split('/gossip-images/')[1] ?? ''
    const folder = path.split('/')[0] ?? ''
    const json = { 'content-type': 'application/json' }
    const responses = await Promise.all([
      request(caller, picture),
      request(caller, picture, { method: 'HEAD' }),
      request(caller, `/storage/v1/object/info/gossip-images/${path}`),
      request(caller, `/storage/v1/object/info/public/gossip-images/${path}`),
      request(caller, `/storage/v1/object/gossip-images/${path}`),
      request(caller, '/storage/v1/object/list/gossip-images', {
        method: 'POST',
        body: JSON.stringify({ prefix: folder, limit: 100 }),
        headers: json,
      }),
      request(caller, '/storage/v1/object/list/gossip-uploads', {
        method: 'POST',
        body: JSON.stringify({ prefix: '', limit: 100 }),
        headers: json,
      }),
      request(caller, '/storage/v1/object/sign/gossip-images', {
        method: 'POST',
        body: JSON.stringify({ paths: [path], expiresIn: 60 }),
        headers: json,
      }),
      request(caller, '/storage/v1/object/copy', {
        method: 'POST',
        body: JSON.stringify({ bucketId: 'gossip-images', sourceKey: path, destinationKey: `${folder}/copy.jpg` }),
        headers: json,
      }),
      request(caller, '/storage/v1/object/move', {
        method: 'POST',
        body: JSON.stringify({ bucketId: 'gossip-images', sourceKey: path, destinationKey: `${folder}/moved.jpg` }),
        headers: json,
      }),
      request(caller, '/storage/v1/object/gossip-images', {
        method: 'DELETE',
        body: JSON.stringify({ prefixes: [path] }),
        headers: json,
      }),
      request(caller, '/storage/v1/bucket'),
      request(caller, '/storage/v1/bucket/gossip-uploads'),
    ])
    expect(responses.flatMap((response) => tracesIn(response, authorTraces))).toEqual([])
  })

  test('cannot confirm a guess: filters respond the same for the author and for a random account', async () => {
    const responsesTo = async (guess: string) => {
      const responses = await Promise.all([
        request(caller, `/rest/v1/gossip_posts?select=id&user_id=eq.${guess}`),
        request(caller, `/rest/v1/gossip_posts?select=id&author=eq.${guess}`),
        request(caller, `/rest/v1/gossip_submissions?select=id&user_id=eq.${guess}`),
        request(caller, `/rest/v1/gossip_likes?select=id&user_id=eq.${guess}`),
        request(caller, `/rest/v1/reports?select=id&user_id=eq.${guess}`),
        request(caller, `/rest/v1/tombstones?select=row_id&owner_id=eq.${guess}`),
        request(caller, `/rest/v1/profiles?select=id&id=eq.${guess}`),
      ])
      return responses.map((response) => response.split('\n').slice(1).join('\n').replaceAll(guess, 'GUESS'))
    }
    expect(await responsesTo(author.user.id)).toEqual(await responsesTo(randomUUID()))
  })
})

describe('simultaneous changes by one user', () => {
  type Row = Readonly<Record<string, unknown>>
  const marksOf = (rows: readonly Row[]): ReadonlySet<string> =>
    new Set(
      rows.flatMap((row) =>
        ['rev', 'created_at', 'updated_at'].flatMap((column) =>
          row[column] === undefined ? [] : [String(row[column])],
        ),
      ),
    )
  const publicRows = async (table: 'gossip_posts' | 'items' | 'item_photos' | 'tombstones', ids: readonly string[]) => {
    // Anybody gets them from sync().
    if (table === 'tombstones')
      return backend.sql<Row>('select * from public.tombstones where row_id = any ($1::uuid[]) and owner_id is null', [
        ids,
      ])
    return ((await users.anonymous.from(table).select('*').in('id', ids).limit(1000)).data ?? []) as Row[]
  }
  const postRows = async (ids: readonly string[]) =>
    ((await users.anonymous.from('gossip_posts').select('id,rev,created_at,updated_at').in('id', ids)).data ??
      []) as Row[]
  const shared = (first: ReadonlySet<string>, second: ReadonlySet<string>) =>
    [...first].filter((mark) => second.has(mark))

  test('to a post and a listing give them different revisions and times', async () => {
    const { user } = users.other
    const [submission, item] = [randomUUID(), randomUUID()]
    await backend.sql(
      `with post as (insert into public.gossip_submissions (campus, id, user_id, content, category) values ('tum', $1, $3, 'Burst', 'love'))
       insert into public.items (campus, id, user_id, title, price, seller_phone) values ('tum', $2, $3, 'Desk', 10, '+254700000042')`,
      [submission, item, user.id],
    )
    await publishAll(backend)
    const [posts, items] = [
      marksOf(await postRows([submission])),
      marksOf(
        ((await users.anonymous.from('items').select('rev,created_at,updated_at').eq('id', item)).data ?? []) as Row[],
      ),
    ]
    expect(posts.size).toBeGreaterThan(0)
    expect(shared(posts, items)).toEqual([])
  })

  test('by deleting the account remove its listings immediately and leave its posts unchanged', async () => {
    const leavingUser = await backend.signUpAs('leaving')
    await makeOld(backend, leavingUser.user.id)
    const posts = [await addPost(backend, leavingUser.user.id), await addPost(backend, leavingUser.user.id)]
    const item = await addItem(backend, leavingUser.user.id)
    const before = await postRows(posts)
    await leavingUser.client.rpc('request_account_deletion', { also_posts: true })
    await backend.sql(`update private.account_deletions set due_at = now() - interval '1 second'`)
    await backend.sql('select public.run_jobs()')
    expect(await postRows(posts)).toEqual(before)
    const tombstones = await publicRows('tombstones', [item, ...posts])
    expect(tombstones.map(({ row_id }) => row_id)).toEqual([item])
    await backend.sql(`select public.run_jobs(now() + interval '16 days')`)
    const laterTombstones = await publicRows('tombstones', posts)
    expect(laterTombstones).toHaveLength(2)
    expect(shared(marksOf(laterTombstones), marksOf(tombstones))).toEqual([])
  })
})
