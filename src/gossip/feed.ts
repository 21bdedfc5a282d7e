import type { SyncStatus } from '@/kit/rules/sync-status'
import Dexie from 'dexie'
import { checkedAtOf } from '@/store/checked-at'
import type { ComradeDb } from '@/store/db'
import type { WithPending } from '@/store/sync/rows'
import { readInPages } from '@/store/read-in-pages'
import { pictureUrl } from '@/store/remote/project'
import { hottestFirst, shownLikes } from '@/gossip/rules/likes'
import type { GossipTab } from '@/gossip/rules/gossip-url'
import { releases, type Release } from '@/gossip/rules/posts'
import { oneOf } from '@/kit/rules/choice'
import type { Identity } from '@/kit/rules/ids'
import { hiddenKey, listedPosts, readOwn, readOwnOrder, type Own } from './own-data'
import type { RowOf } from '@/store/sync/table-names'

type Row = RowOf<'gossip_posts'>
type Submission = RowOf<'gossip_submissions'>

/**
 * The state of a post for others. A release: not public yet. `held`: it names a number or a link. `in_review`: hidden
 * by reports until an admin decides. `elsewhere`: public on another campus. `published`: the user's own and public,
 * but this phone has no copy with its likes.
 */
export type Publication = 'public' | 'elsewhere' | 'published' | Release | 'held' | 'in_review' | 'removed'

const publicNow = ['public', 'elsewhere', 'published'] as const satisfies readonly Publication[]

/** True if others can read a post now. */
export const isPublic = ({ publication }: Pick<FeedPost, 'publication'>): boolean =>
  oneOf(publicNow, publication) !== undefined

/** A post as the user sees it. Flat, so that a memoized card re-renders only when a value changes. */
export type FeedPost = {
  readonly id: string
  readonly content: string
  readonly category: string
  readonly image: string | null
  /** ISO instant. */
  readonly createdAt: string
  readonly syncStatus: SyncStatus
  readonly publication: Publication
  /** The reason for which an admin has removed it: one of reports, or `contact`; null if no admin has. */
  readonly removedFor: string | null
  /** True if sending it has failed at least once. */
  readonly postponed: boolean
  readonly mine: boolean
  readonly liked: boolean
  readonly likes: number
}

/** The posts of a tab, newest or hottest first, by id. The posts themselves are read when they come near the screen. */
export type Order = {
  readonly ids: readonly string[]
  /** False if only the newest posts were read. */
  readonly isWhole: boolean
  /** The number of posts that the user has hidden; their own deleted posts do not count. */
  readonly hiddenCount: number
  /** ISO instant of the last completed pull; null before the first, undefined where nothing is saved. */
  readonly checkedAt: string | null | undefined
}

const publicPost = (own: Own, row: Row): FeedPost => {
  const { id, content, category } = row
  return {
    id,
    content,
    category,
    image: row.image_url === null ? null : pictureUrl(row.image_url),
    createdAt: row.created_at,
    syncStatus: own.submissions.get(id)?.syncStatus ?? 'sent',
    publication: 'public',
    removedFor: null,
    postponed: false,
    mine: own.submissions.has(id),
    ...shownLikes({ count: row.likes_count, stored: own.likes.stored.has(id), pending: own.likes.pending.get(id) }),
  }
}

/** A post of another campus, which a shared link has opened. */
export const postElsewhere = ({ id, content, category, image_url, created_at, likes_count }: Row): FeedPost => ({
  id,
  content,
  category,
  image: image_url === null ? null : pictureUrl(image_url),
  createdAt: created_at,
  syncStatus: 'sent',
  publication: 'elsewhere',
  removedFor: null,
  postponed: false,
  mine: false,
  liked: false,
  likes: likes_count,
})

const decided = ['held', 'published', 'in_review', 'removed'] as const

/** The user's own post without a public copy on this phone. */
const ownPost = ({ row, syncStatus, postponed }: WithPending<Submission>): FeedPost => ({
  id: row.id,
  content: row.content,
  category: row.category,
  image: row.image_path,
  createdAt: row.created_at,
  syncStatus,
  publication: oneOf(decided, row.state) ?? oneOf(releases, row.release) ?? 'soon',
  removedFor: row.removed_for,
  postponed,
  mine: true,
  liked: false,
  likes: 0,
})

/** Enough for a screen and its margin. */
const firstPage = 30

const ofTab = (device: ComradeDb, tab: GossipTab, after: string | typeof Dexie.minKey = Dexie.minKey) =>
  device.replica('gossip_posts').where('[category+created_at]').between([tab, after], [tab, Dexie.maxKey])

/** The ids of a tab's public posts, newest first. Dexie reads all keys in one request, but only without `reverse()`. */
const storedIds = async (device: ComradeDb, tab: GossipTab, all: boolean): Promise<readonly string[]> =>
  all
    ? (await ofTab(device, tab).primaryKeys()).toReversed()
    : ofTab(device, tab).reverse().limit(firstPage).primaryKeys()

/**
 * The same with the user's own posts, which are given newest first, each in its place by time. Without all stored ids,
 * own posts that are older than the last of them are left out.
 */
const placedIds = async (
  device: ComradeDb,
  tab: GossipTab,
  own: readonly Submission[],
  all: boolean,
): Promise<readonly string[]> => {
  const [stored, ...newer] = await Promise.all([
    storedIds(device, tab, all),
    ...own.map(({ created_at }) => ofTab(device, tab, created_at).count()),
  ])
  const isWhole = all || stored.length < firstPage
  const placed = [...stored]
  for (const [index, { id }] of own.entries()) {
    const place = newer[index] ?? 0
    if (isWhole || place < stored.length) placed.splice(place + index, 0, id)
  }
  return placed
}

/** The ids of a tab's public posts and of the user's own, the hottest first. */
const hotIds = async (
  device: ComradeDb,
  tab: GossipTab,
  own: readonly Submission[],
  now: number,
): Promise<readonly string[]> => {
  const unliked = own.map(({ id, created_at }) => ({ id, created_at, likes_count: 0 }))
  return hottestFirst([...(await ofTab(device, tab).toArray()), ...unliked], now)
}

type OrderOptions = {
  /** False to read only the newest, for the first paint. */
  readonly all?: boolean
  /** The time at which to rank the hottest posts, in milliseconds since the epoch; null for the newest first. */
  readonly hotAt?: number | null
}

export const readOrder = async (
  device: ComradeDb,
  identity: Identity,
  tab: GossipTab,
  { all: wantsAll = true, hotAt = null }: OrderOptions = {},
): Promise<Order> => {
  const all = wantsAll || hotAt !== null
  const [own, freshness] = await Promise.all([readOwnOrder(identity), device.freshness.get('gossip_posts')])
  const submitted = [...own.submissions.values()].flatMap(({ row }) => (row.category === tab ? [row] : []))
  const copies = await device.replica('gossip_posts').bulkGet(submitted.map(({ id }) => id))
  // A public post without a copy is older than the phone's copies, or of another campus.
  const unread = submitted.filter(({ state }, index) => copies[index] === undefined && state !== 'published')
  // Posts that wait to come out are on top. The others may stay for long, so they are no news.
  const [waiting, placed] = [
    unread.filter(({ state }) => state === 'waiting'),
    unread.filter(({ state }) => state !== 'waiting'),
  ]
  const listed = hotAt === null ? await placedIds(device, tab, placed, all) : await hotIds(device, tab, placed, hotAt)
  return {
    isWhole: all || listed.length < firstPage,
    ids: [...waiting.map(({ id }) => id), ...listed].filter((id) => !own.hiddenIds.has(id)),
    hiddenCount: own.hiddenCount,
    checkedAt: checkedAtOf(freshness),
  }
}

const readPostsWithOwn = async (device: ComradeDb, identity: Identity, ids: readonly string[]) => {
  const [own, found] = await Promise.all([readOwn(identity), device.replica('gossip_posts').bulkGet([...ids])])
  const posts = ids.flatMap((id, index) => {
    const [row, submission] = [found[index], own.submissions.get(id)]
    return row ? [publicPost(own, row)] : submission ? [ownPost(submission)] : []
  })
  return { own, posts: new Map(posts.map((post) => [post.id, post])) }
}

/** Posts as the user sees them, by id. Missing ones are left out. */
export const readPosts = async (
  device: ComradeDb,
  identity: Identity,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FeedPost>> => (await readPostsWithOwn(device, identity, ids)).posts

/** The text of a post. */
export type PostText = Pick<RowOf<'gossip_posts'>, 'id' | 'content'>

/** The text of each post by id: stored posts of all tabs, and the user's own. */
export const readTexts = async (device: ComradeDb, identity: Identity): Promise<ReadonlyMap<string, PostText>> => {
  const posts = device.replica('gossip_posts')
  const { submissions } = await readOwnOrder(identity)
  const saved = await device.transaction('r', posts, () => readInPages(posts))
  return new Map(
    [...[...submissions.values()].map(({ row }) => row), ...saved].map(({ id, content }) => [id, { id, content }]),
  )
}

/** One post, and whether the user has hidden or deleted it; null if it does not exist. */
export const readOnePost = async (device: ComradeDb, identity: Identity, id: string) => {
  const { own, posts } = await readPostsWithOwn(device, identity, [id])
  const post = posts.get(id)
  return post ? { post, hidden: own.hiddenIds.has(id) } : null
}

export type HiddenEntry = { readonly id: string; readonly content: string | null }

/** The posts that the user has hidden, the latest first. `content` is null if the post no longer exists. */
export const readHidden = async (device: ComradeDb, identity: Identity): Promise<readonly HiddenEntry[]> => {
  const hidden = (await listedPosts(identity, hiddenKey)).toReversed()
  const rows = await device.replica('gossip_posts').bulkGet(hidden)
  return hidden.map((id, index) => ({ id, content: rows[index]?.content ?? null }))
}
