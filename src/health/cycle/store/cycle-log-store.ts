import { liveQuery } from 'dexie'
import { createStore } from 'zustand/vanilla'
import { tickAnswered } from '@/health/cycle/rules/pill-day'
import { recordPrediction, type LogChange } from '@/health/cycle/rules/log-changes'
import type { LockAfter } from '@/health/cycle/rules/pin'
import { dayOf, type IsoDay } from '@/kit/rules/day'
import { reportAs } from '@/store/error-log/error-log'
import { writeToStorage } from '@/store/write-to-storage'
import { plainCodec, sealedCodec, type Codec } from './codec'
import type { CycleDb, DeviceKey } from './cycle-db'
import { lockedState, openState, type CycleState } from './cycle-state'
import { commit, pageReader, readSnapshot, type Snapshot, type Write } from './cycle-store'
import { IdleTimer, type Clocks } from './idle-timer'
import { allPagesIn, writeOf } from './page-writes'
import { backupPage, pagesAfter } from './pages'
import { Pause } from './pause'
import {
  changePinRecord,
  CycleLockedError,
  defaultPinKeys,
  pinRecord,
  tryPin,
  type AskPhone,
  type PinKeys,
  type PinResult,
} from './pin-lock'
import { RowLock } from './row-lock'
import { newSecret, pageKeys } from '@/store/sealed-rows/sealing'

type Environment = Clocks & { readonly keys: PinKeys }

const defaultEnvironment: Environment = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  keys: defaultPinKeys,
}

/** The cycle log of one user: opens, locks and changes it, and publishes its state. */
export class CycleLogStore {
  readonly state = createStore<CycleState>()(() => ({ status: 'loading' }))
  readonly #db: CycleDb
  readonly #environment: Environment
  readonly #rows: RowLock
  readonly #reader = pageReader()
  /** Null while the log is locked. */
  #codec: Codec | null = null
  #generation: string | null = null
  /** The generation for which the rows were last sealed or opened. */
  #settled: string | null = null
  #locked = ''
  #updating: Promise<void> = Promise.resolve()
  /** True if months of an earlier schema were written anew since the start: once is enough, even if one cannot be. */
  #hasRewritten = false
  readonly #pause: Pause
  readonly #idle: IdleTimer

  /** @param rows what is sealed and opened with the log */
  constructor(db: CycleDb, environment: Environment = defaultEnvironment, rows = new RowLock(db, null)) {
    this.#db = db
    this.#rows = rows
    this.#environment = environment
    this.#pause = new Pause(environment.elapsed)
    this.#idle = new IdleTimer(environment)
  }

  /** The encoding of the log and its rows; null while it is locked. */
  get codec(): Codec | null {
    return this.#codec
  }

  /**
   * Follows changes of the database from all tabs. Returns a function that stops it. Locks a log that was last used too
   * long ago.
   */
  follow(): () => void {
    this.#lockIfIdle()
    const subscription = liveQuery(async () => readSnapshot(this.#db)).subscribe({
      next: (snapshot) => void this.#update(snapshot),
      error: () => this.state.setState({ status: 'failed' }, true),
    })
    return () => subscription.unsubscribe()
  }

  /** @throws CycleLockedError | StorageFullError | StorageUnavailableError: nothing was stored */
  async change(change: LogChange): Promise<void> {
    await this.#write(async (snapshot, codec) => {
      const read = await this.#reader.read(codec, snapshot)
      const asked = change(tickAnswered(snapshot.answered)(read.log))
      const after = asked === read.log ? asked : recordPrediction(this.#today())(asked)
      const pages = pagesAfter(after, read, this.#today())
      if (pages.length === 0 && snapshot.answered.length === 0) return null
      return { ...(await writeOf(snapshot, codec, pages)), dropMetadata: ['answered'] }
    })
  }

  /** Seals the log with a PIN. Without the PIN nobody can read it again, not even the user. */
  async setPin(pin: string, lockAfter: LockAfter, askPhone: AskPhone, device?: DeviceKey): Promise<void> {
    const secret = newSecret()
    const [record, codec, rows] = [
      await pinRecord({ pin, lockAfter, device, askPhone }, secret, this.#environment.keys),
      sealedCodec(await pageKeys(secret)),
      await this.#rows.create(secret),
    ]
    await this.#rows.settle()
    await this.#rewrite(codec, {
      metadata: [
        { ...record, rows },
        { key: 'tries', failed: 0, last: 0 },
      ],
      dropMetadata: ['rows', 'typed'],
    })
    await this.#rows.open(rows, secret)
    await this.#rows.settle()
  }

  /** @param device requires the phone's own lock in addition to the new PIN */
  async changePin(pin: string, next: string, askPhone: AskPhone, device?: DeviceKey): Promise<PinResult> {
    return this.#withPin(pin, askPhone, async (secret, snapshot) => {
      const record = await pinRecord(
        { pin: next, lockAfter: snapshot.pin?.lockAfter ?? 0, device, askPhone },
        secret,
        this.#environment.keys,
      )
      // Deriving the key takes a second, in which another tab may have chosen another time to lock after.
      await changePinRecord(this.#db, snapshot, ({ lockAfter, rows }) => ({
        ...record,
        lockAfter,
        ...(rows && { rows }),
      }))
    })
  }

  async removePin(pin: string, askPhone: AskPhone): Promise<PinResult> {
    return this.#withPin(pin, askPhone, async () => {
      await this.#rewrite(plainCodec, { metadata: this.#rows.released(), dropMetadata: ['pin', 'tries', 'typed'] })
      await this.#rows.settle()
      this.#rows.close()
    })
  }

  /** Only tells whether the PIN is right. Counts as a try like any other. */
  async confirmPin(pin: string, askPhone: AskPhone): Promise<PinResult> {
    return this.#withPin(pin, askPhone, async () => {})
  }

  async setLockAfter(lockAfter: LockAfter): Promise<void> {
    await changePinRecord(this.#db, null, (record) => ({ ...record, lockAfter }))
  }

  async unlock(pin: string, askPhone: AskPhone): Promise<PinResult> {
    return this.#withPin(pin, askPhone, async (secret, snapshot) => {
      await this.#rows.unlock(secret, snapshot)
      this.#open(sealedCodec(await pageKeys(secret)), snapshot)
      await this.#update(await readSnapshot(this.#db))
    })
  }

  /** Locks the log in every tab. Does nothing without a PIN. */
  async lock(): Promise<void> {
    const snapshot = await readSnapshot(this.#db)
    if (!snapshot.pin) return
    this.#close(snapshot)
    await this.#db.metadata.put({ key: 'locked', value: crypto.randomUUID() })
  }

  /** Restarts the idle timer, after which the log locks itself. Call it on every interaction. */
  touch(): void {
    this.#idle.stop()
    this.#lockIfIdle()
    this.#idle.restart()
    const state = this.state.getState()
    if (state.status === 'open' && state.lockAfter) this.#idle.callWhenIdle(state.lockAfter, () => void this.lock())
  }

  /** Deletes everything: the log, the settings and the PIN. */
  async erase(): Promise<void> {
    for (;;) {
      const snapshot = await readSnapshot(this.#db)
      const erased: Write = {
        pages: [],
        dropOthers: true,
        metadata: [{ key: 'generation', value: crypto.randomUUID() }, ...this.#rows.released()],
        dropMetadata: ['pin', 'tries', 'locked', 'answered', 'typed'],
      }
      if (await commit(this.#db, snapshot, erased)) break
    }
    await this.#rows.settle()
    this.#rows.close()
  }

  async backupMade(): Promise<void> {
    await this.#write((snapshot, codec) =>
      writeOf(snapshot, codec, [backupPage({ last: this.#today(), unsavedSince: null })]),
    )
  }

  /** Hides the log at once, because `lock()` reads the database first. */
  #lockIfIdle(): void {
    const state = this.state.getState()
    if (state.status !== 'open' || state.lockAfter === null || !this.#idle.isIdle(state.lockAfter)) return
    this.#codec = null
    this.#rows.close()
    this.state.setState({ status: 'loading' }, true)
    void this.lock()
  }

  #today(): IsoDay {
    return dayOf(new Date(this.#environment.now()))
  }

  /** Shows snapshots one after another, in the order in which they were read. */
  #update(snapshot: Snapshot): Promise<void> {
    this.#updating = this.#updating.then(() => this.#show(snapshot))
    return this.#updating
  }

  async #show(snapshot: Snapshot): Promise<void> {
    const codec = this.#codecFor(snapshot)
    if (snapshot.generation !== this.#settled) this.#rows.settleInBackground()
    this.#settled = snapshot.generation
    if (!codec) {
      this.state.setState(this.#lockedState(snapshot), true)
      return
    }
    const read = await this.#reader.read(codec, snapshot)
    // The log was locked during the read.
    if (this.#codec !== codec) return
    this.state.setState(openState(snapshot, read), true)
    // If it fails, they stay for the next time.
    const rewrites = read.outdated.length > 0 && !this.#hasRewritten
    if (rewrites) this.#hasRewritten = true
    if (snapshot.answered.length > 0 || rewrites) void this.change((unchanged) => unchanged).catch(reportAs('private'))
  }

  #lockedState(snapshot: Snapshot): CycleState {
    return lockedState(snapshot, this.#pause.endsAt(snapshot.tries, this.#environment.now()))
  }

  #codecFor(snapshot: Snapshot): Codec | null {
    if (snapshot.generation !== this.#generation) this.#open(snapshot.pin ? null : plainCodec, snapshot)
    else if (snapshot.pin && snapshot.locked !== this.#locked) this.#open(null, snapshot)
    return this.#codec
  }

  #open(codec: Codec | null, { generation, locked }: Snapshot): void {
    this.#codec = codec
    if (!codec) this.#rows.close()
    this.#generation = generation
    this.#locked = locked
    this.#idle.restart()
    this.#reader.clear()
  }

  #close(snapshot: Snapshot): void {
    this.#open(null, snapshot)
    this.state.setState(this.#lockedState(snapshot), true)
  }

  /** Computes and commits a write, and again if another tab has written in between. */
  async #write(compute: (snapshot: Snapshot, codec: Codec) => Promise<Write | null>): Promise<Snapshot> {
    this.#lockIfIdle()
    await this.#updating
    for (;;) {
      const snapshot = await writeToStorage(() => readSnapshot(this.#db))
      const codec = this.#codecFor(snapshot)
      if (!codec) throw new CycleLockedError('the cycle log is locked')
      const write = await compute(snapshot, codec)
      if (!write || (await writeToStorage(() => commit(this.#db, snapshot, write)))) return snapshot
    }
  }

  /** Rewrites all pages with another codec and continues with it. */
  async #rewrite(codec: Codec, { metadata = [], ...rest }: Pick<Write, 'metadata' | 'dropMetadata'>): Promise<void> {
    const generation = crypto.randomUUID()
    const before = await this.#write(async (snapshot, now) => {
      const pages = await allPagesIn(codec, await this.#reader.read(now, snapshot))
      return { pages, dropOthers: true, metadata: [...metadata, { key: 'generation', value: generation }], ...rest }
    })
    this.#open(codec, { ...before, generation })
  }

  async #withPin(
    pin: string,
    askPhone: AskPhone,
    onSecret: (secret: Uint8Array<ArrayBuffer>, snapshot: Snapshot) => Promise<void>,
  ): Promise<PinResult> {
    const snapshot = await readSnapshot(this.#db)
    if (!snapshot.pin) return 'done'
    const result = await tryPin(
      { db: this.#db, now: this.#environment.now, keys: this.#environment.keys, pause: this.#pause, askPhone },
      snapshot,
      snapshot.pin,
      pin,
    )
    if (result.kind !== 'right') return result
    await onSecret(result.secret, snapshot)
    return 'done'
  }
}
