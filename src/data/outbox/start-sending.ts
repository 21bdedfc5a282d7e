import { watchUser } from '../session/user-record'
import { clearBackoff, unblockOperations } from './manage'
import type { Identity } from './operation'
import { userDb } from './user-db'
import { requestDrain } from './request-drain'

const identities = new Set<Identity>(['anonymous'])

/** Sends what waits of everybody who can send now. */
export const sendNow = (): void => identities.forEach(requestDrain)

/** As sendNow(), without waiting for times that were put off: the person asked for it. */
export const sendWithoutBackoff = async (): Promise<void> => {
  await Promise.all([...identities].map((identity) => clearBackoff(userDb(identity))))
  sendNow()
}

const begin = async (identity: Identity): Promise<void> => {
  identities.add(identity)
  await unblockOperations(userDb(identity))
  requestDrain(identity)
}

/** Starts sending: what was left from earlier at once, and a person's own as soon as they are signed in. Answers when to stop. */
export const startSending = (): (() => void) => {
  void begin('anonymous').catch(() => {})
  let known: Identity | null = null
  return watchUser((person) => {
    const identity = person && !person.sessionExpired ? person.id : null
    if (identity === known) return
    if (known) identities.delete(known)
    known = identity
    if (identity) void begin(identity).catch(() => {})
  })
}
