import { expect, it } from 'vitest'
import { coalesce } from './coalesce'
import { newOperation, type Draft, type Operation } from './operation'

const lane = 'items/desk'
const stored = (drafts: readonly Draft[]): Operation[] =>
  drafts.map((draft, seq) => ({ ...newOperation(draft, '2026-11-21T08:00:00Z'), seq }))
const listing: readonly Draft[] = [
  { action: 'upload', bucket: 'item-images', path: 'a/b/1.webp', photo: 'p1', lane },
  { action: 'insert', table: 'items', row: 'desk', lane, values: { title: 'Desk' } },
  { action: 'insert', table: 'item_photos', row: 'photo', lane, values: { item_id: 'desk' } },
]

it('deleting a listing that was never sent empties its lane', () => {
  expect(coalesce(stored(listing), { action: 'delete', table: 'items', row: 'desk', lane })).toEqual({
    drop: [0, 1, 2],
    replace: null,
    add: null,
  })
})

const photoRow: Draft = { action: 'delete', table: 'item_photos', row: 'photo', lane }
const edit: Draft = {
  action: 'update',
  table: 'items',
  row: 'desk',
  lane,
  values: { title: 'Oak desk' },
  before: { title: 'Desk' },
  baseRev: 0,
}
const removal: Draft = { action: 'remove', bucket: 'item-images', path: 'a/b/1.webp', lane }
const attempted = (operations: readonly Operation[], count: number): Operation[] =>
  operations.map((operation, index) => (index < count ? { ...operation, attempted: true } : operation))

it('deleting one photo of a listing that was never sent drops its row, and keeps the listing', () => {
  expect(coalesce(stored(listing), photoRow)).toEqual({ drop: [2], replace: null, add: null })
})

it('a photo whose row may have been sent is deleted there', () => {
  expect(coalesce(attempted(stored(listing), 3), photoRow)).toEqual({ drop: [], replace: null, add: photoRow })
})

it('an edit of a listing that waits behind its photos becomes part of it', () => {
  expect(coalesce(stored(listing), edit)).toMatchObject({
    drop: [],
    replace: { seq: 1, action: 'insert', values: { title: 'Oak desk' } },
    add: null,
  })
  expect(coalesce(attempted(stored(listing), 1), edit)).toMatchObject({ replace: { seq: 1 }, add: null })
})

it.each([
  ['may have been sent', attempted(stored(listing), 2)],
  [
    'would arrive before a photo that was added since',
    stored([...listing, { action: 'upload', bucket: 'item-images', path: 'a/b/2.webp', photo: 'p2', lane }]),
  ],
])('an edit of a listing that %s stays an edit', (_what, operations) => {
  expect(coalesce(operations, edit)).toEqual({ drop: [], replace: null, add: edit })
})

it('two edits of a listing that may have been sent are one', () => {
  const operations = [
    ...attempted(stored(listing), 3),
    ...stored([edit]).map((operation) => ({ ...operation, seq: 3 })),
  ]
  expect(
    coalesce(operations, { ...edit, values: { title: 'Pine desk' }, before: { title: 'Oak desk' } }),
  ).toMatchObject({ replace: { seq: 3, values: { title: 'Pine desk' }, before: { title: 'Desk' } } })
})

it('a file that was never sent and that no row names any more is not sent', () => {
  expect(coalesce(stored(listing), removal)).toEqual({ drop: [0], replace: null, add: null })
})

it.each([
  ['may have been sent', attempted(stored(listing), 1)],
  [
    'is the cover of the listing',
    stored(
      listing.map((draft) =>
        draft.action === 'insert' && draft.table === 'items'
          ? { ...draft, values: { image_url: 'https://project.example/a/b/1.webp' } }
          : draft,
      ),
    ),
  ],
])('a file that %s is removed after it was sent', (_what, operations) => {
  expect(coalesce(operations, removal)).toEqual({ drop: [], replace: null, add: removal })
})
