import { useState } from 'react'
import { useAsync } from '../use-async'
import { earlierAccounts } from './known-accounts'
import type { User } from './session-state'

/**
 * True if another account with the user's address was signed in on this phone. It loads no code: it may have left
 * nothing.
 */
export const useHasEarlierAccount = ({ id, email }: Pick<User, 'id' | 'email'>): boolean => {
  const [isKnown, setKnown] = useState(false)
  useAsync(
    async (signal) => {
      const accounts = await earlierAccounts({ id, email })
      if (!signal.aborted) setKnown(accounts.length > 0)
    },
    [id, email],
    'account',
  )
  return isKnown
}
