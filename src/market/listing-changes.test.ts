import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Listing } from '@/market/rules/listing'
import { columnsOf } from '@/market/rules/listing-fields'
import { userId } from '@/kit/rules/ids'
import { kes } from '@/kit/rules/money'
import { sampleListing } from '#support/market/listing-samples'
import type { FormPhoto } from './form-photo'
import { changesToEdit, changesToList, type ListingChanges } from './listing-changes'

const user = {
  id: userId('0a000000-0000-4000-8000-000000000001'),
  email: 'amina@students.example',
  fullName: 'Amina Juma',
}
const folder = 'https://comrade.example/storage/v1/object/public/item-images/'
const newPhoto = (id: string): FormPhoto => ({
  kind: 'new',
  id,
  bytes: new ArrayBuffer(4),
  small: new ArrayBuffer(1),
  type: 'image/webp',
})
const existingPhoto = (url: string): FormPhoto => ({ kind: 'active', url })
const row = (name: string, position: number) => ({
  id: name,
  item_id: 'desk',
  image_url: `${folder}me/old/${name}`,
  position,
})

const desk = (image: string | null): Listing =>
  sampleListing({ id: 'desk', rev: 5, image, sellerId: user.id, own: true })
const values = { ...columnsOf(desk(null)), title: 'Lamp', price: kes(500), seller_phone: '+254700000001' }
const unchanged = (listing: Listing) => ({ ...columnsOf(listing), seller_phone: null })

const nameOf = (path: string): string => path.split('/').at(-1) ?? ''
/** Lists everything that is sent, in this order: the files, the changes by action and table, the removed files. */
const summaries = ({ uploads, changes, removed }: ListingChanges) => [
  ...uploads.map(({ path }) => `upload ${nameOf(path)}`),
  ...changes.map(({ action, table }) => `${action} ${table}`),
  ...removed.map((url) => `remove ${nameOf(url)}`),
]

beforeEach(() => vi.stubEnv('VITE_SUPABASE_URL', 'https://comrade.example'))
afterEach(() => vi.unstubAllEnvs())

describe('changesToList', () => {
  it('sends the photos, the item and the photo rows, in this order', () => {
    const listed = changesToList(user, values, [newPhoto('a'), newPhoto('b')])
    expect(summaries(listed)).toEqual([
      'upload 1-large.webp',
      'upload 2-large.webp',
      'insert items',
      'insert item_photos',
      'insert item_photos',
    ])
    const [first] = listed.uploads
    expect(first?.path).toMatch(new RegExp(`^${user.id}/[0-9a-f-]{36}/1-large\\.webp$`))
    expect(listed.changes[0]).toMatchObject({
      row: listed.id,
      values: { title: 'Lamp', price: 500, seller_name: 'Amina Juma', image_url: `${folder}${first?.path}` },
    })
    expect(changesToList({ ...user, fullName: `${'a'.repeat(119)}😀` }, values, []).changes[0]).toHaveProperty(
      'values.seller_name',
      'a'.repeat(119),
    )
    expect(listed.changes[0]).not.toHaveProperty('values.user_id')
    expect(listed.changes[2]).toMatchObject({ values: { item_id: listed.id, position: 1 } })
    expect(first?.small?.byteLength).toBe(1)
  })

  it('accepts no photos and at most five', () => {
    const many = changesToList(user, values, ['a', 'b', 'c', 'd', 'e', 'f'].map(newPhoto))
    expect(many.uploads).toHaveLength(5)
    expect(changesToList(user, values, []).changes).toMatchObject([{ action: 'insert', values: { image_url: null } }])
  })
})

describe('changesToEdit', () => {
  it('sends nothing when nothing has changed', () => {
    const photoRows = [row('a', 0), row('b', 1)]
    const listing = desk(row('a', 0).image_url)
    expect(
      changesToEdit(
        user,
        listing,
        unchanged(listing),
        photoRows.map(({ image_url }) => existingPhoto(image_url)),
        photoRows,
      ).changes,
    ).toEqual([])
  })

  it('sends the changed columns with their old values', () => {
    const listing = desk(null)
    const { changes } = changesToEdit(
      user,
      listing,
      { ...unchanged(listing), price: kes(800), seller_phone: '+254700000002' },
      [],
      [],
    )
    expect(changes).toEqual([
      {
        action: 'update',
        table: 'items',
        row: 'desk',
        values: { price: 800, seller_phone: '+254700000002' },
        before: { price: 900 },
        baseRev: 5,
      },
    ])
  })

  it('deletes photos before inserting others at their positions', () => {
    const photoRows = [row('a', 0), row('b', 1)]
    const listing = desk(row('a', 0).image_url)
    const change = changesToEdit(
      user,
      listing,
      unchanged(listing),
      [existingPhoto(row('b', 1).image_url), newPhoto('c'), newPhoto('d')],
      photoRows,
    )
    expect(summaries(change)).toEqual([
      'upload 1-large.webp',
      'upload 2-large.webp',
      'delete item_photos',
      'update items',
      'insert item_photos',
      'insert item_photos',
      'remove a',
    ])
    const [removal, update, first, second] = change.changes
    expect(removal).toMatchObject({ row: 'a' })
    expect(first).toMatchObject({ values: { position: 0 } })
    expect(second).toMatchObject({ values: { position: 2 } })
    expect(update).toMatchObject({
      values: { image_url: `${folder}${change.uploads[0]?.path}` },
      before: { image_url: row('a', 0).image_url },
    })
  })
})
