import * as v from 'valibot'
import Dexie from 'dexie'
import type { ComradeDb } from '@/data/db'
import { fold, pendingLikes, type Folded, type Standing } from '@/data/outbox/fold'
import type { Operation } from '@/data/outbox/operation'
import type { PersonDb } from '@/data/outbox/person-db'
import { readWith } from '@/data/outbox/read-row'
import { personalTables } from '@/data/pull/personal-tables'
import { replicatedTables, type ReplicaRow } from '@/data/pull/replicated-tables'
import { readInPages } from '@/data/read-in-pages'
import { shownLikes } from '@/domain/gossip'
import type { GossipTab } from '@/domain/gossip-url'
import { hiddenNote } from './notes'

type Row = ReplicaRow<'gossip_posts'>

/** A post as this person sees it. Flat, so that a card is drawn again only when something of it changes. */
export type FeedPost = {
  readonly id: string
  readonly content: string
  readonly category: string
  readonly image: string | null
  /** ISO instant. */
  readonly createdAt: string
  readonly standing: Standing
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
  /** How many posts and authors this person keeps out of sight. */
  readonly away: number
  readonly checkedAt: string | null
}

/** What one person's own copies and wishes do to the order of what everybody reads: likes are no part of it. */
type OwnOrder = {
  /** What waits of posts, their own. */
  readonly operations: readonly Operation[]
  readonly mine: ReadonlySet<string>
  readonly away: ReadonlySet<string>
  readonly awayCount: number
}

/** And to the posts themselves. */
type Own = OwnOrder & {
  readonly wishes: ReadonlyMap<string, boolean>
  readonly liked: ReadonlySet<string>
}

const readPost = readWith(replicatedTables.gossip_posts)
const readMute = readWith(personalTables.gossip_mutes)
const idList = v.fallback(v.array(v.string()), [])

export const hiddenPosts = async (db: PersonDb): Promise<readonly string[]> =>
  v.parse(idList, (await db.notes.get(hiddenNote))?.value)

/** What waits of one table, in order. Whoever reads it follows that table's lanes alone. */
const waitingFor = async (db: PersonDb, table: 'gossip_posts' | 'gossip_mutes' | 'gossip_likes'): Promise<readonly Operation[]> =>
  db.operations.where('lane').startsWith(`${table}/`).sortBy('seq')

/** The mutes as the person left them, sent or not. */
const mutesOf = async (db: PersonDb) => {
  const [operations, mutes] = await Promise.all([waitingFor(db, 'gossip_mutes'), db.gossip_mutes.toArray()])
  return fold('gossip_mutes', operations, mutes, readMute).map(({ row }) => row)
}

const readOwnOrder = async (db: PersonDb): Promise<OwnOrder> => {
  const [operations, mutes, marks, hidden] = await Promise.all([waitingFor(db, 'gossip_posts'), mutesOf(db), db.gossipMarks.toArray(), hiddenPosts(db)])
  // Whose posts a mute covers is known to the server alone; with the last mute taken back, none are.
  const covered = mutes.length === 0 ? [] : marks.filter(({ mine }) => !mine).map(({ postId }) => postId)
  return {
    operations,
    mine: new Set(marks.filter(({ mine }) => mine).map(({ postId }) => postId)),
    away: new Set([...hidden, ...mutes.map((mute) => mute.post_id), ...covered]),
    awayCount: hidden.length + mutes.length,
  }
}

const readOwn = async (db: PersonDb): Promise<Own> => {
  const [order, wishes, likes] = await Promise.all([readOwnOrder(db), waitingFor(db, 'gossip_likes'), db.gossip_likes.toArray()])
  return { ...order, wishes: pendingLikes(wishes), liked: new Set(likes.map((like) => like.post_id)) }
}

const postOf = (own: Own, { row, standing }: Folded<Row>): FeedPost => {
  const { id, content, category } = row
  const stored = own.liked.has(id)
  const ofPost = own.operations.filter(({ lane }) => lane === `gossip_posts/${id}`)
  return {
    id,
    content,
    category,
    image: row.image_url,
    createdAt: row.created_at,
    standing,
    putOff: ofPost.some(({ tries }) => tries > 0),
    mine: own.mine.has(id) || ofPost.some(({ action }) => action === 'insert'),
    ...shownLikes({ count: row.likes_count, stored, wish: own.wishes.get(id) }),
  }
}

/** The posts of a tab that wait to be sent, the newest first, and those that wait to be deleted. */
const unsentIn = (tab: GossipTab, { operations }: OwnOrder) => {
  const ofPosts = operations.flatMap((operation) => ('table' in operation && operation.table === 'gossip_posts' ? [operation] : []))
  const gone = new Set(ofPosts.flatMap(({ action, row }) => (action === 'delete' ? [row] : [])))
  const fresh = ofPosts.filter((operation) => operation.action === 'insert' && operation.values['category'] === tab && !gone.has(operation.row))
  return { gone, fresh: fresh.map(({ row }) => row).toReversed() }
}

/** As many as a screen and its margin hold. */
const firstPage = 30

/** The ids of a tab's posts, newest first. Read as a whole they come in one answer, a page of them one by one. */
const keptIn = async (device: ComradeDb, tab: GossipTab, whole: boolean): Promise<readonly string[]> => {
  const inTab = device.replica('gossip_posts').where('[category+created_at]').between([tab, Dexie.minKey], [tab, Dexie.maxKey])
  return whole ? (await inTab.primaryKeys()).toReversed() : inTab.reverse().limit(firstPage).primaryKeys()
}

/** @param whole false: only the newest, for the first paint */
export const readOrder = async (device: ComradeDb, db: PersonDb, tab: GossipTab, whole = true): Promise<Order> => {
  const [kept, own, freshness] = await Promise.all([keptIn(device, tab, whole), readOwnOrder(db), device.freshness.get('gossip_posts')])
  const { gone, fresh } = unsentIn(tab, own)
  const shown = kept.filter((id) => !own.away.has(id) && !gone.has(id))
  // The server may have one already whose acknowledgement is still to come.
  const known = fresh.length === 0 ? null : new Set(kept)
  return {
    isWhole: whole || kept.length < firstPage,
    ids: [...fresh.filter((id) => known?.has(id) === false), ...shown],
    away: own.awayCount,
    checkedAt: freshness?.checkedAt ?? null,
  }
}

/** Some posts as this person sees them, by id, with what the person has done; what is no longer there is left out. */
const readSeen = async (device: ComradeDb, db: PersonDb, ids: readonly string[]) => {
  const [own, found] = await Promise.all([readOwn(db), device.replica('gossip_posts').bulkGet([...ids])])
  const rows = found.filter((row) => row !== undefined)
  return { own, posts: new Map(fold('gossip_posts', own.operations, rows, readPost).map((each) => [each.row.id, postOf(own, each)])) }
}

/** Some posts as this person sees them, by id; what is no longer there is left out. */
export const readPosts = async (device: ComradeDb, db: PersonDb, ids: readonly string[]): Promise<ReadonlyMap<string, FeedPost>> =>
  (await readSeen(device, db, ids)).posts

/** What each post says, by its id: the saved ones of all tabs, and those that this person has still to send. */
export const readTexts = async (device: ComradeDb, db: PersonDb): Promise<ReadonlyMap<string, string>> => {
  const posts = device.replica('gossip_posts')
  const fresh = fold('gossip_posts', await waitingFor(db, 'gossip_posts'), [], readPost).map(({ row }) => row)
  const saved = await device.transaction('r', posts, () => readInPages(posts))
  return new Map([...fresh, ...saved].map(({ id, content }) => [id, content]))
}

/** One post by its id, with whether this person keeps it out of sight; null when there is none. */
export const readOnePost = async (device: ComradeDb, db: PersonDb, id: string) => {
  const { own, posts } = await readSeen(device, db, [id])
  const post = posts.get(id)
  return post ? { post, away: own.away.has(id) } : null
}

export type AwayEntry = { readonly id: string; readonly kind: 'post' | 'author'; readonly content: string | null; readonly postId: string }

/** All that a person keeps out of sight, the latest first. */
export const readAway = async (device: ComradeDb, db: PersonDb): Promise<readonly AwayEntry[]> => {
  const [mutes, hidden] = await Promise.all([mutesOf(db), hiddenPosts(db)])
  const entries = [
    ...mutes.map(({ id, post_id }) => ({ id, kind: 'author' as const, postId: post_id })),
    ...hidden.toReversed().map((id) => ({ id, kind: 'post' as const, postId: id })),
  ]
  const rows = await device.replica('gossip_posts').bulkGet(entries.map(({ postId }) => postId))
  return entries.map((entry, index) => ({ ...entry, content: rows[index]?.content ?? null }))
}
