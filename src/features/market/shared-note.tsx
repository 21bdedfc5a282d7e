import { Button } from '@mantine/core'
import { readShared } from '@/data/shared-listing'
import { useStoredQuery } from '@/data/use-stored-query'
import * as messages from '@/messages/market/market-page.gen'
import * as buttons from '@/messages/shared/buttons.gen'
import { Callout } from '@/ui/feedback/callout'

type SharedNoteProps = { readonly onLogIn: () => void }

/** Tells a person who is signed out what has become of what they shared with the app. */
export function SharedNote({ onLogIn }: SharedNoteProps) {
  const shared = useStoredQuery(async () => ({ isKept: (await readShared()) !== null }), [])
  if (shared.state === 'loading') return null
  const isKept = shared.state === 'ready' && shared.isKept
  return (
    <Callout tone={isKept ? 'info' : 'problem'} title={messages.logInToSell} actions={<Button onClick={onLogIn}>{buttons.login}</Button>}>
      {isKept ? messages.sharedWaits : messages.sharedNotKept}
    </Callout>
  )
}
