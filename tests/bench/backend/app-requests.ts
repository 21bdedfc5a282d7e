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
import type { RecordedRequest, Requester, RequestTargets } from './recorded-request'

// Runs the app's own code against a fake `fetch` and records its requests, which the bench then runs.

const origin = 'http://bench.example'
const client = () => new PostgrestClient<Database>(`${origin}/rest/v1`)
const visitorRemote = pullRemote(client, 'sync_heads')
const ownRemote = ({ person }: RequestTargets) => pullRemote(client, 'my_heads', userId(person))

const headsResponse = [{ table_name: 'gossip_posts', head: 1, horizon: 2 }]

/** Records the requests of `work`, which must be as many as `names`. Responses come from `responses`; after those, no rows. */
const recordRequests = async (by: Requester, names: readonly string[], work: () => PromiseLike<unknown>, responses: readonly unknown[] = []): Promise<readonly RecordedRequest[]> => {
  const requests: RecordedRequest[] = []
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const body = await request.text()
    requests.push({
      what: names[requests.length] ?? `${names.at(-1)}, again`,
      by,
      method: request.method,
      path: url.pathname.replace('/rest/v1/', ''),
      query: [...url.searchParams],
      prefer: request.headers.get('Prefer') ?? '',
      body: body === '' ? null : body,
    })
    return Response.json(responses[requests.length - 1] ?? [])
  }
  try {
    await work()
  } finally {
    globalThis.fetch = real
  }
  if (requests.length !== names.length) throw new Error(`${names.join(', ')}: the app sent ${requests.length} requests`)
  return requests
}

const page = (by: 'visitor' | 'person', table: PulledTable, from: 'first' | 'middle' | 'newest', targets: RequestTargets) =>
  recordRequests(by, [`${by === 'person' ? 'own ' : ''}${table}: ${from === 'first' ? 'first page' : `page from the ${from}`}`], async () => {
    const db: CopyDb = by === 'visitor' ? new ComradeDb(crypto.randomUUID()) : new UserDb(crypto.randomUUID())
    const { heads, horizon, middles } = targets
    const head = heads[table] ?? 1
    const middle = middles[table]
    if (from !== 'first') await db.cursors.put({ table, rev: from === 'newest' || !middle ? head : middle.rev, id: middle?.id ?? '' })
    await pullTable(db, by === 'visitor' ? visitorRemote : ownRemote(targets), table, head, horizon)
    db.close()
  })

const idComparison = (table: PulledTable, { middles }: RequestTargets) =>
  recordRequests('visitor', [`${table}: ids compared, first page`, `${table}: ids compared, a later page`], async () => {
    const db = new ComradeDb(crypto.randomUUID())
    await reconcileTable(db, visitorRemote, table)
    db.close()
  }, [[{ id: middles[table]?.id }]])

const write = (what: string, draft: Draft) => () =>
  recordRequests('person', [what], () =>
    restRemote.send({ ...newOperation(draft, new Date(0).toISOString()), seq: 1 }, undefined, { token: 'token', signal: new AbortController().signal }),
  )

const row = () => crypto.randomUUID()

/** One request of each kind of write. */
const writeRequests = ({ post, ownPost, likedPost, item, ownItem }: RequestTargets) => [
  write('a like', { action: 'like', table: 'gossip_likes', row: post, liked: true, idempotencyKey: row(), lane: `gossip_likes/${post}` }),
  write('a like taken back', { action: 'like', table: 'gossip_likes', row: likedPost, liked: false, idempotencyKey: row(), lane: `gossip_likes/${likedPost}` }),
  write('a post', { action: 'insert', table: 'gossip_submissions', row: row(), lane: 'gossip_submissions/1', values: { content: 'The library opens all night.', category: 'trending', image_path: null } }),
  write('an own post deleted', { action: 'delete', table: 'gossip_submissions', row: ownPost, lane: 'gossip_submissions/2' }),
  write('a report', { action: 'insert', table: 'reports', row: row(), lane: 'reports/1', values: { kind: 'gossip_post', subject: post, reason: 'spam' } }),
  write('an item listed', { action: 'insert', table: 'items', row: row(), lane: 'items/1', values: { title: 'Desk', price: 1500, seller_phone: '+254700000042' } }),
  write('a photo of an item', { action: 'insert', table: 'item_photos', row: row(), lane: 'item_photos/1', values: { item_id: ownItem.id, image_url: 'https://pictures.example/1.webp', position: 4 } }),
  write('an item changed', { action: 'update', table: 'items', row: ownItem.id, lane: 'items/2', values: { price: 1200 }, before: { price: 1500 }, baseRev: ownItem.rev }),
  write('an own item deleted', { action: 'delete', table: 'items', row: ownItem.id, lane: 'items/3' }),
  () => recordRequests('person', ['a seller’s number'], () => client().rpc('seller_contact', { item })),
]

/** Runs the jobs one after the other, because they replace the same global `fetch`. */
const inSequence = async (jobs: readonly (() => Promise<readonly RecordedRequest[]>)[]): Promise<readonly RecordedRequest[]> => {
  const all: RecordedRequest[] = []
  for (const job of jobs) all.push(...(await job()))
  return all
}

/** Every kind of request that the app sends for growing tables, and the first page of each other table. */
export const appRequests = async (targets: RequestTargets): Promise<readonly RecordedRequest[]> => {
  const large = (table: PulledTable) => table in targets.middles
  return inSequence([
    () => recordRequests('visitor', ['what moved for everybody'], () => visitorRemote.heads(), [headsResponse]),
    ...replicatedTableNames.flatMap((table) => [
      () => page('visitor', table, 'first', targets),
      ...(large(table) ? [() => page('visitor', table, 'middle', targets), () => page('visitor', table, 'newest', targets), () => idComparison(table, targets)] : []),
    ]),
    () => page('visitor', 'tombstones', 'middle', targets),
    () => page('visitor', 'tombstones', 'newest', targets),
    () => recordRequests('person', ['what moved of one’s own'], () => ownRemote(targets).heads(), [headsResponse]),
    ...personalTableNames.flatMap((table) => [() => page('person', table, 'first', targets), ...(large(table) ? [() => page('person', table, 'middle', targets)] : [])]),
    () => page('person', 'tombstones', 'middle', targets),
    ...writeRequests(targets),
    () => recordRequests('admin', ['the report queue'], () => client().rpc('report_queue')),
    () => recordRequests('service', ['the jobs of each minute'], () => client().rpc('run_jobs')),
    () => recordRequests('service', ['file jobs'], () => client().rpc('claim_file_jobs', { batch: 50, lease_seconds: 300 })),
    () => recordRequests('service', ['due reminders'], () => client().rpc('claim_due_reminders', { batch: 100, lease_seconds: 120 })),
  ])
}
