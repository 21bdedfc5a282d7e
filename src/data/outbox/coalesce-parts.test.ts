import { expect, it } from 'vitest'
import { coalesce } from './coalesce'
import { newOperation, type Draft, type Operation } from './operation'

const lane = 'items/desk'
const kept = (drafts: readonly Draft[]): Operation[] => drafts.map((draft, seq) => ({ ...newOperation(draft, '2026-11-21T08:00:00Z'), seq }))
const listing: readonly Draft[] = [
  { action: 'upload', bucket: 'item-images', path: 'a/b/1.webp', photo: 'p1', lane },
  { action: 'insert', table: 'items', row: 'desk', lane, values: { title: 'Desk' } },
  { action: 'insert', table: 'item_photos', row: 'photo', lane, values: { item_id: 'desk' } },
]

it('a listing that was never sent and is deleted leaves nothing to do', () => {
  expect(coalesce(kept(listing), { action: 'delete', table: 'items', row: 'desk', lane })).toEqual({ drop: [0, 1, 2], replace: null, add: null })
})

it('one photo that is taken out of it leaves the listing where it is', () => {
  const draft: Draft = { action: 'delete', table: 'item_photos', row: 'photo', lane }
  expect(coalesce(kept(listing), draft)).toEqual({ drop: [], replace: null, add: draft })
})
