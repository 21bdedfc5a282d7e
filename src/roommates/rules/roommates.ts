import { searchWithOpened, type Found } from '@/app/search/rules/rank'

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

/** A request has no course. */
const searchedTexts = (entry: Searched) =>
  entry.kind === 'listing' ? [entry.name, entry.course, entry.location] : [entry.postedBy, entry.title, entry.location]

/** What a query finds among listings or requests, the closest first; with the opened one, which nothing hides. */
export const findRoommates = <Entry extends Searched>(
  entries: readonly Entry[],
  query: string,
  opened: string | null,
): Found<Entry> => searchWithOpened(query, entries, searchedTexts, opened)
