import type { ServerResponse } from './classify'
import type { Operation, StoredPhoto } from './operation'

export type RequestContext = {
  /** The access token; null sends the request anonymously. */
  readonly token: string | null
  readonly signal: AbortSignal
}

/** The network, replaceable in tests. Neither method throws: without a response the status is 0. */
export type Remote = {
  send(operation: Operation, photo: StoredPhoto | undefined, context: RequestContext): Promise<ServerResponse>
  /** Reads the operation's row; no rows when it does not exist or is not visible to the caller. */
  fetchRow(operation: Operation, context: RequestContext): Promise<ServerResponse>
}

/** Clock, randomness and tokens, replaceable in tests. */
export type Env = {
  /** Milliseconds since the epoch. */
  now(): number
  /** In [0, 1). */
  random(): number
  /**
   * An access token of the outbox's identity that is valid for at least a minute; null for `anonymous`.
   * @param fresh requests a new token because the server refused the last one
   * @throws OfflineError | IdentityChangedError | SignInNeededError
   */
  token(fresh: boolean): Promise<string | null>
  /**
   * True if the session of this token sees nothing that is personal, because the account has a second factor that it
   * has not shown.
   * @throws OfflineError
   */
  isSecondFactorDue(token: string): Promise<boolean>
}
