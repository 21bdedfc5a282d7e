import { beforeEach, describe, expect, it } from 'vitest'
import { likeAcknowledged } from './like-acknowledged'
import { uuid } from '#support/store/sync/pull/pull-fixture'
import { UserDb } from '@/store/user-db'

let db: UserDb
const [post, like] = [uuid(1), uuid(7)]
const copy = (rev: number, liked: boolean) => ({ id: like, rev, post_id: post, liked })
const answered = (liked: boolean, row?: { like_id: string | null; like_rev: number | null }) =>
  likeAcknowledged.own?.(db, { row: post, on: liked }, row ? { id: post, rev: 3, likes_count: 1, ...row } : null)
const copies = () => db.replica('gossip_likes').toArray()

beforeEach(() => void (db = new UserDb(`like-acknowledged-${crypto.randomUUID()}`)))

describe('the answer to a like', () => {
  it('is the new copy, with its revision', async () => {
    await answered(true, { like_id: like, like_rev: 5 })
    expect(await copies()).toEqual([copy(5, true)])
    await answered(false, { like_id: null, like_rev: 6 })
    expect(await copies()).toEqual([copy(6, false)])
  })

  it('to a repeated request tells what another phone has set since, and that stays', async () => {
    await db.replica('gossip_likes').put(copy(6, true))
    await answered(false, { like_id: like, like_rev: 6 })
    expect(await copies()).toEqual([copy(6, true)])
  })

  it('that arrives after a newer copy changes nothing', async () => {
    await db.replica('gossip_likes').put(copy(9, false))
    await answered(true, { like_id: like, like_rev: 6 })
    expect(await copies()).toEqual([copy(9, false)])
  })

  it('without a like, as for one’s own post, leaves none', async () => {
    await answered(true, { like_id: null, like_rev: null })
    expect(await copies()).toEqual([])
  })

  it('of a post that is gone takes the like back', async () => {
    await db.replica('gossip_likes').put(copy(6, true))
    await answered(false)
    expect(await copies()).toEqual([copy(6, false)])
  })
})
