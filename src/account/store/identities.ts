import type { UserIdentity } from '@supabase/auth-js'
import type { SignInProvider } from '@/account/rules/sign-in-providers'
import { done, failed, localProblem, problemOf, type AccountResult } from './account-result'
import { auth } from '@/store/session/auth-client'

export type SignInMethod = {
  readonly id: string
  /** `email`, or the provider's name. */
  readonly provider: string
  /** The email address at the provider; null if it is not known. */
  readonly email: string | null
}

const methodOf = ({ identity_id, provider, identity_data }: UserIdentity): SignInMethod => {
  const email: unknown = identity_data?.['email']
  return { id: identity_id, provider, email: typeof email === 'string' ? email : null }
}

export const signInMethods = async (): Promise<AccountResult<readonly SignInMethod[]>> => {
  const { data, error } = await auth().getUserIdentities()
  return error ? failed(problemOf(error)) : done(data.identities.map(methodOf))
}

/** Redirects to the provider, which redirects back to /profile with the new method linked. */
export const linkMethod = async (provider: SignInProvider): Promise<AccountResult> => {
  const { error } = await auth().linkIdentity({ provider, options: { redirectTo: `${location.origin}/profile` } })
  return error ? failed(problemOf(error)) : done(null)
}

/** Removes a sign-in method. Fails with `last-identity` for the last one. */
export const unlinkMethod = async (id: string): Promise<AccountResult> => {
  const { data, error } = await auth().getUserIdentities()
  if (error) return failed(problemOf(error))
  const identity = data.identities.find(({ identity_id }) => identity_id === id)
  if (!identity) return done(null)
  if (data.identities.length === 1) return failed(localProblem('last-identity'))
  const unlinked = await auth().unlinkIdentity(identity)
  return unlinked.error ? failed(problemOf(unlinked.error)) : done(null)
}
