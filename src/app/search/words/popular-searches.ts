import type { CampusSlug } from '@/kit/rules/campus'
import * as messages from '#words/app/search/popular-searches'

/** Popular searches at every campus. */
const everywhere = [
  messages.flour,
  messages.chapati,
  messages.gasRefill,
  messages.bedsitter,
  messages.laptop,
  messages.sugar,
  messages.mamaFua,
  messages.bodaBoda,
] as const

/** Popular searches of a campus, which come first. */
const byCampus: ReadonlyMap<string, readonly string[]> = new Map([
  ['tum', [messages.tukTuk, messages.pilau, messages.helb]],
  ['uon', [messages.hostel, messages.printing, messages.helb]],
])

const mostShown = 8

/** To be tapped before anything is typed. */
export const popularSearches = (campus: CampusSlug): readonly string[] =>
  [...new Set([...(byCampus.get(campus) ?? []), ...everywhere])].slice(0, mostShown)
