import { emptyState, keyOf, type Effect, type ServerState, type Stored } from './server-state'

export type Change = {
  readonly put?: readonly Stored[]
  readonly remove?: readonly string[]
  readonly processedKey?: string
  readonly effect?: Effect
}
type Running = { readonly keys: readonly string[]; readonly change: (rev: number) => Change }

const historyLength = 12

/** The server's database: transactions that may commit late, tombstones that expire, and backups. */
export class DatabaseModel {
  /** The latest state last. A replica may still answer from an earlier one. */
  states: readonly ServerState[] = [emptyState]
  /** The one clock; a phone's may be wrong. In milliseconds since the epoch. */
  now = Date.UTC(2026, 10, 21, 8)
  /** A like that is taken back meanwhile has no effect. */
  readonly everHidden = new Set<string>()
  private nextRev = 1
  private epochs = 0
  private running: Running[] = []
  private backup: ServerState | null = null

  get state(): ServerState {
    return this.states.at(-1) ?? emptyState
  }

  get rows(): ServerState['rows'] {
    return this.state.rows
  }

  /** @param isLate whether it goes on running: it has locked its rows, but nobody sees them yet */
  write(change: (rev: number) => Change, isLate = false): void {
    if (isLate) {
      const { put = [], remove = [] } = change(0)
      this.running.push({ keys: [...put.map(({ table, row }) => keyOf(table, row.id)), ...remove], change })
      return
    }
    const rev = this.nextRev
    this.nextRev += 1
    this.commit(change(rev), rev)
  }

  /** Its oldest running transaction commits. */
  commitLate(): void {
    const oldest = this.running.shift()
    if (oldest) this.write(oldest.change)
  }

  /** A row that a running transaction has written cannot be written by another. */
  isLocked(key: string): boolean {
    return this.running.some(({ keys }) => keys.includes(key))
  }

  recordHour(): void {
    this.push({ ...this.state, hour: this.nextRev })
  }

  /** Leaves only the newest tombstones: no transaction runs for as long as they last. */
  expireTombstones(): void {
    const { tombstones, floor } = this.state
    const expired = tombstones.slice(0, -2)
    this.push({
      ...this.state,
      tombstones: tombstones.slice(-2),
      floor: Math.max(floor, ...expired.map(({ rev }) => rev + 1)),
    })
  }

  backUp(): void {
    this.backup = this.state
  }

  restore(): void {
    if (!this.backup) return
    this.running = []
    this.epochs += 1
    this.states = [{ ...this.backup, epoch: `epoch${this.epochs}` }]
  }

  private commit({ put = [], remove = [], processedKey, effect }: Change, rev: number): void {
    const { state } = this
    const rows = new Map(state.rows)
    for (const stored of put) {
      rows.set(keyOf(stored.table, stored.row.id), stored)
      if (stored.hidden) this.everHidden.add(stored.row.id)
    }
    const removed = remove.flatMap((key) => rows.get(key) ?? [])
    // With its photos and likes.
    const parts = removed.flatMap(({ row: { id } }) =>
      [...rows.values()].filter(({ row }) => row['item_id'] === id || row['post_id'] === id),
    )
    const gone = [...removed, ...parts]
    for (const { table, row } of gone) rows.delete(keyOf(table, row.id))
    const tombstones = gone.flatMap(({ table, row: { id }, campus }) =>
      table === 'gossip_likes' ? [] : [{ table, id, rev, campus }],
    )
    this.push({
      ...state,
      rows,
      tombstones: [...state.tombstones, ...tombstones],
      deleted:
        gone.length === 0
          ? state.deleted
          : new Set([...state.deleted, ...gone.map(({ table, row }) => keyOf(table, row.id))]),
      processedKeys: processedKey === undefined ? state.processedKeys : new Set([...state.processedKeys, processedKey]),
      effects: effect ? [...state.effects, effect] : state.effects,
    })
  }

  private push(state: ServerState): void {
    this.states = [...this.states, state].slice(-historyLength)
  }
}
