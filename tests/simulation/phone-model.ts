import { hourMs } from '@/kit/rules/durations'
import { userId, type Identity, type UserId } from '@/kit/rules/ids'
import { ComradeDb } from '@/store/db'
import { OfflineError } from '@/store/remote/errors'
import { IdentityChangedError, SignInNeededError } from '@/store/session/errors'
import { drain } from '@/store/sync/outbox/drain'
import type { Draft, Operation } from '@/store/sync/outbox/operation'
import { publicCopies } from '@/store/sync/outbox/public-copies'
import type { Env, Remote } from '@/store/sync/outbox/remote'
import { enqueue, outboxStore } from '@/store/sync/outbox/store'
import { UserDb } from '@/store/user-db'
import type { NetworkModel } from './network-model'
import { Process } from './process'
import type { ServerModel } from './server-model'

export const users = {
  amina: userId('99999999-0000-4000-8000-00000000000a'),
  brian: userId('99999999-0000-4000-8000-00000000000b'),
  chao: userId('99999999-0000-4000-8000-00000000000c'),
}

export type Surroundings = {
  readonly server: ServerModel
  readonly network: NetworkModel
  readonly random: () => number
}
type LockHolder = { readonly process: Process; readonly stolen: AbortController }
type Session = { readonly user: UserId; token: string; hasExpired: boolean }

/** One phone: its databases, its session, its pages and its worker. */
export class PhoneModel {
  session: Session | null = null
  /** How far its clock is off, in milliseconds. */
  clockError = 0
  /** The probability that a process crashes at each step, in [0, 1]. */
  crashRate = 0
  readonly shared: ComradeDb
  private readonly dbs = new Map<Identity, UserDb>()
  private readonly holders = new Map<Identity, LockHolder>()
  private readonly running = new Map<Process, Promise<unknown>>()
  private readonly name: string
  protected readonly world: Surroundings

  constructor(name: string, world: Surroundings) {
    this.name = name
    this.world = world
    this.shared = new ComradeDb(`${name}-shared`)
  }

  get identity(): Identity {
    return this.session?.user ?? 'anonymous'
  }

  now(): number {
    return this.world.server.now + this.clockError
  }

  db(identity: Identity): UserDb {
    const db = this.dbs.get(identity) ?? new UserDb(`${this.name}-${identity}`)
    this.dbs.set(identity, db)
    return db
  }

  async pending(): Promise<readonly Operation[]> {
    return (await Promise.all([...this.dbs.values()].map((db) => db.operations.orderBy('seq').toArray()))).flat()
  }

  write(identity: Identity, drafts: readonly Draft[]): Promise<void> {
    return enqueue(this.db(identity), drafts, [], () => this.now())
  }

  signIn(user: UserId): void {
    this.session = { user, token: this.world.server.issueToken(user), hasExpired: false }
  }

  expireSession(): void {
    if (this.session) this.session.hasExpired = true
  }

  private async token(identity: Identity, fresh: boolean): Promise<string | null> {
    const { session } = this
    if (identity === 'anonymous' && !fresh) return null
    if (identity === 'anonymous' || !session || session.hasExpired) throw new SignInNeededError()
    if (session.user !== identity) throw new IdentityChangedError()
    if (!fresh) return session.token
    if (!this.world.network.up) throw new OfflineError('no token endpoint')
    return (session.token = this.world.server.issueToken(session.user))
  }

  /** Drains in a new process, unless another one holds the lock; `steal` takes the lock from it. */
  async drain(identity: Identity = this.identity, steal = false): Promise<void> {
    const holder = this.holders.get(identity)
    if (holder && !holder.process.hasCrashed && !steal) return
    holder?.stolen.abort()
    const process = new Process(() => this.world.random() < this.crashRate)
    const mine: LockHolder = { process, stolen: new AbortController() }
    this.holders.set(identity, mine)
    const env: Env = {
      now: () => this.now(),
      random: this.world.random,
      token: (fresh) => this.token(identity, fresh),
      isSecondFactorDue: async () => false,
    }
    const run = drain({
      identity,
      store: process.withCrashes(outboxStore(this.db(identity), process.withCrashes(publicCopies(this.shared)))),
      remote: process.withCrashes<Remote>(this.world.network),
      env: process.withCrashes(env),
      signal: mine.stolen.signal,
    })
    const end = Promise.race([process.crashed, run])
    this.running.set(process, end)
    await end
    this.running.delete(process)
    if (this.holders.get(identity) === mine) this.holders.delete(identity)
  }

  /** Everybody who has used the phone signs in again, and it sends what they have written. */
  async drainAll(): Promise<void> {
    const { session } = this
    for (const identity of this.dbs.keys()) {
      if (identity !== 'anonymous') this.signIn(identity)
      for (let rounds = 0; rounds < 4; rounds += 1) {
        this.world.server.now += 2 * hourMs
        await this.drain(identity)
      }
    }
    if (session) this.signIn(session.user)
    else this.session = null
  }

  freeze(): void {
    this.holders.get(this.identity)?.process.freeze()
  }

  thawAll(): void {
    for (const process of this.running.keys()) process.thaw()
  }

  /** Lets a pull and drains that are under way proceed: each read of a database takes a turn of the event loop. */
  async work(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) await this.shared.device.count()
  }

  async settle(): Promise<void> {
    this.thawAll()
    await Promise.all(this.running.values())
  }

  async remove(): Promise<void> {
    await this.shared.delete()
    for (const db of this.dbs.values()) await db.delete()
  }
}
