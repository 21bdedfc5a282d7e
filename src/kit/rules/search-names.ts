/** The names of all search params that a screen reads, of links that others add theirs to (`fbclid`, `utm_source`). */
export const searchNames: readonly string[] = [
  'article',
  'campus',
  'category',
  'compare',
  'condition',
  'form',
  'item',
  'language',
  'link',
  'map',
  'max',
  'min',
  'mode',
  'page',
  'photos',
  'q',
  'saved',
  'sheet',
  'shop',
  'sold',
  'sort',
  'tab',
  'token_hash',
  'type',
  'view',
  'walk',
  'with',
]

/** True if an address with these search params asks for something else than its screen shows without. */
export const asksForMore = (names: Iterable<string>): boolean => [...names].some((name) => searchNames.includes(name))
