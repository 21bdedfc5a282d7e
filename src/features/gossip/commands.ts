import type { Identity } from '@/domain/shared/ids'
import { chosenCampus } from '@/data/chosen-campus'
import type { Draft, StoredPhoto } from '@/data/sync/outbox/operation'
import { discardLane } from '@/data/sync/outbox/manage'
import { waitForOutcome, type Outcome } from '@/data/sync/outbox/outcome'
import { userDb } from '@/data/sync/outbox/user-db'
import { report } from '@/data/sync/outbox/report'
import { write } from '@/data/sync/outbox/write'
import type { EncodedPhoto } from '@/data/photos/encode-photo'
import type { GossipTab } from '@/domain/gossip/gossip-url'
import { photoName } from '@/domain/shared/photo-name'
import type { ReportReason } from '@/domain/shared/report-reasons'
import { listedPosts, type FeedPost } from './feed'
import { deletedKey, guidelinesKey, hiddenKey } from './stored-keys'

const bucket = 'gossip-uploads'
/** Limit of the lists of hidden and deleted posts; the oldest entries are dropped. */
const maxListed = 1000

const laneOf = (post: string) => `gossip_submissions/${post}` as const

export type NewPost = { readonly content: string; readonly category: GossipTab; readonly photo: EncodedPhoto | null }

/**
 * Puts a post with its photo into the outbox; does not wait for the network.
 * @returns the id of the post
 * @throws StorageFullError | StorageUnavailableError if nothing could be stored
 */
export const publish = async (identity: Identity, { content, category, photo }: NewPost): Promise<string> => {
  const row = crypto.randomUUID()
  const lane = laneOf(row)
  const path = photo && `${crypto.randomUUID()}/${photoName('1', photo.type)}`
  const picture: StoredPhoto | null = photo && path ? { id: crypto.randomUUID(), lane, bucket, path, ...photo } : null
  const upload: Draft[] = picture ? [{ action: 'upload', bucket, path: picture.path, photo: picture.id, lane }] : []
  const values = { campus: chosenCampus().slug, content: content.trim(), category, image_path: path }
  await write(identity, [...upload, { action: 'insert', table: 'gossip_submissions', row, lane, values }], picture ? [picture] : [])
  return row
}

export const postOutcome = (identity: Identity, post: string): Promise<Outcome> => waitForOutcome(identity, laneOf(post))

/** @throws as publish() */
export const setLike = (identity: Identity, post: string, liked: boolean): Promise<void> => {
  const idempotencyKey = crypto.randomUUID()
  return write(identity, [{ action: 'like', table: 'gossip_likes', row: post, liked, idempotencyKey, lane: `gossip_likes/${post}` }])
}

const changeListed = (
  identity: Identity,
  name: typeof hiddenKey | typeof deletedKey,
  change: (posts: readonly string[]) => readonly string[],
): Promise<void> => {
  const db = userDb(identity)
  return db.transaction('rw', db.keyValues, async () => {
    await db.keyValues.put({ key: name, value: change(await listedPosts(db, name)).slice(-maxListed) })
  })
}

/** Deletes the user's own post, sent or not. @throws as publish() */
export const deletePost = async (identity: Identity, post: FeedPost): Promise<void> => {
  // A rejected post exists only in the outbox.
  if (post.syncStatus === 'rejected') return discardLane(userDb(identity), laneOf(post.id), Date.now)
  await write(identity, [{ action: 'delete', table: 'gossip_submissions', row: post.id, lane: laneOf(post.id) }])
  await changeListed(identity, deletedKey, (deleted) => [...deleted, post.id])
}

export const hidePost = (identity: Identity, post: string): Promise<void> =>
  changeListed(identity, hiddenKey, (hidden) => [...hidden.filter((id) => id !== post), post])

export const showPost = (identity: Identity, post: string): Promise<void> =>
  changeListed(identity, hiddenKey, (hidden) => hidden.filter((id) => id !== post))

/** Reports a post and hides it for the user. @throws as publish() */
export const reportPost = async (identity: Identity, post: string, reason: ReportReason): Promise<void> => {
  await report(identity, 'gossip_post', post, reason)
  await hidePost(identity, post)
}

export const hasAcceptedGuidelines = async (identity: Identity): Promise<boolean> =>
  (await userDb(identity).keyValues.get(guidelinesKey))?.value === true

export const acceptGuidelines = async (identity: Identity): Promise<void> => {
  await userDb(identity).keyValues.put({ key: guidelinesKey, value: true })
}
