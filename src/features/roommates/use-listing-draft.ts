import * as v from 'valibot'
import { useState } from 'react'
import { keepDraft, readDraft } from '@/data/session-draft'
import { emptyListing, type ListingDraft, type ListingField } from '@/domain/listing-draft'

const key = 'comrade-listing-draft'
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

/** What is typed into the form; it outlives another tab of the screen, a look at another screen and a reload. */
export const useListingDraft = (): [ListingDraft, (field: ListingField, value: string) => void] => {
  const [draft, setDraft] = useState<ListingDraft>(() => readDraft(openStore, key, draftSchema) ?? emptyListing)
  const write = (field: ListingField, value: string) => {
    const next = { ...draft, [field]: value }
    setDraft(next)
    keepDraft(openStore, key, next)
  }
  return [draft, write]
}
