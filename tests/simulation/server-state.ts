import { columnsOf, declarationOf, isPersonalTable, isReplicatedTable } from '@/store/sync/table-names'

export type ServerRow = { readonly id: string; readonly rev: number; readonly created_at: string } & Readonly<
  Record<string, unknown>
>
/** A row as the server stores it. */
export type Stored = {
  readonly table: string
  readonly campus: string
  readonly owner: string | null
  readonly hidden: boolean
  readonly row: ServerRow
}
type Tombstone = { readonly table: string; readonly id: string; readonly rev: number; readonly campus: string }
/** A write that took effect, with the tag that it was given on the phone. */
export type Effect = { readonly row: string; readonly tag: number }

/** What a statement sees: everything that has been committed. */
export type ServerState = {
  readonly epoch: string
  /** Tombstones below this revision have expired. */
  readonly floor: number
  readonly hour: number
  readonly rows: ReadonlyMap<string, Stored>
  readonly tombstones: readonly Tombstone[]
  /** The keys of deleted rows, which are never inserted again. */
  readonly deleted: ReadonlySet<string>
  /** The idempotency keys of likes. */
  readonly processedKeys: ReadonlySet<string>
  readonly effects: readonly Effect[]
}

export const emptyState: ServerState = {
  epoch: 'epoch0',
  floor: 0,
  hour: 0,
  rows: new Map(),
  tombstones: [],
  deleted: new Set(),
  processedKeys: new Set(),
  effects: [],
}

export const keyOf = (table: string, id: string): string => `${table}/${id}`

export const isShown = ({ hidden, row }: Stored): boolean => !hidden && row['status'] !== 'sold'

export const newestFirst = (one: Stored, other: Stored): number =>
  other.row.created_at.localeCompare(one.row.created_at) || (one.row.id < other.row.id ? 1 : -1)

export const sizeOf = (table: string): number =>
  (isReplicatedTable(table) ? declarationOf(table).window?.size : undefined) ?? Infinity

/** Everything of a table that may be in an answer, shown or not. */
export const candidates = (
  state: ServerState,
  table: string,
  campus: string,
  user: string | null,
  until = Infinity,
): readonly Stored[] => {
  const rows = [...state.rows.values()].filter((stored) => stored.table === table)
  if (table === 'gossip_likes') return rows.filter(({ owner }) => owner === user)
  const ofCampus = rows.filter((stored) => stored.campus === campus && (user === null || stored.owner === user))
  if (table !== 'item_photos' || user !== null) return ofCampus
  const items = new Set(windowOf(state, 'items', campus, until).map(({ row }) => row.id))
  return ofCampus.filter(({ row }) => items.has(String(row['item_id'])))
}

/** The rows of a campus that phones copy, if they copy everything they should, of those below a revision. */
export const windowOf = (state: ServerState, table: string, campus: string, until = Infinity): readonly Stored[] =>
  candidates(state, table, campus, null, until)
    .filter((stored) => isShown(stored) && stored.row.rev < until)
    .toSorted(newestFirst)
    .slice(0, sizeOf(table))

/** The values of the columns that phones copy. */
export const copiedValues = (
  table: string,
  row: Readonly<Record<string, unknown>>,
): readonly (readonly [column: string, value: unknown])[] =>
  isReplicatedTable(table) || isPersonalTable(table)
    ? columnsOf(table)
        .split(',')
        .map((column) => [column, row[column] ?? null] as const)
    : []

export const asAnswer = (rows: readonly Stored[]): Readonly<Record<string, object>> => {
  const answer: Record<string, { columns: readonly string[]; rows: unknown[][] }> = {}
  for (const { table, row } of rows) {
    const values = copiedValues(table, row)
    ;(answer[table] ??= { columns: values.map(([column]) => column), rows: [] }).rows.push(
      values.map(([, value]) => value),
    )
  }
  return answer
}
