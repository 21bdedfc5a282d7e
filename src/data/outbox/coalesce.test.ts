import { describe, expect, it } from 'vitest'
import { coalesce } from './coalesce'
import { newOperation, type Draft, type Operation, type Values } from './operation'

const row = '6e2f8a34-0000-4000-8000-000000000001'
const lane = `items/${row}` as const
const put = (values: Values = { title: 'Kettle', price: 900 }): Draft => ({ action: 'insert', table: 'items', row, lane, values })
const patch = (values: Values, before: Values = {}): Draft => ({ action: 'update', table: 'items', row, lane, values, before, baseRev: 5 })
const remove: Draft = { action: 'delete', table: 'items', row, lane }
const upload: Draft = { action: 'upload', bucket: 'item-images', path: 'a/b/1.webp', photo: 'photo-1', lane }
const like = (liked: boolean): Draft => ({ action: 'like', table: 'gossip_likes', row, liked, idempotencyKey: `key-${liked}`, lane: `gossip_likes/${row}` })

const waiting = (drafts: readonly Draft[], change: Partial<Operation> = {}): Operation[] =>
  drafts.map((draft, index) => ({ ...newOperation(draft, '2026-11-21T08:00:00Z'), seq: index + 1, ...change }) as Operation)

describe('a new change in a lane', () => {
  it('is added to an empty one', () => {
    expect(coalesce([], put())).toEqual({ drop: [], replace: null, add: put() })
  })

  it('edits a row that has not been sent: put + patch is one put', () => {
    const { replace, add, drop } = coalesce(waiting([put()]), patch({ price: 800 }))
    expect(replace).toMatchObject({ seq: 1, action: 'insert', values: { title: 'Kettle', price: 800 } })
    expect([add, drop]).toEqual([null, []])
  })

  it('joins an edit that has not been sent, which remembers what was there before both', () => {
    const { replace } = coalesce(waiting([patch({ price: 800 }, { price: 900 })]), patch({ price: 700, title: 'Pot' }, { price: 800, title: 'Kettle' }))
    expect(replace).toMatchObject({ values: { price: 700, title: 'Pot' }, before: { price: 900, title: 'Kettle' } })
  })

  it('that deletes what the server cannot know leaves nothing, its pictures included', () => {
    expect(coalesce(waiting([upload, put()]), remove)).toEqual({ drop: [1, 2], replace: null, add: null })
  })

  it('that deletes makes unsent edits pointless', () => {
    expect(coalesce(waiting([patch({ price: 800 })]), remove)).toEqual({ drop: [1], replace: null, add: remove })
  })

  it('cancels the opposite like and repeats none', () => {
    expect(coalesce(waiting([like(true)]), like(false))).toEqual({ drop: [1], replace: null, add: null })
    expect(coalesce(waiting([like(true)]), like(true))).toEqual({ drop: [], replace: null, add: null })
  })

  it.each([
    ['attempted', { attempted: true }],
    ['set aside', { state: 'rejected' }],
    ['blocked', { state: 'blocked' }],
  ] as const)('never touches one that was %s', (_what, change) => {
    for (const [first, second] of [[put(), patch({ price: 800 })], [patch({ price: 1 }), patch({ price: 2 })], [put(), remove], [like(true), like(false)]] as const) {
      expect(coalesce(waiting([first], change), second)).toEqual({ drop: [], replace: null, add: second })
    }
  })

  it('of another row in the lane stands by itself', () => {
    const photo: Draft = { action: 'insert', table: 'item_photos', row, lane, values: {} }
    expect(coalesce(waiting([put()]), photo)).toEqual({ drop: [], replace: null, add: photo })
    expect(coalesce(waiting([photo]), patch({ price: 1 }))).toEqual({ drop: [], replace: null, add: patch({ price: 1 }) })
  })
})
