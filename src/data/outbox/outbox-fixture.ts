import type Dexie from 'dexie'
import { ComradeDb } from '../db'
import type { Answer } from './classify'
import { drain, type DrainReport } from './drain'
import type { Draft, Identity, Operation, Values } from './operation'
import { UserDb } from './user-db'
import type { Env, Remote } from './remote'
import { publicCopies } from './public-copies'
import { ServerModel } from './simulation/server-model'
import { enqueue, outboxStore, type OutboxStore } from './store'

let scenes = 0

export const noAnswer: Answer = { status: 0, code: '', rows: null }
export const page = (status: number): Answer => ({ status, code: '', rows: null })
export const refusal = (status: number, code: string): Answer => ({ status, code, rows: [] })

/** One person's outbox against a server, with a hand on every answer, for tests that name a single fault. */
export class OutboxScene {
  now = Date.UTC(2026, 10, 21, 8)
  readonly server = new ServerModel()
  readonly identity: Identity
  readonly shared: ComradeDb
  readonly db: UserDb
  /** Answers to give instead of the server's, first to last; `undefined` lets one through. */
  readonly answers: (Answer | ((reach: () => Answer) => Answer) | undefined)[] = []
  readonly sent: string[] = []
  token: string | null
  /** What asking for a fresh token does; a new one unless a test says otherwise. */
  renew: () => Promise<string | null>
  store: OutboxStore
  private readonly others: Dexie[] = []
  private readonly name = `scene-${(scenes += 1)}`

  constructor(identity: string = 'amina') {
    this.identity = identity as Identity
    this.shared = new ComradeDb(`${this.name}-shared`)
    this.db = new UserDb(`${this.name}-${identity}`)
    this.store = outboxStore(this.db, publicCopies(this.shared))
    this.token = identity === 'anonymous' ? null : this.server.issueToken(identity)
    this.renew = async () => (this.token = this.server.issueToken(identity))
  }

  /** Another page on the same phone: connections of its own to the same databases. */
  anotherPage(): OutboxStore {
    const [db, shared] = [new UserDb(this.db.name), new ComradeDb(this.shared.name)]
    this.others.push(db, shared)
    return outboxStore(db, publicCopies(shared))
  }

  keep(...drafts: Draft[]): Promise<void> {
    return enqueue(this.db, drafts, [], () => this.now)
  }

  pending(): Promise<Operation[]> {
    return this.db.operations.orderBy('seq').toArray()
  }

  private readonly remote: Remote = {
    send: async (operation, _photo, { token }) => {
      this.sent.push('path' in operation ? operation.path : operation.row)
      const reach = () => this.server.receive(operation, token)
      const answer = this.answers.shift()
      return typeof answer === 'function' ? answer(reach) : (answer ?? reach())
    },
    look: async (operation, { token }) => this.server.look(operation, token),
  }

  private readonly env: Env = {
    now: () => this.now,
    random: () => 0.5,
    token: (fresh) => (fresh ? this.renew() : Promise.resolve(this.token)),
  }

  drain(change: { store?: OutboxStore; remote?: Remote; signal?: AbortSignal } = {}): Promise<DrainReport> {
    const { store = this.store, remote = this.remote, signal = new AbortController().signal } = change
    return drain({ identity: this.identity, store, remote, env: this.env, signal })
  }

  async close(): Promise<void> {
    for (const other of this.others) other.close()
    await this.db.delete()
    await this.shared.delete()
  }
}

let rows = 0
const freshId = () => `00000000-0000-4000-8000-${String((rows += 1)).padStart(12, '0')}`

export const post = (values: Values = { content: 'Heard it?', category: 'love' }, row = freshId()): Draft & { readonly row: string } => ({
  action: 'insert',
  table: 'gossip_submissions',
  row,
  lane: `gossip_submissions/${row}`,
  values,
})

export const item = (values: Values = { title: 'Kettle', price: 900 }, row = freshId()): Draft & { readonly row: string } => ({
  action: 'insert',
  table: 'items',
  row,
  lane: `items/${row}`,
  values,
})

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
  action: 'like',
  table: 'gossip_likes',
  row,
  liked,
  idempotencyKey: freshId(),
  lane: `gossip_likes/${row}`,
  parent: `gossip_submissions/${row}`,
})
