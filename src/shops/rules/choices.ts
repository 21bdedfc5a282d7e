import { valueInUrl, valueOf } from '@/kit/rules/choice'

/** The choices of a storefront. In their own file because a route parses its URL before the storefront is loaded. */
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
  laundry: { ...defaults, layout: 'groups' },
  salon: { ...defaults, layout: 'groups' },
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
      // A few numbers, and nothing typed before may hide one.
      { value: 'emergency', slot: 'emergency-contacts', searched: false },
    ],
    categories: ['all', 'pain-relief', 'antibiotics', 'vitamins', 'cold-flu', 'digestion', 'contraceptive'],
  },
} as const satisfies Record<string, StorefrontChoices>

export type StorefrontId = keyof typeof storefrontChoices

/** The choice named in the URL, or the first one for an unknown value; '' without choices. */
export const chosenOf = ([first, ...others]: readonly string[], value: unknown): string =>
  first ? valueOf([first, ...others], value) : ''

/** Likewise, but undefined for the first one. */
export const chosenInUrl = ([first, ...others]: readonly string[], value: unknown): string | undefined =>
  first && valueInUrl([first, ...others], value)

/** Widened to `StorefrontChoices`, for code that serves all storefronts. */
export const choicesOf = (id: StorefrontId): StorefrontChoices => storefrontChoices[id]
