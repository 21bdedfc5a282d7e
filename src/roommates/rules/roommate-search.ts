import { valueInUrl, type Values } from '@/kit/rules/choice'
import { parseItemId } from '@/kit/rules/item-link'
import { parseQuery } from '@/kit/rules/query-param'

export const roommateTabValues = ['find', 'requests', 'post', 'safety'] as const satisfies Values

export type RoommateTab = (typeof roommateTabValues)[number]

export type RoommateSearch = { tab?: RoommateTab | undefined; q?: string | undefined; item?: string | undefined }

/**
 * Validates the search params of the Roommate Finder. Invalid values are set to undefined, because the router merges
 * the result over the raw params.
 */
export const roommateSearch = ({ tab, q, item }: Record<string, unknown>): RoommateSearch => ({
  tab: valueInUrl(roommateTabValues, tab),
  q: parseQuery(q),
  item: parseItemId(item),
})
