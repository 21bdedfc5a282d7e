import type { Session } from '@supabase/auth-js'
import { userId } from '@/kit/rules/ids'
import { plainLineOrNull } from '@/kit/rules/plain-text'
import type { User } from './session-state'

export const userOf = ({ user }: Pick<Session, 'user'>): User => {
  const name: unknown = user.user_metadata['full_name']
  return {
    id: userId(user.id),
    email: user.email ?? '',
    fullName: typeof name === 'string' ? plainLineOrNull(name) : null,
  }
}
