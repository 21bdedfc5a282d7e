import { liveQuery, type Dexie } from 'dexie'
import { deviceDb } from './db'
import { canRead } from './can-read'

type Observer<Result> = {
  readonly next: (result: Result) => void
  /** The query failed. It will not be run again. */
  readonly failed: () => void
}

/**
 * Runs a Dexie query now and after every change. Also calls `failed` when the database cannot be opened, in which case
 * a live query never emits. Returns a function that stops it.
 */
export const watchQuery = <Result>(
  query: () => Promise<Result>,
  { next, failed }: Observer<Result>,
  db: Dexie = deviceDb(),
): (() => void) => {
  // Dexie tracks reads after the first await only if the function itself is `async`.
  const subscription = liveQuery(async () => query()).subscribe({ next, error: failed })
  void canRead(db).then((can) => {
    if (!can && !subscription.closed) failed()
  })
  return () => subscription.unsubscribe()
}
