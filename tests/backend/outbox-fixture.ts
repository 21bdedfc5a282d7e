import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach } from 'vitest'
import { ComradeDb } from '@/store/db'
import { drain } from '@/store/sync/outbox/drain'
import type { Draft, Operation, StoredPhoto } from '@/store/sync/outbox/operation'
import type { Values } from '@/store/sync/declaration/values'
import type { WritableTable } from '@/store/sync/table-names'
import { UserDb } from '@/store/user-db'
import { restRemote } from '@/store/sync/outbox/rest-remote'
import { publicCopies } from '@/store/sync/outbox/public-copies'
import { enqueue, outboxStore } from '@/store/sync/outbox/store'
import type { Identity } from '@/kit/rules/ids'
import type { TestBackend, TestUser } from './start-backend.ts'

/** The phone of a student: each test of a file begins with empty databases and a token that is valid. */
export const phoneOf = (backend: TestBackend, student: TestUser) => {
  let shared: ComradeDb
  let db: UserDb
  let token: string
  beforeEach(async () => {
    await backend.sql('delete from private.rate_counters')
    shared = new ComradeDb(`shared-${randomUUID()}`)
    db = new UserDb(`user-${randomUUID()}`)
    token = (await student.client.auth.getSession()).data.session?.access_token ?? ''
  })
  afterEach(async () => {
    await db.delete()
    await shared.delete()
  })
  return {
    get shared() {
      return shared
    },
    get db() {
      return db
    },
    get token() {
      return token
    },
    enqueueAll: (drafts: readonly Draft[], photos: readonly StoredPhoto[] = []) =>
      enqueue(db, drafts, photos, Date.now),
    remaining: (): Promise<Operation[]> => db.operations.orderBy('seq').toArray(),
    send: (accessToken: string | null = token, identity: string = student.user.id) =>
      drain({
        identity: identity as Identity,
        store: outboxStore(db, publicCopies(shared)),
        remote: restRemote,
        env: { now: Date.now, random: () => 0, token: async () => accessToken, isSecondFactorDue: async () => false },
        signal: new AbortController().signal,
      }),
  }
}

export const insert = (table: WritableTable, values: Values, row = randomUUID()): Draft & { row: string } => ({
  action: 'insert',
  table,
  row,
  lane: `${table}/${row}`,
  values,
})
