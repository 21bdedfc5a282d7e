import { copiesDb } from '@/data/db'
import { drain, type DrainReport } from '@/data/outbox/drain'
import { userDb } from '@/data/outbox/user-db'
import type { Remote } from '@/data/outbox/remote'
import { publicCopies } from '@/data/outbox/public-copies'
import { outboxStore } from '@/data/outbox/store'
import { userId, type UserId } from '@/domain/shared/ids'
import type { World } from '../campus/world'
import { diceFor, type Dice } from '../model/dice'
import type { Student } from '../model/students'
import { lossyRemote } from './network'

/** As the app waits before it looks for a network again. */
const offlineRetryMs = 30_000

/** One student's phone with the app's own outbox. */
export class Phone {
  readonly student: Student
  readonly user: UserId
  readonly dice: Dice
  /** No request leaves while this is false. */
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

  /** Sends what waits. @returns when to send again (milliseconds since the epoch); null when nothing is left to wait for */
  async send(): Promise<number | null> {
    for (;;) {
      if (!this.online) return null
      const { end, nextAt } = await this.drainOnce()
      if (end === 'offline') return this.world.now() + offlineRetryMs
      if (end === 'auth' || end === 'stopped') throw new Error(`a phone cannot send: ${end}`)
      if (end === 'idle') {
        await this.letSentPhotosGo()
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
      env: { now: this.world.now, random: this.dice.roll, token: async () => token },
      signal: new AbortController().signal,
    })
  }

  /** Some versions keep a post's picture until everybody sees it: for 500 phones in one process that is too much. */
  private async letSentPhotosGo(): Promise<void> {
    const db = userDb(this.user)
    if ((await db.photos.count()) === 0) return
    const waiting = new Set((await db.operations.toArray()).map(({ lane }) => lane))
    await db.photos.filter(({ lane }) => !waiting.has(lane)).delete()
  }
}
