import { parseItemId } from '@/kit/rules/item-link'
import { parseQuery } from '@/kit/rules/query-param'
import { valueInUrl } from '@/kit/rules/choice'
import { directoryChoices, type DirectoryId } from './choices'

export type DirectorySearch = { category?: string | undefined; q?: string | undefined; item?: string | undefined }

/**
 * Validates the search params of a directory. Invalid values are set to undefined, because the router merges the result
 * over the raw params.
 */
export const directorySearch =
  (id: DirectoryId) =>
  ({ category, q, item }: Record<string, unknown>): DirectorySearch => ({
    category: valueInUrl<string>(directoryChoices[id], category),
    q: parseQuery(q),
    item: parseItemId(item),
  })
