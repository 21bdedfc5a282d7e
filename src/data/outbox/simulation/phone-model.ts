import { ComradeDb } from '../../db'
import { OfflineError } from '../../remote/errors'
import { drain, type DrainReport } from '../drain'
import { IdentityChangedError, SignInNeededError } from '../errors'
import type { Draft, Identity, Operation } from '../operation'
import { UserDb } from '../user-db'
import type { Env, Remote } from '../remote'
import { publicCopies, type PublicCopies } from '../public-copies'
import { enqueue, outboxStore, type OutboxStore } from '../store'
import type { NetworkModel } from './network-model'
import type { ServerModel } from './server-model'

/** A page or a worker: it can die between any two steps, or freeze. */
class Process {
  readonly died: Promise<null>
  dead = false
  private die: () => void = () => {}
  private thaw: (() => void) | null = null
  private frozen: Promise<void> | null = null
  private readonly mayDie: () => boolean

  constructor(mayDie: () => boolean) {
    this.mayDie = mayDie
    this.died = new Promise((resolve) => (this.die = () => resolve(null)))
  }

  freeze(): void {
    this.frozen ??= new Promise((resolve) => (this.thaw = resolve))
  }

  thawOut(): void {
    this.thaw?.()
    this.frozen = null
  }

  /** Runs one step of this process; one that has died never comes back from it. */
  private async step<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.frozen
    if (this.dies()) return new Promise(() => {})
    const result = await work()
    await this.frozen
    return this.dies() ? new Promise(() => {}) : result
  }

  private dies(): boolean {
    if (!this.dead && this.mayDie()) {
      this.dead = true
      this.die()
    }
    return this.dead
  }

  /** The same part, with a chance to die before and after each of its calls. */
  endangered<Part extends object>(part: Part): Part {
    return new Proxy(part, {
      get: (target, name, receiver) => {
        const member: unknown = Reflect.get(target, name, receiver)
        if (typeof member !== 'function') return member
        return (...args: unknown[]) => {
          const call = () => Reflect.apply(member, target, args)
          return name === 'now' || name === 'random' ? call() : this.step(async () => call())
        }
      },
    })
  }
}

type Holder = { readonly process: Process; readonly end: AbortController }
type Session = { readonly user: string; token: string | null; sessionExpired: boolean }

/** One phone: its databases, who is signed in, its pages and its worker, all over one virtual clock. */
export class PhoneModel {
  now = Date.UTC(2026, 10, 21, 8)
  session: Session | null = null
  /** How likely a process dies at each step, in [0, 1]. */
  danger = 0
  readonly shared: ComradeDb
  private readonly dbs = new Map<Identity, UserDb>()
  private readonly holders = new Map<Identity, Holder>()
  private readonly running = new Set<Promise<unknown>>()
  private readonly processes = new Set<Process>()
  private readonly name: string
  private readonly server: ServerModel
  private readonly network: NetworkModel
  private readonly random: () => number

  constructor(name: string, server: ServerModel, network: NetworkModel, random: () => number) {
    this.name = name
    this.server = server
    this.network = network
    this.random = random
    this.shared = new ComradeDb(`${name}-shared`)
  }

  db(identity: Identity): UserDb {
    const known = this.dbs.get(identity)
    if (known) return known
    const db = new UserDb(`${this.name}-${identity}`)
    this.dbs.set(identity, db)
    return db
  }

  identities(): readonly Identity[] {
    return [...this.dbs.keys()]
  }

  pending(identity: Identity): Promise<Operation[]> {
    return this.db(identity).operations.orderBy('seq').toArray()
  }

  write(identity: Identity, drafts: readonly Draft[]): Promise<void> {
    return enqueue(this.db(identity), drafts, [], () => this.now)
  }

  signIn(user: string): void {
    this.session = { user, token: this.server.issueToken(user), sessionExpired: false }
  }

  private env(identity: Identity): Env {
    return {
      now: () => this.now,
      random: this.random,
      token: async (fresh) => {
        const { session } = this
        if (identity === 'anonymous') {
          if (fresh) throw new SignInNeededError()
          return null
        }
        if (!session || session.sessionExpired) throw new SignInNeededError()
        if (session.user !== identity) throw new IdentityChangedError()
        if (session.token !== null && !fresh) return session.token
        if (!this.network.up) throw new OfflineError('no token endpoint')
        session.token = this.server.issueToken(session.user)
        return session.token
      },
    }
  }

  /** A page or the worker sends, if no other one is at it; `rob` takes the lock from a holder that has gone silent. */
  async drain(identity: Identity, rob = false): Promise<DrainReport | null> {
    const holder = this.holders.get(identity)
    if (holder && !holder.process.dead && !rob) return null
    holder?.end.abort()
    const process = new Process(() => this.random() < this.danger)
    this.processes.add(process)
    const mine: Holder = { process, end: new AbortController() }
    this.holders.set(identity, mine)
    const store: OutboxStore = outboxStore(this.db(identity), process.endangered<PublicCopies>(publicCopies(this.shared)))
    const remote: Remote = this.network
    const report = await Promise.race([
      process.died,
      drain({
        identity,
        store: process.endangered(store),
        remote: process.endangered(remote),
        env: process.endangered(this.env(identity)),
        signal: mine.end.signal,
      }),
    ])
    this.processes.delete(process)
    if (this.holders.get(identity) === mine) this.holders.delete(identity)
    return report
  }

  /** Lets a page or the worker send while other things happen. */
  drainMeanwhile(identity: Identity, rob: boolean): void {
    const run = this.drain(identity, rob)
    this.running.add(run)
    void run.finally(() => this.running.delete(run))
  }

  freeze(identity: Identity): void {
    this.holders.get(identity)?.process.freeze()
  }

  thawAll(): void {
    for (const process of this.processes) process.thawOut()
  }

  /** Each reading of a database takes a turn of the event loop, in which others get on, too. */
  async work(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) await this.shared.device.count()
  }

  async settle(): Promise<void> {
    this.thawAll()
    await Promise.all(this.running)
  }

  async remove(): Promise<void> {
    await this.shared.delete()
    for (const db of this.dbs.values()) await db.delete()
  }
}
