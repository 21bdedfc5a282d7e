import type { ComradeDb } from '../../db'
import { putNewer } from '../put-newer'
import type { Operation } from './operation'
import type { ServerRow } from '../declaration'
import { declarationOf, isReplicatedTable } from '../table-names'

export type StoredRow = { readonly id: string; readonly rev: number }

export const isStoredRow = (row: ServerRow | null): row is ServerRow & StoredRow =>
  typeof row?.['id'] === 'string' && typeof row['rev'] === 'number'

/** Applies acknowledgements to the copies that all accounts on this phone share. */
export type PublicCopies = { save(operation: Operation, row: ServerRow | null): Promise<void> }

export const publicCopies = (shared: ComradeDb): PublicCopies => ({
  async save(operation, row) {
    if (!('table' in operation)) return
    const { acknowledged } = declarationOf(operation.table).write ?? {}
    if (acknowledged) return acknowledged.shared(shared, row)
    if (!isReplicatedTable(operation.table)) return
    const table = shared.table<StoredRow, string>(operation.table)
    if (operation.action === 'delete') await table.delete(operation.row)
    else if (isStoredRow(row)) await shared.transaction('rw', table, () => putNewer(table, [row]))
  },
})
