/** Who sends a request: a visitor without an account, a student, an admin or the service. */
export type Requester = 'visitor' | 'user' | 'admin' | 'service'

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
  /** The cursor of a phone that has everything. */
  readonly end: number
  readonly user: string
  /** The cursor of a phone that was away for a day, and of one that was away for very long. */
  readonly yesterday: number
  readonly longAgo: number
  /** A photo in the middle of those that phones copy. */
  readonly photo: string
  /** The newest posts, as many as are near the screen. */
  readonly newestPosts: readonly { readonly id: string; readonly createdAt: string }[]
  /** The oldest rows that phones copy. */
  readonly windowEnds: Readonly<Record<'gossip_posts' | 'items', { readonly id: string; readonly created_at: string }>>
  readonly post: string
  readonly ownPost: string
  readonly likedPost: string
  readonly item: string
  readonly ownItem: { readonly id: string; readonly rev: number }
}
