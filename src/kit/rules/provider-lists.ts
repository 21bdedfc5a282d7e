/**
 * The catalogues of providers with services, all of one shape. What the app does with such a list follows from its name
 * here: the schema, the form of an admin, the offers in a cart, the facts beside them, the storefront's source, the
 * search and who is rated.
 */
export const providerLists = ['laundry', 'salon'] as const

export type ProviderList = (typeof providerLists)[number]

export const forProviderLists = <Entry>(
  entryOf: (list: ProviderList) => Entry,
): Readonly<Record<ProviderList, Entry>> => ({
  laundry: entryOf('laundry'),
  salon: entryOf('salon'),
})
