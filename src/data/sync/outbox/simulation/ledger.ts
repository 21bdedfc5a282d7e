import type { Identity } from '@/domain/shared/ids'
import type { Lane, Operation } from '../operation'
import type { Json, Values } from '../../declaration/values'
import type { ServerModel } from './server-model'

/** How a row must look after everything that its owner wrote. */
type ExpectedRow = { readonly owner: Identity; readonly lane: Lane; readonly key: string; values: Values | null; changedElsewhere: boolean; bad: boolean }

/** Records all writes on the phone, to be compared with the outcome. */
export class Ledger {
  readonly rows = new Map<string, ExpectedRow>()
  readonly likes = new Map<string, { readonly owner: Identity; readonly post: string; liked: boolean }>()
  writes = 0

  /** The ids of rows that the owner has inserted and not deleted. */
  ownedIds(owner: Identity, table: string): readonly string[] {
    return [...this.rows.values()]
      .filter((row) => row.owner === owner && row.values !== null && row.key.startsWith(`${table}/`))
      .map((row) => row.key.slice(table.length + 1))
  }

  keys(): readonly string[] {
    return [...this.rows.keys()]
  }

  insert(owner: Identity, lane: Lane, key: string, values: Values): void {
    this.rows.set(key, { owner, lane, key, values, changedElsewhere: false, bad: values['bad'] === true })
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

  /** The row was changed past this phone, so its own edits may end in a conflict. */
  markChangedElsewhere(key: string): void {
    const row = this.rows.get(key)
    if (row) row.changedElsewhere = true
  }

  violations(server: ServerModel, pending: ReadonlyMap<Identity, readonly Operation[]>): string[] {
    const remaining = [...pending.values()].flat()
    return [
      ...this.rowViolations(server, remaining),
      ...this.likeViolations(server, remaining),
      ...server.rowsBeforePhotos.map((key) => `${key}: sent before its photos`),
      ...ownerViolations(server, this.rows),
      ...orderViolations(server),
      ...remaining.filter(({ state }) => state === 'waiting').flatMap((operation) => this.stuckViolations(operation, remaining)),
    ]
  }

  private rowViolations(server: ServerModel, remaining: readonly Operation[]): string[] {
    return [...this.rows.values()].flatMap((row) => {
      const unsent = remaining.filter((operation) => operation.lane === row.lane)
      if (row.changedElsewhere) return []
      if (unsent.length > 0) return row.bad ? [] : [`${row.key}: still in the outbox without a reason: ${JSON.stringify(unsent[0])}`]
      const stored = server.rows.get(row.key)?.values ?? null
      return isSame(stored, row.values) ? [] : [`${row.key}: expected ${JSON.stringify(row.values)}, the server has ${JSON.stringify(stored)}`]
    })
  }

  private likeViolations(server: ServerModel, remaining: readonly Operation[]): string[] {
    return [...this.likes.values()].flatMap(({ owner, post, liked }) => {
      const isUnsent = remaining.some((operation) => operation.lane === `gossip_likes/${post}`)
      if (isUnsent || !server.rows.has(`gossip_submissions/${post}`)) return []
      return server.likes.has(`${owner}:${post}`) === liked ? [] : [`like of ${post} by ${owner}: expected ${String(liked)}`]
    })
  }

  /** Once the faults have stopped, an operation may wait only behind one that was rejected. */
  private stuckViolations(operation: Operation, remaining: readonly Operation[]): string[] {
    const isBehindRejected = remaining.some((other) => other.state === 'rejected' && (other.lane === operation.lane || other.lane === operation.parent))
    return isBehindRejected ? [] : [`never sent: ${JSON.stringify(operation)}`]
  }
}

const isSame = (a: Values | null, b: Values | null): boolean => {
  if (a === null || b === null) return a === b
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => (a[key] satisfies Json | undefined) === b[key])
}

const ownerViolations = (server: ServerModel, rows: ReadonlyMap<string, ExpectedRow>): string[] =>
  [...server.rows].flatMap(([key, { owner }]) => {
    const expected = rows.get(key)
    return expected && expected.owner !== owner ? [`${key}: written by ${expected.owner}, sent as ${owner}`] : []
  })

/** Each effect happens at most once and in the order in which it was written: tags only grow. */
const orderViolations = (server: ServerModel): string[] => {
  const last = new Map<string, number>()
  return server.effects.flatMap(({ row, tag }) => {
    if (tag === 'deleted') return []
    const previous = last.get(row) ?? -1
    last.set(row, Number(tag))
    return Number(tag) > previous ? [] : [`${row}: effect ${tag} after ${previous}`]
  })
}
