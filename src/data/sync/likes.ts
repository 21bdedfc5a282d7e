import type { Identity } from '@/domain/shared/ids'
import { userDb } from './user-db'
import { write } from './write'

/** Queues a like, or takes it back. @throws StorageFullError | StorageUnavailableError */
export const setLike = async (identity: Identity, post: string, liked: boolean): Promise<void> => {
  await write(identity, [{ action: 'like', table: 'gossip_likes', row: post, liked, idempotencyKey: crypto.randomUUID() }])
}

/** The user's likes: what the server knows, and the desired state where it waits, by post id. */
export type Likes = { readonly stored: ReadonlySet<string>; readonly pending: ReadonlyMap<string, boolean> }

export const readLikes = async (identity: Identity): Promise<Likes> => {
  const { operations, gossip_likes: likes } = userDb(identity)
  const [waiting, copies] = await Promise.all([operations.where('lane').startsWith('gossip_likes/').sortBy('seq'), likes.toArray()])
  return {
    stored: new Set(copies.flatMap(({ post_id, liked }) => (liked ? [post_id] : []))),
    pending: new Map(waiting.flatMap((operation) => (operation.action === 'like' ? [[operation.row, operation.liked]] : []))),
  }
}
