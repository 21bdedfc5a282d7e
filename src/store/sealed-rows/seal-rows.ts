import type { Table } from 'dexie'
import type { ServerRow } from '../sync/declaration/declaration'
import { versionOf, type Draft, type Operation } from '../sync/outbox/operation'
import { isSealable } from '../sync/table-names'
import type { UserDb } from '../user-db'
import { openKeysOf } from './open-keys'
import type { PublicKey, SealedValue } from './sealed-value'

type Copy = { readonly id: string; readonly rev: number }
export type StoredCopy = Copy & { readonly sealed?: SealedValue }

/**
 * Its value is the public key with which the rows of sealable tables are sealed. Without one they are stored as they
 * are.
 */
const key = 'sealing-key'

export const sealingKeyOf = async (db: UserDb): Promise<PublicKey | null> => {
  const value = (await db.keyValues.get(key))?.value
  return typeof value === 'string' ? value : null
}

export const setSealingKey = async (db: UserDb, publicKey: PublicKey | null): Promise<void> => {
  if (publicKey === null) await db.keyValues.delete(key)
  else await db.keyValues.put({ key, value: publicKey })
}

/** The code that encrypts loads only where a PIN is set. */
const rowCrypto = () => import('./row-crypto')

/**
 * Writes what was sealed before, because a transaction does not wait for encryption. Seals and writes again if a PIN
 * was set or removed in between, in any tab.
 * @param stores of the write, `keyValues` among them
 */
export const writeSealed = async <Prepared, Result>(
  db: UserDb,
  stores: readonly Table[],
  prepare: (publicKey: PublicKey | null) => Promise<Prepared>,
  write: (prepared: Prepared) => Promise<Result>,
): Promise<Result> => {
  for (;;) {
    const publicKey = await sealingKeyOf(db)
    const prepared = await prepare(publicKey)
    const written = await db.transaction('rw', [...stores], async () =>
      (await sealingKeyOf(db)) === publicKey ? { result: await write(prepared) } : null,
    )
    if (written) return written.result
  }
}

const copyContext = (table: string, id: string): string => `copy ${table}/${id}`
const changeContext = ({ table, row }: { readonly table: string; readonly row: string }): string =>
  `change ${table}/${row}`

/** The copies of a table as they are stored. */
export const sealCopies = async <Stored extends StoredCopy>(
  publicKey: PublicKey | null,
  table: string,
  rows: readonly Stored[],
): Promise<readonly (Stored | StoredCopy)[]> => {
  if (publicKey === null || !isSealable(table) || rows.length === 0) return rows
  const { sealValue } = await rowCrypto()
  return Promise.all(
    rows.map(async (row) =>
      row.sealed
        ? row
        : { id: row.id, rev: row.rev, sealed: await sealValue(publicKey, row, copyContext(table, row.id)) },
    ),
  )
}

/** The copies that can be opened now. */
export const openCopies = async (
  db: UserDb,
  table: string,
  rows: readonly StoredCopy[],
  keys = openKeysOf(db),
): Promise<readonly ServerRow[]> => {
  const opened = rows.map(async (row): Promise<ServerRow | null> => {
    if (!row.sealed) return row
    const value = keys && (await (await rowCrypto()).openValue(keys, row.sealed, copyContext(table, row.id)))
    return typeof value === 'object' && value !== null ? { ...value, id: row.id, rev: row.rev } : null
  })
  return (await Promise.all(opened)).filter((row) => row !== null)
}

/** True if a change has something that is sealed while a PIN is set. */
export const isSealableChange = (change: Draft): boolean => 'values' in change && isSealable(change.table)

/** A change as it is stored. */
export const sealChange = async <Change extends Draft>(
  publicKey: PublicKey | null,
  change: Change,
): Promise<Change> => {
  if (publicKey === null || !('values' in change) || !isSealable(change.table) || change.sealed) return change
  const { values } = change
  const content = 'before' in change ? { values, before: change.before } : { values }
  const { sealValue } = await rowCrypto()
  const sealed = {
    ...change,
    values: {},
    ...('before' in change && { before: {} }),
    sealed: await sealValue(publicKey, content, changeContext(change)),
  }
  return 'version' in sealed ? { ...sealed, version: versionOf(sealed) } : sealed
}

/** True if a change waits until the log is unlocked in this tab. */
export const isLocked = (db: UserDb, operation: Operation): boolean =>
  'sealed' in operation && operation.sealed !== undefined && !openKeysOf(db)

/**
 * True if this tab has the keys with which the rows are sealed now, not those of a PIN that another tab has replaced.
 */
export const hasRightKeys = async (db: UserDb): Promise<boolean> =>
  openKeysOf(db)?.publicKey === (await sealingKeyOf(db))

const partOf = (content: object, part: 'values' | 'before'): object => {
  const value: unknown = Object.entries(content).find(([name]) => name === part)?.[1]
  return typeof value === 'object' && value !== null ? value : {}
}

/** @returns null when it cannot be opened now */
export const openOperation = async (
  db: UserDb,
  operation: Operation,
  keys = openKeysOf(db),
): Promise<Operation | null> => {
  if (!('sealed' in operation) || !operation.sealed) return operation
  const { sealed, ...rest } = operation
  const content = keys && (await (await rowCrypto()).openValue(keys, sealed, changeContext(operation)))
  if (typeof content !== 'object' || content === null) return null
  return {
    ...rest,
    version: versionOf(rest),
    values: { ...partOf(content, 'values') },
    ...('before' in rest && { before: { ...partOf(content, 'before') } }),
  }
}
