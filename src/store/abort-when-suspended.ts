import type Dexie from 'dexie'

let isSuspended = false
const unfinished = new Set<IDBTransaction>()

const abort = (transaction: IDBTransaction): void => {
  try {
    transaction.abort()
  } catch {
    // The transaction has already ended.
  }
}

// Unit tests run without a page, and workers receive no such event.
globalThis.addEventListener?.('pagehide', (event) => {
  isSuspended = 'persisted' in event && event.persisted === true
  if (isSuspended) unfinished.forEach(abort)
})
globalThis.addEventListener?.('pageshow', () => {
  isSuspended = false
})

/** Aborts a transaction when the page is suspended, or now if it is. */
const abortOnSuspension = (transaction: IDBTransaction): void => {
  if (isSuspended) abort(transaction)
  unfinished.add(transaction)
  for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => unfinished.delete(transaction))
}

/** Aborts the creation or upgrade of a database when the page is suspended: no other page could open it. */
export const abortUpgradeOnSuspension = (request: IDBOpenDBRequest): IDBOpenDBRequest => {
  request.addEventListener('upgradeneeded', () => {
    if (request.transaction) abortOnSuspension(request.transaction)
  })
  return request
}

/**
 * WebKit suspends a page for "Back" with its open transactions. Their stores stay locked for all other pages of the app
 * until the browser shows or discards that page, so this aborts them. Dexie repeats live queries when the page is shown
 * again, and a write fails as on a full phone.
 */
export const abortWhenSuspended = (db: Dexie): void => {
  globalThis.addEventListener?.('pageshow', () => {
    // The database was being created or upgraded, and a query alone would not open it again. The next query fails.
    if (db.hasFailed()) void db.open().catch(() => {})
  })
  db.use({
    stack: 'dbcore',
    name: 'abort-when-suspended',
    create: (core) => ({
      ...core,
      transaction: (...args) => {
        const transaction = core.transaction(...args)
        if (transaction instanceof IDBTransaction) abortOnSuspension(transaction)
        return transaction
      },
    }),
  })
}
