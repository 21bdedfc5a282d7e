import { newOperation, type Draft } from '@/store/sync/outbox/operation'
import { restRemote } from '@/store/sync/outbox/rest-remote'
import { campus } from '../../backend/new-rows.ts'
import type { campusWrites } from './campus-day'

type Listed = { readonly id: string; readonly rev: number; readonly user: number }

/** Writes as random students, with the app's own requests. @param tokenOf returns the token of a user by number */
export const campusWriters = (tokenOf: (user: number) => string, users: number, random: () => number) => {
  const listed: Listed[] = []
  const anyone = () => Math.floor(random() * users)
  const send = async (user: number, draft: Draft) => {
    const { status, rows, code } = await restRemote.send(
      { ...newOperation(draft, new Date().toISOString()), seq: 1 },
      undefined,
      { token: tokenOf(user), signal: new AbortController().signal },
    )
    if (status >= 300) throw new Error(`a write failed with ${status} ${code}`)
    return rows?.[0]
  }
  const listItem = async () => {
    const [user, row] = [anyone(), crypto.randomUUID()]
    const lane: Draft['lane'] = `items/${row}`
    const values = {
      campus,
      title: 'Desk with two drawers',
      description: 'As good as new, to be collected in Tudor.',
      price: 1500,
      category: 'other',
      condition: 'used',
      status: 'available',
      seller_phone: '+254700000042',
    }
    const inserted = await send(user, { action: 'insert', table: 'items', row, lane, values })
    for (const position of [0, 1]) {
      await send(user, {
        action: 'insert',
        table: 'item_photos',
        row: crypto.randomUUID(),
        lane,
        values: { item_id: row, image_url: '/pictures/market.svg#desk', position },
      })
    }
    listed.push({ id: row, rev: Number(inserted?.['rev']), user })
  }
  const sellItem = async () => {
    const item = listed.shift()
    if (item)
      await send(item.user, {
        action: 'update',
        table: 'items',
        row: item.id,
        lane: `items/${item.id}`,
        values: { status: 'sold' },
        before: { status: 'available' },
        baseRev: item.rev,
      })
  }
  /** @param posts ids of the posts that may be liked */
  return async (kind: keyof typeof campusWrites, posts: readonly string[]): Promise<void> => {
    if (kind === 'items') return listItem()
    if (kind === 'sold') return sellItem()
    const row = crypto.randomUUID()
    if (kind === 'posts') {
      const values = {
        campus,
        content: 'The library opens all night before the exams, says the notice at the gate.',
        category: 'trending',
        image_path: null,
      }
      await send(anyone(), {
        action: 'insert',
        table: 'gossip_submissions',
        row,
        lane: `gossip_submissions/${row}`,
        values,
      })
    } else {
      const post = posts[Math.floor(random() * posts.length)] ?? ''
      await send(anyone(), {
        action: 'switch',
        table: 'gossip_likes',
        row: post,
        on: true,
        idempotencyKey: row,
        lane: `gossip_likes/${post}`,
      })
    }
  }
}
