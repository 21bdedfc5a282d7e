import { copiesDb } from '@/store/db'
import { drain, type DrainReport } from '@/store/sync/outbox/drain'
import { userDb } from '@/store/user-db'
import type { Remote } from '@/store/sync/outbox/remote'
import { publicCopies } from '@/store/sync/outbox/public-copies'
import { outboxStore } from '@/store/sync/outbox/store'
import { userId, type UserId } from '@/kit/rules/ids'
import type { World } from '../campus/world'
import { diceFor, type Dice } from '../model/dice'
import type { Student } from '../model/students'
import { lossyRemote } from './network'

/** The app's delay before it tries again when offline. */
const offlineRetryMs = 30_000

/** A student's phone, with the app's own outbox. */
export class Phone {
  readonly student: Student
  readonly user: UserId
  readonly dice: Dice
  online = true
  private readonly world: World
  private readonly remote: Remote

  constructor(student: Student, user: string, world: World, seed: number, afterEach: () => Promise<void>) {
    this.student = student
    this.user = userId(user)
    this.world = world
    this.dice = diceFor(seed, 'phone', student.index)
    this.remote = lossyRemote(world, diceFor(seed, 'network', student.index), student.loss, afterEach)
  }

  /**
   * Drains the outbox.
   * @returns when to drain again (ms since the epoch); null if nothing is left or the phone is offline
   */
  async send(): Promise<number | null> {
    for (;;) {
      if (!this.online) return null
      const { end, nextAt } = await this.drainOnce()
      if (end === 'offline') return this.world.now() + offlineRetryMs
      if (end === 'auth' || end === 'stopped') throw new Error(`a phone cannot send: ${end}`)
      if (end === 'idle') {
        await this.deleteSentPhotos()
        return nextAt === null ? null : Math.max(nextAt, this.world.now() + 250)
      }
    }
  }

  private async drainOnce(): Promise<DrainReport> {
    const token = this.world.campus.tokenOf(this.user)
    return drain({
      identity: this.user,
      store: outboxStore(userDb(this.user), publicCopies(copiesDb())),
      remote: this.remote,
      env: {
        now: this.world.now,
        random: this.dice.roll,
        token: async () => token,
        isSecondFactorDue: async () => false,
      },
      signal: new AbortController().signal,
    })
  }

  /** Some versions store a post's picture until the post is public, which is too much for 500 phones in one process. */
  private async deleteSentPhotos(): Promise<void> {
    const db = userDb(this.user)
    if ((await db.photos.count()) === 0) return
    const waiting = new Set((await db.operations.toArray()).map(({ lane }) => lane))
    await db.photos.filter(({ lane }) => !waiting.has(lane)).delete()
  }
}
