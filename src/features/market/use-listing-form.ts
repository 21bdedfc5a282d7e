import * as v from 'valibot'
import { useCallback, useEffect, useRef, useState } from 'react'
import { userDb } from '@/data/outbox/user-db'
import type { UserId } from '@/domain/shared/ids'
import { variantOf } from '@/domain/market/variants'
import type { VariantId } from '@/domain/market/market-url'
import { picturesOf, type Listing } from '@/domain/market/listing'
import { draftOf, emptyDraft, type ListingDraft } from '@/domain/market/listing-form'
import { formPhotosSchema, type FormPhoto } from './form-photo'
import { photosOf } from './queries'

const line = v.string()
const draftSchema = v.object({
  title: line,
  price: line,
  originalPrice: line,
  category: line,
  condition: line,
  location: line,
  description: line,
  phone: line,
}) satisfies v.GenericSchema<unknown, ListingDraft>

type Form = { readonly draft: ListingDraft; readonly photos: readonly FormPhoto[] }

/** Words and photos apart: a letter typed must not write five photos again. */
const keysOf = (variant: VariantId, edited: Listing | null) => {
  const words = `listing-draft/${variant}/${edited?.id ?? 'new'}`
  return { words, photos: `${words}/photos` }
}

const beginning = async (reader: UserId, variant: VariantId, edited: Listing | null): Promise<Form> => {
  if (edited === null) {
    const profile = await userDb(reader).profiles.get(reader)
    return { draft: emptyDraft(variantOf(variant), profile?.phone ?? ''), photos: [] }
  }
  const rows = await photosOf(reader, [edited.id])
  return { draft: draftOf(edited), photos: picturesOf(edited.image, rows).map((url) => ({ kind: 'kept', url })) }
}

const readForm = async (reader: UserId, variant: VariantId, edited: Listing | null): Promise<Form> => {
  const { keyValues } = userDb(reader)
  const keys = keysOf(variant, edited)
  const [words, photos] = await keyValues.bulkGet([keys.words, keys.photos])
  const kept = { draft: v.safeParse(draftSchema, words?.value), photos: v.safeParse(formPhotosSchema, photos?.value) }
  const fresh = await beginning(reader, variant, edited)
  return { draft: kept.draft.success ? kept.draft.output : fresh.draft, photos: kept.photos.success ? kept.photos.output : fresh.photos }
}

/**
 * What is typed and chosen in the form. It outlives a failed save, a reload, and a phone that closes the app while its
 * camera is open; it is the person's own.
 */
export const useListingForm = (reader: UserId, variant: VariantId, edited: Listing | null) => {
  const [form, setForm] = useState<Form | null>(null)
  const latest = useRef<Form | null>(null)
  const start = useRef(edited)
  const keys = keysOf(variant, edited)
  const show = useCallback((next: Form) => {
    latest.current = next
    setForm(next)
  }, [])

  useEffect(() => {
    let gone = false
    const begin = (found: Form) => !gone && show(found)
    readForm(reader, variant, start.current).then(begin, () =>
      begin({ draft: start.current ? draftOf(start.current) : emptyDraft(variantOf(variant)), photos: [] }),
    )
    return () => {
      gone = true
    }
  }, [reader, variant, show])

  // Where nothing can be kept, only a reload loses it.
  const keep = (key: string, value: unknown): Promise<boolean> =>
    userDb(reader)
      .keyValues.put({ key, value })
      .then(
        () => true,
        () => false,
      )
  return {
    form,
    /** Answers, as the next one does, whether this phone has kept it. */
    async write(change: (draft: ListingDraft) => ListingDraft): Promise<boolean> {
      if (!latest.current) return false
      const draft = change(latest.current.draft)
      show({ ...latest.current, draft })
      return keep(keys.words, draft)
    },
    /** By what is there then: photos become ready one after another. */
    async choose(change: (photos: readonly FormPhoto[]) => readonly FormPhoto[]): Promise<boolean> {
      if (!latest.current) return false
      const photos = change(latest.current.photos)
      show({ ...latest.current, photos })
      return keep(keys.photos, photos)
    },
    forget: () => userDb(reader).keyValues.bulkDelete([keys.words, keys.photos]).catch(() => {}),
  }
}
