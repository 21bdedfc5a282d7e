import type { Identity } from '@/kit/rules/ids'
import { reportAs } from '@/store/error-log/error-log'
import { watchQuery } from '@/store/watch-query'
import { userDb } from '@/store/user-db'
import { write } from '@/store/sync/write'

const isRefused = ({ action, state }: { readonly action: string; readonly state: string }): boolean =>
  action === 'switch' && state === 'rejected'

const likeOperations = (identity: Identity) => userDb(identity).operations.where('lane').startsWith('gossip_likes/')

/**
 * Queues a like, or takes it back.
 * @throws StorageFullError | StorageUnavailableError
 */
export const setLike = async (identity: Identity, post: string, liked: boolean): Promise<void> => {
  // Nothing in its lane is sent behind a refused like.
  await discardRefusedLikes(identity)
  await write(identity, [
    { action: 'switch', table: 'gossip_likes', row: post, on: liked, idempotencyKey: crypto.randomUUID() },
  ])
}

/** Nobody can correct a like, so what the server refused is not kept. Resolves to how many there were. */
const discardRefusedLikes = (identity: Identity): Promise<number> => likeOperations(identity).and(isRefused).delete()

/**
 * Calls back when the server has refused likes, now or while nobody looked, and discards them. Returns a function that
 * stops it.
 */
export const watchRefusedLikes = (identity: Identity, onRefused: () => void): (() => void) => {
  const discard = async () => {
    // Another tab may have been faster.
    if ((await discardRefusedLikes(identity)) > 0) onRefused()
  }
  return watchQuery(async () => likeOperations(identity).and(isRefused).count(), {
    next: (count) => count > 0 && void discard().catch(reportAs('gossip')),
    failed: () => {},
  })
}

/** The user's likes: what the server knows, and the desired state where it waits, by post id. */
export type Likes = { readonly stored: ReadonlySet<string>; readonly pending: ReadonlyMap<string, boolean> }

export const readLikes = async (identity: Identity): Promise<Likes> => {
  const [waiting, copies] = await Promise.all([
    likeOperations(identity).sortBy('seq'),
    userDb(identity).replica('gossip_likes').toArray(),
  ])
  return {
    stored: new Set(copies.flatMap(({ post_id, liked }) => (liked ? [post_id] : []))),
    pending: new Map(
      waiting.flatMap((operation) =>
        operation.action === 'switch' && !isRefused(operation) ? [[operation.row, operation.on]] : [],
      ),
    ),
  }
}
