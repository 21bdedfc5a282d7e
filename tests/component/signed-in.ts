import { setSessionState, type User } from '@/data/session/session-state'
import { userId } from '@/domain/shared/ids'

/** Somebody who is signed in on this phone from here on, with an empty database of their own. */
export const signedIn = (fullName = 'Amina Juma', { sessionExpired = false } = {}): User => {
  const user = { id: userId(crypto.randomUUID()), email: `${fullName.toLowerCase().replaceAll(' ', '.')}@students.example`, fullName }
  setSessionState({ status: 'in', user, sessionExpired })
  return user
}

export const signedOut = (): void => setSessionState({ status: 'out' })
