import { chooseCampus, readCampus } from '@/store/campus'
import { OfflineError } from '@/store/remote/errors'
import type { Campus } from '@/kit/rules/campus'
import type { UserId } from '@/kit/rules/ids'
import { pinRows } from '@/store/sync/pull/on-screen'
import { CampusChangedError, pullAll, RestoredError, type Owner } from '@/store/sync/pull/pull-all'
import { readCursor } from '@/store/sync/pull/sync-cursor'
import { putNewer } from '@/store/sync/pull/put-newer'
import { PhoneModel } from './phone-model'
import { candidates, isShown, newestFirst } from './server-state'
import { headOf } from './sync-answers'

class Crash extends Error {}

/** A phone whose tabs pull one at a time, as Web Locks make them. */
export class PullingPhone extends PhoneModel {
  private pulling: Promise<void> | null = null
  private unpin: () => void = () => {}

  /** Starts a pull, unless a tab is pulling. */
  pull(knowsHead = false): Promise<void> {
    this.pulling ??= this.pullOnce(knowsHead).finally(() => (this.pulling = null))
    return this.pulling
  }

  private async pullOnce(knowsHead: boolean): Promise<void> {
    const head = knowsHead ? headOf(this.world.server.state, await readCampus(this.shared), null, 0) : null
    try {
      await pullAll({
        db: this.shared,
        remote: this.world.network,
        owner: this.owner(),
        first: this.world.random() < 0.3 ? ['gossip_posts'] : [],
        head,
        now: () => this.step(this.now()),
      })
    } catch (error) {
      if (![OfflineError, CampusChangedError, RestoredError, Crash].some((expected) => error instanceof expected))
        throw error
    }
  }

  /** Without a valid session, only public rows are pulled. */
  private owner(): Owner | null {
    const { session } = this
    if (!session || session.hasExpired) return null
    const [step, db] = [this.step.bind(this), this.db(session.user)]
    return {
      get id() {
        return step(session.user)
      },
      get db() {
        return step(db)
      },
      token: session.token,
    }
  }

  /** The page may die at each step of a pull. */
  private step<Value>(value: Value): Value {
    if (this.world.random() < this.crashRate) throw new Crash()
    return value
  }

  async switchTo(user: UserId | null): Promise<void> {
    const { session } = this
    if ((session?.user ?? null) === user) return
    await this.settle()
    if (session) await this.db(session.user).deleteCopiesAndDrafts()
    if (user) this.signIn(user)
    else this.session = null
  }

  choose(campus: Campus): Promise<void> {
    this.unpin()
    return chooseCampus(this.shared, campus)
  }

  /** Loads the next older posts of one category, which stay while the screen is open. */
  async scroll(): Promise<void> {
    const campus = await readCampus(this.shared)
    const [end] = ((await readCursor(this.shared, campus))?.floors['gossip_posts'] ?? '').split(' ')
    const older = candidates(this.world.server.state, 'gossip_posts', campus, null).filter(
      (stored) => isShown(stored) && stored.row.created_at < (end ?? '') && stored.row['category'] === 'love',
    )
    const page = older
      .toSorted(newestFirst)
      .slice(0, 6)
      .map(({ row }) => row)
    this.unpin()
    this.unpin = pinRows('gossip_posts', new Set(page.map(({ id }) => id)))
    await this.shared.transaction('rw', this.shared.replica('gossip_posts'), this.shared.device, async () => {
      if ((await readCampus(this.shared)) === campus) await putNewer(this.shared.table('gossip_posts'), page)
    })
  }

  closeScreen(): void {
    this.unpin()
  }

  /** A copy is lost, or changed, without the app's doing. */
  async tamper(pick: number): Promise<void> {
    const table = this.shared.table<{ readonly id: string; readonly rev: number }, string>(
      pick % 2 === 0 ? 'groceries' : 'gossip_posts',
    )
    // The comparison leaves out the day in which a window ends.
    const ids = (await table.orderBy('created_at').reverse().primaryKeys()).slice(0, 20)
    const id = ids[pick % Math.max(1, ids.length)]
    if (id === undefined) return
    if (pick % 3 === 0) await table.update(id, { rev: 0 })
    else await table.delete(id)
  }

  override async settle(): Promise<void> {
    await this.pulling
    await super.settle()
  }

  override async remove(): Promise<void> {
    this.unpin()
    await super.remove()
  }
}
