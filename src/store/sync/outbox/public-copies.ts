import { readCampus } from '@/store/campus'
import type { ComradeDb } from '@/store/db'
import { putNewer } from '../pull/put-newer'
import type { Operation } from './operation'
import type { ServerRow } from '../declaration/declaration'
import { declarationOf, isReplicatedTable, type ReplicatedTable } from '../table-names'

export type StoredRow = { readonly id: string; readonly rev: number }

export const isStoredRow = (row: ServerRow | null): row is ServerRow & StoredRow =>
  typeof row?.['id'] === 'string' && typeof row['rev'] === 'number'

/** Applies acknowledgements to the copies that all accounts on this phone share. */
export type PublicCopies = { save(operation: Operation, row: ServerRow | null): Promise<void> }

/** True if the row belongs to what is on the phone: another campus may have been chosen since it was written. */
const isCopied = async (
  shared: ComradeDb,
  table: ReplicatedTable,
  operation: Operation,
  row: StoredRow & ServerRow,
): Promise<boolean> => {
  const { partOf } = declarationOf(table)
  if (partOf) return (await shared.table(partOf.table).get(String(row[partOf.column]))) !== undefined
  if (operation.action !== 'insert') return (await shared.table(table).get(row.id)) !== undefined
  const { campus } = operation.values
  return campus === undefined || campus === (await readCampus(shared))
}

export const publicCopies = (shared: ComradeDb): PublicCopies => ({
  async save(operation, row) {
    if (!('table' in operation)) return
    const { acknowledged } = declarationOf(operation.table).write ?? {}
    if (acknowledged) return acknowledged.shared(shared, row)
    if (!isReplicatedTable(operation.table)) return
    const { table: name } = operation
    const table = shared.table<StoredRow, string>(name)
    if (operation.action === 'delete') return table.delete(operation.row)
    if (!isStoredRow(row)) return
    await shared.transaction('rw', [name, declarationOf(name).partOf?.table ?? name, 'device'], async () => {
      if (await isCopied(shared, name, operation, row)) await putNewer(table, [row])
    })
  },
})
