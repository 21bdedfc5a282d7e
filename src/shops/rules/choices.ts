import type { StorefrontId } from '@/cart/rules/categories'
import { valueInUrl, valueOf } from '@/kit/rules/choice'
import { parseItemId } from '@/kit/rules/item-link'
import { textInUrl } from '@/kit/rules/url-values'
import { forProviderLists } from '@/kit/rules/provider-lists'

/**
 * The choices of a storefront. They are in this file because a route parses its URL before the storefront is loaded.
 */
export type StorefrontChoices = {
  /** One list of cards, a list per provider, or shops that open into their own lists. */
  readonly layout: 'list' | 'groups' | 'shops'
  /** Chips in order; the first is the default, and 'all' shows everything. */
  readonly categories: readonly string[]
  /** Tabs above the list; one without a slot shows the offerings. */
  readonly tabs: readonly {
    readonly value: string
    readonly slot: 'pharmacy-services' | 'emergency-contacts' | null
    readonly searched: boolean
  }[]
}

const defaults = { layout: 'list', categories: [], tabs: [] } as const satisfies StorefrontChoices

export const storefrontChoices = {
  food: {
    ...defaults,
    categories: ['all', 'local', 'fastfood', 'healthy'],
  },
  groceries: {
    ...defaults,
    categories: ['all', 'produce', 'dairy', 'meat'],
  },
  gas: { ...defaults, layout: 'groups' },
  ...forProviderLists(() => ({ ...defaults, layout: 'groups' }) as const),
  errands: {
    ...defaults,
    layout: 'groups',
    categories: ['postoffice', 'helb', 'cyber', 'necessary'],
  },
  eShop: {
    ...defaults,
    layout: 'shops',
    categories: ['all', 'electronics', 'clothing', 'beauty', 'groceries'],
  },
  chemist: {
    ...defaults,
    tabs: [
      { value: 'medications', slot: null, searched: true },
      { value: 'services', slot: 'pharmacy-services', searched: true },
      // The few numbers have no search, so that a text typed before hides none of them.
      { value: 'emergency', slot: 'emergency-contacts', searched: false },
    ],
    categories: ['all', 'pain-relief', 'antibiotics', 'vitamins', 'cold-flu', 'digestion', 'contraceptive'],
  },
} as const satisfies Record<StorefrontId, StorefrontChoices>

/** The choice named in the URL, or the first one for an unknown value; '' without choices. */
export const chosenOf = ([first, ...others]: readonly string[], value: unknown): string =>
  first ? valueOf([first, ...others], value) : ''

/** The same, but undefined for the first one. */
const chosenInUrl = ([first, ...others]: readonly string[], value: unknown): string | undefined =>
  first && valueInUrl([first, ...others], value)

/** Widened to `StorefrontChoices`, for code that serves all storefronts. */
export const choicesOf = (id: StorefrontId): StorefrontChoices => storefrontChoices[id]

export type StorefrontSearch = {
  tab?: string | undefined
  category?: string | undefined
  q?: string | undefined
  shop?: string | undefined
  item?: string | undefined
}

/**
 * Validates the search params of a storefront. Invalid and default values are set to undefined, because the router
 * merges the result over the raw params.
 */
export const storefrontSearch =
  (id: StorefrontId) =>
  (search: Record<string, unknown>): StorefrontSearch => {
    const { tabs, categories, layout } = choicesOf(id)
    const q = textInUrl(search['q'])
    const shop = layout === 'shops' ? textInUrl(search['shop']) : ''
    return {
      tab: chosenInUrl(
        tabs.map(({ value }) => value),
        search['tab'],
      ),
      category: chosenInUrl(categories, search['category']),
      q: q || undefined,
      shop: shop || undefined,
      item: parseItemId(search['item']),
    }
  }
