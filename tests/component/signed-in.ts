import { setSessionState, type User } from '@/store/session/session-state'
import { userId } from '@/kit/rules/ids'

/** Signs in a new user with an empty database. */
export const signedIn = (fullName = 'Amina Juma', { sessionExpired = false, secondFactorDue = false } = {}): User => {
  const user = {
    id: userId(crypto.randomUUID()),
    email: `${fullName.toLowerCase().replaceAll(' ', '.')}@students.example`,
    fullName,
  }
  setSessionState({ status: 'in', user, sessionExpired, ...(secondFactorDue && { secondFactorDue }) })
  return user
}

export const signedOut = (): void => setSessionState({ status: 'out' })
