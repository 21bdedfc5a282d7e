import { abortUpgradeOnSuspension } from './abort-when-suspended'
import { startTimeLimit } from './time-limit'

type Failure = { readonly target: { readonly error: unknown } }
type Handler = ((event: Event | Failure) => unknown) | null

/**
 * The milliseconds that a browser may take to open a database. Some never answer, such as WebKit after a crash of
 * its storage process.
 */
export const openLimitMs = 10_000

type Open = () => IDBOpenDBRequest

/** A request to open a database that always ends. It implements the part that Dexie uses. */
export class OpenRequest {
  onsuccess: Handler = null
  onerror: Handler = null
  onupgradeneeded: Handler = null
  onblocked: Handler = null
  private request: IDBOpenDBRequest | null = null
  private readonly insteadOf: ((error: unknown) => Promise<Open>) | undefined

  /** @param insteadOf opens another database when this one cannot be opened; throws if it cannot either */
  constructor(open: Open, insteadOf?: (error: unknown) => Promise<Open>) {
    this.insteadOf = insteadOf
    try {
      // The browser may leave `indexedDB` undefined, or throw when asked for it.
      this.follow(open(), this.openInstead)
    } catch (error) {
      // Dexie sets the handlers after this returns.
      queueMicrotask(() => void this.openInstead(error))
    }
  }

  get result() {
    return this.request?.result
  }

  get transaction() {
    return this.request?.transaction
  }

  private readonly fail = (error: unknown): void => void this.onerror?.({ target: { error } })

  private readonly openInstead = async (failure: unknown): Promise<void> => {
    try {
      if (!this.insteadOf) throw failure
      const open = await this.insteadOf(failure)
      this.follow(open(), this.fail)
    } catch (error) {
      this.fail(error)
    }
  }

  private follow(request: IDBOpenDBRequest, onError: (error: unknown) => unknown): void {
    this.request = request
    const isCurrent = () => this.request === request
    const stop = startTimeLimit(openLimitMs, () => {
      this.request = null
      onError(new DOMException(`not open after ${openLimitMs} ms`, 'TimeoutError'))
    })
    request.addEventListener('success', (event) => {
      stop()
      if (isCurrent()) this.onsuccess?.(event)
      // Nobody waits for the database any more, and an open one would block an upgrade.
      else request.result.close()
    })
    abortUpgradeOnSuspension(request)
    request.addEventListener('upgradeneeded', (event) => {
      stop()
      if (isCurrent()) this.onupgradeneeded?.(event)
      else request.transaction?.abort()
    })
    request.addEventListener('blocked', (event) => isCurrent() && this.onblocked?.(event))
    request.addEventListener('error', (event) => {
      stop()
      event.preventDefault()
      if (isCurrent()) onError(request.error)
    })
  }
}
