import Dexie, { type DBCoreTransaction } from 'dexie'
import { startTimeLimit } from './time-limit'

/** The milliseconds that a transaction may be without progress. */
export const stallLimitMs = 30_000
/** The milliseconds that a browser may take to report an aborted transaction. */
const abortLimitMs = 1_000

/** A transaction, and how to reject what waits for its requests. */
class WatchedTransaction {
  readonly pending = new Set<(error: unknown) => void>()
  private readonly transaction: IDBTransaction
  private stopLimit = () => {}

  constructor(transaction: IDBTransaction) {
    this.transaction = transaction
    for (const event of ['complete', 'abort']) transaction.addEventListener(event, () => this.stopLimit())
    this.restartLimit()
  }

  restartLimit(): void {
    this.stopLimit()
    this.stopLimit = startTimeLimit(stallLimitMs, () => this.end())
  }

  private end(): void {
    this.stopLimit = startTimeLimit(abortLimitMs, () => this.transaction.dispatchEvent(new Event('abort')))
    try {
      this.transaction.abort()
    } catch {
      // The transaction has ended, but the browser does not report it.
    }
    const error = new DOMException(`no progress for ${stallLimitMs} ms`, 'TimeoutError')
    for (const reject of this.pending) reject(error)
  }
}

const watched = new WeakMap<DBCoreTransaction, WatchedTransaction>()

const inTime = <Result>(
  { trans }: { readonly trans: DBCoreTransaction },
  request: PromiseLike<Result>,
): Promise<Result> => {
  const transaction = watched.get(trans)
  if (!transaction) return Dexie.Promise.resolve(request)
  return new Dexie.Promise<Result>((resolve, reject) => {
    transaction.pending.add(reject)
    transaction.restartLimit()
    const end = () => {
      transaction.pending.delete(reject)
      transaction.restartLimit()
    }
    request.then(end, end)
    request.then(resolve, reject)
  })
}

/**
 * Aborts transactions without progress: a browser may never answer a request or a commit, such as WebKit when its
 * storage process hangs. A live query then fails, and a write fails as on a full phone.
 */
export const endStalledTransactions = (db: Dexie): void => {
  db.use({
    stack: 'dbcore',
    name: 'end-stalled-transactions',
    create: (core) => ({
      ...core,
      transaction: (...args) => {
        const transaction = core.transaction(...args)
        if (transaction instanceof IDBTransaction) watched.set(transaction, new WatchedTransaction(transaction))
        return transaction
      },
      table: (name) => {
        const table = core.table(name)
        return {
          ...table,
          mutate: (request) => inTime(request, table.mutate(request)),
          get: (request) => inTime(request, table.get(request)),
          getMany: (request) => inTime(request, table.getMany(request)),
          query: (request) => inTime(request, table.query(request)),
          openCursor: (request) => inTime(request, table.openCursor(request)),
          count: (request) => inTime(request, table.count(request)),
        }
      },
    }),
  })
}
