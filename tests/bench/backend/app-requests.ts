import 'fake-indexeddb/auto'
import { PostgrestClient } from '@supabase/postgrest-js'
import { ComradeDb } from '@/store/db'
import { newOperation, type Draft } from '@/store/sync/outbox/operation'
import { UserDb } from '@/store/user-db'
import { restRemote } from '@/store/sync/outbox/rest-remote'
import { refreshLikeCounts } from '@/gossip/store/likes'
import { loadOlder } from '@/store/sync/pull/older-rows'
import { writeOwnCursor } from '@/store/sync/pull/own-cursor'
import { pullAll } from '@/store/sync/pull/pull-all'
import { writeCursor } from '@/store/sync/pull/sync-cursor'
import { supabaseSyncRemote } from '@/store/sync/pull/sync-remote'
import type { Database } from '@/store/remote/database-types.gen'
import { userId } from '@/kit/rules/ids'
import { defaultCampus } from '@/kit/rules/campus'
import type { RecordedRequest, Requester, RequestTargets } from './recorded-request'
import { replicatedTableNames, type ReplicatedTable } from '@/store/sync/table-names'

// Runs the app's own code against a fake `fetch` and records its requests, which the bench then runs.

const client = () => new PostgrestClient<Database>('http://bench.example/rest/v1')
const campus = defaultCampus.slug
const now = Date.UTC(2026, 10, 21)
/** A response of `sync()` without rows. */
const response = { until: 2, epoch: 'bench' }

/**
 * Records the requests of `work`, which must be as many as `names`. Responses come from `responses`; after those, no
 * rows.
 */
const recordRequests = async (
  by: Requester,
  names: readonly string[],
  work: () => PromiseLike<unknown>,
  responses: readonly unknown[] = [],
): Promise<readonly RecordedRequest[]> => {
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

type Visit = {
  /** The phone's cursor; undefined on a first visit. */
  readonly since?: number
  /** The cursor of the user's own rows; undefined for a visitor. */
  readonly ownSince?: number
  readonly first?: readonly ReplicatedTable[]
  /** Whether the weekly comparison is due. */
  readonly isCompared?: boolean
}

const visit = (
  { since, ownSince, first = [], isCompared = false }: Visit,
  names: readonly string[],
  { user }: RequestTargets,
  responses: readonly unknown[] = [response],
) =>
  recordRequests(
    ownSince === undefined ? 'visitor' : 'user',
    names,
    async () => {
      const [db, own] = [new ComradeDb(crypto.randomUUID()), new UserDb(crypto.randomUUID())]
      if (since !== undefined)
        await writeCursor(db, {
          campus,
          epoch: 'bench',
          until: since,
          hour: null,
          at: now,
          loaded: [...replicatedTableNames],
          floors: {},
        })
      if (isCompared) await db.device.put({ key: 'reconciled', value: 0 })
      if (ownSince) await writeOwnCursor(own, { campus, epoch: 'bench', since: ownSince, level: 'aal1' })
      const owner = ownSince === undefined ? null : { id: userId(user), token: 'token', db: own }
      await pullAll({ db, remote: supabaseSyncRemote, owner, first, now: () => now })
      for (const opened of [db, own]) opened.close()
    },
    responses,
  )

/** A visit of each kind. */
const visits = (targets: RequestTargets) => {
  const { end, yesterday, longAgo, photo, newestPosts } = targets
  const days = Object.fromEntries(
    ['2000-01-01', newestPosts[0]?.createdAt.slice(0, 10) ?? ''].map((day) => [day, [1, 'other']]),
  )
  return [
    () => visit({ since: end }, ['nothing new'], targets),
    () => visit({ since: yesterday }, ['changes of a day'], targets),
    () => visit({ since: longAgo }, ['changes of a long time'], targets),
    () =>
      visit({}, ['a first visit', 'a first visit, next page'], targets, [
        { ...response, next: `item_photos/${photo}` },
        response,
      ]),
    () =>
      visit({ first: ['gossip_posts'] }, ['the feed first', 'everything else behind it'], targets, [
        response,
        response,
      ]),
    () =>
      visit({ first: ['items', 'item_photos'] }, ['the market first', 'everything else behind the market'], targets, [
        response,
        response,
      ]),
    () => visit({ since: end, ownSince: end }, ['nothing new, signed in'], targets),
    () => visit({ since: end, ownSince: yesterday }, ['own changes of a day'], targets),
    () => visit({ since: end, ownSince: longAgo }, ['own changes of a long time'], targets),
    () => visit({ since: end, ownSince: 0 }, ['all own rows'], targets),
    () =>
      visit(
        { since: end, isCompared: true },
        ['nothing new, again', 'hashes for the comparison', 'the ids of a day'],
        targets,
        [response, { gossip_posts: days }, []],
      ),
  ]
}

const older = (table: 'gossip_posts' | 'items', category: string | null, { windowEnds }: RequestTargets) =>
  recordRequests('visitor', [`older ${table}${category === null ? '' : ' of a category'}`], async () => {
    const db = new ComradeDb(crypto.randomUUID())
    await loadOlder(db, table, windowEnds[table], category, () => {})
    db.close()
  })

const likeCounts = ({ newestPosts }: RequestTargets) =>
  recordRequests(
    'visitor',
    ['like counters of the screen'],
    async () => {
      const db = new ComradeDb(crypto.randomUUID())
      await refreshLikeCounts(db, newestPosts, now)
      db.close()
    },
    [{}],
  )

const write = (what: string, draft: Draft) => () =>
  recordRequests('user', [what], () =>
    restRemote.send({ ...newOperation(draft, new Date(0).toISOString()), seq: 1 }, undefined, {
      token: 'token',
      signal: new AbortController().signal,
    }),
  )

const row = () => crypto.randomUUID()

/** One request of each kind of write. */
const writeRequests = ({ post, ownPost, likedPost, item, ownItem }: RequestTargets) => [
  write('a like', {
    action: 'switch',
    table: 'gossip_likes',
    row: post,
    on: true,
    idempotencyKey: row(),
    lane: `gossip_likes/${post}`,
  }),
  write('a like taken back', {
    action: 'switch',
    table: 'gossip_likes',
    row: likedPost,
    on: false,
    idempotencyKey: row(),
    lane: `gossip_likes/${likedPost}`,
  }),
  write('a post', {
    action: 'insert',
    table: 'gossip_submissions',
    row: row(),
    lane: 'gossip_submissions/1',
    values: { campus, content: 'The library opens all night.', category: 'trending', image_path: null },
  }),
  write('an own post deleted', {
    action: 'delete',
    table: 'gossip_submissions',
    row: ownPost,
    lane: 'gossip_submissions/2',
  }),
  write('a report', {
    action: 'insert',
    table: 'reports',
    row: row(),
    lane: 'reports/1',
    values: { kind: 'gossip_post', subject: post, reason: 'spam' },
  }),
  write('an item listed', {
    action: 'insert',
    table: 'items',
    row: row(),
    lane: 'items/1',
    values: { campus, title: 'Desk', price: 1500, seller_phone: '+254700000042' },
  }),
  write('a photo of an item', {
    action: 'insert',
    table: 'item_photos',
    row: row(),
    lane: 'item_photos/1',
    values: { item_id: ownItem.id, image_url: '/pictures/market.svg#desk', position: 4 },
  }),
  write('an item changed', {
    action: 'update',
    table: 'items',
    row: ownItem.id,
    lane: 'items/2',
    values: { price: 1200 },
    before: { price: 1500 },
    baseRev: ownItem.rev,
  }),
  write('an own item deleted', { action: 'delete', table: 'items', row: ownItem.id, lane: 'items/3' }),
  () => recordRequests('user', ['a seller’s number'], () => client().rpc('seller_contact', { item })),
]

/** Runs the jobs one after the other, because they replace the same global `fetch`. */
const inSequence = async (
  jobs: readonly (() => Promise<readonly RecordedRequest[]>)[],
): Promise<readonly RecordedRequest[]> => {
  const all: RecordedRequest[] = []
  for (const job of jobs) all.push(...(await job()))
  return all
}

/** Every kind of request that the app sends. */
export const appRequests = async (targets: RequestTargets): Promise<readonly RecordedRequest[]> =>
  inSequence([
    ...visits(targets),
    () => likeCounts(targets),
    () => older('gossip_posts', null, targets),
    () => older('gossip_posts', 'love', targets),
    () => older('items', null, targets),
    () => older('items', 'other', targets),
    ...writeRequests(targets),
    () => recordRequests('admin', ['the report queue'], () => client().rpc('report_queue')),
    () => recordRequests('service', ['the jobs of each minute'], () => client().rpc('run_jobs')),
    () =>
      recordRequests('service', ['file jobs'], () =>
        client().rpc('claim_file_jobs', { batch: 50, lease_seconds: 300 }),
      ),
    () =>
      recordRequests('service', ['due reminders'], () =>
        client().rpc('claim_due_reminders', { batch: 100, lease_seconds: 120 }),
      ),
  ])
