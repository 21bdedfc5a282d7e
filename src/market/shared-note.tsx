// Chunk: market-dialogs

import { Button } from '@mantine/core'
import { readShared } from '@/market/store/shared-listing'
import { useStoredQuery } from '@/store/use-stored-query'
import * as messages from '#words/market/market-page'
import * as buttons from '#words/kit/buttons'
import { Callout } from '@/kit/feedback/callout'

type SharedNoteProps = { readonly onLogIn: () => void }

/** Tells a person who is signed out that the content they shared waits on this phone, or that it was not stored. */
export function SharedNote({ onLogIn }: SharedNoteProps) {
  const shared = useStoredQuery(async () => ({ isStored: (await readShared()) !== null }), [])
  if (shared.state === 'loading') return null
  const isStored = shared.state === 'ready' && shared.isStored
  return (
    <Callout
      tone={isStored ? 'info' : 'problem'}
      title={messages.logInToSell}
      actions={<Button onClick={onLogIn}>{buttons.login}</Button>}
    >
      {isStored ? messages.sharedWaits : messages.sharedNotKept}
    </Callout>
  )
}
