import { describe, expect, it } from 'vitest'
import { coalesce } from './coalesce'
import { newOperation, type Draft, type Operation } from './operation'
import type { Values } from '../declaration/values'

const row = '6e2f8a34-0000-4000-8000-000000000001'
const lane = `items/${row}` as const
const insert = (values: Values = { title: 'Kettle', price: 900 }): Draft => ({
  action: 'insert',
  table: 'items',
  row,
  lane,
  values,
})
const update = (values: Values, before: Values = {}): Draft => ({
  action: 'update',
  table: 'items',
  row,
  lane,
  values,
  before,
  baseRev: 5,
})
const remove: Draft = { action: 'delete', table: 'items', row, lane }
const upload: Draft = { action: 'upload', bucket: 'item-images', path: 'a/b/1.webp', photo: 'photo-1', lane }
const like = (liked: boolean): Draft => ({
  action: 'switch',
  table: 'gossip_likes',
  row,
  on: liked,
  idempotencyKey: `key-${liked}`,
  lane: `gossip_likes/${row}`,
})

const waiting = (drafts: readonly Draft[], change: Partial<Operation> = {}): Operation[] =>
  drafts.map(
    (draft, index) => ({ ...newOperation(draft, '2026-11-21T08:00:00Z'), seq: index + 1, ...change }) as Operation,
  )

describe('coalesce', () => {
  it('adds a draft to an empty lane', () => {
    expect(coalesce([], insert())).toEqual({ drop: [], replace: null, add: insert() })
  })

  it('merges an update into an unsent insert', () => {
    const { replace, add, drop } = coalesce(waiting([insert()]), update({ price: 800 }))
    expect(replace).toMatchObject({ seq: 1, action: 'insert', values: { title: 'Kettle', price: 800 } })
    expect([add, drop]).toEqual([null, []])
  })

  it('merges two unsent updates and keeps the values from before the first', () => {
    const { replace } = coalesce(
      waiting([update({ price: 800 }, { price: 900 })]),
      update({ price: 700, title: 'Pot' }, { price: 800, title: 'Kettle' }),
    )
    expect(replace).toMatchObject({ values: { price: 700, title: 'Pot' }, before: { price: 900, title: 'Kettle' } })
  })

  it('empties the lane, uploads included, when an unsent insert is deleted', () => {
    expect(coalesce(waiting([upload, insert()]), remove)).toEqual({ drop: [1, 2], replace: null, add: null })
  })

  it('replaces an unsent update by a delete', () => {
    expect(coalesce(waiting([update({ price: 800 })]), remove)).toEqual({ drop: [1], replace: null, add: remove })
  })

  it('cancels an opposite like and ignores a repeated one', () => {
    expect(coalesce(waiting([like(true)]), like(false))).toEqual({ drop: [1], replace: null, add: null })
    expect(coalesce(waiting([like(true)]), like(true))).toEqual({ drop: [], replace: null, add: null })
  })

  it.each([
    ['attempted', { attempted: true }],
    ['rejected', { state: 'rejected' }],
    ['blocked', { state: 'blocked' }],
  ] as const)('does not change an operation that is %s', (_what, change) => {
    for (const [first, second] of [
      [insert(), update({ price: 800 })],
      [update({ price: 1 }), update({ price: 2 })],
      [insert(), remove],
      [like(true), like(false)],
    ] as const) {
      expect(coalesce(waiting([first], change), second)).toEqual({ drop: [], replace: null, add: second })
    }
  })

  it('does not merge operations on different tables', () => {
    const photo: Draft = { action: 'insert', table: 'item_photos', row, lane, values: {} }
    expect(coalesce(waiting([insert()]), photo)).toEqual({ drop: [], replace: null, add: photo })
    expect(coalesce(waiting([photo]), update({ price: 1 }))).toEqual({
      drop: [],
      replace: null,
      add: update({ price: 1 }),
    })
  })
})
