/** Who sends a request: a visitor without an account, a student, an admin or the service. */
export type Requester = 'visitor' | 'person' | 'admin' | 'service'

/** A recorded request of the app to `/rest/v1`. */
export type RecordedRequest = {
  readonly what: string
  readonly by: Requester
  readonly method: string
  /** The table, or `rpc/` and the function. */
  readonly path: string
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly prefer: string
  readonly body: string | null
}

/** The rows of a filled database that the requests refer to. */
export type RequestTargets = {
  readonly horizon: number
  readonly person: string
  /** The newest revision of each table. */
  readonly heads: Readonly<Record<string, number>>
  /** A row in the middle of each large table. */
  readonly middles: Readonly<Record<string, { readonly rev: number; readonly id: string }>>
  readonly post: string
  readonly ownPost: string
  readonly likedPost: string
  readonly item: string
  readonly ownItem: { readonly id: string; readonly rev: number }
}
