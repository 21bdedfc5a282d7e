import { useState } from 'react'
import { readEarlierAccount, type EarlierAccount } from './earlier-account'
import type { User } from '@/store/session/session-state'
import { useAsync } from '@/store/use-async'

/**
 * What an earlier account with the user's address has left on this phone; null if nothing, or not known yet.
 * @returns it, and a function that forgets it
 */
export const useEarlierAccount = ({
  id,
  email,
}: Pick<User, 'id' | 'email'>): readonly [EarlierAccount | null, () => void] => {
  const [earlier, setEarlier] = useState<EarlierAccount | null>(null)
  useAsync(
    async (signal) => {
      const left = await readEarlierAccount({ id, email })
      if (!signal.aborted) setEarlier(left)
    },
    [id, email],
    'account',
  )
  return [earlier, () => setEarlier(null)]
}
