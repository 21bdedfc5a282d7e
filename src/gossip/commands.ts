import { chosenCampus } from '@/store/chosen-campus'
import { changeValue, readValue, storeValue } from '@/store/key-values'
import type { EncodedPhoto } from '@/store/photos/encode-photo'
import { report } from '@/store/report'
import { remove, write, type Written } from '@/store/sync/write'
import type { GossipTab } from '@/gossip/rules/gossip-url'
import type { Release } from '@/gossip/rules/posts'
import type { Identity } from '@/kit/rules/ids'
import { photoName } from '@/kit/rules/photo-name'
import { plainText } from '@/kit/rules/plain-text'
import type { ReportReason } from '@/kit/rules/report-reasons'
import type { FeedPost } from './feed'
import { deletedKey, guidelinesKey, hiddenKey, parseIds } from './own-data'

export { setLike, watchRefusedLikes } from '@/gossip/store/likes'

const table = 'gossip_submissions'
const bucket = 'gossip-uploads'
/** The most entries in the lists of hidden and deleted posts; the oldest are dropped. */
const maxListed = 1000

export type NewPost = {
  readonly content: string
  readonly category: GossipTab
  readonly release: Release
  readonly photo: EncodedPhoto | null
}

/**
 * Puts a post with its photo into the outbox; does not wait for the network.
 * @throws StorageFullError | StorageUnavailableError if nothing could be stored
 */
export const publish = (
  identity: Identity,
  { content, category, release, photo }: NewPost,
  row: string = crypto.randomUUID(),
): Promise<Written> => {
  const path = photo && `${crypto.randomUUID()}/${photoName('1', photo.type)}`
  const values = { campus: chosenCampus().slug, content: plainText(content), category, release, image_path: path }
  const uploads = photo && path ? [{ path, ...photo }] : []
  return write(identity, [{ action: 'insert', table, row, values }], { files: { bucket, uploads } })
}

const changeListed = (
  identity: Identity,
  key: typeof hiddenKey | typeof deletedKey,
  change: (posts: readonly string[]) => readonly string[],
): Promise<void> => changeValue(identity, key, (stored) => change(parseIds(stored)).slice(-maxListed))

/** Deletes the user's own post, sent or not. @throws as publish() */
export const deletePost = async (identity: Identity, post: FeedPost): Promise<Written> => {
  const written = await remove(identity, table, post.id)
  // Others may still see a published post for some hours, but its author does not.
  if (post.syncStatus !== 'rejected') await changeListed(identity, deletedKey, (deleted) => [...deleted, post.id])
  return written
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
  (await readValue(identity, guidelinesKey)) === true

export const acceptGuidelines = (identity: Identity): Promise<void> => storeValue(identity, guidelinesKey, true)
