import { matchesText } from '../shared/text-match'

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

/** Searches the name, course and location. */
export const matchesListing = (query: string, { name, course, location }: RoommateListing): boolean =>
  matchesText(query, name, course, location)

/** Searches the person, title and location. A request has no course. */
export const matchesRequest = (query: string, { postedBy, title, location }: RoomRequest): boolean =>
  matchesText(query, postedBy, title, location)
