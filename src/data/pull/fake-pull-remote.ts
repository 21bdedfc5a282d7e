import type { Heads, PageRequest, PullRemote } from './pull-remote'
import type { PulledTable } from './pulled-tables'

export type ServerRow = { readonly id: string; readonly rev: number } & Readonly<Record<string, unknown>>

/** A server's tables in memory, with revisions, a row cap and injected faults. */
export class FakePullRemote implements PullRemote {
  readonly tables = new Map<PulledTable, ServerRow[]>()
  readonly requests: string[] = []
  /** The revision of the oldest running transaction; null if there is none. */
  runningRev: number | null = null
  /** A server may silently return fewer rows than requested. */
  rowCap = Infinity
  /** Called before each response; a test throws here to cut the network. */
  beforeResponse: (request: string) => void = () => {}

  set(table: PulledTable, rows: ServerRow[]): void {
    this.tables.set(table, rows)
  }

  private get horizon(): number {
    return this.runningRev ?? Math.max(0, ...[...this.tables.values()].flat().map((row) => row.rev)) + 1
  }

  async heads(): Promise<Heads> {
    this.recordRequest('heads')
    const { horizon } = this
    const head = new Map<string, number | null>()
    for (const [table, rows] of this.tables) {
      const settled = rows.filter((row) => row.rev < horizon).map((row) => row.rev)
      head.set(table, settled.length === 0 ? null : Math.max(...settled))
    }
    return { horizon, head }
  }

  async page({ table, after, horizon, limit }: PageRequest): Promise<unknown> {
    this.recordRequest(`page ${table}`)
    return (this.tables.get(table) ?? [])
      .filter((row) => row.rev < horizon)
      .filter((row) => !after || row.rev > after.rev || (row.rev === after.rev && row.id > after.id))
      .toSorted((a, b) => a.rev - b.rev || (a.id < b.id ? -1 : 1))
      .slice(0, Math.min(limit, this.rowCap))
  }

  async ids(table: PulledTable, after: string | null, limit: number): Promise<{ ids: string[]; count: number }> {
    this.recordRequest(`ids ${table}`)
    const all = (this.tables.get(table) ?? []).map((row) => row.id).toSorted()
    return { ids: all.filter((id) => !after || id > after).slice(0, Math.min(limit, this.rowCap)), count: all.length }
  }

  private recordRequest(request: string): void {
    this.beforeResponse(request)
    this.requests.push(request)
  }
}
