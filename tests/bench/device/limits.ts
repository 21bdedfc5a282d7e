import type { Limit, Limits } from '../../../build/size/limits.ts'

/** Compared with the same screen with few rows. */
const paint = (what: string): Limit => ({ what: `${what}, compared with a short list`, unit: 'times', cap: 1.2 })
/** From a tap to the next frame. */
const tap = (what: string): Limit => ({ what, unit: 'ms', cap: 199 })
/** Growth between the first half and the second half of the walk through all screens. */
const grown = (what: string): Limit => ({ what: `${what}: growth during a second walk`, unit: '%', cap: 10 })

/** Limits for a phone with the most data that one may come to store. */
export const deviceLimits = {
  gossipByAddress: paint('first gossip post, by address'),
  gossipByLink: paint('first gossip post, by a link'),
  marketByAddress: paint('first listing, by address'),
  marketByLink: paint('first listing, by a link'),
  trackerByAddress: paint('tracker, by address'),
  trackerByLink: paint('tracker, by a link'),
  marketSearch: tap('a letter in the market search'),
  gossipSearch: tap('a letter in the gossip search'),
  search: { what: 'a word in the search over everything', unit: 'ms', cap: 50 },
  chips: tap('a filter chip of the market'),
  like: tap('a like'),
  likeFarDown: tap('a like 300 screens down'),
  history: tap('calendar, history and insights of ten years'),
  heap: grown('heap'),
  nodes: grown('nodes'),
  listeners: grown('listeners'),
} as const satisfies Limits
