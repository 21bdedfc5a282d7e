import { isReplicatedTable, declarationOf } from '../../table-names'
import { tables } from '../../tables'

/** A row as the server stores it. */
export type Stored = {
  readonly table: 'groceries' | 'gossip_posts' | 'items' | 'item_photos' | 'gossip_likes'
  readonly campus: string
  readonly owner: string | null
  readonly hidden: boolean
  readonly row: { readonly id: string; readonly rev: number; readonly created_at: string } & Readonly<Record<string, unknown>>
}
export type Tombstone = { readonly table: Stored['table']; readonly id: string; readonly rev: number; readonly campus: string }

/** What a statement sees: everything that has been committed. */
export type ServerState = {
  readonly epoch: string
  /** Tombstones below this revision have expired. */
  readonly floor: number
  readonly hour: number
  readonly rows: ReadonlyMap<string, Stored>
  readonly tombstones: readonly Tombstone[]
  /** The ids of deleted rows, which are never inserted again. */
  readonly deleted: ReadonlySet<string>
}

export const keyOf = (table: string, id: string): string => `${table}/${id}`

export const isShown = ({ hidden, row }: Stored): boolean => !hidden && row['status'] !== 'sold'

export const newestFirst = (one: Stored, other: Stored): number =>
  other.row.created_at.localeCompare(one.row.created_at) || (one.row.id < other.row.id ? 1 : -1)

export const sizeOf = (table: Stored['table']): number => (isReplicatedTable(table) ? declarationOf(table).window?.size : undefined) ?? Infinity

/** The rows of a campus that phones copy, if they copy everything they should, of those below a revision. */
export const windowOf = (state: ServerState, table: Stored['table'], campus: string, until = Infinity): readonly Stored[] =>
  [...state.rows.values()].filter((stored) => stored.table === table && stored.campus === campus && isShown(stored) && stored.row.rev < until).toSorted(newestFirst).slice(0, sizeOf(table))

/** Everything of a table that may be in an answer, shown or not. */
export const candidates = (state: ServerState, table: Stored['table'], campus: string, user: string | null, until = Infinity): readonly Stored[] => {
  const rows = [...state.rows.values()].filter((stored) => stored.table === table)
  if (table === 'gossip_likes') return rows.filter(({ owner }) => owner === user)
  const ofCampus = rows.filter((stored) => stored.campus === campus && (user === null || stored.owner === user))
  if (table !== 'item_photos' || user !== null) return ofCampus
  const items = new Set(windowOf(state, 'items', campus, until).map(({ row }) => row.id))
  return ofCampus.filter(({ row }) => items.has(String(row['item_id'])))
}

const columnsOf = (table: Stored['table']): readonly string[] => Object.keys(tables[table].schema.entries)

export const asAnswer = (rows: readonly Stored[]): Readonly<Record<string, object>> => {
  const answer: Record<string, { columns: readonly string[]; rows: unknown[][] }> = {}
  for (const { table, row } of rows) (answer[table] ??= { columns: columnsOf(table), rows: [] }).rows.push(columnsOf(table).map((column) => row[column] ?? null))
  return answer
}
