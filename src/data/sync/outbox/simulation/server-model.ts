import type { ServerResponse } from '../classify'
import type { Operation } from '../operation'
import type { Values } from '../../declaration/values'
import { returningOf } from '../../table-names'

type Row = { readonly owner: string; rev: number; values: Values }
/** A change that took effect, with the tag of the write that caused it. */
export type Effect = { readonly owner: string; readonly row: string; readonly tag: string }

const refusal = (status: number, code: string): ServerResponse => ({ status, code, rows: [] })
const unauthenticated = refusal(401, 'PGRST301')

/**
 * The server as the outbox sees it: rows with owners and revisions, unique keys, parents, likes with idempotency keys,
 * files that are never overwritten, and the status and error codes of PostgREST and Storage.
 */
export class ServerModel {
  readonly rows = new Map<string, Row>()
  readonly likes = new Set<string>()
  private readonly processedKeys = new Set<string>()
  /** Keys of deleted rows, which are never inserted again. */
  private readonly tombstones = new Set<string>()
  readonly files = new Map<string, string>()
  readonly effects: Effect[] = []
  /** Rows that arrived before their photos. */
  readonly rowsBeforePhotos: string[] = []
  requests = 0
  private rev = 0
  private issued = 0
  private readonly tokens = new Map<string, string>()

  issueToken(user: string): string {
    const token = `${user}#${(this.issued += 1)}`
    this.tokens.set(token, user)
    return token
  }

  expireTokens(): void {
    this.tokens.clear()
  }

  /** Changes a row past this phone: on another phone, or by an admin. */
  editElsewhere(key: string, values: Values): void {
    const row = this.rows.get(key)
    if (row) this.rows.set(key, { ...row, rev: (this.rev += 1), values: { ...row.values, ...values } })
  }

  /** Deletes a row and the likes that refer to it. */
  deleteRow(key: string): void {
    this.rows.delete(key)
    this.tombstones.add(key)
    for (const like of this.likes) if (`gossip_submissions/${like.split(':')[1]}` === key) this.likes.delete(like)
  }

  receive(operation: Operation, token: string | null): ServerResponse {
    this.requests += 1
    const user = token === null ? 'anonymous' : this.tokens.get(token)
    if (user === undefined) return refusal(401, 'PGRST303')
    switch (operation.action) {
      case 'insert':
        return this.insert(operation, user)
      case 'update':
        return this.update(operation, user)
      case 'delete':
        return this.remove(operation, user)
      case 'like':
        return this.like(operation, user)
      case 'upload': {
        if (user === 'anonymous') return unauthenticated
        if (this.files.has(operation.path)) return refusal(409, 'Duplicate')
        this.files.set(operation.path, user)
        return { status: 200, code: '', rows: [{ id: operation.path }] }
      }
      case 'remove':
        this.files.delete(operation.path)
        return { status: 200, code: '', rows: [{ id: operation.path }] }
    }
  }

  look(operation: Operation, token: string | null): ServerResponse {
    this.requests += 1
    if (token !== null && !this.tokens.has(token)) return refusal(401, 'PGRST303')
    if (!('row' in operation)) return { status: 200, code: '', rows: [] }
    const row = this.rows.get(`${operation.table}/${operation.row}`)
    return { status: 200, code: '', rows: row ? [this.toResponse(operation.row, row)] : [] }
  }

  private toResponse(id: string, { rev, values, owner }: Row) {
    return { id, rev, user_id: owner, ...values }
  }

  private recordEffect(owner: string, row: string, values: Values): void {
    this.effects.push({ owner, row, tag: String(values['tag']) })
  }

  private insert(operation: Operation & { readonly action: 'insert' }, user: string): ServerResponse {
    const { table, row, values } = operation
    const key = `${table}/${row}`
    const returning = returningOf(table)
    if (user === 'anonymous' && returning !== null) return unauthenticated
    if (values['bad'] === true) return refusal(400, '23514')
    const parent = values['item_id']
    if (typeof parent === 'string' && !this.rows.has(`items/${parent}`)) return refusal(409, '23503')
    if (this.rows.has(key) || this.tombstones.has(key)) return refusal(409, '23505')
    if ([...this.files.keys()].filter((path) => path.startsWith(`${row}/`)).length < Number(values['photos'] ?? 0)) this.rowsBeforePhotos.push(key)
    const inserted: Row = { owner: user, rev: (this.rev += 1), values }
    this.rows.set(key, inserted)
    this.recordEffect(user, key, values)
    return returning === null ? { status: 201, code: '', rows: null } : { status: 201, code: '', rows: [this.toResponse(row, inserted)] }
  }

  private update(operation: Operation & { readonly action: 'update' }, user: string): ServerResponse {
    const key = `${operation.table}/${operation.row}`
    const row = this.rows.get(key)
    if (user === 'anonymous') return unauthenticated
    if (!row || row.owner !== user || row.rev !== operation.baseRev) return { status: 200, code: '', rows: [] }
    if (operation.values['bad'] === true) return refusal(400, '23514')
    row.rev = this.rev += 1
    row.values = { ...row.values, ...operation.values }
    this.recordEffect(user, key, operation.values)
    return { status: 200, code: '', rows: [this.toResponse(operation.row, row)] }
  }

  private remove(operation: Operation & { readonly action: 'delete' }, user: string): ServerResponse {
    const key = `${operation.table}/${operation.row}`
    const row = this.rows.get(key)
    if (user === 'anonymous') return unauthenticated
    if (!row || row.owner !== user) return { status: 200, code: '', rows: [] }
    this.deleteRow(key)
    this.recordEffect(user, key, { tag: 'deleted' })
    return { status: 200, code: '', rows: [{ id: operation.row }] }
  }

  private like(operation: Operation & { readonly action: 'like' }, user: string): ServerResponse {
    if (user === 'anonymous') return unauthenticated
    const key = `gossip_submissions/${operation.row}`
    const post = this.rows.get(key)
    if (!post) return operation.liked ? refusal(409, '23503') : { status: 200, code: '', rows: [] }
    const likeKey = `${user}:${operation.row}`
    const { idempotencyKey } = operation
    if (!this.processedKeys.has(idempotencyKey)) {
      this.processedKeys.add(idempotencyKey)
      if (operation.liked !== this.likes.has(likeKey)) post.rev = this.rev += 1
      if (operation.liked) this.likes.add(likeKey)
      else this.likes.delete(likeKey)
    }
    const count = [...this.likes].filter((like) => like.endsWith(`:${operation.row}`)).length
    return { status: 200, code: '', rows: [{ id: operation.row, rev: post.rev, likes_count: count, like_id: this.likes.has(likeKey) ? likeKey : null, like_rev: post.rev }] }
  }
}
