import { expect, test } from 'vitest'
import { newItem, newPost } from '../backend/new-rows.ts'
import { callByGet, currentCursor } from '../backend/sync-fixture.ts'
import { backendWithUsers } from '../backend/test-backend.ts'
import { addPost } from '../backend/users.ts'

// Whoever can count the writes of others, also those that only their authors see, and sees a listing under a name
// between two counts, learns who wrote the post of that moment.

const { backend, users } = await backendWithUsers()

/** What only its author, or nobody but admins, may see. */
const writeHidden = async (times: number): Promise<void> => {
  for (let n = 0; n < times; n += 1) {
    await backend.sql(
      `insert into public.gossip_submissions (campus, content, category, user_id) values ('tum', 'Heard ' || $1::int, 'love', $2)`,
      [n, users.other.user.id],
    )
    await backend.sql('update public.profiles set course = $1 where id = $2', [`Course ${n}`, users.other.user.id])
    await backend.sql(
      `insert into public.reports (kind, subject, reason, user_id) select 'item', id, 'spam', $1 from public.items limit 1 on conflict do nothing`,
      [users.other.user.id],
    )
  }
}

test('a revision is the time of its write, however much has been written in between', async () => {
  const clock = async () =>
    Number((await backend.sql<{ ms: number }>('select private.revision_at(clock_timestamp())::float8 as ms'))[0]?.ms)
  for (const hidden of [0, 30]) {
    await writeHidden(hidden)
    const before = await clock()
    const { data } = await users.owner.client.from('items').insert(newItem).select('rev').single()
    expect(data?.rev).toBeGreaterThanOrEqual(before)
    expect(data?.rev).toBeLessThanOrEqual(await clock())
  }
})

test('hidden writes change no answer about what comes after the newest revision', async () => {
  const until = await currentCursor(backend)
  const probes = () =>
    Promise.all([
      ...[until, until + 1, until + 20, until + 60].map((above) =>
        callByGet(backend, 'sync_digest', { campus: 'tum', until: above }),
      ),
      ...[until - 1, until, until + 20, until + 60].map((head) =>
        callByGet(backend, 'sync', { campus: 'tum', since: until, head }),
      ),
    ])
  const before = await probes()
  expect(before.map(({ status, cacheControl }) => `${status} ${cacheControl ?? ''}`)).toEqual([
    '200 no-store',
    '503 no-store',
    '503 no-store',
    '503 no-store',
    '200 public, max-age=0, s-maxage=86400',
    ...Array.from({ length: 3 }, () => '200 public, max-age=0, s-maxage=5'),
  ])
  await writeHidden(30)
  expect(await probes()).toEqual(before)
})

test('the system columns of rows, which have numbers of transactions, cannot be read', async () => {
  const readable = await backend.sql<{ column: string }>(
    `select c.relname || '.' || a.attname as column
     from pg_class as c join pg_attribute as a on a.attrelid = c.oid cross join (values ('anon'), ('authenticated')) as caller (role)
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
       and a.attname in ('xmin', 'xmax', 'cmin', 'cmax', 'ctid') and has_column_privilege(caller.role, c.oid, a.attnum, 'select')`,
  )
  expect(readable).toEqual([])
  for (const column of ['xmin', 'ctid'])
    for (const table of ['groceries', 'item_photos', 'profiles'])
      expect((await users.owner.client.from(table).select(column)).status).toBeGreaterThanOrEqual(400)
})

test('nobody gets an estimate of their rows, which grows with those of others', async () => {
  const countAs = async (count: 'exact' | 'planned' | 'estimated') =>
    (await users.owner.client.from('gossip_submissions').select('id', { count })).status
  expect(await countAs('exact')).toBe(200)
  for (const count of ['planned', 'estimated'] as const) expect(await countAs(count)).toBe(404)
})

test('the author of a public post deletes it without an answer that changes: it goes hours later, and each of theirs at another time', async () => {
  const id = await addPost(backend, users.owner.user.id)
  const answer = async () => (await users.other.client.from('gossip_submissions').insert({ ...newPost, id })).error
  const before = await answer()
  expect(before).toMatchObject({ code: '23505' })
  expect((await users.owner.client.from('gossip_submissions').delete().eq('id', id).select('id')).data).toEqual([
    { id },
  ])
  expect(await answer()).toEqual(before)
})
