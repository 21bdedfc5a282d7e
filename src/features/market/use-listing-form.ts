import * as v from 'valibot'
import { useCallback, useRef, useState } from 'react'
import { attempt } from '@/data/error-log/attempt'
import { deleteValues, readValue, readValues, storeValue } from '@/data/key-values'
import { readOwnCopies } from '@/data/sync/rows'
import type { UserId } from '@/domain/shared/ids'
import { displayPhone } from '@/domain/shared/phone'
import { variantOf } from '@/messages/market/variants'
import type { VariantId } from '@/domain/market/market-url'
import { picturesOf, type Listing } from '@/domain/market/listing'
import { draftOf, emptyDraft, type ListingDraft, type SellerDetails } from '@/domain/market/listing-form'
import { formPhotosSchema, type FormPhoto } from './form-photo'
import { photosOf } from './queries'
import { reportAs } from '@/data/error-log/error-log'
import { useAsync } from '@/data/use-async'

const text = v.string()
const draftSchema = v.object({
  title: text,
  price: text,
  originalPrice: text,
  category: text,
  condition: text,
  location: text,
  description: text,
  phone: text,
}) satisfies v.GenericSchema<unknown, ListingDraft>

type Form = { readonly draft: ListingDraft; readonly photos: readonly FormPhoto[] }

/** Text and photos have separate keys, so that a keystroke does not rewrite five photos. */
const keysOf = (variant: VariantId, edited: Listing | null) => {
  const draft = `draft/listing/${variant}/${edited?.id ?? 'new'}`
  return { draft, photos: `${draft}/photos` }
}

const detailsKey = 'seller-details'
const detailsSchema = v.object({ phone: text, location: text })

/** Those of the latest listing that was written on this phone; before the first, the number of the profile. */
const sellerDetails = async (reader: UserId): Promise<SellerDetails> => {
  const remembered = v.safeParse(detailsSchema, await readValue(reader, detailsKey))
  if (remembered.success) return remembered.output
  const [profile] = await readOwnCopies(reader, 'profiles')
  return { phone: displayPhone(profile?.phone ?? ''), location: '' }
}

const initialForm = async (reader: UserId, variant: VariantId, edited: Listing | null): Promise<Form> => {
  if (edited === null) return { draft: emptyDraft(variantOf(variant), await sellerDetails(reader)), photos: [] }
  const rows = await photosOf(reader, [edited.id])
  return { draft: draftOf(edited), photos: picturesOf(edited.image, rows).map((url) => ({ kind: 'active', url })) }
}

const readForm = async (reader: UserId, variant: VariantId, edited: Listing | null): Promise<Form> => {
  const keys = keysOf(variant, edited)
  const [draft, photos] = await readValues(reader, [keys.draft, keys.photos])
  const saved = { draft: v.safeParse(draftSchema, draft), photos: v.safeParse(formPhotosSchema, photos) }
  const initial = await initialForm(reader, variant, edited)
  return { draft: saved.draft.success ? saved.draft.output : initial.draft, photos: saved.photos.success ? saved.photos.output : initial.photos }
}

/**
 * The state of the listing form, saved per user on this phone. It survives a failed save, a reload, and a phone that
 * closes the app while the camera is open.
 */
export const useListingForm = (reader: UserId, variant: VariantId, edited: Listing | null) => {
  const [form, setForm] = useState<Form | null>(null)
  const latest = useRef<Form | null>(null)
  const initialListing = useRef(edited)
  const keys = keysOf(variant, edited)
  const update = useCallback((next: Form) => {
    latest.current = next
    setForm(next)
  }, [])

  useAsync(async (signal) => {
    const listing = initialListing.current
    const formWithoutStorage: Form = { draft: listing ? draftOf(listing) : emptyDraft(variantOf(variant)), photos: [] }
    const loaded = await attempt('market', () => readForm(reader, variant, listing), formWithoutStorage)
    if (!signal.aborted) update(loaded)
  }, [reader, variant, update], 'market')

  // When storage fails the form still works, until a reload.
  const save = (key: string, value: unknown): Promise<boolean> => attempt('market', () => storeValue(reader, key, value).then(() => true), false)
  const clear = () => deleteValues(reader, keys.draft, keys.photos).catch(reportAs('market'))
  return {
    form,
    /** Resolves to whether the change was saved on this phone; so does `changePhotos`. */
    async changeDraft(change: (draft: ListingDraft) => ListingDraft): Promise<boolean> {
      if (!latest.current) return false
      const draft = change(latest.current.draft)
      update({ ...latest.current, draft })
      return save(keys.draft, draft)
    },
    /** Takes a function because photos are resized one after another, while the form may change. */
    async changePhotos(change: (photos: readonly FormPhoto[]) => readonly FormPhoto[]): Promise<boolean> {
      if (!latest.current) return false
      const photos = change(latest.current.photos)
      update({ ...latest.current, photos })
      return save(keys.photos, photos)
    },
    clear,
    /** Forgets the draft that was saved as a listing, and remembers where and how its seller is reached. */
    async finish(): Promise<void> {
      const saved = latest.current?.draft
      if (saved && initialListing.current === null) await storeValue(reader, detailsKey, { phone: saved.phone, location: saved.location }).catch(reportAs('market'))
      await clear()
    },
  }
}
