import type { Identity } from '@/kit/rules/ids'
import type { Draft, Operation } from '@/store/sync/outbox/operation'
import type { WritableTable } from '@/store/sync/table-names'
import type { Values } from '@/store/sync/declaration/values'
import { newId } from './new-id'
import type { ServerModel } from './server-model'
import type { ServerState } from './server-state'

/**
 * How a row must look after everything that its owner wrote. After it was changed past their phone, edits may end in a
 * conflict.
 */
type ExpectedRow = {
  readonly owner: Identity
  readonly table: WritableTable
  readonly id: string
  values: Values | null
  bad: boolean
  changedElsewhere: boolean
}

/** Drafts what people write on the phones, and records it, to be compared with the outcome. */
export class Ledger {
  readonly rows = new Map<string, ExpectedRow>()
  /** Whether they like it, by `owner:post`. */
  private readonly likes = new Map<string, boolean>()
  private readonly idempotencyKeys = new Set<string>()
  private lastTag = 0

  /** Each write has a higher tag than the one before. */
  nextTag(): number {
    return (this.lastTag += 1)
  }

  /** The rows that the owner has inserted and not deleted. */
  rowsOf(owner: Identity, table: WritableTable): readonly ExpectedRow[] {
    return [...this.rows.values()].filter((row) => row.owner === owner && row.values !== null && row.table === table)
  }

  insert(owner: Identity, table: WritableTable, columns: Values, row = newId()): Draft {
    const lane = `${table}/${row}` as const
    const values = { ...columns, tag: this.nextTag() }
    this.rows.set(lane, { owner, table, id: row, values, bad: columns['bad'] === true, changedElsewhere: false })
    return { action: 'insert', table, row, lane, values }
  }

  update(row: ExpectedRow, columns: Values, baseRev: number): Draft {
    const values = { ...columns, tag: this.nextTag() }
    const before = Object.fromEntries(Object.keys(values).map((column) => [column, row.values?.[column] ?? null]))
    row.values = { ...row.values, ...values }
    row.bad ||= columns['bad'] === true
    return { action: 'update', table: row.table, row: row.id, lane: `${row.table}/${row.id}`, values, before, baseRev }
  }

  delete(row: ExpectedRow): Draft {
    row.values = null
    return { action: 'delete', table: row.table, row: row.id, lane: `${row.table}/${row.id}` }
  }

  /** Likes a post, or takes the like back. */
  toggleLike(owner: Identity, post: string): Draft {
    const key = `${owner}:${post}`
    const liked = !this.likes.get(key)
    this.likes.set(key, liked)
    const idempotencyKey = newId()
    this.idempotencyKeys.add(idempotencyKey)
    const parent = `gossip_submissions/${post}` as const
    return {
      action: 'switch',
      table: 'gossip_likes',
      row: post,
      on: liked,
      idempotencyKey,
      lane: `gossip_likes/${post}`,
      ...(this.rows.has(parent) ? { parent } : {}),
    }
  }

  /** A restored database has forgotten what was sent since its backup. */
  markRestored(): void {
    for (const row of this.rows.values()) row.changedElsewhere = true
    this.likes.clear()
  }

  violations(server: ServerModel, pending: readonly Operation[]): string[] {
    return [
      ...[...this.rows].flatMap(([key, row]) => rowViolations(key, row, server, pending)),
      ...[...this.likes].flatMap(([key, liked]) => likeViolations(key, liked, server, pending)),
      ...server.rowsBeforePhotos.map((key) => `${key}: sent before its photos`),
      ...[...server.state.processedKeys]
        .filter((key) => !this.idempotencyKeys.has(key))
        .map((key) => `${key}: nobody has made this idempotency key`),
      ...orderViolations(server.state),
      ...pending.flatMap((operation) => stuckViolations(operation, pending)),
    ]
  }
}

const rowViolations = (
  key: string,
  { owner, values, bad, changedElsewhere }: ExpectedRow,
  server: ServerModel,
  pending: readonly Operation[],
): string[] => {
  const stored = server.rows.get(key)
  if (stored && stored.owner !== owner) return [`${key}: written by ${owner}, sent as ${stored.owner}`]
  if (changedElsewhere) return []
  const unsent = pending.find(({ lane }) => lane === key)
  if (unsent) return bad ? [] : [`${key}: still in the outbox without a reason: ${JSON.stringify(unsent)}`]
  const isSame =
    stored && values
      ? Object.entries(values).every(([column, value]) => stored.row[column] === value)
      : !stored && !values
  return isSame ? [] : [`${key}: expected ${JSON.stringify(values)}, the server has ${JSON.stringify(stored?.row)}`]
}

const likeViolations = (key: string, liked: boolean, server: ServerModel, pending: readonly Operation[]): string[] => {
  const [, post = ''] = key.split(':')
  const isOpen = pending.some(({ lane }) => lane === `gossip_likes/${post}`) || server.everHidden.has(post)
  const hasPost = ['gossip_posts', 'gossip_submissions'].some((table) => server.rows.has(`${table}/${post}`))
  return isOpen || !hasPost || server.likes.has(key) === liked ? [] : [`like ${key}: expected ${String(liked)}`]
}

/** Once the faults have stopped, an operation may wait only behind one that was rejected. */
const stuckViolations = (operation: Operation, pending: readonly Operation[]): string[] => {
  const isBehindRejected = pending.some(
    ({ state, lane }) => state === 'rejected' && (lane === operation.lane || lane === operation.parent),
  )
  return isBehindRejected ? [] : [`never sent: ${JSON.stringify(operation)}`]
}

/** Each effect happens at most once and in the order in which it was written: tags only grow. */
const orderViolations = ({ effects }: ServerState): string[] => {
  const last = new Map<string, number>()
  return effects.flatMap(({ row, tag }) => {
    const previous = last.get(row) ?? 0
    last.set(row, tag)
    return tag > previous ? [] : [`${row}: effect ${tag} after ${previous}`]
  })
}
