import type { UserId } from '@/kit/rules/ids'
import { reportAs } from '@/store/error-log/error-log'
import { keepDraftsOffDisk } from '@/store/drafts'
import { openKeysOf, setOpenKeys } from '@/store/sealed-rows/open-keys'
import { newRowKeys } from '@/store/sealed-rows/row-crypto'
import { sealingKeyOf } from '@/store/sealed-rows/seal-rows'
import type { RowKeys } from '@/store/sealed-rows/sealed-value'
import { settle, type LogKeys } from '@/store/sealed-rows/settle'
import { requestDrain } from '@/store/sync/write'
import { userDb } from '@/store/user-db'
import type { CycleDb, MetadataRecord, WrappedRowKeys } from './cycle-db'
import type { Snapshot } from './cycle-store'
import { changePinRecord } from './pin-lock'
import { rowsKey, seal, unseal } from '@/store/sealed-rows/sealing'

const context = 'comrade-row-keys'

const wrapRowKeys = async (
  { publicKey, secret }: RowKeys,
  logSecret: Uint8Array<ArrayBuffer>,
): Promise<WrappedRowKeys> => ({
  publicKey,
  secret: await seal(await rowsKey(logSecret), new TextEncoder().encode(secret), context),
})

const unwrapRowKeys = async (
  { publicKey, secret }: WrappedRowKeys,
  logSecret: Uint8Array<ArrayBuffer>,
): Promise<RowKeys | null> => {
  const bytes = await unseal(await rowsKey(logSecret), secret, context)
  return bytes && { publicKey, secret: new TextDecoder().decode(bytes) }
}

/** Seals and opens, together with the log, the rows of the account that are as private as the log is. */
export class RowLock {
  readonly #log: CycleDb
  readonly #userId: UserId | null

  /** @param userId null for a log that has no account beside it */
  constructor(log: CycleDb, userId: UserId | null) {
    this.#log = log
    this.#userId = userId
  }

  /** Keys for a new PIN. */
  async create(logSecret: Uint8Array<ArrayBuffer>): Promise<WrappedRowKeys> {
    return wrapRowKeys(await newRowKeys(), logSecret)
  }

  /**
   * Opens the rows with the log. A PIN that an earlier version has set gets their keys now.
   * @throws CycleLockedError
   */
  async unlock(logSecret: Uint8Array<ArrayBuffer>, snapshot: Snapshot): Promise<void> {
    if (!snapshot.pin?.rows) {
      const rows = await this.create(logSecret)
      await changePinRecord(this.#log, snapshot, (record) => (record.rows ? record : { ...record, rows }))
    }
    const pin = await this.#log.metadata.get('pin')
    await this.open(pin?.key === 'pin' ? pin.rows : undefined, logSecret)
    this.settleInBackground()
  }

  /** Opens the sealed rows in this tab, and sends the changes that waited for it. */
  async open(wrapped: WrappedRowKeys | undefined, logSecret: Uint8Array<ArrayBuffer>): Promise<void> {
    if (!this.#userId || !wrapped) return
    setOpenKeys(userDb(this.#userId), await unwrapRowKeys(wrapped, logSecret))
    requestDrain(this.#userId)
  }

  close(): void {
    if (this.#userId) setOpenKeys(userDb(this.#userId), null)
  }

  /** The records that the log keeps when its PIN goes, so that nothing is lost until the rows are open. */
  released(): readonly MetadataRecord[] {
    const keys = this.#userId && openKeysOf(userDb(this.#userId))
    return keys ? [{ key: 'rows', keys }] : []
  }

  /** Brings the rows in line with the PIN. @throws if the phone could not write them: the next call goes on */
  async settle(): Promise<void> {
    if (!this.#userId) return
    const db = userDb(this.#userId)
    await settle(db, () => this.#readKeys())
    keepDraftsOffDisk(this.#userId, (await sealingKeyOf(db)) !== null)
  }

  settleInBackground(): void {
    void this.settle().catch(reportAs('private'))
  }

  async #readKeys(): Promise<LogKeys> {
    const [pin, rows] = await this.#log.metadata.bulkGet(['pin', 'rows'])
    return {
      sealing: (pin?.key === 'pin' && pin.rows?.publicKey) || null,
      released: rows?.key === 'rows' ? rows.keys : null,
    }
  }
}
