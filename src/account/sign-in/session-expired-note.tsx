import { useEffect, useState } from 'react'
import { useAccountStatus } from '@/account/store/use-account-status'
import { unsentCount } from '@/store/session/account'
import type { User } from '@/store/session/session-state'
import * as messages from '#words/account/account-screens'
import { Callout } from '@/kit/feedback/callout'

/** Shown when the session has expired or the account was deleted. Unsent changes are sent after the next sign-in. */
export function SessionExpiredNote({ user: { id, email } }: { user: User }) {
  const isDeleted = useAccountStatus(id)?.status.kind === 'gone'
  const [count, setCount] = useState(0)
  useEffect(() => {
    // If the changes cannot be counted, their number is left out.
    unsentCount().then(setCount, () => {})
  }, [])
  if (isDeleted) {
    return (
      <Callout tone="info" title={messages.accountDeleted}>
        {messages.accountDeletedText({ email })}
      </Callout>
    )
  }
  return (
    <Callout tone="info" title={messages.signInAgain}>
      {messages.signedOutAs({ email })}
      {count > 0 && ` ${messages.stillToBeSent({ count: String(count) })}`}
    </Callout>
  )
}
