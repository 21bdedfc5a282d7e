import type { LockAfter } from '@/domain/cycle/pin'
import type { Argon2Cost } from './argon2-cost'
import type { CycleDb, DeviceKey, PinRecord } from './cycle-db'
import type { Snapshot } from './cycle-store'
import type { Pause } from './pause'
import { NotConfirmedError, type PhoneLock } from './phone-lock'
import { joinedKey, newSalt, seal, unseal } from './sealing'

/** What the key is made with is sealed along: a record that was made cheaper by hand does not open. */
const contextOf = ({ memoryKiB, passes }: Argon2Cost, device: DeviceKey | undefined): string =>
  `comrade-cycle-secret argon2id ${memoryKiB} ${passes}${device ? ' webauthn-prf' : ''}`

/** Makes 32 bytes of a PIN, off the main thread. */
type DeriveKey = (words: string, salt: Uint8Array<ArrayBuffer>, cost: Argon2Cost) => Promise<Uint8Array>

const aesKey = (bytes: Uint8Array): Promise<CryptoKey> => crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, ['encrypt', 'decrypt'])

/** How PINs are made into keys. */
export type PinKeys = { readonly derive: DeriveKey; readonly cost: Argon2Cost }

/** The phone's own lock, asked for what it adds to a key. */
export type AskPhone = PhoneLock['secretOf']

type Made = { readonly pin: Uint8Array; readonly device: Uint8Array | null }

const keyOf = ({ pin, device }: Made): Promise<CryptoKey> => (device ? joinedKey(pin, device) : aesKey(pin))

type NewPin = { readonly pin: string; readonly lockAfter: LockAfter; /** Where the phone's own lock is to be asked, too. */ readonly device?: DeviceKey | undefined; readonly askPhone: AskPhone }

/** Seals the secret of the pages with a PIN. @throws NotConfirmedError */
export const pinRecord = async ({ pin, lockAfter, device, askPhone }: NewPin, secret: Uint8Array<ArrayBuffer>, keys: PinKeys): Promise<PinRecord> => {
  const salt = newSalt()
  const made = { device: device ? await askPhone(device) : null, pin: await keys.derive(pin, salt, keys.cost) }
  const wrapped = await seal(await keyOf(made), secret, contextOf(keys.cost, device))
  return { key: 'pin', salt, argon2: keys.cost, wrapped, lockAfter, ...(device && { device }) }
}

const openRecord = async ({ salt, argon2, wrapped, device }: PinRecord, pin: string, ofDevice: Uint8Array | null, derive: DeriveKey) =>
  unseal(await keyOf({ pin: await derive(pin, salt, argon2), device: ofDevice }), wrapped, contextOf(argon2, device))

export type PinAnswer =
  | { readonly kind: 'right'; readonly secret: Uint8Array<ArrayBuffer> }
  /** `until`: when the next try may be made, in milliseconds since the epoch. */
  | { readonly kind: 'wrong' | 'wait' | 'not-confirmed'; readonly until: number }

const confirmed = async (device: DeviceKey | undefined, askPhone: AskPhone): Promise<Uint8Array | 'not-confirmed' | null> => {
  try {
    return device ? await askPhone(device) : null
  } catch (error) {
    if (error instanceof NotConfirmedError) return 'not-confirmed'
    throw error
  }
}

type Trying = { readonly db: CycleDb; readonly now: () => number; readonly keys: PinKeys; readonly pause: Pause; readonly askPhone: AskPhone }

/** Tries a PIN. A try is counted before it is made: closing the app in the middle gives none for free. */
export const tryPin = async ({ db, now, keys, pause, askPhone }: Trying, snapshot: Snapshot, record: PinRecord, pin: string): Promise<PinAnswer> => {
  const until = pause.endsAt(snapshot.tries, now())
  if (snapshot.tries.failed > 0 && now() < until) return { kind: 'wait', until }
  // Who declines has tried no PIN.
  const ofDevice = await confirmed(record.device, askPhone)
  if (ofDevice === 'not-confirmed') return { kind: 'not-confirmed', until: 0 }
  const counted = await db.transaction('rw', db.metadata, async () => {
    const kept = await db.metadata.get('tries')
    const tries = kept?.key === 'tries' ? kept : snapshot.tries
    const waits = pause.endsAt(tries, now())
    if (tries.failed > 0 && now() < waits) return { allowed: false, until: waits } as const
    const failed = tries.failed + 1
    await db.metadata.put({ key: 'tries', failed, last: now() })
    return { allowed: true, failed } as const
  })
  if (!counted.allowed) return { kind: 'wait', until: counted.until }
  const secret = await openRecord(record, pin, ofDevice, keys.derive)
  if (!secret) return { kind: 'wrong', until: pause.endsAt({ failed: counted.failed, last: now() }, now()) }
  await db.metadata.put({ key: 'tries', failed: 0, last: now() })
  return { kind: 'right', secret }
}
