import { closeness, readQuery, readTexts, type ReadTexts, type Texts, type Typos } from './closeness'
import { wordsOf } from './folded'

type Read = { readonly texts: WeakMap<object, ReadTexts>; readonly words: Set<string> }

const readBefore = new WeakMap<object, Read>()

const readWith = (textsOf: object): Read => {
  const read = readBefore.get(textsOf) ?? { texts: new WeakMap(), words: new Set() }
  readBefore.set(textsOf, read)
  return read
}

/** Every keystroke compares all things: what they say is read once. */
const textsFor = <Item extends object>(item: Item, textsOf: (item: Item) => Texts, { texts, words }: Read): ReadTexts => {
  const before = texts.get(item)
  if (before) return before
  const read = readTexts(textsOf(item))
  texts.set(item, read)
  for (const word of wordsOf(read.whole)) words.add(word)
  return read
}

/** Reads what things say ahead of the first search. */
export const readAhead = <Item extends object>(items: readonly Item[], textsOf: (item: Item) => Texts): void => {
  const read = readWith(textsOf)
  for (const item of items) textsFor(item, textsOf, read)
}

/** Shorter words are too much alike. */
const shortestTypo = 4

type Found<Item> = { readonly item: Item; readonly distance: number }

/**
 * What a query finds, the closest first; among equals in the given order. All for a blank one.
 * Whatever contains the query is found: as whole words, then as the beginning of one, then inside one. Behind it comes what has
 * all of its words or other words for them: Swahili, English, the makes of a kind. Only where all this finds nothing, a word
 * is taken for a typing error.
 * @param textsOf the fields to search, the most important first; the same function for every query, so that it is called once for each item
 */
export const rank = <Item extends object>(query: string, items: readonly Item[], textsOf: (item: Item) => Texts): readonly Item[] => {
  const wanted = readQuery(query)
  if (!wanted) return items
  const read = readWith(textsOf)
  const find = (typos: Typos | null): Found<Item>[] =>
    items.flatMap((item) => {
      const distance = closeness(wanted, textsFor(item, textsOf, read), typos)
      return distance === null ? [] : [{ item, distance }]
    })
  const exact = find(null)
  return (exact.length > 0 ? exact : find({ shortest: shortestTypo, words: read.words })).sort((one, other) => one.distance - other.distance).map(({ item }) => item)
}

/** What a query finds, and last the item that a link opens, which a search never hides. */
export const rankWithOpened = <Item extends { readonly id: string }>(query: string, items: readonly Item[], textsOf: (item: Item) => Texts, opened: string | null): readonly Item[] => {
  const found = rank(query, items, textsOf)
  const linked = items.find(({ id }) => id === opened)
  return linked && !found.includes(linked) ? [...found, linked] : found
}
