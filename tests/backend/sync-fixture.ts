import { parseAnswer } from '@/store/sync/pull/sync-answer'
import type { Changes, OwnChanges, SyncAnswer } from '@/store/sync/pull/sync-answer'
import { newGrocery } from './new-rows.ts'
import type { TestUser, TestBackend } from './start-backend.ts'

/** The parameters of `public.sync()`, and of other calls that a phone sends by GET. */
export type Parameters = Readonly<Record<string, string | number>>

export type Response = { readonly status: number; readonly text: string; readonly cacheControl: string | null }

/** Calls a function of the API by GET. @param token the caller's; an anonymous request without */
export async function callByGet(
  { url, keys }: TestBackend,
  name: string,
  parameters: Parameters,
  token?: string,
): Promise<Response> {
  const address = new URL(`${url}/rest/v1/rpc/${name}`)
  for (const [key, value] of Object.entries(parameters)) address.searchParams.set(key, String(value))
  const response = await fetch(address, {
    headers: { apikey: keys.publishable, authorization: `Bearer ${token ?? keys.publishable}` },
  })
  return { status: response.status, text: await response.text(), cacheControl: response.headers.get('cache-control') }
}

/** Requests the changes or the snapshot of a campus, TUM by default. */
export async function sync(backend: TestBackend, parameters: Parameters, token?: string): Promise<SyncAnswer> {
  const { status, text } = await callByGet(backend, 'sync', { campus: 'tum', ...parameters }, token)
  if (status !== 200) throw new Error(`sync() responded with ${status}: ${text}`)
  return parseAnswer(JSON.parse(text))
}

export async function tokenOf({ client }: TestUser): Promise<string> {
  const { session } = (await client.auth.getSession()).data
  if (!session) throw new Error('the client has no session')
  return session.access_token
}

export const untilOf = ({ until }: Changes): number => {
  if (until === undefined) throw new Error('the answer has no cursor')
  return until
}

/** The cursor of a phone that has pulled everything. */
export const currentCursor = async (backend: TestBackend, campus = 'tum'): Promise<number> =>
  untilOf(await sync(backend, { campus, tables: '' }))

/** The part of an answer that contains the caller's own rows. */
export async function ownChanges(backend: TestBackend, ownSince: number, token: string): Promise<OwnChanges> {
  const { own } = await sync(backend, { since: await currentCursor(backend), own_since: ownSince }, token)
  if (!own) throw new Error('the answer has no rows of the caller')
  return own
}

/** Pulls from a cursor until an answer is complete. */
export async function changesSince(backend: TestBackend, since: number, campus = 'tum'): Promise<SyncAnswer[]> {
  const answers: SyncAnswer[] = []
  for (let cursor = since; ;) {
    const answer = await sync(backend, { campus, since: cursor })
    answers.push(answer)
    if (!answer.more) return answers
    if (answers.length > 40) throw new Error('the answers do not end')
    cursor = untilOf(answer)
  }
}

/** All pages of a snapshot. @param between is called after each page */
export async function snapshotPages(
  backend: TestBackend,
  parameters: Parameters = {},
  between = async (): Promise<void> => {},
): Promise<SyncAnswer[]> {
  const pages: SyncAnswer[] = []
  for (let after = ''; ;) {
    const page = await sync(backend, { ...parameters, ...(after === '' ? {} : { after }) })
    pages.push(page)
    if (page.next === undefined) return pages
    if (pages.length > 40) throw new Error('the pages do not end')
    after = page.next
    await between()
  }
}

export type Row = Readonly<Record<string, unknown>>

/** The rows of a table in one or several answers. */
export const rowsOf = (answers: Changes | readonly Changes[], table: string): Row[] =>
  [answers]
    .flat()
    .flatMap(({ tables }) =>
      (tables[table]?.rows ?? []).map((row) =>
        Object.fromEntries(row.map((value, index) => [tables[table]?.columns[index] ?? '', value])),
      ),
    )

export const idsOf = (answers: Changes | readonly Changes[], table: string): string[] =>
  rowsOf(answers, table).map(({ id }) => String(id))

/** The tables in an answer. */
export const tablesIn = ({ tables }: Changes): string[] => Object.keys(tables).toSorted()

const columnsAndPlaceholders = (values: Row) =>
  `(${Object.keys(values).join(', ')}) values (${Object.keys(values)
    .map((_name, index) => `$${index + 1}`)
    .join(', ')})`

/** Inserts a row. @returns its id */
export async function insertRow(backend: TestBackend, table: string, values: Row): Promise<string> {
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.${table} ${columnsAndPlaceholders(values)} returning id`,
    Object.values(values),
  )
  if (!row) throw new Error(`no row was inserted into ${table}`)
  return row.id
}

export const addGrocery = (backend: TestBackend, values: Row = {}): Promise<string> =>
  insertRow(backend, 'groceries', { ...newGrocery, ...values })

/** Adds many rows in one transaction. @returns their ids */
export async function addGroceries(backend: TestBackend, count: number): Promise<string[]> {
  const rows = await backend.sql<{ id: string }>(
    `insert into public.groceries (campus, name, price, category) select 'tum', 'Thing ' || n, n, 'produce' from generate_series(1, $1::int) as n returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

/** Adds items, one a minute, the newest last. @returns their ids, from the oldest to the newest */
export async function addItems(
  backend: TestBackend,
  count: number,
  seller: string | null = null,
  campus = 'tum',
): Promise<string[]> {
  const rows = await backend.sql<{ id: string }>(
    `insert into public.items (title, price, seller_phone, user_id, campus, created_at)
     select 'Desk ' || n, n, '+254700000042', $2::uuid, $3::text, now() - make_interval(mins => $1::int - n) from generate_series(1, $1::int) as n returning id`,
    [count, seller, campus],
  )
  return rows.map(({ id }) => id)
}

export async function addPosts(backend: TestBackend, count: number, campus = 'tum'): Promise<string[]> {
  const rows = await backend.sql<{ id: string }>(
    `insert into public.gossip_posts (content, category, campus, created_at)
     select 'Post ' || n, 'trending', $2::text, now() - make_interval(mins => $1::int - n) from generate_series(1, $1::int) as n returning id`,
    [count, campus],
  )
  return rows.map(({ id }) => id)
}

export const addPhoto = (backend: TestBackend, item: string, position = 0): Promise<string> =>
  insertRow(backend, 'item_photos', { item_id: item, image_url: `/pictures/market.svg#desk-${position}`, position })

/** Adds a second campus. */
export async function addCampus(backend: TestBackend, slug: string): Promise<void> {
  await backend.sql(
    `insert into public.campuses (slug, name, short_name, town, colour) values ($1, 'Another University', 'AU', 'Kilifi', '#112233')`,
    [slug],
  )
}
