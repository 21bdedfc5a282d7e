import type { UserId } from '@/kit/rules/ids'
import { keepDraftsOffDisk } from '../drafts'
import { reportAs } from '../error-log/error-log'
import { watchUser } from '../session/user-record'
import { userDb } from '../user-db'
import { watchQuery } from '../watch-query'
import { openKeysOf, setOpenKeys } from './open-keys'
import { sealingKeyOf } from './seal-rows'
import type { PublicKey } from './sealed-value'

/**
 * Goes on with what an earlier page has left unfinished, and takes drafts off the disk in every tab once a PIN is set
 * in one. Returns a function that stops it.
 * @param settle finishes what an earlier page has left
 */
export const followPin = (settle: (id: UserId) => Promise<unknown>): (() => void) => {
  let stopUser = (): void => {}
  let lastId: string | null = null
  const stop = watchUser((user) => {
    if (user?.id === lastId) return
    lastId = user?.id ?? null
    stopUser()
    stopUser = () => {}
    if (!user) return
    const { id } = user
    const db = userDb(id)
    const follow = (publicKey: PublicKey | null): void => {
      keepDraftsOffDisk(id, publicKey !== null)
      // Another tab has set another PIN. Until it has sealed the rows there is no key.
      if (publicKey !== null && openKeysOf(db)?.publicKey !== publicKey) setOpenKeys(db, null)
    }
    stopUser = watchQuery(async () => sealingKeyOf(db), { next: follow, failed: () => {} })
    void settle(id).catch(reportAs('private'))
  })
  return () => {
    stop()
    stopUser()
  }
}
