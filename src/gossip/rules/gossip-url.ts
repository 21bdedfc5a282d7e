import { valueInUrl, type Values } from '@/kit/rules/choice'
import { uuidOf } from '@/kit/rules/ids'
import { parseQuery } from '@/kit/rules/query-param'

/** The URL of the gossip feed. A file of its own, because the route parses the URL before the feed is loaded. */

export const gossipTabValues = ['trending', 'love'] as const satisfies Values

export type GossipTab = (typeof gossipTabValues)[number]

export const gossipSortValues = ['new', 'hot'] as const satisfies Values

export type GossipSort = (typeof gossipSortValues)[number]

export type GossipSearch = {
  tab?: GossipTab | undefined
  sort?: GossipSort | undefined
  q?: string | undefined
  item?: string | undefined
}

/** Parses the tab, the order, the query and the post that a shared link opens. Drops invalid and default values. */
export const gossipSearch = ({ tab, sort, q, item }: Record<string, unknown>): GossipSearch => ({
  tab: valueInUrl(gossipTabValues, tab),
  sort: valueInUrl(gossipSortValues, sort),
  q: parseQuery(q),
  item: uuidOf(item) ?? undefined,
})
