import type { Identity } from '@/domain/shared/ids'
import { ComradeDb } from '../../../db'
import { OfflineError } from '../../../remote/errors'
import { drain, type DrainReport } from '../drain'
import { IdentityChangedError, SignInNeededError } from '../../../session/errors'
import type { Draft, Operation } from '../operation'
import { UserDb } from '../../../user-db'
import type { Env, Remote } from '../remote'
import { publicCopies, type PublicCopies } from '../public-copies'
import { enqueue, outboxStore, type OutboxStore } from '../store'
import type { NetworkModel } from './network-model'
import type { ServerModel } from './server-model'

/** A page or a worker: it can crash or freeze between any two steps. */
class Process {
  readonly crashed: Promise<null>
  hasCrashed = false
  private reportCrash: () => void = () => {}
  private resume: (() => void) | null = null
  private frozen: Promise<void> | null = null
  private readonly crashesNow: () => boolean

  constructor(crashesNow: () => boolean) {
    this.crashesNow = crashesNow
    this.crashed = new Promise((resolve) => (this.reportCrash = () => resolve(null)))
  }

  freeze(): void {
    this.frozen ??= new Promise((resolve) => (this.resume = resolve))
  }

  thaw(): void {
    this.resume?.()
    this.frozen = null
  }

  /** Runs one step. After a crash it never resolves. */
  private async step<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.frozen
    if (this.crashes()) return new Promise(() => {})
    const result = await work()
    await this.frozen
    return this.crashes() ? new Promise(() => {}) : result
  }

  private crashes(): boolean {
    if (!this.hasCrashed && this.crashesNow()) {
      this.hasCrashed = true
      this.reportCrash()
    }
    return this.hasCrashed
  }

  /** Wraps an object so that this process may crash before and after each call of its methods. */
  withCrashes<Part extends object>(part: Part): Part {
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

type LockHolder = { readonly process: Process; readonly stolen: AbortController }
type Session = { readonly user: string; token: string | null; sessionExpired: boolean }

/** One phone: its databases, its session, its pages and its worker, on one virtual clock. */
export class PhoneModel {
  now = Date.UTC(2026, 10, 21, 8)
  session: Session | null = null
  /** The probability that a process crashes at each step, in [0, 1]. */
  crashRate = 0
  readonly shared: ComradeDb
  private readonly dbs = new Map<Identity, UserDb>()
  private readonly holders = new Map<Identity, LockHolder>()
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
    const existing = this.dbs.get(identity)
    if (existing) return existing
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

  /** Drains in a new process, unless another one holds the lock; `steal` takes the lock from it. */
  async drain(identity: Identity, steal = false): Promise<DrainReport | null> {
    const holder = this.holders.get(identity)
    if (holder && !holder.process.hasCrashed && !steal) return null
    holder?.stolen.abort()
    const process = new Process(() => this.random() < this.crashRate)
    this.processes.add(process)
    const mine: LockHolder = { process, stolen: new AbortController() }
    this.holders.set(identity, mine)
    const store: OutboxStore = outboxStore(this.db(identity), process.withCrashes<PublicCopies>(publicCopies(this.shared)))
    const remote: Remote = this.network
    const report = await Promise.race([
      process.crashed,
      drain({
        identity,
        store: process.withCrashes(store),
        remote: process.withCrashes(remote),
        env: process.withCrashes(this.env(identity)),
        signal: mine.stolen.signal,
      }),
    ])
    this.processes.delete(process)
    if (this.holders.get(identity) === mine) this.holders.delete(identity)
    return report
  }

  startDrain(identity: Identity, steal: boolean): void {
    const run = this.drain(identity, steal)
    this.running.add(run)
    void run.finally(() => this.running.delete(run))
  }

  freeze(identity: Identity): void {
    this.holders.get(identity)?.process.freeze()
  }

  thawAll(): void {
    for (const process of this.processes) process.thaw()
  }

  /** Lets running drains proceed: each read of a database takes a turn of the event loop. */
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
