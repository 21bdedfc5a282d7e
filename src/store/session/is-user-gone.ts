import { isAuthApiError } from '@supabase/auth-js'
import { auth } from './auth-client'

/** True if the server has no user for a token that it accepts. */
export const isUserGone = async (token: string): Promise<boolean> => {
  const { error } = await auth().getUser(token)
  return isAuthApiError(error) && error.code === 'user_not_found'
}
