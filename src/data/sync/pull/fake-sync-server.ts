import { parseAnswer, type SyncAnswer } from './sync-answer'
import type { Digests, SyncRemote, SyncRequest } from './sync-remote'
import { declarationOf, isReplicatedTable, replicatedTableNames } from '../table-names'

export type ServerRow = { readonly id: string; readonly rev: number; readonly created_at: string } & Readonly<Record<string, unknown>>
type Tombstone = readonly [table: string, id: string, rev: number]

/** A server's tables in memory that answers like `public.sync()`, with injected faults. */
export class FakeSyncServer implements SyncRemote {
  epoch = 'one'
  /** Tombstones below this revision have expired. */
  floor = 0
  hour: number | undefined
  /** A lagging server has replayed only what is below this revision; null if it does not lag. */
  replayedBelow: number | null = null
  maxRows = 500
  readonly own = new Map<string, ServerRow[]>()
  ownLevel = 'aal1'
  tombstones: Tombstone[] = []
  readonly requests: SyncRequest[] = []
  readonly comparisons: string[] = []
  /** Called before each answer; a test throws here to cut the network. */
  beforeAnswer: (request: SyncRequest) => void = () => {}
  private readonly tables = new Map<string, ServerRow[]>()

  set(table: string, rows: readonly ServerRow[]): void {
    this.tables.set(table, [...rows])
  }

  remove(table: string, id: string, rev: number): void {
    this.set(table, this.rows(table).filter((row) => row.id !== id))
    this.tombstones.push([table, id, rev])
  }

  async sync(request: SyncRequest): Promise<SyncAnswer> {
    this.beforeAnswer(request)
    this.requests.push(request)
    const { since, own } = request
    const ownPart = own ? { own: { until: this.end, level: this.ownLevel, complete: own.since === 0, tables: this.ownTables(own.since) } } : {}
    const body = since === null ? { ...this.snapshot(request), until: Math.max(this.end, this.floor) } : since < this.floor ? { reset: true } : this.changes(since)
    return parseAnswer({ epoch: this.epoch, hour: this.hour, ...body, ...ownPart })
  }

  async digests(): Promise<Digests> {
    this.comparisons.push('digests')
    const digests: Digests = {}
    for (const table of replicatedTableNames) {
      for (const [segment, rows] of this.segments(table)) (digests[table] ??= {})[segment] = [rows.length, await hashOf(rows)]
    }
    return digests
  }

  async segment(_campus: string, _until: number, segment: string): Promise<readonly (readonly [string, number])[]> {
    this.comparisons.push(segment)
    const [table = '', name = ''] = segment.split('/')
    return (this.segments(table).get(name) ?? []).map(({ id, rev }) => [id, rev])
  }

  private rows(table: string): readonly ServerRow[] {
    return this.tables.get(table) ?? []
  }

  private get end(): number {
    return this.replayedBelow ?? Math.max(0, ...[...this.tables.values()].flat().map(({ rev }) => rev), ...this.tombstones.map(([, , rev]) => rev)) + 1
  }

  private shown(table: string): ServerRow[] {
    const rows = this.rows(table).filter(({ rev, status }) => rev < this.end && status !== 'sold')
    const size = isReplicatedTable(table) ? declarationOf(table).window?.size : undefined
    return size === undefined ? rows : rows.toSorted((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, size)
  }

  private snapshot({ tables = replicatedTableNames, after = '' }: SyncRequest): object {
    const [from = '', id = ''] = after.split('/')
    const answer: Record<string, object> = {}
    let room = this.maxRows
    for (const table of tables.slice(Math.max(0, tables.indexOf(from)))) {
      const rows = this.shown(table).toSorted((a, b) => (a.id < b.id ? -1 : 1)).filter((row) => table !== from || row.id > id)
      if (room <= 0) return { tables: answer, next: `${table}/` }
      const page = rows.slice(0, room)
      if (page.length > 0) answer[table] = asJson(page)
      room -= page.length
      if (page.length < rows.length) return { tables: answer, next: `${table}/${page.at(-1)?.id}` }
    }
    return { tables: answer }
  }

  private changes(since: number): object {
    const changed = [...this.tables].flatMap(([table, rows]) => rows.filter(({ rev }) => rev >= since && rev < this.end).map((row) => ({ table, row })))
    const cut = changed.map(({ row }) => row.rev).toSorted((a, b) => a - b)[this.maxRows]
    const until = cut === undefined ? this.end : Math.max(cut, since + 1)
    const within = changed.filter(({ row }) => row.rev < until)
    const listed = (status: boolean) => groupBy(within.filter(({ row }) => (row['status'] === 'sold') === status), ({ table }) => table)
    return {
      until,
      ...(cut === undefined ? {} : { more: true }),
      tables: Object.fromEntries([...listed(false)].map(([table, entries]) => [table, asJson(entries.map(({ row }) => row))])),
      left: Object.fromEntries([...listed(true)].map(([table, entries]) => [table, entries.map(({ row }) => [row.id, row.rev])])),
      gone: this.tombstones.filter(([, , rev]) => rev >= since && rev < until),
    }
  }

  private ownTables(since: number): object {
    return Object.fromEntries([...this.own].map(([table, rows]) => [table, asJson(rows.filter(({ rev }) => rev >= since))]))
  }

  private segments(table: string): Map<string, ServerRow[]> {
    const length = isReplicatedTable(table) && declarationOf(table).window ? 10 : 7
    return groupBy(this.shown(table), ({ created_at }) => created_at.slice(0, length))
  }
}

const groupBy = <Entry, Key>(entries: readonly Entry[], keyOf: (entry: Entry) => Key): Map<Key, Entry[]> => {
  const groups = new Map<Key, Entry[]>()
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry])
  return groups
}

const asJson = (rows: readonly ServerRow[]): object => {
  const columns = Object.keys(rows[0] ?? {})
  return { columns, rows: rows.map((row) => columns.map((column) => row[column])) }
}

const hashOf = async (rows: readonly ServerRow[]): Promise<string> => {
  const text = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, rev }) => id + String(rev)).join('')
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex').slice(0, 8)
}
