import { liveQuery } from 'dexie'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { recordPrediction, type LogChange } from '@/domain/cycle/commands'
import type { CycleLog } from '@/domain/cycle/log'
import type { LockAfter } from '@/domain/cycle/pin'
import { dayOf, type IsoDay } from '@/domain/shared/day'
import { writeToStorage } from '../write-to-storage'
import { runInBackground } from '../run-in-background'
import { usualCost } from './argon2-cost'
import { plainCodec, sealedCodec, type Codec } from './codec'
import type { BackupState, CycleDb, DeviceKey } from './cycle-db'
import { decoysFor, decoysToDrop } from './decoys'
import { commit, encodePages, pageReader, readSnapshot, type Snapshot, type Write } from './cycle-store'
import { allPages, backupPage, changedPages, type Page } from './pages'
import { Pause } from './pause'
import { pinRecord, tryPin, type AskPhone, type PinAnswer, type PinKeys } from './pin-lock'
import { newSecret, pageKeys } from './sealing'

export type CycleState =
  | { readonly status: 'loading' }
  /** The storage of this phone cannot be opened. */
  | { readonly status: 'failed' }
  /** `until`: when a PIN may be tried again, in milliseconds since the epoch. */
  | { readonly status: 'locked'; readonly until: number; readonly asksDevice: boolean }
  | {
      readonly status: 'open'
      readonly log: CycleLog
      /** Null without a PIN. */
      readonly lockAfter: LockAfter | null
      /** Whether the phone's own lock is asked besides the PIN. */
      readonly asksDevice: boolean
      readonly backup: BackupState
    }

/** The log is locked: nothing can be read or written before the PIN is given. */
export class CycleLockedError extends Error {
  override readonly name = 'CycleLockedError'
}

export type PinResult = 'done' | Exclude<PinAnswer, { kind: 'right' }>

const minute = 60_000

type World = { readonly now: () => number; /** Milliseconds since the page began; no clock that can be set. */ readonly elapsed: () => number; readonly keys: PinKeys }

const keyInBackground: PinKeys['derive'] = (words, salt, cost) => runInBackground({ kind: 'key', words, salt, cost }, v.instance(Uint8Array))

const usualWorld: World = {
  now: Date.now,
  elapsed: () => performance.now(),
  keys: { derive: keyInBackground, cost: usualCost },
}

/** Keeps one person's cycle log: opens it, locks it, changes it, and says how it stands. */
export class CycleLogStore {
  readonly state = createStore<CycleState>()(() => ({ status: 'loading' }))
  readonly #db: CycleDb
  readonly #world: World
  readonly #reader = pageReader()
  /** How the pages are read; null while they are locked. */
  #codec: Codec | null = null
  #generation: string | null = null
  #locked = ''
  #taking: Promise<void> = Promise.resolve()
  readonly #pause: Pause
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(db: CycleDb, world: World = usualWorld) {
    this.#db = db
    this.#world = world
    this.#pause = new Pause(world.elapsed)
  }

  /** Follows the database, whichever tab writes to it. Answers when to stop. */
  follow(): () => void {
    const subscription = liveQuery(async () => readSnapshot(this.#db)).subscribe({
      next: (snapshot) => void this.#take(snapshot),
      error: () => this.state.setState({ status: 'failed' }, true),
    })
    return () => subscription.unsubscribe()
  }

  /** @throws CycleLockedError | StorageFullError | StorageUnavailableError: nothing was kept */
  async change(change: LogChange): Promise<void> {
    await this.#write(async (snapshot, codec) => {
      const { log: before, backup } = await this.#reader.read(codec, snapshot)
      const after = recordPrediction(this.#today())(change(before))
      const pages = changedPages(before, after)
      if (pages.length === 0) return null
      const firstUnsaved = backup.unsavedSince === null ? [backupPage({ ...backup, unsavedSince: this.#today() })] : []
      return this.#pagesIn(snapshot, codec, [...pages, ...firstUnsaved])
    })
  }

  /** Seals the log with a PIN. Without it nobody can read the log again, the person included. */
  async setPin(pin: string, lockAfter: LockAfter, askPhone: AskPhone, device?: DeviceKey): Promise<void> {
    const secret = newSecret()
    const [record, codec] = [await pinRecord({ pin, lockAfter, device, askPhone }, secret, this.#world.keys), sealedCodec(await pageKeys(secret))]
    await this.#rewrite(codec, { metadata: [record, { key: 'tries', failed: 0, last: 0 }] })
  }

  /** @param device the phone's own lock, to be asked besides the next PIN from now on */
  async changePin(pin: string, next: string, askPhone: AskPhone, device?: DeviceKey): Promise<PinResult> {
    return this.#withSecret(pin, askPhone, async (secret, snapshot) => {
      const record = await pinRecord({ pin: next, lockAfter: snapshot.pin?.lockAfter ?? 0, device, askPhone }, secret, this.#world.keys)
      await this.#db.metadata.put(record)
    })
  }

  async removePin(pin: string, askPhone: AskPhone): Promise<PinResult> {
    return this.#withSecret(pin, askPhone, () => this.#rewrite(plainCodec, { forget: ['pin', 'tries'] }))
  }

  async setLockAfter(lockAfter: LockAfter): Promise<void> {
    await this.#db.transaction('rw', this.#db.metadata, async () => {
      const pin = await this.#db.metadata.get('pin')
      if (pin?.key === 'pin') await this.#db.metadata.put({ ...pin, lockAfter })
    })
  }

  async unlock(pin: string, askPhone: AskPhone): Promise<PinResult> {
    return this.#withSecret(pin, askPhone, async (secret, snapshot) => {
      this.#open(sealedCodec(await pageKeys(secret)), snapshot)
      await this.#take(await readSnapshot(this.#db))
    })
  }

  /** Locks the log in every tab. Without a PIN there is nothing to lock. */
  async lock(): Promise<void> {
    const snapshot = await readSnapshot(this.#db)
    if (!snapshot.pin) return
    this.#close(snapshot)
    await this.#db.metadata.put({ key: 'locked', value: crypto.randomUUID() })
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
      const erased: Write = { pages: [], all: true, metadata: [{ key: 'generation', value: crypto.randomUUID() }], forget: ['pin', 'tries', 'locked'] }
      if (await commit(this.#db, snapshot, erased)) return
    }
  }

  async backupMade(): Promise<void> {
    await this.#write((snapshot, codec) => this.#pagesIn(snapshot, codec, [backupPage({ last: this.#today(), unsavedSince: null })]))
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
      this.state.setState(this.#lockedState(snapshot), true)
      return
    }
    const { log, backup } = await this.#reader.read(codec, snapshot)
    // Locked while it was being read: then it is not shown.
    if (this.#codec !== codec) return
    const { pin } = snapshot
    this.state.setState({ status: 'open', log, lockAfter: pin?.lockAfter ?? null, asksDevice: pin?.device !== undefined, backup }, true)
  }

  #lockedState({ pin, tries }: Snapshot): CycleState {
    return { status: 'locked', until: this.#pause.endsAt(tries, this.#world.now()), asksDevice: pin?.device !== undefined }
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
    this.state.setState(this.#lockedState(snapshot), true)
  }

  /** Pages as a write; in a locked log new ones take the place of decoys. */
  async #pagesIn(snapshot: Snapshot, codec: Codec, pages: readonly Page[]): Promise<Write> {
    const encoded = await encodePages(codec, pages)
    const stored = new Set(snapshot.pages.map(({ id }) => id))
    const drop = snapshot.pin ? await decoysToDrop(codec, stored, encoded.filter(({ id }) => !stored.has(id)).length) : []
    return { pages: encoded, drop }
  }

  /** Reckons a write on what is there, and again if another tab was faster. */
  async #write(reckon: (snapshot: Snapshot, codec: Codec) => Promise<Write | null>): Promise<Snapshot> {
    await this.#taking
    for (;;) {
      const snapshot = await writeToStorage(() => readSnapshot(this.#db))
      const codec = this.#codecFor(snapshot)
      if (!codec) throw new CycleLockedError('the cycle log is locked')
      const write = await reckon(snapshot, codec)
      if (!write || (await writeToStorage(() => commit(this.#db, snapshot, write)))) return snapshot
    }
  }

  /** Writes all pages anew in another way, and goes on with it. */
  async #rewrite(codec: Codec, { metadata = [], forget = [] }: Pick<Write, 'metadata' | 'forget'>): Promise<void> {
    const generation = crypto.randomUUID()
    const before = await this.#write(async (snapshot, now) => {
      const { log, backup } = await this.#reader.read(now, snapshot)
      const pages = await encodePages(codec, [...allPages(log), backupPage(backup)])
      const decoys = codec === plainCodec ? [] : await decoysFor(codec, pages.length)
      return { pages: [...pages, ...decoys], all: true, metadata: [...metadata, { key: 'generation', value: generation }], forget }
    })
    this.#open(codec, { ...before, generation })
  }

  async #withSecret(pin: string, askPhone: AskPhone, then: (secret: Uint8Array<ArrayBuffer>, snapshot: Snapshot) => Promise<void>): Promise<PinResult> {
    const snapshot = await readSnapshot(this.#db)
    if (!snapshot.pin) return 'done'
    const answer = await tryPin({ db: this.#db, now: this.#world.now, keys: this.#world.keys, pause: this.#pause, askPhone }, snapshot, snapshot.pin, pin)
    if (answer.kind !== 'right') return answer
    await then(answer.secret, snapshot)
    return 'done'
  }
}
