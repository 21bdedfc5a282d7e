/** Shareable links that open one item of a list. */

const itemIdPattern = /^[\w-]{1,64}$/

/** Parses the `item` parameter of a URL; undefined when it is not a valid id. */
export const parseItemId = (value: unknown): string | undefined =>
  typeof value === 'string' && itemIdPattern.test(value) ? value : undefined

/**
 * The query string that opens an item on its screen.
 * @param view further parameters, such as the tab or shop of the item
 */
export const itemLink = (id: string, view: Readonly<Record<string, string>> = {}): `?${string}` =>
  `?${Object.entries({ ...view, item: id })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

type Identified = { readonly id: string }

/** The items that pass the filters, plus the opened item, which filters never hide. */
export const withOpenedItem = <Item extends Identified>(
  items: readonly Item[],
  opened: string | null,
  passes: (item: Item) => boolean,
): Item[] => items.filter((item) => item.id === opened || passes(item))

/** True if the opened item is missing. @param items the complete list, before filtering */
export const isGone = (items: readonly Identified[], opened: string | null): boolean =>
  opened !== null && items.every(({ id }) => id !== opened)
