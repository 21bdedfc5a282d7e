import { useEffect, useState } from 'react'
import { useAccountStatus } from '@/data/account-data/use-account-status'
import { unsentCount } from '@/data/session/account'
import type { User } from '@/data/session/session-state'
import { Callout } from '@/ui/feedback/callout'

/** Shown when the session has expired or the account was deleted. Unsent changes are sent after the next sign-in. */
export function SessionExpiredNote({ user: { id, email } }: { user: User }) {
  const isDeleted = useAccountStatus(id)?.status.kind === 'gone'
  const [count, setCount] = useState(0)
  useEffect(() => {
    unsentCount().then(setCount, () => {})
  }, [])
  if (isDeleted) {
    return (
      <Callout tone="info" title="Your account has been deleted">
        {email} cannot sign in any more. You can sign in with another account, or make a new one.
      </Callout>
    )
  }
  return (
    <Callout tone="info" title="Please sign in again">
      You were signed out as {email}. Everything you saved is still on this phone.
      {count > 0 && ` Still to be sent: ${count}. That happens when you have signed in.`}
    </Callout>
  )
}
