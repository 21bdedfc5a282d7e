/** Links that open one item of a list: somebody shares it, somebody else finds it. */

/** What names an item in an address: the id of its record, and nothing else. */
const itemId = /^[\w-]{1,64}$/

/** The item that an address opens, read out of its `item` parameter. A value that can be no id falls away. */
export const itemOf = (value: unknown): string | undefined =>
  typeof value === 'string' && itemId.test(value) ? value : undefined

/** The address that opens an item, from its screen's own. `view` is where the screen shows it: its tab, its shop. */
export const itemLink = (id: string, view: Readonly<Record<string, string>> = {}): `?${string}` =>
  `?${Object.entries({ ...view, item: id })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

type Identified = { readonly id: string }

/** What a list shows: whatever passes its filters, and the opened item, which no filter hides. */
export const shownWith = <Item extends Identified>(
  items: readonly Item[],
  opened: string | null,
  passes: (item: Item) => boolean,
): Item[] => items.filter((item) => item.id === opened || passes(item))

/** Whether an address names an item that a complete list does not hold. */
export const isGone = (items: readonly Identified[], opened: string | null): boolean =>
  opened !== null && items.every(({ id }) => id !== opened)
