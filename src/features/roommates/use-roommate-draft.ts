import type { Identity } from '@/domain/shared/ids'
import * as v from 'valibot'
import { useState } from 'react'
import { saveDraft, readDraft } from '@/data/session-draft'
import { emptyListing, type ListingDraft, type ListingField } from '@/domain/roommates/listing-draft'

const keyOf = (identity: Identity): string => (identity === 'anonymous' ? 'comrade-listing-draft' : `comrade-listing-draft/${identity}`)
const text = v.string()
const draftSchema = v.object({
  name: text,
  course: text,
  year: text,
  budget: text,
  location: text,
  contact: text,
  preferences: text,
  description: text,
}) satisfies v.GenericSchema<unknown, ListingDraft>

const read = (identity: Identity): ListingDraft | null => readDraft(keyOf(identity), draftSchema)

/**
 * The draft of the listing form, saved in sessionStorage per identity. What was typed before signing in becomes the
 * user's draft.
 */
export const useRoommateDraft = (identity: Identity): [ListingDraft, (field: ListingField, value: string) => void] => {
  const [draft, setDraft] = useState<ListingDraft>(() => read(identity) ?? read('anonymous') ?? emptyListing)
  const setField = (field: ListingField, value: string) => {
    const next = { ...draft, [field]: value }
    setDraft(next)
    saveDraft(keyOf(identity), next)
    if (identity !== 'anonymous') saveDraft(keyOf('anonymous'), null)
  }
  return [draft, setField]
}
