import type { ServerResponse } from '@/store/sync/outbox/classify'
import type { Operation } from '@/store/sync/outbox/operation'
import { returningOf } from '@/store/sync/table-names'
import type { Values } from '@/store/sync/declaration/values'
import { DatabaseModel } from './database-model'
import { keyOf, type Effect, type ServerRow, type Stored } from './server-state'

type Action<Name> = Extract<Operation, { readonly action: Name }>

const refusal = (status: number, code: string): ServerResponse => ({ status, code, rows: [] })
const success = (...rows: NonNullable<ServerResponse['rows']>): ServerResponse => ({ status: 200, code: '', rows })
const noAnswer: ServerResponse = { status: 0, code: '', rows: null }

/**
 * The server as the outbox sees it: rows with owners and revisions, unique keys, parents, likes with idempotency keys,
 * files that are never overwritten, and the status and error codes of PostgREST and Storage.
 */
export class ServerModel extends DatabaseModel {
  readonly files = new Set<string>()
  /** Rows that arrived before their photos. */
  readonly rowsBeforePhotos: string[] = []
  requests = 0
  private issued = 0
  private readonly tokens = new Map<string, string>()

  get effects(): readonly Effect[] {
    return this.state.effects
  }

  /** The likes that are not taken back, as `user:post`. */
  get likes(): ReadonlySet<string> {
    return new Set(
      [...this.rows.values()].flatMap(({ table, owner, row }) =>
        table === 'gossip_likes' && row['liked'] === true ? [`${owner}:${String(row['post_id'])}`] : [],
      ),
    )
  }

  issueToken(user: string): string {
    const token = `${user}#${(this.issued += 1)}`
    this.tokens.set(token, user)
    return token
  }

  expireTokens(): void {
    this.tokens.clear()
  }

  userOf(token: string): string | undefined {
    return this.tokens.get(token)
  }

  /** Changes a row past this phone: on another phone, or by an admin. */
  editElsewhere(key: string, values: Values): void {
    const stored = this.rows.get(key)
    if (stored) this.update(stored, values)
  }

  deleteRow(key: string): void {
    this.write(() => ({ remove: [key] }))
  }

  receive(operation: Operation, token: string | null): ServerResponse {
    this.requests += 1
    const user = token === null ? 'anonymous' : this.userOf(token)
    if (user === undefined) return refusal(401, 'PGRST303')
    if (user === 'anonymous' && !('table' in operation && returningOf(operation.table) === null))
      return refusal(401, 'PGRST301')
    // The request waits for the row, and is cut off.
    if (
      'row' in operation &&
      this.isLocked(keyOf(operation.action === 'switch' ? 'gossip_posts' : operation.table, operation.row))
    )
      return noAnswer
    switch (operation.action) {
      case 'insert':
        return this.insert(operation, user)
      case 'update': {
        const stored = this.rows.get(keyOf(operation.table, operation.row))
        if (!stored || stored.owner !== user || stored.row.rev !== operation.baseRev) return success()
        if (operation.values['bad'] === true) return refusal(400, '23514')
        return success(this.update(stored, operation.values, effectOf(operation)))
      }
      case 'delete': {
        const key = keyOf(operation.table, operation.row)
        if (this.rows.get(key)?.owner !== user) return success()
        this.deleteRow(key)
        return success({ id: operation.row })
      }
      case 'switch':
        return this.like(operation, user)
      case 'upload':
        if (this.files.has(operation.path)) return refusal(409, 'Duplicate')
        this.files.add(operation.path)
        return success({ id: operation.path })
      case 'remove':
        this.files.delete(operation.path)
        return success({ id: operation.path })
    }
  }

  fetchRow(operation: Operation, token: string | null): ServerResponse {
    this.requests += 1
    if (token !== null && !this.tokens.has(token)) return refusal(401, 'PGRST303')
    const stored = 'row' in operation ? this.rows.get(keyOf(operation.table, operation.row)) : undefined
    return stored ? success(stored.row) : success()
  }

  private insert(operation: Action<'insert'>, user: string): ServerResponse {
    const { table, row: id, values } = operation
    const { campus = '', item_id: parent, photos = 0, bad } = values
    const key = keyOf(table, id)
    if (bad === true) return refusal(400, '23514')
    if (typeof parent === 'string' && !this.rows.has(keyOf('items', parent))) return refusal(409, '23503')
    if (this.rows.has(key) || this.state.deleted.has(key)) return refusal(409, '23505')
    if ([...this.files].filter((path) => path.startsWith(`${id}/`)).length < Number(photos))
      this.rowsBeforePhotos.push(key)
    const row = { ...values, id, rev: 0, created_at: new Date(this.now).toISOString(), user_id: user }
    const inserted = this.update(
      { table, campus: String(campus), owner: user, hidden: false, row },
      {},
      effectOf(operation),
    )
    return { status: 201, code: '', rows: returningOf(table) === null ? null : [inserted] }
  }

  private update(stored: Stored, values: Values, effect?: Effect): ServerRow {
    let row = { ...stored.row, ...values }
    this.write((rev) => ({ put: [{ ...stored, row: (row = { ...row, rev }) }], ...(effect ? { effect } : {}) }))
    return row
  }

  private like({ row: post, on: liked, idempotencyKey }: Action<'switch'>, user: string): ServerResponse {
    const find = (): Stored | undefined =>
      this.rows.get(keyOf('gossip_posts', post)) ?? this.rows.get(keyOf('gossip_submissions', post))
    const stored = find()
    if (!stored || (stored.hidden && liked)) return liked ? refusal(409, '23503') : success()
    const id = `${post.slice(0, 14)}${user.slice(-1)}${post.slice(15)}`
    const isLiked = () => this.likes.has(`${user}:${post}`)
    if (!this.state.processedKeys.has(idempotencyKey)) {
      const likes = Number(stored.row['likes_count'] ?? 0) + Number(liked) - Number(isLiked())
      const like = (rev: number): Stored => ({
        table: 'gossip_likes',
        campus: stored.campus,
        owner: user,
        hidden: false,
        row: { id, rev, created_at: '', post_id: post, liked },
      })
      // A like does not change the post's revision.
      this.write((rev) => ({
        processedKey: idempotencyKey,
        put: liked === isLiked() ? [] : [like(rev), { ...stored, row: { ...stored.row, likes_count: likes } }],
      }))
    }
    if (stored.hidden) return success()
    const { rev, likes_count } = (find() ?? stored).row
    return success({
      id: post,
      rev,
      likes_count: Number(likes_count ?? 0),
      like_id: isLiked() ? id : null,
      like_rev: this.rows.get(keyOf('gossip_likes', id))?.row.rev ?? null,
    })
  }
}

const effectOf = ({ table, row, values }: Action<'insert' | 'update'>): Effect => ({
  row: keyOf(table, row),
  tag: Number(values['tag'] ?? 0),
})
