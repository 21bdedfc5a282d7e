import * as v from 'valibot'
import { readLikes, type Likes } from '@/gossip/store/likes'
import type { Identity } from '@/kit/rules/ids'
import { readValue } from '@/store/key-values'
import { readOwnCopies, readPending, type WithPending } from '@/store/sync/rows'
import type { RowOf } from '@/store/sync/table-names'

/** Keys of the feed's values in the user's database. */
export const hiddenKey = 'gossip-hidden'
export const guidelinesKey = 'gossip-guidelines'
export const draftPhotoKey = 'draft/gossip-photo'
/** The user's own deleted posts, hidden from them while others may still see them. */
export const deletedKey = 'gossip-deleted'
/** The read part of each tab, by campus. Signing out deletes it like a draft. */
export const readKey = 'draft/gossip-read'

type Submission = RowOf<'gossip_submissions'>

/** The user's own data that changes the order of the feed. Excludes likes, so that a like does not repeat the query. */
type OwnOrder = {
  /** The user's own posts by id, sent or not, newest first. */
  readonly submissions: ReadonlyMap<string, WithPending<Submission>>
  /** Hidden posts, and the user's own deleted ones. */
  readonly hiddenIds: ReadonlySet<string>
  readonly hiddenCount: number
}

export type Own = OwnOrder & { readonly likes: Likes }

const idList = v.fallback(v.array(v.string()), [])

/** A stored list of post ids; empty if it is missing or malformed. */
export const parseIds = (stored: unknown): readonly string[] => v.parse(idList, stored)

export const listedPosts = async (
  identity: Identity,
  key: typeof hiddenKey | typeof deletedKey,
): Promise<readonly string[]> => parseIds(await readValue(identity, key))

const newestFirst = (one: WithPending<Submission>, other: WithPending<Submission>): number =>
  other.row.created_at.localeCompare(one.row.created_at)

export const readOwnOrder = async (identity: Identity): Promise<OwnOrder> => {
  const [pending, sent, hidden, deleted] = await Promise.all([
    readPending(identity, 'gossip_submissions'),
    readOwnCopies(identity, 'gossip_submissions'),
    listedPosts(identity, hiddenKey),
    listedPosts(identity, deletedKey),
  ])
  return {
    submissions: new Map(
      pending
        .applyTo(sent)
        .toSorted(newestFirst)
        .map((each) => [each.row.id, each]),
    ),
    hiddenIds: new Set([...hidden, ...deleted, ...pending.deleted]),
    hiddenCount: hidden.length,
  }
}

export const readOwn = async (identity: Identity): Promise<Own> => {
  const [order, likes] = await Promise.all([readOwnOrder(identity), readLikes(identity)])
  return { ...order, likes }
}
