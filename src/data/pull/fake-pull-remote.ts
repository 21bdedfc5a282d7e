import type { Heads, PageRequest, PullRemote } from './pull-remote'
import type { PulledTable } from './pulled-tables'

export type ServerRow = { readonly id: string; readonly rev: number } & Readonly<Record<string, unknown>>

/** A server's tables in memory, with its revisions, its row cap and its faults, for tests of the pull. */
export class FakePullRemote implements PullRemote {
  readonly tables = new Map<PulledTable, ServerRow[]>()
  readonly requests: string[] = []
  /** The oldest revision that is still being written; none unless a test says so. */
  writing: number | null = null
  /** A server may answer fewer rows than asked for, silently. */
  cap = Infinity
  /** Called before each answer; a test throws here to cut the network. */
  beforeAnswer: (request: string) => void = () => {}

  set(table: PulledTable, rows: ServerRow[]): void {
    this.tables.set(table, rows)
  }

  private get horizon(): number {
    return this.writing ?? Math.max(0, ...[...this.tables.values()].flat().map((row) => row.rev)) + 1
  }

  async heads(): Promise<Heads> {
    this.answer('heads')
    const { horizon } = this
    const head = new Map<string, number | null>()
    for (const [table, rows] of this.tables) {
      const settled = rows.filter((row) => row.rev < horizon).map((row) => row.rev)
      head.set(table, settled.length === 0 ? null : Math.max(...settled))
    }
    return { horizon, head }
  }

  async page({ table, after, horizon, limit }: PageRequest): Promise<unknown> {
    this.answer(`page ${table}`)
    return (this.tables.get(table) ?? [])
      .filter((row) => row.rev < horizon)
      .filter((row) => !after || row.rev > after.rev || (row.rev === after.rev && row.id > after.id))
      .toSorted((a, b) => a.rev - b.rev || (a.id < b.id ? -1 : 1))
      .slice(0, Math.min(limit, this.cap))
  }

  async ids(table: PulledTable, after: string | null, limit: number): Promise<{ ids: string[]; count: number }> {
    this.answer(`ids ${table}`)
    const all = (this.tables.get(table) ?? []).map((row) => row.id).toSorted()
    return { ids: all.filter((id) => !after || id > after).slice(0, Math.min(limit, this.cap)), count: all.length }
  }

  private answer(request: string): void {
    this.beforeAnswer(request)
    this.requests.push(request)
  }
}
