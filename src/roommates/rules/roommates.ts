import { searchWithOpened, type Found } from '@/kit/rules/search/rank'

/** Somebody who has a place and looks for a roommate. */
export type RoommateListing = {
  readonly id: string
  readonly name: string
  readonly course: string
  readonly year: string
  readonly budget: string
  readonly location: string
  readonly preferences: readonly string[]
  readonly contact: string
  readonly description: string
}

/** Somebody who looks for a room. */
export type RoomRequest = {
  readonly id: string
  readonly title: string
  readonly budget: string
  readonly location: string
  readonly moveIn: string
  readonly requirements: readonly string[]
  readonly postedBy: string
  readonly contact: string
}

type Searched = { readonly id: string } & (
  | ({ readonly kind: 'listing' } & Pick<RoommateListing, 'name' | 'course' | 'location'>)
  | ({ readonly kind: 'request' } & Pick<RoomRequest, 'postedBy' | 'title' | 'location'>)
)

/** The texts that a query is compared with. A request has no course. */
const searchedTexts = (entry: Searched) =>
  entry.kind === 'listing' ? [entry.name, entry.course, entry.location] : [entry.postedBy, entry.title, entry.location]

/** The entries that match a query, the closest first. The query never hides the opened entry. */
export const findRoommates = <Entry extends Searched>(
  entries: readonly Entry[],
  query: string,
  opened: string | null,
): Found<Entry> => searchWithOpened(query, entries, searchedTexts, opened)

/** The fields of a listing and their longest texts, in the order of the form and of the message. */
export const listingFields = [
  { name: 'name', maxLength: 80 },
  { name: 'course', maxLength: 120 },
  { name: 'year', maxLength: 20 },
  { name: 'budget', maxLength: 40 },
  { name: 'location', maxLength: 120 },
  { name: 'contact', maxLength: 32 },
  { name: 'preferences', maxLength: 200 },
  { name: 'description', maxLength: 600 },
] as const

export type ListingField = (typeof listingFields)[number]['name']
export type ListingDraft = { readonly [Field in ListingField]: string }

export const emptyListing: ListingDraft = {
  name: '',
  course: '',
  year: '',
  budget: '',
  location: '',
  contact: '',
  preferences: '',
  description: '',
}
