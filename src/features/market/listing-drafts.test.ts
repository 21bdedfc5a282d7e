import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userId } from '@/domain/shared/ids'
import { listingOf, type Listing } from '@/domain/market/listing'
import { columnsOf } from '@/domain/market/listing-form'
import { kes } from '@/domain/shared/money'
import type { FormPhoto } from './form-photo'
import { draftsToChange, draftsToDelete, draftsToList, type ListingDrafts } from './listing-drafts'

const person = { id: userId('0a000000-0000-4000-8000-000000000001'), email: 'amina@students.example', fullName: 'Amina Juma' }
const folder = 'https://comrade.example/storage/v1/object/public/item-images/'
const chosen = (id: string): FormPhoto => ({ kind: 'new', id, bytes: new ArrayBuffer(4), small: new ArrayBuffer(1), type: 'image/webp' })
const stays = (url: string): FormPhoto => ({ kind: 'kept', url })
const row = (name: string, position: number) => ({ id: name, item_id: 'desk', image_url: `${folder}me/old/${name}`, position })

const desk = (image: string | null): Listing => {
  const listing = listingOf(
    {
      id: 'desk',
      rev: 5,
      created_at: '2026-11-21T08:00:00Z',
      title: 'Desk',
      description: null,
      price: 900,
      original_price: null,
      category: 'furniture',
      condition: 'good',
      status: 'available',
      location: null,
      seller_name: null,
      image_url: image,
      user_id: person.id,
    },
    'sent',
    person.id,
  )
  if (!listing) throw new Error('no listing')
  return listing
}
const values = { title: 'Lamp', description: null, price: kes(500), original_price: null, category: 'other', condition: 'used', location: null, seller_phone: '+254700000001' } as const
const unchanged = (listing: Listing) => ({ ...columnsOf(listing), seller_phone: null })

/** Each step in a word or two. */
const steps = ({ drafts }: ListingDrafts) =>
  drafts.map((draft) =>
    'table' in draft ? `${draft.action} ${draft.table}` : `${draft.action} ${draft.path.split('/').at(-1) ?? ''}`,
  )

beforeEach(() => vi.stubEnv('VITE_SUPABASE_URL', 'https://comrade.example'))
afterEach(() => vi.unstubAllEnvs())

describe('listing an item', () => {
  it('sends photos, then the item, then what joins them, all in its own lane', () => {
    const made = draftsToList(person, values, [chosen('a'), chosen('b')])
    expect(steps(made)).toEqual(['upload 1-large.webp', 'upload 2-large.webp', 'insert items', 'insert item_photos', 'insert item_photos'])
    expect(new Set(made.drafts.map((draft) => draft.lane))).toEqual(new Set([made.lane]))
    const [first] = made.photos
    expect(first?.path).toMatch(new RegExp(`^${person.id}/[0-9a-f-]{36}/1-large\\.webp$`))
    expect(made.drafts[2]).toMatchObject({ values: { title: 'Lamp', price: 500, seller_name: 'Amina Juma', image_url: `${folder}${first?.path}` } })
    expect(made.drafts[2]).not.toHaveProperty('values.user_id')
    expect(made.drafts[4]).toMatchObject({ values: { position: 1 } })
    expect(made.drafts[0]).toMatchObject({ photo: first?.id })
    expect(first?.small?.byteLength).toBe(1)
  })

  it('takes five photos and no more, and none at all', () => {
    const many = draftsToList(person, values, ['a', 'b', 'c', 'd', 'e', 'f'].map(chosen))
    expect(many.photos).toHaveLength(5)
    expect(draftsToList(person, values, []).drafts).toMatchObject([{ action: 'insert', values: { image_url: null } }])
  })
})

describe('changing an item', () => {
  it('sends nothing when nothing is different', () => {
    const known = [row('a', 0), row('b', 1)]
    const listing = desk(row('a', 0).image_url)
    expect(draftsToChange(person, listing, unchanged(listing), known.map(({ image_url }) => stays(image_url)), known).drafts).toEqual([])
  })

  it('sends what is different, and what it was before', () => {
    const listing = desk(null)
    const { drafts } = draftsToChange(person, listing, { ...unchanged(listing), price: kes(800), seller_phone: '+254700000002' }, [], [])
    expect(drafts).toEqual([
      {
        action: 'update',
        table: 'items',
        row: 'desk',
        lane: 'items/desk',
        values: { price: 800, seller_phone: '+254700000002' },
        before: { price: 900 },
        baseRev: 5,
      },
    ])
  })

  it('takes photos out before others come in at their places', () => {
    const known = [row('a', 0), row('b', 1)]
    const listing = desk(row('a', 0).image_url)
    const change = draftsToChange(person, listing, unchanged(listing), [stays(row('b', 1).image_url), chosen('c'), chosen('d')], known)
    expect(steps(change)).toEqual([
      'upload 1-large.webp',
      'upload 2-large.webp',
      'delete item_photos',
      'update items',
      'insert item_photos',
      'insert item_photos',
      'remove a',
    ])
    expect(change.drafts[2]).toMatchObject({ row: 'a' })
    const [, , , update, first, second] = change.drafts
    expect(first).toMatchObject({ values: { position: 0 } })
    expect(second).toMatchObject({ values: { position: 2 } })
    expect(update).toMatchObject({ values: { image_url: `${folder}${change.photos[0]?.path}` }, before: { image_url: row('a', 0).image_url } })
  })

  it('leaves a drawn picture where it is', () => {
    const listing = desk('/pictures/market.svg#desk')
    const change = draftsToChange(person, listing, unchanged(listing), [], [])
    expect(steps(change)).toEqual(['update items'])
  })
})

it('deletes an item first, then each of its pictures once', () => {
  const known = [row('a', 0), row('b', 1)]
  expect(steps(draftsToDelete(desk(row('a', 0).image_url), known))).toEqual(['delete items', 'remove a', 'remove b'])
})
