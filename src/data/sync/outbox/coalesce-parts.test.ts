import { expect, it } from 'vitest'
import { coalesce } from './coalesce'
import { newOperation, type Draft, type Operation } from './operation'

const lane = 'items/desk'
const stored = (drafts: readonly Draft[]): Operation[] => drafts.map((draft, seq) => ({ ...newOperation(draft, '2026-11-21T08:00:00Z'), seq }))
const listing: readonly Draft[] = [
  { action: 'upload', bucket: 'item-images', path: 'a/b/1.webp', photo: 'p1', lane },
  { action: 'insert', table: 'items', row: 'desk', lane, values: { title: 'Desk' } },
  { action: 'insert', table: 'item_photos', row: 'photo', lane, values: { item_id: 'desk' } },
]

it('deleting a listing that was never sent empties its lane', () => {
  expect(coalesce(stored(listing), { action: 'delete', table: 'items', row: 'desk', lane })).toEqual({ drop: [0, 1, 2], replace: null, add: null })
})

it('deleting one photo of a listing keeps the listing', () => {
  const draft: Draft = { action: 'delete', table: 'item_photos', row: 'photo', lane }
  expect(coalesce(stored(listing), draft)).toEqual({ drop: [], replace: null, add: draft })
})
