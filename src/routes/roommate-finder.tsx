import { createFileRoute } from '@tanstack/react-router'
import { valueInUrl } from '@/domain/shared/choice'
import { parseItemId } from '@/domain/shared/item-link'
import { parseQuery } from '@/domain/shared/query-param'
import { roommateTabValues, type RoommateTab } from '@/domain/roommates/roommate-tabs'
import { roommateFinder } from '@/messages/shell/screen-titles.gen'
import { lazyScreen } from '@/ui/platform/lazy-screen'
import { withCode } from './-with-code'

const RoommateScreen = lazyScreen(async () => (await import('./-roommate-screen')).RoommateScreen)

export type RoommateSearch = { tab?: RoommateTab | undefined; q?: string | undefined; item?: string | undefined }

/**
 * Validates the search params of the Roommate Finder. Invalid values are set to undefined, because the router merges the
 * result over the raw params.
 */
export const roommateSearch = ({ tab, q, item }: Record<string, unknown>): RoommateSearch => ({
  tab: valueInUrl(roommateTabValues, tab),
  q: parseQuery(q),
  item: parseItemId(item),
})

export const Route = createFileRoute('/roommate-finder')({
  staticData: { title: roommateFinder },
  validateSearch: roommateSearch,
  component: withCode(RoommateScreen, { preload: async () => (await import('@/features/roommates/roommates-page')).preloadRoommates() }),
})
