import * as v from 'valibot'
import type { SyncStatus } from '@/domain/shared/sync-status'
import Dexie from 'dexie'
import type { ComradeDb } from '@/data/db'
import { applyPending, pendingLikes, type WithPending } from '@/data/outbox/apply-pending'
import type { Operation } from '@/data/outbox/operation'
import type { UserDb } from '@/data/outbox/user-db'
import { readWith } from '@/data/outbox/read-row'
import { personalTables, type PersonalRow } from '@/data/pull/personal-tables'
import type { ReplicaRow } from '@/data/pull/replicated-tables'
import { readInPages } from '@/data/read-in-pages'
import { pictureUrl } from '@/data/remote/project'
import { shownLikes } from '@/domain/gossip/posts'
import type { GossipTab } from '@/domain/gossip/gossip-url'
import { deletedKey, hiddenKey } from './stored-keys'

type Row = ReplicaRow<'gossip_posts'>
type Submission = PersonalRow<'gossip_submissions'>

/** waiting: it joins a batch later, so that its time tells nothing. in_review: hidden by reports until an admin decides. */
export type Publication = 'public' | 'waiting' | 'in_review' | 'removed'

/** A post as this person sees it. Flat, so that a card is drawn again only when something of it changes. */
export type FeedPost = {
  readonly id: string
  readonly content: string
  readonly category: string
  readonly image: string | null
  /** ISO instant. */
  readonly createdAt: string
  readonly syncStatus: SyncStatus
  /** Whether others can read it. */
  readonly publication: Publication
  /** Whether the server has put it off at least once. */
  readonly putOff: boolean
  readonly mine: boolean
  readonly liked: boolean
  readonly likes: number
}

/** Which posts a tab shows, the newest first; the posts themselves are read when they come near the screen. */
export type Order = {
  readonly ids: readonly string[]
  /** Whether these are all, or the newest ones, which are on the screen while the others are read. */
  readonly isWhole: boolean
  /** How many posts this person keeps out of sight. */
  readonly away: number
  readonly checkedAt: string | null
}

/** What one person's own copies and pending operations do to the order of what everybody reads: likes are no part of it. */
type OwnOrder = {
  /** What waits of their own posts. */
  readonly operations: readonly Operation[]
  /** What they have posted, sent or not, the newest first. */
  readonly submissions: ReadonlyMap<string, WithPending<Submission>>
  readonly away: ReadonlySet<string>
  readonly awayCount: number
}

/** And to the posts themselves. */
type Own = OwnOrder & {
  readonly pendingLikes: ReadonlyMap<string, boolean>
  readonly liked: ReadonlySet<string>
}

const readSubmission = readWith(personalTables.gossip_submissions)
const idList = v.fallback(v.array(v.string()), [])

/** A list of posts that a person keeps under a name. */
export const listedPosts = async (db: UserDb, name: typeof hiddenKey | typeof deletedKey): Promise<readonly string[]> =>
  v.parse(idList, (await db.keyValues.get(name))?.value)

/** What waits of one table, in order. Whoever reads it follows that table's lanes alone. */
const waitingFor = async (db: UserDb, table: 'gossip_submissions' | 'gossip_likes'): Promise<readonly Operation[]> =>
  db.operations.where('lane').startsWith(`${table}/`).sortBy('seq')

const newestFirst = (one: WithPending<Submission>, other: WithPending<Submission>): number => other.row.created_at.localeCompare(one.row.created_at)

const readOwnOrder = async (db: UserDb): Promise<OwnOrder> => {
  const [operations, sent, hidden, deleted] = await Promise.all([
    waitingFor(db, 'gossip_submissions'),
    db.gossip_submissions.toArray(),
    listedPosts(db, hiddenKey),
    listedPosts(db, deletedKey),
  ])
  const submissions = applyPending('gossip_submissions', operations, sent, readSubmission).toSorted(newestFirst)
  const unsentDeletions = operations.flatMap((operation) => (operation.action === 'delete' ? [operation.row] : []))
  return {
    operations,
    submissions: new Map(submissions.map((each) => [each.row.id, each])),
    away: new Set([...hidden, ...deleted, ...unsentDeletions]),
    awayCount: hidden.length,
  }
}

const readOwn = async (db: UserDb): Promise<Own> => {
  const [order, operations, likes] = await Promise.all([readOwnOrder(db), waitingFor(db, 'gossip_likes'), db.gossip_likes.toArray()])
  return { ...order, pendingLikes: pendingLikes(operations), liked: new Set(likes.filter(({ liked }) => liked).map((like) => like.post_id)) }
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
    putOff: false,
    mine: own.submissions.has(id),
    ...shownLikes({ count: row.likes_count, stored: own.liked.has(id), pending: own.pendingLikes.get(id) }),
  }
}

const publications: Readonly<Record<string, Publication>> = { in_review: 'in_review', removed: 'removed' }

/** An own post that is not among everybody's. */
const ownPost = (own: Own, { row, syncStatus }: WithPending<Submission>): FeedPost => ({
  id: row.id,
  content: row.content,
  category: row.category,
  image: row.image_path,
  createdAt: row.created_at,
  syncStatus,
  publication: publications[row.state] ?? 'waiting',
  putOff: own.operations.some(({ lane, tries }) => lane === `gossip_submissions/${row.id}` && tries > 0),
  mine: true,
  liked: false,
  likes: 0,
})

/** As many as a screen and its margin hold. */
const firstPage = 30

/** The ids of a tab's posts, newest first. Read as a whole they come in one answer, a page of them one by one. */
const keptIn = async (device: ComradeDb, tab: GossipTab, whole: boolean): Promise<readonly string[]> => {
  const inTab = device.replica('gossip_posts').where('[category+created_at]').between([tab, Dexie.minKey], [tab, Dexie.maxKey])
  return whole ? (await inTab.primaryKeys()).toReversed() : inTab.reverse().limit(firstPage).primaryKeys()
}

/** @param whole false: only the newest, for the first paint */
export const readOrder = async (device: ComradeDb, db: UserDb, tab: GossipTab, whole = true): Promise<Order> => {
  const [kept, own, freshness] = await Promise.all([keptIn(device, tab, whole), readOwnOrder(db), device.freshness.get('gossip_posts')])
  const ofTab = [...own.submissions.values()].flatMap(({ row }) => (row.category === tab ? [row.id] : []))
  const published = await device.replica('gossip_posts').bulkGet(ofTab)
  const isShown = (id: string) => !own.away.has(id)
  return {
    isWhole: whole || kept.length < firstPage,
    ids: [...ofTab.filter((_id, index) => published[index] === undefined), ...kept].filter(isShown),
    away: own.awayCount,
    checkedAt: freshness?.checkedAt ?? null,
  }
}

/** Some posts as this person sees them, by id, with what the person has done; what is no longer there is left out. */
const readSeen = async (device: ComradeDb, db: UserDb, ids: readonly string[]) => {
  const [own, found] = await Promise.all([readOwn(db), device.replica('gossip_posts').bulkGet([...ids])])
  const posts = ids.flatMap((id, index) => {
    const [row, submission] = [found[index], own.submissions.get(id)]
    return row ? [publicPost(own, row)] : submission ? [ownPost(own, submission)] : []
  })
  return { own, posts: new Map(posts.map((post) => [post.id, post])) }
}

/** Some posts as this person sees them, by id; what is no longer there is left out. */
export const readPosts = async (device: ComradeDb, db: UserDb, ids: readonly string[]): Promise<ReadonlyMap<string, FeedPost>> =>
  (await readSeen(device, db, ids)).posts

/** What each post says, by its id: the saved ones of all tabs, and this person's own. */
export const readTexts = async (device: ComradeDb, db: UserDb): Promise<ReadonlyMap<string, string>> => {
  const posts = device.replica('gossip_posts')
  const { submissions } = await readOwnOrder(db)
  const saved = await device.transaction('r', posts, () => readInPages(posts))
  return new Map([...[...submissions.values()].map(({ row }) => row), ...saved].map(({ id, content }) => [id, content]))
}

/** One post by its id, with whether this person keeps it out of sight; null when there is none. */
export const readOnePost = async (device: ComradeDb, db: UserDb, id: string) => {
  const { own, posts } = await readSeen(device, db, [id])
  const post = posts.get(id)
  return post ? { post, away: own.away.has(id) } : null
}

export type HiddenEntry = { readonly id: string; readonly content: string | null }

/** All that a person keeps out of sight, the latest first. */
export const readHidden = async (device: ComradeDb, db: UserDb): Promise<readonly HiddenEntry[]> => {
  const hidden = (await listedPosts(db, hiddenKey)).toReversed()
  const rows = await device.replica('gossip_posts').bulkGet(hidden)
  return hidden.map((id, index) => ({ id, content: rows[index]?.content ?? null }))
}
