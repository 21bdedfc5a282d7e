import type { Identity } from '@/kit/rules/ids'
import { watchUser } from '@/store/session/user-record'
import { clearBackoff, unblockOperations } from './retry-operation'
import { userDb } from '@/store/user-db'
import { requestDrain } from './request-drain'
import { reportAs } from '@/store/error-log/error-log'

const identities = new Set<Identity>(['anonymous'])

const drainUnlessEmpty = async (identity: Identity): Promise<void> => {
  if ((await userDb(identity).operations.count()) > 0) requestDrain(identity)
}

/** Sends the outbox of every identity that can send now. */
export const sendNow = (): void =>
  identities.forEach((identity) => void drainUnlessEmpty(identity).catch(reportAs('outbox')))

/** Like sendNow(), but ends all backoffs first: the person asked for it. */
export const sendWithoutBackoff = async (): Promise<void> => {
  await Promise.all([...identities].map((identity) => clearBackoff(userDb(identity))))
  sendNow()
}

const startIdentity = async (identity: Identity): Promise<void> => {
  identities.add(identity)
  await unblockOperations(userDb(identity))
  await drainUnlessEmpty(identity)
}

/**
 * Sends the anonymous outbox now, and a user's as soon as their session is valid. Returns a function that stops
 * watching.
 */
export const startSending = (): (() => void) => {
  void startIdentity('anonymous').catch(reportAs('outbox'))
  let current: Identity | null = null
  return watchUser((user) => {
    const identity = user && !user.sessionExpired && !user.secondFactorDue ? user.id : null
    if (identity === current) return
    if (current) identities.delete(current)
    current = identity
    if (identity) void startIdentity(identity).catch(reportAs('outbox'))
  })
}
