import { authStorage, sessionKey } from '@/store/session/auth-storage'
import { userId, type UserId } from '@/kit/rules/ids'
import type { TestUser } from './start-backend.ts'

/** Signs the app in as a user. */
export const signAppIn = async ({ client, user }: TestUser): Promise<UserId> => {
  const { data } = await client.auth.getSession()
  await authStorage.setItem(sessionKey, JSON.stringify(data.session))
  return userId(user.id)
}
