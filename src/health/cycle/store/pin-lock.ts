import * as v from 'valibot'
import type { LockAfter } from '@/health/cycle/rules/pin'
import { runInBackground } from '@/store/run-in-background'
import { defaultArgon2Cost, type Argon2Cost } from './argon2-cost'
import type { CycleDb, DeviceKey, PinRecord } from './cycle-db'
import type { Snapshot } from './cycle-store'
import type { Pause } from './pause'
import { NotConfirmedError, type PhoneLock } from './phone-lock'
import { combineKeys, newSalt, seal, unseal } from '@/store/sealed-rows/sealing'

/** The derivation parameters are authenticated with the secret, so a record with weakened parameters does not open. */
const contextOf = ({ memoryKiB, passes }: Argon2Cost, device: DeviceKey | undefined): string =>
  `comrade-cycle-secret argon2id ${memoryKiB} ${passes}${device ? ' webauthn-prf' : ''}`

/** Derives 32 bytes from a PIN, off the main thread. */
type DeriveKey = (pin: string, salt: Uint8Array<ArrayBuffer>, cost: Argon2Cost) => Promise<Uint8Array>

const aesKey = (bytes: Uint8Array): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, ['encrypt', 'decrypt'])

/** The derivation of keys from PINs. */
export type PinKeys = { readonly derive: DeriveKey; readonly cost: Argon2Cost }

export const defaultPinKeys: PinKeys = {
  derive: (pin, salt, cost) => runInBackground({ kind: 'key', pin, salt, cost }, v.instance(Uint8Array)),
  cost: defaultArgon2Cost,
}

/** The log is locked and cannot be read or written without the PIN. */
export class CycleLockedError extends Error {
  override readonly name = 'CycleLockedError'
}

/**
 * @param since the PIN record is changed only if it still seals the pages of this snapshot
 * @throws CycleLockedError
 */
export const changePinRecord = (
  db: CycleDb,
  since: Pick<Snapshot, 'generation'> | null,
  change: (record: PinRecord) => PinRecord,
): Promise<void> =>
  db.transaction('rw', db.metadata, async () => {
    const [pin, generation] = [await db.metadata.get('pin'), await db.metadata.get('generation')]
    const isStale = since !== null && (generation?.key !== 'generation' || generation.value !== since.generation)
    if (pin?.key !== 'pin' || isStale) throw new CycleLockedError('another tab has changed the PIN')
    await db.metadata.put(change(pin))
  })

/** Asks the phone's own lock for the secret that is part of the sealing key. */
export type AskPhone = PhoneLock['secretOf']

type Secrets = { readonly pin: Uint8Array; readonly device: Uint8Array | null }

const keyOf = ({ pin, device }: Secrets): Promise<CryptoKey> => (device ? combineKeys(pin, device) : aesKey(pin))

type NewPin = {
  readonly pin: string
  readonly lockAfter: LockAfter
  /** Set to require the phone's own lock, too. */
  readonly device?: DeviceKey | undefined
  readonly askPhone: AskPhone
}

/** Seals the secret of the page keys with a PIN. @throws NotConfirmedError */
export const pinRecord = async (
  { pin, lockAfter, device, askPhone }: NewPin,
  secret: Uint8Array<ArrayBuffer>,
  keys: PinKeys,
): Promise<PinRecord> => {
  const salt = newSalt()
  const secrets = { device: device ? await askPhone(device) : null, pin: await keys.derive(pin, salt, keys.cost) }
  const wrapped = await seal(await keyOf(secrets), secret, contextOf(keys.cost, device))
  return { key: 'pin', salt, argon2: keys.cost, wrapped, lockAfter, ...(device && { device }) }
}

const openRecord = async (
  { salt, argon2, wrapped, device }: PinRecord,
  pin: string,
  deviceSecret: Uint8Array | null,
  derive: DeriveKey,
) =>
  unseal(
    await keyOf({ pin: await derive(pin, salt, argon2), device: deviceSecret }),
    wrapped,
    contextOf(argon2, device),
  )

type PinAttemptResult =
  | { readonly kind: 'right'; readonly secret: Uint8Array<ArrayBuffer> }
  /** `until`: when the next try may be made, in milliseconds since the epoch. */
  | { readonly kind: 'wrong' | 'wait' | 'not-confirmed'; readonly until: number }

export type PinResult = 'done' | Exclude<PinAttemptResult, { kind: 'right' }>

const secretOfDevice = async (
  device: DeviceKey | undefined,
  askPhone: AskPhone,
): Promise<Uint8Array | 'not-confirmed' | null> => {
  try {
    return device ? await askPhone(device) : null
  } catch (error) {
    if (error instanceof NotConfirmedError) return 'not-confirmed'
    throw error
  }
}

type Attempt = {
  readonly db: CycleDb
  readonly now: () => number
  readonly keys: PinKeys
  readonly pause: Pause
  readonly askPhone: AskPhone
}

/** Tries a PIN. The try is counted first, so that closing the app midway does not make it free. */
export const tryPin = async (
  { db, now, keys, pause, askPhone }: Attempt,
  snapshot: Snapshot,
  record: PinRecord,
  pin: string,
): Promise<PinAttemptResult> => {
  const until = pause.endsAt(snapshot.tries, now())
  if (snapshot.tries.failed > 0 && now() < until) return { kind: 'wait', until }
  // Declining does not count as a try.
  const deviceSecret = await secretOfDevice(record.device, askPhone)
  if (deviceSecret === 'not-confirmed') return { kind: 'not-confirmed', until: 0 }
  const counted = await db.transaction('rw', db.metadata, async () => {
    const stored = await db.metadata.get('tries')
    const tries = stored?.key === 'tries' ? stored : snapshot.tries
    const waitUntil = pause.endsAt(tries, now())
    if (tries.failed > 0 && now() < waitUntil) return { allowed: false, until: waitUntil } as const
    const failed = tries.failed + 1
    const last = now()
    await db.metadata.put({ key: 'tries', failed, last })
    return { allowed: true, failed, last } as const
  })
  if (!counted.allowed) return { kind: 'wait', until: counted.until }
  const secret = await openRecord(record, pin, deviceSecret, keys.derive)
  if (!secret) return { kind: 'wrong', until: pause.endsAt(counted, now()) }
  await db.metadata.put({ key: 'tries', failed: 0, last: now() })
  return { kind: 'right', secret }
}
