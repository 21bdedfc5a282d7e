import { randomUUID } from 'node:crypto'
import { ComradeDb } from '@/store/db'
import { drain } from '@/store/sync/outbox/drain'
import { userId } from '@/kit/rules/ids'
import type { Draft } from '@/store/sync/outbox/operation'
import { UserDb } from '@/store/user-db'
import { restRemote } from '@/store/sync/outbox/rest-remote'
import { publicCopies } from '@/store/sync/outbox/public-copies'
import { enqueue, outboxStore } from '@/store/sync/outbox/store'
import { pullAll } from '@/store/sync/pull/pull-all'
import { supabaseSyncRemote } from '@/store/sync/pull/sync-remote'
import { newItem, newPost } from '../../backend/new-rows.ts'
import type { Account } from './start-flood-server.ts'

export type PhoneReport = {
  readonly written: readonly string[]
  readonly unsent: number
  /** How often an operation was not acknowledged at its first try. */
  readonly putOff: number
  readonly failedPulls: number
  /** Milliseconds from each write to its acknowledgement. */
  readonly waits: readonly number[]
  readonly pulls: readonly number[]
}

/**
 * Simulates a student with the app's own outbox and pull: posts, lists or likes, then pulls, about every `every`
 * milliseconds.
 */
export const usePhone = async (
  { id, token }: Account,
  posts: readonly string[],
  every: number,
  until: AbortSignal,
): Promise<PhoneReport> => {
  const identity = userId(id)
  const [db, shared] = [new UserDb(`flood-${id}`), new ComradeDb(`flood-shared-${id}`)]
  const store = outboxStore(db, publicCopies(shared))
  const send = () =>
    drain({
      identity,
      store,
      remote: restRemote,
      env: { now: Date.now, random: Math.random, token: async () => token, isSecondFactorDue: async () => false },
      signal: new AbortController().signal,
    })
  const [written, waits, pulls]: [string[], number[], number[]] = [[], [], []]
  const report = { putOff: 0, failedPulls: 0 }
  const post = (row = randomUUID()): Draft & { row: string } => ({
    action: 'insert',
    table: 'gossip_submissions',
    row,
    lane: `gossip_submissions/${row}`,
    values: { ...newPost, image_path: null },
  })
  const item = (row = randomUUID()): Draft & { row: string } => ({
    action: 'insert',
    table: 'items',
    row,
    lane: `items/${row}`,
    values: newItem,
  })
  const like = (row = posts[Math.floor(Math.random() * posts.length)] ?? ''): Draft & { row: string } => ({
    action: 'switch',
    table: 'gossip_likes',
    row,
    on: true,
    idempotencyKey: randomUUID(),
    lane: `gossip_likes/${row}`,
  })

  for (let turn = 0; !until.aborted; turn += 1) {
    // Stays within the hourly limits of an account.
    const draft =
      turn % 12 === 0 && written.length < 8 ? post() : turn % 12 === 6 && written.length < 20 ? item() : like()
    if (draft.action === 'insert') written.push(draft.row)
    const start = performance.now()
    await enqueue(db, [draft], [], Date.now)
    for (;;) {
      await send()
      const left = await store.pending()
      if (left.length === 0) break
      if (left.some(({ tries }) => tries > 0)) report.putOff += 1
      if (until.aborted) break
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    waits.push(performance.now() - start)
    const pullStart = performance.now()
    await pullAll({
      db: shared,
      remote: supabaseSyncRemote,
      owner: { id: identity, token, db },
      first: [],
      now: Date.now,
    }).catch(() => (report.failedPulls += 1))
    pulls.push(performance.now() - pullStart)
    await new Promise((resolve) => setTimeout(resolve, every * (0.5 + Math.random())))
  }
  const unsent = (await store.pending()).length
  await db.delete()
  await shared.delete()
  return { written, unsent, ...report, waits, pulls }
}
