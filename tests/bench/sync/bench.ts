import type { Identity } from '@/kit/rules/ids'
import { ComradeDb } from '@/store/db'
import { drain } from '@/store/sync/outbox/drain'
import { applyPending } from '@/store/sync/outbox/apply-pending'
import type { Draft, Lane } from '@/store/sync/outbox/operation'
import { UserDb } from '@/store/user-db'
import { restRemote } from '@/store/sync/outbox/rest-remote'
import { publicCopies } from '@/store/sync/outbox/public-copies'
import { enqueue, outboxStore } from '@/store/sync/outbox/store'
import { pullAll } from '@/store/sync/pull/pull-all'
import { parseAnswer } from '@/store/sync/pull/sync-answer'
import { supabaseSyncRemote } from '@/store/sync/pull/sync-remote'
import { RawStore, type RawRow } from './raw-store'

/** Milliseconds by measurement. */
export type BenchTimes = Readonly<Record<string, number>>

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}
const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
const medianOf = async (times: number, work: (round: number) => Promise<number>): Promise<number> => {
  const all: number[] = []
  for (let round = 0; round < times; round += 1) all.push(await work(round))
  return median(all)
}

const writes = 120

const pull = (db: ComradeDb) => pullAll({ db, remote: supabaseSyncRemote, owner: null, first: [], now: Date.now })

const coldPull = (round: number): Promise<number> => {
  const db = new ComradeDb(`cold-${round}`, 'relaxed')
  return timed(() => pull(db))
}

const rawRow = (columns: readonly string[], row: readonly unknown[]): RawRow => ({
  ...Object.fromEntries(row.map((value, index) => [columns[index] ?? '', value])),
  id: String(row[0]),
})

const rawPull = async (round: number): Promise<number> => {
  const raw = await RawStore.open(`raw-${round}`)
  return timed(async () => {
    for (let after: string | undefined = ''; after !== undefined;) {
      const { tables, next } = parseAnswer(await (await fetch(`/rest/v1/rpc/sync?after=${after}`)).json())
      for (const { columns, rows } of Object.values(tables))
        await raw.putAll(
          rows.map((row) => rawRow(columns, row)),
          'relaxed',
        )
      after = next
    }
  })
}

const warmPaint = (db: ComradeDb, user: UserDb) => async () =>
  timed(async () => {
    const [rows, operations] = await Promise.all([
      db.replica('gossip_posts').orderBy('created_at').reverse().limit(30).toArray(),
      user.operations.orderBy('seq').toArray(),
    ])
    return applyPending(
      'gossip_submissions',
      operations,
      rows.map((row) => ({ ...row, image_path: null, release: 'soon', state: 'published', removed_for: null })),
    )
  })

const draft = (lane: Lane, row: string): Draft => ({
  action: 'insert',
  table: 'gossip_submissions',
  row,
  lane,
  values: { content: 'Bench', category: 'love' },
})

const sendAll = async (name: string, laneOf: (row: string) => Lane): Promise<number> => {
  const [db, shared] = [new UserDb(`user-${name}`), new ComradeDb(`shared-${name}`, 'relaxed')]
  const drafts = Array.from({ length: writes }, () => crypto.randomUUID()).map((row) => draft(laneOf(row), row))
  await enqueue(db, drafts, [], Date.now)
  const once = () =>
    drain({
      identity: 'bench' as Identity,
      store: outboxStore(db, publicCopies(shared)),
      remote: restRemote,
      // Signed in: rows without an account carry a proof of work, which would be measured instead of the sending.
      env: { now: Date.now, random: Math.random, token: async () => 'bench', isSecondFactorDue: async () => false },
      signal: new AbortController().signal,
    })
  // A lost acknowledgement ends the drain, as if offline; drain again immediately.
  return timed(async () => {
    while ((await db.operations.count()) > 0) await once()
  })
}

const enqueueEach = async (): Promise<number> => {
  const db = new UserDb('enqueue')
  await db.open()
  return medianOf(writes, () =>
    timed(() => enqueue(db, [draft(`gossip_submissions/${crypto.randomUUID()}`, crypto.randomUUID())], [], Date.now)),
  )
}

const rawEnqueueEach = async (): Promise<number> => {
  const raw = await RawStore.open('raw-enqueue')
  return medianOf(writes, () => timed(() => raw.putAll([{ id: crypto.randomUUID(), content: 'Bench' }], 'strict')))
}

const rawPosts = async (): Promise<number> =>
  timed(async () => {
    for (let n = 0; n < writes; n += 1) {
      await fetch('/rest/v1/gossip_submissions', {
        method: 'POST',
        body: JSON.stringify({ id: crypto.randomUUID() }),
      }).catch(() => {})
    }
  })

/** Runs all measurements of `npm run bench:sync` in this page. */
const runBench = async (): Promise<BenchTimes> => {
  const db = new ComradeDb('warm')
  await pull(db)
  const user = new UserDb('warm-user')
  const raw = await RawStore.open('raw-warm')
  await raw.putAll(await db.table<RawRow>('gossip_posts').toArray(), 'relaxed')
  return {
    pull: await medianOf(3, coldPull),
    rawPull: await medianOf(3, rawPull),
    paint: await medianOf(31, warmPaint(db, user)),
    rawPaint: await medianOf(31, () => timed(() => raw.newest(30))),
    enqueue: await enqueueEach(),
    rawEnqueue: await rawEnqueueEach(),
    sixLanes: await sendAll('six', (row) => `gossip_submissions/${row}`),
    oneLane: await sendAll('one', () => 'gossip_submissions/one'),
    rawPosts: await rawPosts(),
  }
}

Object.assign(globalThis, { runBench })
