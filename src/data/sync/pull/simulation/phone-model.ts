import { userId, type UserId } from '@/domain/shared/ids'
import type { Campus } from '@/domain/university/campus'
import { chooseCampus, readCampus } from '../../../campus'
import { ComradeDb } from '../../../db'
import { OfflineError } from '../../../remote/errors'
import { drain } from '../../outbox/drain'
import type { Draft, Operation } from '../../outbox/operation'
import { publicCopies } from '../../outbox/public-copies'
import { enqueue, outboxStore } from '../../outbox/store'
import { putNewer } from '../put-newer'
import { UserDb } from '../../../user-db'
import { keepOnScreen } from '../on-screen'
import { CampusChangedError, pullAll, RestoredError, type Owner } from '../pull-all'
import { readCursor } from '../sync-cursor'
import type { NetworkModel } from './network-model'
import type { ServerModel } from './server-model'
import { candidates, isShown, newestFirst } from './server-state'

export const users = { amina: userId('99999999-0000-4000-8000-00000000000a'), brian: userId('99999999-0000-4000-8000-00000000000b'), chao: userId('99999999-0000-4000-8000-00000000000c') }

class Crash extends Error {}

/** One phone: its databases and its tabs, which pull one at a time, as Web Locks make them. */
export class PhoneModel {
  readonly db: ComradeDb
  user: UserId | null = null
  /** Without a valid session, only public rows are pulled. */
  sessionExpired = false
  /** The probability that the page dies at each step of a pull, in [0, 1]. */
  crashRate = 0
  private readonly dbs = new Map<UserId, UserDb>()
  private readonly server: ServerModel
  private readonly network: NetworkModel
  private readonly random: () => number
  private pulling: Promise<void> | null = null
  private readonly draining = new Map<UserId, Promise<unknown>>()
  private letGo: () => void = () => {}

  constructor(name: string, server: ServerModel, network: NetworkModel, random: () => number) {
    this.server = server
    this.network = network
    this.random = random
    this.db = new ComradeDb(`${name}-shared`)
    for (const id of Object.values(users)) this.dbs.set(id, new UserDb(`${name}-${id}`))
  }

  of(user: UserId): UserDb {
    const db = this.dbs.get(user)
    if (!db) throw new Error(`No database of ${user}`)
    return db
  }

  /** Starts a pull, unless a tab is pulling. */
  pull(knowsHead = false): Promise<void> {
    this.pulling ??= this.pullOnce(knowsHead).finally(() => (this.pulling = null))
    return this.pulling
  }

  private async pullOnce(knowsHead: boolean): Promise<void> {
    const head = knowsHead ? this.server.head(await readCampus(this.db)) : null
    try {
      await pullAll({ db: this.db, remote: this.network, owner: this.owner(), first: this.random() < 0.3 ? ['gossip_posts'] : [], head, now: () => this.step(this.server.now) })
    } catch (error) {
      if (![OfflineError, CampusChangedError, RestoredError, Crash].some((expected) => error instanceof expected)) throw error
    }
  }

  private owner(): Owner | null {
    const { user } = this
    if (user === null || this.sessionExpired) return null
    const [step, db] = [this.step.bind(this), this.of(user)]
    return { get id() { return step(user) }, get db() { return step(db) }, token: user }
  }

  private step<Value>(value: Value): Value {
    if (this.random() < this.crashRate) throw new Crash()
    return value
  }

  async signIn(user: UserId | null): Promise<void> {
    if (this.user === user) return
    await this.settle()
    if (this.user) await this.of(this.user).deleteCopiesAndDrafts()
    this.user = user
    this.sessionExpired = false
  }

  async write(drafts: readonly Draft[]): Promise<void> {
    if (this.user) await enqueue(this.of(this.user), drafts, [], () => this.server.now)
  }

  async drain(): Promise<void> {
    const { user } = this
    if (user === null || this.sessionExpired || this.draining.has(user)) return
    const env = { now: () => this.server.now, random: this.random, token: async () => user }
    const store = outboxStore(this.of(user), publicCopies(this.db))
    const run = drain({ identity: user, store, remote: this.network.outbox, env, signal: new AbortController().signal }).finally(() => this.draining.delete(user))
    this.draining.set(user, run)
    await run
  }

  pending(user: UserId): Promise<Operation[]> {
    return this.of(user).operations.orderBy('seq').toArray()
  }

  choose(campus: Campus): Promise<void> {
    this.letGo()
    return chooseCampus(this.db, campus)
  }

  /** Loads the next older posts of one category, which stay while the screen is open. */
  async scroll(): Promise<void> {
    const campus = await readCampus(this.db)
    const [end] = ((await readCursor(this.db, campus))?.floors['gossip_posts'] ?? '').split(' ')
    const older = candidates(this.server.state, 'gossip_posts', campus, null).filter((stored) => isShown(stored) && stored.row.created_at < (end ?? '') && stored.row['category'] === 'love')
    const page = older.toSorted(newestFirst).slice(0, 6).map(({ row }) => row)
    this.letGo()
    this.letGo = keepOnScreen('gossip_posts', new Set(page.map(({ id }) => id)))
    await this.db.transaction('rw', this.db.replica('gossip_posts'), this.db.device, async () => {
      if ((await readCampus(this.db)) === campus) await putNewer(this.db.table('gossip_posts'), page)
    })
  }

  closeScreen(): void {
    this.letGo()
  }

  /** A copy is lost, or changed, without the app's doing. */
  async tamper(pick: number): Promise<void> {
    const table = this.db.table<{ readonly id: string; readonly rev: number }, string>(pick % 2 === 0 ? 'groceries' : 'gossip_posts')
    // The comparison leaves out the day in which a window ends.
    const ids = (await table.orderBy('created_at').reverse().primaryKeys()).slice(0, 20)
    const id = ids[pick % Math.max(1, ids.length)]
    if (id === undefined) return
    if (pick % 3 === 0) await table.update(id, { rev: 0 })
    else await table.delete(id)
  }

  /** Lets a pull and a drain that are under way proceed. */
  async work(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) await this.db.device.count()
  }

  async drained(): Promise<void> {
    await Promise.all(this.draining.values())
  }

  async settle(): Promise<void> {
    await this.pulling
    await this.drained()
  }

  async remove(): Promise<void> {
    this.letGo()
    await this.db.delete()
    for (const db of this.dbs.values()) await db.delete()
  }
}
