import { valueInUrl, type Values } from '../shared/choice'
import { uuidOf } from '../shared/ids'
import { parseQuery } from '../shared/text-match'

/** The URL of the gossip feed. In its own file because a route parses its URL before the feed is loaded. */

export const gossipTabValues = ['trending', 'love'] as const satisfies Values

export type GossipTab = (typeof gossipTabValues)[number]

export type GossipSearch = { tab?: GossipTab | undefined; q?: string | undefined; item?: string | undefined }

/** Parses the tab, the query and the post that a shared link opens. Drops invalid values and the default tab. */
export const gossipSearch = ({ tab, q, item }: Record<string, unknown>): GossipSearch => ({
  tab: valueInUrl(gossipTabValues, tab),
  q: parseQuery(q),
  item: uuidOf(item) ?? undefined,
})
