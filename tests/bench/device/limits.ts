import type { Limit, Limits } from '../limits.ts'

/** Beside the same screen with a few rows. */
const paint = (what: string): Limit => ({ what: `${what}, beside a short list`, unit: 'times', cap: 1.2 })
/** From a touch to the frame that answers it. */
const tap = (what: string): Limit => ({ what, unit: 'ms', cap: 199 })
/** More held after as many more rounds through all screens. */
const grown = (what: string): Limit => ({ what: `${what} held after a second walk, more than after the first`, unit: '%', cap: 10 })

/** What a phone that holds as much as one may come to hold must still do. */
export const deviceLimits = {
  gossipByAddress: paint('first gossip by its address'),
  gossipByLink: paint('first gossip by a link'),
  marketByAddress: paint('first listing by its address'),
  marketByLink: paint('first listing by a link'),
  trackerByAddress: paint('the tracker by its address'),
  trackerByLink: paint('the tracker by a link'),
  marketSearch: tap('a letter in the search of the market'),
  gossipSearch: tap('a letter in the search of the gossip'),
  chips: tap('a chip of the market'),
  like: tap('a like'),
  likeFarDown: tap('a like three hundred screens down'),
  history: tap('calendar, history and insights of ten years'),
  heap: grown('heap'),
  nodes: grown('nodes'),
  listeners: grown('listeners'),
} as const satisfies Limits
