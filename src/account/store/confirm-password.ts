import { reportAs } from '@/store/error-log/error-log'
import { done, failed, localProblem, problemOf, type AccountResult } from './account-result'
import { auth, authApart } from '@/store/session/auth-client'
import type { User } from '@/store/session/session-state'

/** Asks the server whether this is the user's password. The session on this phone stays as it is. */
export const confirmPassword = async ({ id, email }: User, password: string): Promise<AccountResult> => {
  const { data, error } = await authApart().signInWithPassword({ email, password })
  if (error) return failed(problemOf(error))
  // It was only made to ask.
  await auth().admin.signOut(data.session.access_token, 'local').catch(reportAs('session'))
  return data.user.id === id ? done(null) : failed(localProblem('wrong-credentials'))
}
