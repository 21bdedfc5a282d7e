import type { Identity } from '@/kit/rules/ids'
import type Dexie from 'dexie'
import { ComradeDb } from '@/store/db'
import type { ServerResponse } from '@/store/sync/outbox/classify'
import { drain, type DrainReport } from '@/store/sync/outbox/drain'
import type { Draft, Operation } from '@/store/sync/outbox/operation'
import type { WritableTable } from '@/store/sync/table-names'
import type { Values } from '@/store/sync/declaration/values'
import { ServerModel } from '../../../../simulation/server-model'
import { UserDb } from '@/store/user-db'
import type { Env, Remote } from '@/store/sync/outbox/remote'
import { publicCopies } from '@/store/sync/outbox/public-copies'
import { enqueue, outboxStore, type OutboxStore } from '@/store/sync/outbox/store'

let scenes = 0

export const noResponse: ServerResponse = { status: 0, code: '', rows: null }
export const htmlPage = (status: number): ServerResponse => ({ status, code: '', rows: null })
export const refusal = (status: number, code: string): ServerResponse => ({ status, code, rows: [] })

/** One person's outbox and a model server whose responses a test can replace. */
export class OutboxScene {
  now = Date.UTC(2026, 10, 21, 8)
  readonly server: ServerModel
  readonly identity: Identity
  readonly shared: ComradeDb
  readonly db: UserDb
  /** Used in order instead of the server's responses; `undefined` lets a request through. */
  readonly responses: (ServerResponse | ((deliver: () => ServerResponse) => ServerResponse) | undefined)[] = []
  readonly sent: string[] = []
  token: string | null
  /** Called for a fresh token; a test can replace it. */
  renewToken: () => Promise<string | null>
  /** A test can replace it. */
  isSecondFactorDue = async (): Promise<boolean> => false
  store: OutboxStore
  private readonly otherConnections: Dexie[] = []
  private readonly name = `scene-${(scenes += 1)}`

  /** @param server another phone's, for a second phone of the same person */
  constructor(identity: string = 'amina', server = new ServerModel()) {
    this.server = server
    this.identity = identity as Identity
    this.shared = new ComradeDb(`${this.name}-shared`)
    this.db = new UserDb(`${this.name}-${identity}`)
    this.store = outboxStore(this.db, publicCopies(this.shared))
    this.token = identity === 'anonymous' ? null : this.server.issueToken(identity)
    this.renewToken = async () => (this.token = this.server.issueToken(identity))
  }

  /** Another page on the same phone, with its own connections to the same databases. */
  anotherPage(): OutboxStore {
    const [db, shared] = [new UserDb(this.db.name), new ComradeDb(this.shared.name)]
    this.otherConnections.push(db, shared)
    return outboxStore(db, publicCopies(shared))
  }

  enqueue(...drafts: Draft[]): Promise<void> {
    return enqueue(this.db, drafts, [], () => this.now)
  }

  pending(): Promise<Operation[]> {
    return this.db.operations.orderBy('seq').toArray()
  }

  private readonly remote: Remote = {
    send: async (operation, _photo, { token }) => {
      this.sent.push('path' in operation ? operation.path : operation.row)
      const deliver = () => this.server.receive(operation, token)
      const response = this.responses.shift()
      return typeof response === 'function' ? response(deliver) : (response ?? deliver())
    },
    fetchRow: async (operation, { token }) => this.server.fetchRow(operation, token),
  }

  private readonly env: Env = {
    now: () => this.now,
    random: () => 0.5,
    token: (fresh) => (fresh ? this.renewToken() : Promise.resolve(this.token)),
    isSecondFactorDue: () => this.isSecondFactorDue(),
  }

  drain(change: { store?: OutboxStore; remote?: Remote; signal?: AbortSignal } = {}): Promise<DrainReport> {
    const { store = this.store, remote = this.remote, signal = new AbortController().signal } = change
    return drain({ identity: this.identity, store, remote, env: this.env, signal })
  }

  async close(): Promise<void> {
    for (const database of this.otherConnections) database.close()
    await this.db.delete()
    await this.shared.delete()
  }
}

const insertInto =
  (table: WritableTable, usual: Values) =>
  (values = usual, row: string = crypto.randomUUID()): Draft & { readonly row: string } => ({
    action: 'insert',
    table,
    row,
    lane: `${table}/${row}`,
    values,
  })

export const post = insertInto('gossip_submissions', { content: 'Heard it?', category: 'love' })
export const item = insertInto('items', { title: 'Kettle', price: 900 })

export const edit = (row: string, values: Values, before: Values, baseRev: number): Draft => ({
  action: 'update',
  table: 'items',
  row,
  lane: `items/${row}`,
  values,
  before,
  baseRev,
})

export const like = (row: string, liked = true): Draft => ({
  action: 'switch',
  table: 'gossip_likes',
  row,
  on: liked,
  idempotencyKey: crypto.randomUUID(),
  lane: `gossip_likes/${row}`,
  parent: `gossip_submissions/${row}`,
})
