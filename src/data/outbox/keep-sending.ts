import { watchPerson } from '../session/person-record'
import { clearBackoff, unblock } from './manage'
import type { Identity } from './operation'
import { personDb } from './person-db'
import { requestDrain } from './request-drain'

const identities = new Set<Identity>(['nobody'])

/** Sends what waits of everybody who can send now. */
export const sendNow = (): void => identities.forEach(requestDrain)

/** As sendNow(), without waiting for times that were put off: the person asked for it. */
export const sendAtOnce = async (): Promise<void> => {
  await Promise.all([...identities].map((identity) => clearBackoff(personDb(identity))))
  sendNow()
}

const begin = async (identity: Identity): Promise<void> => {
  identities.add(identity)
  await unblock(personDb(identity))
  requestDrain(identity)
}

/** Starts sending: what was left from earlier at once, and a person's own as soon as they are signed in. Answers when to stop. */
export const keepSending = (): (() => void) => {
  void begin('nobody').catch(() => {})
  let known: Identity | null = null
  return watchPerson((person) => {
    const identity = person && !person.lapsed ? person.id : null
    if (identity === known) return
    if (known) identities.delete(known)
    known = identity
    if (identity) void begin(identity).catch(() => {})
  })
}
