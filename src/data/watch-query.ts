import { liveQuery } from 'dexie'
import { deviceDb } from './db'
import { canStore } from './can-store'

type Watching<Found> = {
  readonly next: (found: Found) => void
  /** It cannot be read, now or ever. */
  readonly failed: () => void
}

/**
 * Reads what is kept on this phone, now and after every change. Where the browser keeps nothing a live query of Dexie
 * stays silent for ever: that is told, too. Answers when to stop.
 */
export const watchQuery = <Found>(query: () => Promise<Found>, { next, failed }: Watching<Found>, db = deviceDb()): (() => void) => {
  // Dexie follows what a query reads after its first await only where the function it is given is itself `async`.
  const subscription = liveQuery(async () => query()).subscribe({ next, error: failed })
  void canStore(db).then((can) => {
    if (!can && !subscription.closed) failed()
  })
  return () => subscription.unsubscribe()
}
