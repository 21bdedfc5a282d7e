import { nextTryAt, waitAfter, type LockAfter } from '@/domain/cycle/pin'
import type { CycleDb, PinRecord } from './cycle-db'
import type { Snapshot } from './cycle-store'
import { keyFromWords, newSalt, seal, unseal } from './sealing'

const context = 'comrade-cycle-secret'

/** Seals the secret of the pages with a PIN. */
export const pinRecord = async (pin: string, secret: Uint8Array<ArrayBuffer>, lockAfter: LockAfter, iterations: number): Promise<PinRecord> => {
  const salt = newSalt()
  const wrapped = await seal(await keyFromWords(pin, salt, iterations), secret, context)
  return { key: 'pin', salt, iterations, wrapped, lockAfter }
}

export type PinAnswer =
  | { readonly kind: 'right'; readonly secret: Uint8Array<ArrayBuffer> }
  /** `until`: when the next try may be made, in milliseconds since the epoch. */
  | { readonly kind: 'wrong' | 'wait'; readonly until: number }

export const triesUntil = ({ tries }: Snapshot, now: number): number => nextTryAt(tries.failed, tries.last, now)

/** Tries a PIN. A try is counted before it is made: closing the app in the middle gives none for free. */
export const tryPin = async (db: CycleDb, snapshot: Snapshot, record: PinRecord, pin: string, now: () => number): Promise<PinAnswer> => {
  const counted = await db.transaction('rw', db.keeping, async () => {
    const kept = await db.keeping.get('tries')
    const tries = kept?.key === 'tries' ? kept : snapshot.tries
    const until = nextTryAt(tries.failed, tries.last, now())
    if (tries.failed > 0 && now() < until) return { allowed: false, until } as const
    const failed = tries.failed + 1
    await db.keeping.put({ key: 'tries', failed, last: now() })
    return { allowed: true, failed } as const
  })
  if (!counted.allowed) return { kind: 'wait', until: counted.until }
  const secret = await unseal(await keyFromWords(pin, record.salt, record.iterations), record.wrapped, context)
  if (!secret) return { kind: 'wrong', until: now() + waitAfter(counted.failed) }
  await db.keeping.put({ key: 'tries', failed: 0, last: now() })
  return { kind: 'right', secret }
}
