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
const textsFor = <Item extends object>(
  item: Item,
  textsOf: (item: Item) => Texts,
  { texts, words }: Read,
): ReadTexts => {
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

export type Found<Item> = {
  /** The closest first. */
  readonly all: readonly Item[]
  /** Items with all but one of three words or more. */
  readonly near: readonly Item[]
}

/**
 * Finds the items of a query, the closest first; among equals in the given order. All for a blank one.
 * An item that contains the query is found, and one that has it in another form, or another word for it: Swahili,
 * English, the makes of a kind. Behind it comes what has all of its words in any of these ways, and last what has them
 * inside other words. Only where all this finds nothing, a word is taken for a typing error.
 * @param textsOf the fields to search, the most important first; the same function for every query, so that it is
 * called once for each item
 */
export const search = <Item extends object>(
  query: string,
  items: readonly Item[],
  textsOf: (item: Item) => Texts,
): Found<Item> => {
  const wanted = readQuery(query)
  if (!wanted) return { all: items, near: [] }
  const read = readWith(textsOf)
  const find = (typos: Typos | null): Found<Item> => {
    const close = items.flatMap((item) => {
      const found = closeness(wanted, textsFor(item, textsOf, read), typos)
      return found === null ? [] : [{ item, ...found }]
    })
    const ordered = close.sort((one, other) => one.distance - other.distance)
    return {
      all: ordered.flatMap(({ item, missesOne }) => (missesOne ? [] : [item])),
      near: ordered.flatMap(({ item, missesOne }) => (missesOne ? [item] : [])),
    }
  }
  const exact = find(null)
  if (exact.all.length > 0) return exact
  const meant = find({ shortest: shortestTypo, words: read.words })
  return meant.all.length > 0 || exact.near.length === 0 ? meant : exact
}

/** Finds the items of a query as `search` does, without those that lack one of its words. */
export const rank = <Item extends object>(
  query: string,
  items: readonly Item[],
  textsOf: (item: Item) => Texts,
): readonly Item[] => search(query, items, textsOf).all

/** Finds the items of a query, and last the item that a link opens, which a search never hides. */
export const searchWithOpened = <Item extends { readonly id: string }>(
  query: string,
  items: readonly Item[],
  textsOf: (item: Item) => Texts,
  opened: string | null,
): Found<Item> => {
  const { all, near } = search(query, items, textsOf)
  const linked = items.find(({ id }) => id === opened)
  return linked && !all.includes(linked)
    ? { all: [...all, linked], near: near.filter((item) => item !== linked) }
    : { all, near }
}

export const rankWithOpened = <Item extends { readonly id: string }>(
  query: string,
  items: readonly Item[],
  textsOf: (item: Item) => Texts,
  opened: string | null,
): readonly Item[] => searchWithOpened(query, items, textsOf, opened).all
