import { useEffect, useState } from 'react'
import { unsentCount } from '@/data/session/account'
import { Callout } from '@/ui/callout'

/** For whose session the server has ended: nothing is lost, and what waits goes out after signing in. */
export function LapsedNote({ email }: { email: string }) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    unsentCount().then(setCount, () => {})
  }, [])
  return (
    <Callout tone="info" title="Please sign in again">
      You were signed out as {email}. Everything you saved is still on this phone.
      {count > 0 && ` Still to be sent: ${count}. That happens when you have signed in.`}
    </Callout>
  )
}
