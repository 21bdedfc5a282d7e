import { choiceOf, type Choice } from '../shared/choice'

/** What can be chosen on a storefront, apart from the rest of it: a route reads its URL before the storefront is loaded. */
export type StorefrontChoices = {
  /** Cards in one list, lists by provider, or shops that open into a list of their own. */
  readonly layout: 'list' | 'groups' | 'shops'
  /** Chips in order, the first chosen at first; 'all' shows everything. None: no chips. */
  readonly categories: readonly Choice[]
  /** Tabs above the list; one without a slot shows the offerings. */
  readonly tabs: readonly (Choice & { readonly slot: 'pharmacy-services' | 'emergency-contacts' | null })[]
}

const plain = { layout: 'list', categories: [], tabs: [] } as const satisfies StorefrontChoices

export const storefrontChoices = {
  food: {
    ...plain,
    categories: [
      { value: 'all', label: 'All' },
      { value: 'local', label: 'Local Kenyan' },
      { value: 'fastfood', label: 'Fast Food' },
      { value: 'healthy', label: 'Healthy' },
    ],
  },
  groceries: {
    ...plain,
    categories: [
      { value: 'all', label: 'All' },
      { value: 'produce', label: 'Fresh Produce' },
      { value: 'dairy', label: 'Dairy Products' },
      { value: 'meat', label: 'Meat & Fish' },
    ],
  },
  gas: { ...plain, layout: 'groups' },
  laundry: { ...plain, layout: 'groups' },
  salon: { ...plain, layout: 'groups' },
  errands: {
    ...plain,
    layout: 'groups',
    categories: [
      { value: 'postoffice', label: 'Post Office' },
      { value: 'helb', label: 'HELB' },
      { value: 'cyber', label: 'Cyber' },
      { value: 'necessary', label: 'Necessary' },
    ],
  },
  eShop: {
    ...plain,
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
    ...plain,
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

/** A choice named in the URL, or the first one when there is no such choice; '' when there is nothing to choose. */
export const chosenOf = ([first, ...others]: readonly Choice[], value: unknown): string =>
  first ? choiceOf([first, ...others], value) : ''

/** The table's entry as any storefront's: code that serves all of them must not know which one it has. */
export const choicesOf = (id: StorefrontId): StorefrontChoices => storefrontChoices[id]
