import { isSameJson } from '@/kit/rules/same-json'
import { ownCursorKey } from '../sync/pull/own-cursor-key'
import type { Operation } from '../sync/outbox/operation'
import { sealableTableNames } from '../sync/table-names'
import type { UserDb } from '../user-db'
import type { PublicKey, RowKeys } from './sealed-value'
import {
  openCopies,
  openOperation,
  sealChange,
  sealCopies,
  sealingKeyOf,
  setSealingKey,
  type StoredCopy,
} from './seal-rows'

/**
 * The keys in the log's database. `sealing`: the key that belongs to the PIN. `released`: the keys of the PIN that was
 * removed last.
 */
export type LogKeys = { readonly sealing: PublicKey | null; readonly released: RowKeys | null }

type Contents = {
  readonly publicKey: PublicKey | null
  readonly copies: readonly (readonly StoredCopy[])[]
  readonly operations: readonly Operation[]
}

const isSealable = (operation: Operation): boolean =>
  'values' in operation && sealableTableNames.some((name) => name === operation.table)

const readContents = async (db: UserDb): Promise<Contents> => ({
  publicKey: await sealingKeyOf(db),
  copies: await Promise.all(sealableTableNames.map((name) => db.table<StoredCopy, string>(name).toArray())),
  operations: await db.operations.filter(isSealable).toArray(),
})

type Transition = {
  readonly from: PublicKey | null
  readonly to: PublicKey | null
  /** True if the copies must come from the server again. */
  readonly pullsAgain?: boolean
}

const isSealed = ({ copies, operations }: Contents): boolean =>
  copies.flat().every(({ sealed }) => sealed) &&
  operations.every((operation) => 'sealed' in operation && operation.sealed !== undefined)

/** Rewrites all at once, and again if anything has changed meanwhile. */
const rewrite = async (
  db: UserDb,
  { from, to, pullsAgain = false }: Transition,
  convert: (contents: Contents) => Promise<Omit<Contents, 'publicKey'>>,
): Promise<void> => {
  for (;;) {
    const before = await readContents(db)
    // Another tab has been faster.
    if (before.publicKey !== from) return
    const after = await convert(before)
    const isDone = await db.transaction('rw', db.tables, async () => {
      if (!isSameJson(await readContents(db), before)) return false
      for (const [index, name] of sealableTableNames.entries()) {
        await db.table(name).clear()
        await db.table(name).bulkPut([...(after.copies[index] ?? [])])
      }
      await db.operations.bulkDelete(before.operations.map(({ seq }) => seq))
      await db.operations.bulkPut([...after.operations])
      await setSealingKey(db, to)
      if (pullsAgain) await db.keyValues.delete(ownCursorKey)
      return true
    })
    if (isDone) return
  }
}

/** @param from null, or the same key where an earlier version of the app, in another tab, has written since */
const sealAll = (db: UserDb, from: PublicKey | null, publicKey: PublicKey): Promise<void> =>
  rewrite(db, { from, to: publicKey }, async ({ copies, operations }) => ({
    copies: await Promise.all(
      copies.map((rows, index) => sealCopies(publicKey, sealableTableNames[index] ?? '', rows)),
    ),
    operations: await Promise.all(operations.map((operation) => sealChange(publicKey, operation))),
  }))

const openAll = (db: UserDb, keys: RowKeys): Promise<void> =>
  rewrite(db, { from: keys.publicKey, to: null }, async ({ copies, operations }) => ({
    copies: await Promise.all(
      copies.map(async (rows, index) =>
        (await openCopies(db, sealableTableNames[index] ?? '', rows, keys)).filter((row) => isCopy(row)),
      ),
    ),
    operations: (await Promise.all(operations.map((operation) => openOperation(db, operation, keys)))).filter(
      (operation) => operation !== null,
    ),
  }))

const isCopy = (row: Readonly<Record<string, unknown>>): row is Readonly<Record<string, unknown>> & StoredCopy =>
  typeof row['id'] === 'string' && typeof row['rev'] === 'number'

/** Nobody can open it any more. The server still has the copies. */
const dropSealed = (db: UserDb, publicKey: PublicKey | null): Promise<void> =>
  rewrite(db, { from: publicKey, to: null, pullsAgain: true }, async ({ copies, operations }) => ({
    copies: copies.map((rows) => rows.filter(({ sealed }) => !sealed)),
    operations: operations.filter((operation) => !('sealed' in operation && operation.sealed)),
  }))

/**
 * Brings the rows of a user in line with the PIN of the log: sealed with its key, or not at all. Can be interrupted
 * anywhere and run again, in several tabs at once.
 * @param readKeys reads the log's database now. It has a key before any row is sealed with it, and a key that it no
 * longer has never comes back.
 */
export const settle = async (db: UserDb, readKeys: () => Promise<LogKeys>): Promise<void> => {
  for (;;) {
    const publicKey = await sealingKeyOf(db)
    const { sealing, released } = await readKeys()
    if (publicKey === sealing && (sealing === null || isSealed(await readContents(db)))) return
    if (sealing !== null && (publicKey === null || publicKey === sealing)) await sealAll(db, publicKey, sealing)
    else if (released !== null && released.publicKey === publicKey) await openAll(db, released)
    else await dropSealed(db, publicKey)
  }
}
