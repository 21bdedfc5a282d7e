import type { ServerResponse } from '../../outbox/classify'
import type { Operation } from '../../outbox/operation'
import { keyOf, type ServerState, type Stored, type Tombstone } from './server-state'

type Change = { readonly put?: readonly Stored[]; readonly remove?: readonly string[] }
type Running = { readonly keys: readonly string[]; readonly change: (rev: number) => Change }

const refusal = (status: number, code: string): ServerResponse => ({ status, code, rows: [] })
const accepted = (row: Stored['row']): ServerResponse => ({ status: 201, code: '', rows: [row] })
const historyLength = 12

/** The server: transactions that may commit late, backups, and what a phone sends to it. */
export class ServerModel {
  /** The latest state last. A replica may still answer from an earlier one. */
  states: ServerState[] = [{ epoch: 'epoch0', floor: 0, hour: 0, rows: new Map(), tombstones: [], deleted: new Set() }]
  now = Date.UTC(2026, 10, 21, 8)
  /** Rows that outboxes have inserted: their ids, in order, each time. */
  inserted: string[] = []
  /** A like that is taken back meanwhile has no effect. */
  readonly everHidden = new Set<string>()
  private nextRev = 1
  private epochs = 0
  private running: Running[] = []
  private backup: { readonly state: ServerState; readonly processedKeys: ReadonlySet<string> } | null = null
  private processedKeys = new Set<string>()

  get state(): ServerState {
    const last = this.states.at(-1)
    if (!last) throw new Error('A server always has a state')
    return last
  }

  /** The newest revision that the live head tells. */
  head(campus: string): number {
    const { rows, tombstones } = this.state
    const ofCampus = [...[...rows.values()].filter(({ table }) => table !== 'gossip_likes').map(({ campus: of, row }) => ({ of, rev: row.rev })), ...tombstones.map(({ campus: of, rev }) => ({ of, rev }))]
    return Math.max(0, ...ofCampus.flatMap(({ of, rev }) => (of === campus ? [rev] : [])))
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
    const { tombstones } = this.state
    const expired = tombstones.slice(0, -2)
    this.push({ ...this.state, tombstones: tombstones.filter((each) => !expired.includes(each)), floor: Math.max(this.state.floor, ...expired.map(({ rev }) => rev + 1)) })
  }

  backUp(): void {
    this.backup = { state: this.state, processedKeys: new Set(this.processedKeys) }
  }

  /** @returns the keys of rows that are lost */
  restore(): readonly string[] {
    if (!this.backup) return []
    const { state, processedKeys } = this.backup
    this.processedKeys = new Set(processedKeys)
    const lost = [...this.state.rows.keys()].filter((key) => !state.rows.has(key))
    this.running = []
    this.epochs += 1
    this.states = [{ ...state, epoch: `epoch${this.epochs}` }]
    this.inserted = this.inserted.filter((key) => state.rows.has(key) || state.deleted.has(key))
    return lost
  }

  receive(operation: Operation, user: string): ServerResponse {
    const key = 'row' in operation ? keyOf(operation.table, operation.row) : ''
    // The request waits for the row, and is cut off.
    if (this.isLocked(key)) return { status: 0, code: '', rows: null }
    switch (operation.action) {
      case 'insert': {
        if (this.state.rows.has(key) || this.state.deleted.has(key)) return refusal(409, '23505')
        const { campus, ...values } = operation.values
        let row: Stored['row'] = { ...values, id: operation.row, rev: 0, created_at: new Date(this.now).toISOString(), user_id: user }
        this.write((rev) => ({ put: [{ table: 'items', campus: String(campus), owner: user, hidden: false, row: (row = { ...row, rev }) }] }))
        this.inserted.push(key)
        return accepted(row)
      }
      case 'update': {
        const stored = this.state.rows.get(key)
        if (!stored || stored.owner !== user || stored.row.rev !== operation.baseRev) return { status: 200, code: '', rows: [] }
        let { row } = stored
        this.write((rev) => ({ put: [{ ...stored, row: (row = { ...row, ...operation.values, rev }) }] }))
        return accepted(row)
      }
      case 'like':
        return this.like(operation, user)
      default:
        return refusal(400, '22000')
    }
  }

  look(operation: Operation): ServerResponse {
    const stored = 'row' in operation ? this.state.rows.get(keyOf(operation.table, operation.row)) : undefined
    return { status: 200, code: '', rows: stored ? [stored.row] : [] }
  }

  private like({ row: post, liked, idempotencyKey }: Operation & { readonly action: 'like' }, user: string): ServerResponse {
    const stored = this.state.rows.get(keyOf('gossip_posts', post))
    if (!stored || (stored.hidden && liked)) return liked ? refusal(409, '23503') : { status: 200, code: '', rows: [] }
    if (this.isLocked(keyOf('gossip_posts', post))) return { status: 0, code: '', rows: null }
    const id = `${post.slice(0, 35)}${user.slice(-1)}`
    const before = this.state.rows.get(keyOf('gossip_likes', id))
    let likes = Number(stored.row['likes_count'])
    if (!this.processedKeys.has(idempotencyKey) && (before?.row['liked'] ?? false) !== liked) {
      likes += liked ? 1 : -1
      this.write((rev) => ({
        put: [
          { table: 'gossip_likes', campus: stored.campus, owner: user, hidden: false, row: { id, rev, created_at: '', post_id: post, liked } },
          // A like does not change the post's revision.
          { ...stored, row: { ...stored.row, likes_count: likes } },
        ],
      }))
    }
    this.processedKeys.add(idempotencyKey)
    if (stored.hidden) return { status: 200, code: '', rows: [] }
    const like = this.state.rows.get(keyOf('gossip_likes', id))?.row
    return { status: 200, code: '', rows: [{ id: post, rev: stored.row.rev, likes_count: likes, like_id: like?.['liked'] === true ? id : null, like_rev: like?.rev ?? null }] }
  }

  private commit({ put = [], remove = [] }: Change, rev: number): void {
    const rows = new Map(this.state.rows)
    const gone: Tombstone[] = []
    for (const stored of put) {
      rows.set(keyOf(stored.table, stored.row.id), stored)
      if (stored.hidden) this.everHidden.add(stored.row.id)
    }
    for (const key of remove) {
      const stored = rows.get(key)
      if (stored) gone.push({ table: stored.table, id: stored.row.id, rev, campus: stored.campus })
      rows.delete(key)
    }
    const deleted = new Set([...this.state.deleted, ...gone.map(({ table, id }) => keyOf(table, id))])
    this.push({ ...this.state, rows, tombstones: [...this.state.tombstones, ...gone], deleted })
  }

  private push(state: ServerState): void {
    this.states = [...this.states, state].slice(-historyLength)
  }
}
