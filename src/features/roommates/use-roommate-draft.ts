import * as v from 'valibot'
import { useState } from 'react'
import type { Identity } from '@/data/outbox/operation'
import { saveDraft, readDraft } from '@/data/session-draft'
import { emptyListing, type ListingDraft, type ListingField } from '@/domain/roommates/listing-draft'

const keyOf = (identity: Identity): string => (identity === 'anonymous' ? 'comrade-listing-draft' : `comrade-listing-draft/${identity}`)
const openStore = () => sessionStorage
const line = v.string()
const draftSchema = v.object({
  name: line,
  course: line,
  year: line,
  budget: line,
  location: line,
  contact: line,
  preferences: line,
  description: line,
}) satisfies v.GenericSchema<unknown, ListingDraft>

const read = (identity: Identity): ListingDraft | null => readDraft(openStore, keyOf(identity), draftSchema)

/**
 * What is typed into the form; it outlives another tab of the screen, a look at another screen and a reload. Everybody has
 * their own; what was typed before signing in comes along.
 */
export const useRoommateDraft = (identity: Identity): [ListingDraft, (field: ListingField, value: string) => void] => {
  const [draft, setDraft] = useState<ListingDraft>(() => read(identity) ?? read('anonymous') ?? emptyListing)
  const write = (field: ListingField, value: string) => {
    const next = { ...draft, [field]: value }
    setDraft(next)
    saveDraft(openStore, keyOf(identity), next)
    if (identity !== 'anonymous') saveDraft(openStore, keyOf('anonymous'), null)
  }
  return [draft, write]
}
