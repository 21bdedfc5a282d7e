import 'fake-indexeddb/auto'
import { PostgrestClient } from '@supabase/postgrest-js'
import { ComradeDb } from '@/data/db'
import { newOperation, type Draft } from '@/data/outbox/operation'
import { UserDb } from '@/data/outbox/user-db'
import { restRemote } from '@/data/outbox/rest-remote'
import { personalTableNames } from '@/data/pull/personal-tables'
import { pullRemote } from '@/data/pull/pull-remote'
import { pullTable, type CopyDb } from '@/data/pull/pull-table'
import type { PulledTable } from '@/data/pull/pulled-tables'
import { reconcileTable } from '@/data/pull/reconcile'
import { replicatedTableNames } from '@/data/pull/replicated-tables'
import type { Database } from '@/data/remote/database-types.gen'
import { userId } from '@/domain/shared/ids'
import type { Asked, Asker, Places } from './asked'

// Runs the app's own code against a server that only listens: what it asks is what the bench runs.

const origin = 'http://bench.example'
const client = () => new PostgrestClient<Database>(`${origin}/rest/v1`)
const visitorRemote = pullRemote(client, 'sync_heads')
const ownRemote = ({ person }: Places) => pullRemote(client, 'my_heads', userId(person))

const headsAnswer = [{ table_name: 'gossip_posts', head: 1, horizon: 2 }]

/** What a piece of work asks; each request is answered by the next of the answers, at last by no rows. */
const recorded = async (by: Asker, names: readonly string[], work: () => PromiseLike<unknown>, answers: readonly unknown[] = []): Promise<readonly Asked[]> => {
  const asked: Asked[] = []
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const body = await request.text()
    asked.push({
      what: names[asked.length] ?? `${names.at(-1)}, once more`,
      by,
      method: request.method,
      path: url.pathname.replace('/rest/v1/', ''),
      query: [...url.searchParams],
      prefer: request.headers.get('Prefer') ?? '',
      body: body === '' ? null : body,
    })
    return Response.json(answers[asked.length - 1] ?? [])
  }
  try {
    await work()
  } finally {
    globalThis.fetch = real
  }
  if (asked.length !== names.length) throw new Error(`${names.join(', ')}: the app asked ${asked.length} times`)
  return asked
}

const page = (by: 'visitor' | 'person', table: PulledTable, from: 'first' | 'middle' | 'newest', places: Places) =>
  recorded(by, [`${by === 'person' ? 'own ' : ''}${table}: ${from === 'first' ? 'first page' : `page from the ${from}`}`], async () => {
    const db: CopyDb = by === 'visitor' ? new ComradeDb(crypto.randomUUID()) : new UserDb(crypto.randomUUID())
    const { heads, horizon, middles } = places
    const head = heads[table] ?? 1
    const middle = middles[table]
    if (from !== 'first') await db.cursors.put({ table, rev: from === 'newest' || !middle ? head : middle.rev, id: middle?.id ?? '' })
    await pullTable(db, by === 'visitor' ? visitorRemote : ownRemote(places), table, head, horizon)
    db.close()
  })

const comparison = (table: PulledTable, { middles }: Places) =>
  recorded('visitor', [`${table}: ids compared, first page`, `${table}: ids compared, a later page`], async () => {
    const db = new ComradeDb(crypto.randomUUID())
    await reconcileTable(db, visitorRemote, table)
    db.close()
  }, [[{ id: middles[table]?.id }]])

const write = (what: string, draft: Draft) => () =>
  recorded('person', [what], () =>
    restRemote.send({ ...newOperation(draft, new Date(0).toISOString()), seq: 1 }, undefined, { token: 'token', signal: new AbortController().signal }),
  )

const row = () => crypto.randomUUID()

/** What the outbox sends, a kind of write each. */
const writes = ({ post, ownPost, likedPost, item, ownItem }: Places) => [
  write('a like', { action: 'like', table: 'gossip_likes', row: post, liked: true, idempotencyKey: row(), lane: `gossip_likes/${post}` }),
  write('a like taken back', { action: 'like', table: 'gossip_likes', row: likedPost, liked: false, idempotencyKey: row(), lane: `gossip_likes/${likedPost}` }),
  write('a post', { action: 'insert', table: 'gossip_submissions', row: row(), lane: 'gossip_submissions/1', values: { content: 'The library opens all night.', category: 'trending', image_path: null } }),
  write('an own post deleted', { action: 'delete', table: 'gossip_submissions', row: ownPost, lane: 'gossip_submissions/2' }),
  write('a report', { action: 'insert', table: 'reports', row: row(), lane: 'reports/1', values: { kind: 'gossip_post', subject: post, reason: 'spam' } }),
  write('an item listed', { action: 'insert', table: 'items', row: row(), lane: 'items/1', values: { title: 'Desk', price: 1500, seller_phone: '+254700000042' } }),
  write('a photo of an item', { action: 'insert', table: 'item_photos', row: row(), lane: 'item_photos/1', values: { item_id: ownItem.id, image_url: 'https://pictures.example/1.webp', position: 4 } }),
  write('an item changed', { action: 'update', table: 'items', row: ownItem.id, lane: 'items/2', values: { price: 1200 }, before: { price: 1500 }, baseRev: ownItem.rev }),
  write('an own item deleted', { action: 'delete', table: 'items', row: ownItem.id, lane: 'items/3' }),
  () => recorded('person', ['a seller’s number'], () => client().rpc('seller_contact', { item })),
]

/** Work one after the other: they take turns with the one `fetch`. */
const inTurn = async (works: readonly (() => Promise<readonly Asked[]>)[]): Promise<readonly Asked[]> => {
  const all: Asked[] = []
  for (const work of works) all.push(...(await work()))
  return all
}

/** Every kind of request that the app makes of a table that grows, and the first page of each that does not. */
export const appRequests = async (places: Places): Promise<readonly Asked[]> => {
  const large = (table: PulledTable) => table in places.middles
  return inTurn([
    () => recorded('visitor', ['what moved for everybody'], () => visitorRemote.heads(), [headsAnswer]),
    ...replicatedTableNames.flatMap((table) => [
      () => page('visitor', table, 'first', places),
      ...(large(table) ? [() => page('visitor', table, 'middle', places), () => page('visitor', table, 'newest', places), () => comparison(table, places)] : []),
    ]),
    () => page('visitor', 'tombstones', 'middle', places),
    () => page('visitor', 'tombstones', 'newest', places),
    () => recorded('person', ['what moved of one’s own'], () => ownRemote(places).heads(), [headsAnswer]),
    ...personalTableNames.flatMap((table) => [() => page('person', table, 'first', places), ...(large(table) ? [() => page('person', table, 'middle', places)] : [])]),
    () => page('person', 'tombstones', 'middle', places),
    ...writes(places),
    () => recorded('admin', ['reports that wait'], () => client().rpc('report_queue')),
    () => recorded('service', ['what is due each minute'], () => client().rpc('run_jobs')),
    () => recorded('service', ['files to be moved or removed'], () => client().rpc('claim_file_jobs', { batch: 50, lease_seconds: 300 })),
    () => recorded('service', ['reminders that are due'], () => client().rpc('claim_due_reminders', { batch: 100, lease_seconds: 120 })),
  ])
}
