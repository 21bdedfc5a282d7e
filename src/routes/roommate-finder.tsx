import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { choiceOf } from '@/domain/shared/choice'
import { itemOf } from '@/domain/shared/item-link'
import { searchWords } from '@/domain/shared/text-match'
import { roommateTabs, type RoommateTab } from '@/domain/roommates/roommate-tabs'

export type RoommateSearch = { tab?: RoommateTab | undefined; q?: string | undefined; item?: string | undefined }

/**
 * What the Roommate Finder keeps in the URL. A value that makes no sense falls away: it is overwritten, because the
 * router lays what a validator answers over what the address said.
 */
export const roommateSearch = ({ tab, q, item }: Record<string, unknown>): RoommateSearch => {
  const chosen = choiceOf(roommateTabs, tab)
  return {
    tab: chosen === 'find' ? undefined : chosen,
    q: searchWords(q),
    item: itemOf(item),
  }
}

export const Route = createFileRoute('/roommate-finder')({
  staticData: { title: 'Roommate Finder' },
  validateSearch: roommateSearch,
  component: lazyRouteComponent(() => import('./-roommate-screen'), 'RoommateScreen'),
})
