import type { Sighting } from '../recording.ts'
import type { AttackerSession, SeenRow } from './attacker-session.ts'
import type { Changes } from './changes.ts'
import type { ReadableTable } from './readable-tables.ts'

const idOf = (row: SeenRow): string => String(row['id'])

/** Records every change that one attacker sees in the tables it may read. */
export class Watcher {
  readonly seen: Sighting[] = []
  private readonly known = new Map<string, Map<string, string>>()
  private readonly session: AttackerSession
  private readonly tables: readonly ReadableTable[]

  constructor(session: AttackerSession, tables: readonly ReadableTable[]) {
    this.session = session
    this.tables = tables.filter(({ columns }) => columns.includes('id'))
  }

  /** Reads the rows that may have changed. @returns the rows that are new or different */
  async look(changes: Changes, at: number): Promise<readonly SeenRow[]> {
    const fresh: SeenRow[] = []
    for (const table of this.tables) {
      const ids = changes.get(table.table)
      if (ids) fresh.push(...this.compare(table.table, [...ids], await this.session.read(table, [...ids]), at))
    }
    return fresh
  }

  /** Reads everything. @returns the rows that `look` has missed */
  async lookAtAll(at: number): Promise<readonly SeenRow[]> {
    const fresh: SeenRow[] = []
    for (const table of this.tables) {
      const rows = await this.session.read(table, null)
      const ids = new Set([...(this.known.get(table.table)?.keys() ?? []), ...rows.map(idOf)])
      fresh.push(...this.compare(table.table, [...ids], rows, at))
    }
    return fresh
  }

  private compare(table: string, ids: readonly string[], rows: readonly SeenRow[], at: number): SeenRow[] {
    const known = this.known.get(table) ?? new Map<string, string>()
    this.known.set(table, known)
    const found = new Map(rows.map((row) => [idOf(row), row]))
    return ids.flatMap((id) => {
      const row = found.get(id)
      const json = row && JSON.stringify(row)
      if (json === known.get(id)) return []
      if (json === undefined) known.delete(id)
      else known.set(id, json)
      this.seen.push({ at, table, id, row: row ?? null })
      return row ? [row] : []
    })
  }
}
