import { liveQuery } from 'dexie'
import { createStore } from 'zustand/vanilla'
import { keepPrediction, type LogChange } from '@/domain/cycle/commands'
import type { CycleLog } from '@/domain/cycle/log'
import type { LockAfter } from '@/domain/cycle/pin'
import { dayOf, type IsoDay } from '@/domain/day'
import { keepSafely } from '../keep-safely'
import { plainCodec, sealedCodec, type Codec } from './codec'
import type { CycleDb } from './cycle-db'
import { commit, encodePages, markUnsaved, pageReader, readSnapshot, type Snapshot, type Write } from './cycle-store'
import { allPages, changedPages } from './pages'
import { pinRecord, triesUntil, tryPin, type PinAnswer } from './pin-lock'
import { newSecret, pageKeys, leastIterations } from './sealing'

export type CycleState =
  | { readonly status: 'loading' }
  /** The storage of this phone cannot be opened. */
  | { readonly status: 'failed' }
  /** `until`: when a PIN may be tried again, in milliseconds since the epoch. */
  | { readonly status: 'locked'; readonly until: number }
  | {
      readonly status: 'open'
      readonly log: CycleLog
      /** Null without a PIN. */
      readonly lockAfter: LockAfter | null
      readonly backup: { readonly last: string | null; readonly unsavedSince: string | null }
    }

/** The log is locked: nothing can be read or written before the PIN is given. */
export class CycleLockedError extends Error {
  override readonly name = 'CycleLockedError'
}

export type PinResult = 'done' | Exclude<PinAnswer, { kind: 'right' }>

const minute = 60_000

type World = { readonly now: () => number; readonly iterations: number }

/** Keeps one person's cycle log: opens it, locks it, changes it, and says how it stands. */
export class CycleKeeper {
  readonly state = createStore<CycleState>()(() => ({ status: 'loading' }))
  readonly #db: CycleDb
  readonly #world: World
  readonly #reader = pageReader()
  /** How the pages are read; null while they are locked. */
  #codec: Codec | null = null
  #generation: string | null = null
  #locked = ''
  #taking: Promise<void> = Promise.resolve()
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(db: CycleDb, world: World = { now: Date.now, iterations: leastIterations }) {
    this.#db = db
    this.#world = world
  }

  /** Follows the database, whichever tab writes to it. Answers when to stop. */
  follow(): () => void {
    const subscription = liveQuery(() => readSnapshot(this.#db)).subscribe({
      next: (snapshot) => void this.#take(snapshot),
      error: () => this.state.setState({ status: 'failed' }, true),
    })
    return () => subscription.unsubscribe()
  }

  /** @throws CycleLockedError | StorageFullError | StorageUnavailableError: nothing was kept */
  async change(change: LogChange): Promise<void> {
    await this.#write(async (snapshot, codec) => {
      const before = await this.#reader.read(codec, snapshot.pages)
      const after = keepPrediction(this.#today())(change(before))
      const pages = changedPages(before, after)
      if (pages.length === 0) return null
      return { pages: await encodePages(codec, pages), keeping: [markUnsaved(snapshot, this.#world.now())] }
    })
  }

  /** Seals the log with a PIN. Without it nobody can read the log again, the person included. */
  async setPin(pin: string, lockAfter: LockAfter): Promise<void> {
    const secret = newSecret()
    const [record, codec] = [await pinRecord(pin, secret, lockAfter, this.#world.iterations), sealedCodec(await pageKeys(secret))]
    await this.#rewrite(codec, { keeping: [record, { key: 'tries', failed: 0, last: 0 }] })
  }

  async changePin(pin: string, next: string): Promise<PinResult> {
    return this.#withSecret(pin, async (secret, snapshot) => {
      const record = await pinRecord(next, secret, snapshot.pin?.lockAfter ?? 0, this.#world.iterations)
      await this.#db.keeping.put(record)
    })
  }

  async removePin(pin: string): Promise<PinResult> {
    return this.#withSecret(pin, () => this.#rewrite(plainCodec, { forget: ['pin', 'tries'] }))
  }

  async setLockAfter(lockAfter: LockAfter): Promise<void> {
    await this.#db.transaction('rw', this.#db.keeping, async () => {
      const pin = await this.#db.keeping.get('pin')
      if (pin?.key === 'pin') await this.#db.keeping.put({ ...pin, lockAfter })
    })
  }

  async unlock(pin: string): Promise<PinResult> {
    return this.#withSecret(pin, async (secret, snapshot) => {
      this.#open(sealedCodec(await pageKeys(secret)), snapshot)
      await this.#take(await readSnapshot(this.#db))
    })
  }

  /** Locks the log in every tab. Without a PIN there is nothing to lock. */
  async lock(): Promise<void> {
    const snapshot = await readSnapshot(this.#db)
    if (!snapshot.pin) return
    this.#close(snapshot)
    await this.#db.keeping.put({ key: 'locked', value: crypto.randomUUID() })
  }

  /** The person is at it: the log locks itself when this has not been said for the chosen time. */
  touch(): void {
    clearTimeout(this.#idle)
    const state = this.state.getState()
    if (state.status !== 'open' || !state.lockAfter) return
    this.#idle = setTimeout(() => void this.lock(), state.lockAfter * minute)
  }

  /** Deletes everything: the log, the settings and the PIN. */
  async erase(): Promise<void> {
    for (;;) {
      const snapshot = await readSnapshot(this.#db)
      const erased: Write = { pages: [], all: true, keeping: [{ key: 'generation', value: crypto.randomUUID() }], forget: ['pin', 'tries', 'backup', 'locked'] }
      if (await commit(this.#db, snapshot, erased)) return
    }
  }

  async backupMade(): Promise<void> {
    await this.#db.keeping.put({ key: 'backup', last: this.#today(), unsavedSince: null })
  }

  #today(): IsoDay {
    return dayOf(new Date(this.#world.now()))
  }

  /** One state after another, in the order in which they were read. */
  #take(snapshot: Snapshot): Promise<void> {
    this.#taking = this.#taking.then(() => this.#show(snapshot))
    return this.#taking
  }

  async #show(snapshot: Snapshot): Promise<void> {
    const codec = this.#codecFor(snapshot)
    if (!codec) {
      this.state.setState({ status: 'locked', until: triesUntil(snapshot, this.#world.now()) }, true)
      return
    }
    const log = await this.#reader.read(codec, snapshot.pages)
    // Locked while it was being read: then it is not shown.
    if (this.#codec !== codec) return
    const { last, unsavedSince } = snapshot.backup
    this.state.setState({ status: 'open', log, lockAfter: snapshot.pin?.lockAfter ?? null, backup: { last, unsavedSince } }, true)
  }

  #codecFor(snapshot: Snapshot): Codec | null {
    if (snapshot.generation !== this.#generation) this.#open(snapshot.pin ? null : plainCodec, snapshot)
    else if (snapshot.pin && snapshot.locked !== this.#locked) this.#open(null, snapshot)
    return this.#codec
  }

  #open(codec: Codec | null, { generation, locked }: Snapshot): void {
    this.#codec = codec
    this.#generation = generation
    this.#locked = locked
    this.#reader.forget()
  }

  #close(snapshot: Snapshot): void {
    this.#open(null, snapshot)
    this.state.setState({ status: 'locked', until: triesUntil(snapshot, this.#world.now()) }, true)
  }

  /** Reckons a write on what is there, and again if another tab was faster. */
  async #write(reckon: (snapshot: Snapshot, codec: Codec) => Promise<Write | null>): Promise<Snapshot> {
    await this.#taking
    for (;;) {
      const snapshot = await keepSafely(() => readSnapshot(this.#db))
      const codec = this.#codecFor(snapshot)
      if (!codec) throw new CycleLockedError('the cycle log is locked')
      const write = await reckon(snapshot, codec)
      if (!write || (await keepSafely(() => commit(this.#db, snapshot, write)))) return snapshot
    }
  }

  /** Writes all pages anew in another way, and goes on with it. */
  async #rewrite(codec: Codec, { keeping = [], forget = [] }: Pick<Write, 'keeping' | 'forget'>): Promise<void> {
    const generation = crypto.randomUUID()
    const before = await this.#write(async (snapshot, now) => {
      const log = await this.#reader.read(now, snapshot.pages)
      return { pages: await encodePages(codec, allPages(log)), all: true, keeping: [...keeping, { key: 'generation', value: generation }], forget }
    })
    this.#open(codec, { ...before, generation })
  }

  async #withSecret(pin: string, then: (secret: Uint8Array<ArrayBuffer>, snapshot: Snapshot) => Promise<void>): Promise<PinResult> {
    const snapshot = await readSnapshot(this.#db)
    if (!snapshot.pin) return 'done'
    const answer = await tryPin(this.#db, snapshot, snapshot.pin, pin, this.#world.now)
    if (answer.kind !== 'right') return answer
    await then(answer.secret, snapshot)
    return 'done'
  }
}
