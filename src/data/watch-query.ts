import { liveQuery } from 'dexie'
import { deviceDb } from './db'
import { canRead } from './can-read'

type Observer<Result> = {
  readonly next: (result: Result) => void
  /** The query failed. It will not be run again. */
  readonly failed: () => void
}

/**
 * Runs a Dexie query now and after every change. A live query never emits when the database cannot be opened; `failed` is
 * called then, too. Returns a function that stops it.
 */
export const watchQuery = <Result>(query: () => Promise<Result>, { next, failed }: Observer<Result>, db = deviceDb()): (() => void) => {
  // Dexie tracks reads after the first await only if the function itself is `async`.
  const subscription = liveQuery(async () => query()).subscribe({ next, error: failed })
  void canRead(db).then((can) => {
    if (!can && !subscription.closed) failed()
  })
  return () => subscription.unsubscribe()
}
