import { choiceOf, type Choices } from '../shared/choice'
import { searchWords } from '../shared/text-match'

/** What the URL holds of the gossip feed. Apart from the rest of it: a route reads its URL before the feed is loaded. */

export const gossipTabs = [
  { value: 'trending', label: 'Trending' },
  { value: 'love', label: 'Love' },
] as const satisfies Choices

export type GossipTab = (typeof gossipTabs)[number]['value']

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export type GossipSearch = { tab?: GossipTab | undefined; q?: string | undefined; item?: string | undefined }

/** What the feed keeps in the URL: its tab, the words that are looked for, and the post that a shared link opens. Nonsense falls away. */
export const gossipSearch = ({ tab, q, item }: Record<string, unknown>): GossipSearch => {
  const chosen = choiceOf(gossipTabs, tab)
  return {
    tab: chosen === 'trending' ? undefined : chosen,
    q: searchWords(q),
    item: typeof item === 'string' && uuid.test(item) ? item.toLowerCase() : undefined,
  }
}
