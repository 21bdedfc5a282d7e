import type { Answer } from './classify'
import type { Operation, StoredPhoto } from './operation'

/** How to reach the server for one request. */
export type RequestContext = {
  /** The access token; null sends as nobody signed in. */
  readonly token: string | null
  readonly signal: AbortSignal
}

/** The network as the outbox sees it; tests put their own in its place. Neither throws: no answer is status 0. */
export type Remote = {
  send(operation: Operation, photo: StoredPhoto | undefined, context: RequestContext): Promise<Answer>
  /** The row that an operation speaks of, as the server has it; zero rows when it has none that we may see. */
  look(operation: Operation, context: RequestContext): Promise<Answer>
}

/** The world as the outbox sees it. */
export type Env = {
  /** Milliseconds since the epoch. */
  now(): number
  /** In [0, 1). */
  random(): number
  /**
   * An access token of this very identity that lives a minute more; null for nobody.
   * @param fresh asks for a new one: the server did not take the last
   * @throws OfflineError | IdentityChangedError | SignInNeededError
   */
  token(fresh: boolean): Promise<string | null>
}
