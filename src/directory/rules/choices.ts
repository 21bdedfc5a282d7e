import { valueInUrl, type Values } from '@/kit/rules/choice'
import { parseItemId } from '@/kit/rules/item-link'
import { parseQuery } from '@/kit/rules/query-param'

/**
 * The chips of each directory in order; the first is 'all'. They are in this file because a route parses its URL before
 * the directory is loaded.
 */
export const directoryChoices = {
  transport: ['all', 'boda-boda', 'tuk-tuk'],
  serviceProviders: ['all', 'mamafua', 'fundi', 'poshomill', 'salon', 'wifi', 'photography', 'bakery', 'cleaning'],
} as const satisfies Record<string, Values>

export type DirectoryId = keyof typeof directoryChoices

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
