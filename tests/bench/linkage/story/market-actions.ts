import { deviceDb } from '@/store/db'
import { remove } from '@/store/sync/outbox/remove'
import { write } from '@/store/sync/write'
import type { User } from '@/store/session/session-state'
import { listingOf, photoBucket, picturesOf, type Listing } from '@/market/rules/listing'
import { kes } from '@/kit/rules/money'
import { changesToEdit, changesToList, type ListingChanges } from '@/market/listing-changes'
import { columnsOf } from '@/market/rules/listing-fields'
import type { Phone } from './phone'
import { takePhoto } from './camera'

const userOf = ({ user, student }: Phone): User => ({
  id: user,
  email: `student${student.index}@students.example`,
  fullName: `Student ${student.index}`,
})

const save = ({ user }: Phone, { id, changes, uploads, removed }: ListingChanges): Promise<unknown> =>
  write(user, changes, { lane: `items/${id}`, files: { bucket: photoBucket, uploads, removed } })

/** One of the student's own listings, from the phone's replica; null if there is none. */
const someListing = async ({ user, dice }: Phone): Promise<Listing | null> => {
  const rows = await deviceDb().replica('items').where('user_id').equals(user).sortBy('created_at')
  return rows.length === 0 ? null : listingOf(dice.pick(rows), 'sent', user)
}

const photosOf = ({ id }: Listing) => deviceDb().replica('item_photos').where('item_id').equals(id).toArray()

export const listItem = async (phone: Phone, photos: number): Promise<void> => {
  const taken = await Promise.all(Array.from({ length: photos }, () => takePhoto(phone.dice, phone.student, 'named')))
  const values = {
    title: `Thing of student ${phone.student.index}`,
    description: 'As good as new',
    price: kes(Math.round(phone.dice.between(100, 9000))),
    original_price: null,
    category: 'other' as const,
    condition: 'used' as const,
    location: 'Tudor',
    seller_phone: '+254700000042',
  }
  await save(
    phone,
    changesToList(
      userOf(phone),
      values,
      taken.map((photo) => ({ kind: 'new' as const, id: crypto.randomUUID(), ...photo })),
    ),
  )
}

/** Changes the price or the status of a listing. @returns false if there was none */
export const changeItem = async (phone: Phone): Promise<boolean> => {
  const listing = await someListing(phone)
  if (!listing) return false
  const photos = await photosOf(listing)
  if (phone.dice.chance(0.5)) {
    const { id, rev, status } = listing
    const newStatus = status === 'sold' ? 'available' : 'sold'
    await write(phone.user, [
      { action: 'update', table: 'items', row: id, values: { status: newStatus }, before: { status }, baseRev: rev },
    ])
    return true
  }
  const urls = [
    ...new Set([...(listing.image === null ? [] : [listing.image]), ...photos.map(({ image_url }) => image_url)]),
  ]
  const values = { ...columnsOf(listing), price: kes(listing.price + 50), seller_phone: null }
  await save(
    phone,
    changesToEdit(
      userOf(phone),
      listing,
      values,
      urls.map((url) => ({ kind: 'active' as const, url })),
      photos,
    ),
  )
  return true
}

/** @returns false if there was no listing */
export const deleteItem = async (phone: Phone): Promise<boolean> => {
  const listing = await someListing(phone)
  if (listing)
    await remove(phone.user, 'items', listing.id, {
      bucket: photoBucket,
      removed: picturesOf(listing.image, await photosOf(listing)),
    })
  return listing !== null
}
