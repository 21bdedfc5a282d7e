import { readOrder, readPosts } from '@/gossip/feed'
import { minuteMs } from '@/kit/rules/durations'
import { userId } from '@/kit/rules/ids'
import { ComradeDb } from '@/store/db'
import type { Draft } from '@/store/sync/outbox/operation'
import { publicCopies } from '@/store/sync/outbox/public-copies'
import { enqueue, outboxStore } from '@/store/sync/outbox/store'
import { userDb } from '@/store/user-db'

export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
export const noon = Date.parse('2026-11-21T12:00:00Z')

/** The n-th newest post. */
export const rowOf = (n: number, category = 'trending') => ({
  id: idOf(n),
  rev: 1,
  content: `Post ${n}`,
  category,
  likes_count: n,
  image_url: null,
  created_at: new Date(noon - n * minuteMs).toISOString(),
})

export const many = (count: number, category?: string) =>
  Array.from({ length: count }, (_, index) => rowOf(index + 1, category))

export const like = (n: number, liked: boolean): Draft => ({
  action: 'switch',
  table: 'gossip_likes',
  row: idOf(n),
  on: liked,
  idempotencyKey: `key-${n}-${liked}`,
  lane: `gossip_likes/${idOf(n)}`,
})
export const post = (n: number, category = 'trending'): Draft => ({
  action: 'insert',
  table: 'gossip_submissions',
  row: idOf(n),
  lane: `gossip_submissions/${idOf(n)}`,
  values: { content: `Mine ${n}`, category, image_path: null },
})
/** The n-th newest own submission, as stored on the server. */
export const submissionOf = (n: number, state = 'waiting') => ({
  ...rowOf(n),
  content: `Mine ${n}`,
  image_path: null,
  release: 'soon',
  state,
  removed_for: null,
  rev: 7,
})
export const deletion = (n: number): Draft => ({
  action: 'delete',
  table: 'gossip_submissions',
  row: idOf(n),
  lane: `gossip_submissions/${idOf(n)}`,
})

/** The feed of one person on one phone. */
export class FeedScene {
  readonly device = new ComradeDb(`feed-${crypto.randomUUID()}`)
  readonly identity = userId(crypto.randomUUID())
  readonly userDb = userDb(this.identity)

  addPosts(...rows: ReturnType<typeof rowOf>[]) {
    return this.device.replica('gossip_posts').bulkPut(rows)
  }

  queue(...drafts: Draft[]) {
    return enqueue(this.userDb, drafts, [], () => noon)
  }

  async feed(tab: 'trending' | 'love' = 'trending') {
    const order = await readOrder(this.device, this.identity, tab)
    const posts = await readPosts(this.device, this.identity, order.ids)
    return { ...order, posts: order.ids.flatMap((id) => posts.get(id) ?? []) }
  }

  async shown(tab?: 'trending' | 'love') {
    return (await this.feed(tab)).posts.map(({ content }) => content)
  }

  async firstPending() {
    const store = outboxStore(this.userDb, publicCopies(this.device))
    const [operation] = await store.pending()
    if (!operation) throw new Error('no pending operation')
    return { store, operation }
  }

  async close() {
    await Promise.all([this.device.delete(), this.userDb.delete()])
  }
}
