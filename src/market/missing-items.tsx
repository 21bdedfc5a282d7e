import { Button } from '@mantine/core'
import { reportAs } from '@/store/error-log/error-log'
import { useIdentity } from '@/store/session/use-session'
import { useLinkedRows } from '@/store/sync/use-remote-rows'
import * as messages from '#words/market/market-page'
import { Callout } from '@/kit/feedback/callout'
import { namesOfGone, type SavedNames } from '@/store/saved-names'
import { forgetLiked } from './liked'

/** Loads the saved items that this phone has no copy of, because they are old or sold, and says which are gone. */
export function MissingItems({ missing, names }: { missing: readonly string[]; names: SavedNames }) {
  const identity = useIdentity()
  const gone = useLinkedRows('items', missing).filter((id) => missing.includes(id))
  const called = namesOfGone(names, gone).join(', ')
  const away = missing.length - gone.length
  return (
    <>
      {gone.length > 0 && identity !== undefined && (
        <Callout
          tone="info"
          actions={
            <Button variant="default" onClick={() => void forgetLiked(identity, gone).catch(reportAs('market'))}>
              {messages.remove}
            </Button>
          }
        >
          <div>{messages.savedGone({ count: String(gone.length) })}</div>
          {called !== '' && <div>{called}</div>}
        </Callout>
      )}
      {away > 0 && <Callout tone="info">{messages.savedAway({ count: String(away) })}</Callout>}
    </>
  )
}
