import type { UserId } from '@/domain/shared/ids'
import type { Operation } from '../../outbox/operation'
import type { ServerModel } from './server-model'
import { keyOf } from './server-state'

type Listing = { readonly owner: UserId; readonly campus: string; readonly id: string; readonly phone: number; price: number; sold: boolean; wasRestored: boolean }

/** What was written on the phones, to be compared with what became of it. */
export class Ledger {
  readonly listings = new Map<string, Listing>()
  readonly likes = new Map<string, { readonly owner: UserId; readonly post: string; liked: boolean }>()

  list(owner: UserId, campus: string, id: string, phone: number, price: number): void {
    this.listings.set(keyOf('items', id), { owner, campus, id, phone, price, sold: false, wasRestored: false })
  }

  like(owner: UserId, post: string, liked: boolean): void {
    this.likes.set(`${owner}:${post}`, { owner, post, liked })
  }

  isLiked(owner: UserId, post: string): boolean {
    return this.likes.get(`${owner}:${post}`)?.liked ?? false
  }

  /** A restored database has forgotten what was sent since its backup. */
  markRestored(): void {
    for (const listing of this.listings.values()) listing.wasRestored = true
    this.likes.clear()
  }

  violations(server: ServerModel, pending: readonly Operation[]): string[] {
    const isPending = (lane: string) => pending.some((operation) => operation.lane === lane)
    const listings = [...this.listings].flatMap(([key, listing]) => {
      const stored = server.state.rows.get(key)
      if (listing.wasRestored) return []
      if (isPending(key)) return [`${key}: still in the outbox`]
      if (!stored) return [`${key}: lost`]
      const is = { campus: stored.campus, owner: stored.owner, price: stored.row['price'], sold: stored.row['status'] === 'sold' }
      const { campus, owner, price, sold } = listing
      return JSON.stringify(is) === JSON.stringify({ campus, owner, price, sold }) ? [] : [`${key}: expected ${JSON.stringify(listing)}, the server has ${JSON.stringify(is)}`]
    })
    const twice = server.inserted.filter((key, index) => server.inserted.indexOf(key) !== index).map((key) => `${key}: inserted twice`)
    const likes = [...this.likes.values()].flatMap(({ owner, post, liked }) => {
      const stored = server.state.rows.get(keyOf('gossip_posts', post))
      if (!stored || server.everHidden.has(post) || isPending(`gossip_likes/${post}`)) return []
      const like = [...server.state.rows.values()].find(({ table, owner: by, row }) => table === 'gossip_likes' && by === owner && row['post_id'] === post)
      return (like?.row['liked'] ?? false) === liked ? [] : [`like of ${post}: expected ${String(liked)}`]
    })
    // What was rejected blocks its lane until the person decides.
    const blocked = new Set(pending.flatMap(({ lane, state }) => (state === 'rejected' ? [lane] : [])))
    const waiting = pending.filter(({ lane }) => !blocked.has(lane)).map((operation) => `never sent: ${JSON.stringify(operation)}`)
    return [...listings, ...twice, ...likes, ...waiting]
  }
}
