import type { Identity, Json, Lane, Operation, Values } from '../operation'
import type { ServerModel } from './server-model'

/** What one person believes of one of their rows, by what they wrote. */
type Belief = { readonly owner: Identity; readonly lane: Lane; readonly key: string; values: Values | null; disturbed: boolean; bad: boolean }

/** All that people wrote on the phone, to be compared with what became of it. */
export class Ledger {
  readonly rows = new Map<string, Belief>()
  readonly likes = new Map<string, { readonly owner: Identity; readonly post: string; liked: boolean }>()
  writes = 0

  /** Rows that a person believes to have. */
  own(owner: Identity, table: string): readonly string[] {
    return [...this.rows.values()]
      .filter((row) => row.owner === owner && row.values !== null && row.key.startsWith(`${table}/`))
      .map((row) => row.key.slice(table.length + 1))
  }

  /** Everything that somebody has seen on the server and could change there. */
  keys(): readonly string[] {
    return [...this.rows.keys()]
  }

  insert(owner: Identity, lane: Lane, key: string, values: Values): void {
    this.rows.set(key, { owner, lane, key, values, disturbed: false, bad: values['bad'] === true })
  }

  update(key: string, values: Values): void {
    const row = this.rows.get(key)
    if (!row) return
    row.values = row.values && { ...row.values, ...values }
    row.bad ||= values['bad'] === true
  }

  delete(key: string): void {
    const row = this.rows.get(key)
    if (row) row.values = null
  }

  /** Somebody else touched the row: what the phone's person wanted may meet a conflict. */
  disturb(key: string): void {
    const row = this.rows.get(key)
    if (row) row.disturbed = true
  }

  /** What is wrong with the outcome, in words; nothing when all invariants hold. */
  faults(server: ServerModel, pending: ReadonlyMap<Identity, readonly Operation[]>): string[] {
    const left = [...pending.values()].flat()
    return [
      ...this.rowFaults(server, left),
      ...this.likeFaults(server, left),
      ...server.early.map((key) => `${key}: sent before its pictures`),
      ...ownerFaults(server, this.rows),
      ...repeatFaults(server),
      ...left.filter(({ state }) => state === 'waiting').flatMap((operation) => this.stuckFault(operation, left)),
    ]
  }

  private rowFaults(server: ServerModel, left: readonly Operation[]): string[] {
    return [...this.rows.values()].flatMap((row) => {
      const waits = left.filter((operation) => operation.lane === row.lane)
      if (row.disturbed) return []
      if (waits.length > 0) return row.bad ? [] : [`${row.key}: set aside without a reason: ${JSON.stringify(waits[0])}`]
      const stored = server.rows.get(row.key)?.values ?? null
      return same(stored, row.values) ? [] : [`${row.key}: wanted ${JSON.stringify(row.values)}, the server has ${JSON.stringify(stored)}`]
    })
  }

  private likeFaults(server: ServerModel, left: readonly Operation[]): string[] {
    return [...this.likes.values()].flatMap(({ owner, post, liked }) => {
      const waits = left.some((operation) => operation.lane === `gossip_likes/${post}`)
      if (waits || !server.rows.has(`gossip_submissions/${post}`)) return []
      return server.likes.has(`${owner}:${post}`) === liked ? [] : [`like of ${post} by ${owner}: wanted ${String(liked)}`]
    })
  }

  /** After the faults have stopped nothing may wait, except behind what a person must decide. */
  private stuckFault(operation: Operation, left: readonly Operation[]): string[] {
    const behind = left.some((other) => other.state === 'rejected' && (other.lane === operation.lane || other.lane === operation.parent))
    return behind ? [] : [`never sent: ${JSON.stringify(operation)}`]
  }
}

const same = (a: Values | null, b: Values | null): boolean => {
  if (a === null || b === null) return a === b
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => (a[key] satisfies Json | undefined) === b[key])
}

const ownerFaults = (server: ServerModel, rows: ReadonlyMap<string, Belief>): string[] =>
  [...server.rows].flatMap(([key, { owner }]) => {
    const belief = rows.get(key)
    return belief && belief.owner !== owner ? [`${key}: written by ${belief.owner}, sent as ${owner}`] : []
  })

/** Each effect at most once, and in the order in which it was written: tags only grow. */
const repeatFaults = (server: ServerModel): string[] => {
  const last = new Map<string, number>()
  return server.effects.flatMap(({ row, tag }) => {
    if (tag === 'deleted') return []
    const before = last.get(row) ?? -1
    last.set(row, Number(tag))
    return Number(tag) > before ? [] : [`${row}: effect ${tag} after ${before}`]
  })
}
