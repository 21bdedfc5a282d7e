import { choiceInUrl, choiceOf, type Choice } from '../shared/choice'

/** The choices of a storefront. In their own file because a route parses its URL before the storefront is loaded. */
export type StorefrontChoices = {
  /** One list of cards, a list per provider, or shops that open into their own lists. */
  readonly layout: 'list' | 'groups' | 'shops'
  /** Chips in order; the first is the default, and 'all' shows everything. */
  readonly categories: readonly Choice[]
  /** Tabs above the list; one without a slot shows the offerings. */
  readonly tabs: readonly (Choice & { readonly slot: 'pharmacy-services' | 'emergency-contacts' | null })[]
}

const defaults = { layout: 'list', categories: [], tabs: [] } as const satisfies StorefrontChoices

export const storefrontChoices = {
  food: {
    ...defaults,
    categories: [
      { value: 'all', label: 'All' },
      { value: 'local', label: 'Local Kenyan' },
      { value: 'fastfood', label: 'Fast Food' },
      { value: 'healthy', label: 'Healthy' },
    ],
  },
  groceries: {
    ...defaults,
    categories: [
      { value: 'all', label: 'All' },
      { value: 'produce', label: 'Fresh Produce' },
      { value: 'dairy', label: 'Dairy Products' },
      { value: 'meat', label: 'Meat & Fish' },
    ],
  },
  gas: { ...defaults, layout: 'groups' },
  laundry: { ...defaults, layout: 'groups' },
  salon: { ...defaults, layout: 'groups' },
  errands: {
    ...defaults,
    layout: 'groups',
    categories: [
      { value: 'postoffice', label: 'Post Office' },
      { value: 'helb', label: 'HELB' },
      { value: 'cyber', label: 'Cyber' },
      { value: 'necessary', label: 'Necessary' },
    ],
  },
  eShop: {
    ...defaults,
    layout: 'shops',
    categories: [
      { value: 'all', label: 'All' },
      { value: 'electronics', label: 'Electronics' },
      { value: 'clothing', label: 'Clothing' },
      { value: 'beauty', label: 'Beauty' },
      { value: 'groceries', label: 'Groceries' },
    ],
  },
  chemist: {
    ...defaults,
    tabs: [
      { value: 'medications', label: 'Medications', slot: null },
      { value: 'services', label: 'Services', slot: 'pharmacy-services' },
      { value: 'emergency', label: 'Emergency', slot: 'emergency-contacts' },
    ],
    categories: [
      { value: 'all', label: 'All' },
      { value: 'pain-relief', label: 'Pain Relief' },
      { value: 'antibiotics', label: 'Antibiotics' },
      { value: 'vitamins', label: 'Vitamins' },
      { value: 'cold-flu', label: 'Cold & Flu' },
      { value: 'digestion', label: 'Digestion' },
      { value: 'contraceptive', label: 'Contraceptive' },
    ],
  },
} as const satisfies Record<string, StorefrontChoices>

export type StorefrontId = keyof typeof storefrontChoices

/** The choice named in the URL, or the first one for an unknown value; '' without choices. */
export const chosenOf = ([first, ...others]: readonly Choice[], value: unknown): string =>
  first ? choiceOf([first, ...others], value) : ''

/** Likewise, but undefined for the first one. */
export const chosenInUrl = ([first, ...others]: readonly Choice[], value: unknown): string | undefined =>
  first && choiceInUrl([first, ...others], value)

/** Widened to `StorefrontChoices`, for code that serves all storefronts. */
export const choicesOf = (id: StorefrontId): StorefrontChoices => storefrontChoices[id]
