import { isAskDue, isPastDue } from '@/domain/account/account-deletion'
import { watchPerson, type PersonRecord } from '../session/person-record'
import { askStanding } from './standing'
import { markTold, readStanding } from './standing-record'

/** Asks the server, if it is time to. @param signedInNow then it is always asked, and told again */
export const askInTime = async (person: PersonRecord, signedInNow: boolean, now: () => Date): Promise<void> => {
  const last = await readStanding(person.id)
  // A session that has ended can be asked about only where a deletion was due.
  if (person.lapsed && !(last && isPastDue(last.standing, now()))) return
  if (signedInNow) await markTold(person.id, false)
  if (signedInNow || isAskDue(last, now())) await askStanding(person.id, now)
}

/** Learns how it stands with the account: at each sign-in, else once a day, and when a deletion is due. Answers when to stop. */
export const followStanding = (watch: typeof watchPerson = watchPerson): (() => void) => {
  let known: string | null | undefined
  return watch((person) => {
    const now = person && `${person.id} ${person.lapsed}`
    if (now === known) return
    const signedInNow = known !== undefined && person !== null && !person.lapsed
    known = now
    // Without a network, or storage, it is asked at the next start.
    if (person) void askInTime(person, signedInNow, () => new Date()).catch(() => {})
  })
}
