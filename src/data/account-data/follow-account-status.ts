import { isCheckDue, isPastDue } from '@/domain/account/account-deletion'
import { watchUser, type UserRecord } from '../session/user-record'
import { checkAccountStatus } from './account-status'
import { markNotified, readAccountStatus } from './account-status-record'

/** Asks the server, if it is time to. @param signedInNow then it is always asked, and notified again */
export const checkWhenDue = async (person: UserRecord, signedInNow: boolean, now: () => Date): Promise<void> => {
  const last = await readAccountStatus(person.id)
  // A session that has ended can be asked about only where a deletion was due.
  if (person.sessionExpired && !(last && isPastDue(last.status, now()))) return
  if (signedInNow) await markNotified(person.id, false)
  if (signedInNow || isCheckDue(last, now())) await checkAccountStatus(person.id, now)
}

/** Learns how it stands with the account: at each sign-in, else once a day, and when a deletion is due. Answers when to stop. */
export const followAccountStatus = (watch: typeof watchUser = watchUser): (() => void) => {
  let known: string | null | undefined
  return watch((person) => {
    const now = person && `${person.id} ${person.sessionExpired}`
    if (now === known) return
    const signedInNow = known !== undefined && person !== null && !person.sessionExpired
    known = now
    // Without a network, or storage, it is asked at the next start.
    if (person) void checkWhenDue(person, signedInNow, () => new Date()).catch(() => {})
  })
}
