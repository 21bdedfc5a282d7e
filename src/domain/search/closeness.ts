import { meaningsOf } from './meanings'
import { folded, wordsOf } from './folded'
import { patternOf } from './word-forms'
import { isTypoOf } from './words'

/** The fields of a thing, the most important first. */
export type Texts = readonly (string | null | undefined)[]

/** Texts made ready to be compared with many queries. */
export type ReadTexts = {
  readonly fields: readonly string[]
  /** All fields, each on a line of its own. */
  readonly whole: string
}

export const readTexts = (texts: Texts): ReadTexts => {
  const fields = texts.flatMap((text) => (text ? [folded(text)] : []))
  return { fields, whole: fields.join('\n') }
}

type WantedWord = {
  readonly word: string
  /** The word in another form, joined or apart. */
  readonly pattern: RegExp
  readonly meanings: readonly string[]
  /** Which of the words of the texts this one may be meant for. */
  readonly similarIn: (words: ReadonlySet<string>) => readonly string[]
}

/** From how many letters on a word may also be meant for a similar one of these. */
export type Typos = { readonly shortest: number; readonly words: ReadonlySet<string> }

/** A query made ready to be compared with many texts. */
export type Wanted = {
  readonly phrase: string
  /** Likewise of the phrase. */
  readonly pattern: RegExp
  /** Other words for the phrase as a whole, such as "second-hand". */
  readonly meanings: readonly string[]
  readonly words: readonly WantedWord[]
}

/** Words that say nothing about what is looked for, unless they are all that was typed. */
const fillers = new Set(['a', 'an', 'and', 'the', 'of', 'for', 'in', 'ya', 'wa', 'za', 'la', 'cha', 'vya', 'na', 'kwa'])

/** A query is compared with many texts, but their words only once. */
const similarTo = (word: string): WantedWord['similarIn'] => {
  let latest: { readonly words: ReadonlySet<string>; readonly size: number; readonly similar: readonly string[] } | undefined
  return (words) => {
    if (latest?.words !== words || latest.size !== words.size) {
      latest = { words, size: words.size, similar: [...words].filter((other) => isTypoOf(word, other)) }
    }
    return latest.similar
  }
}

const read = (query: string): Wanted | null => {
  const phrase = folded(query.trim())
  if (phrase === '') return null
  const typed = wordsOf(phrase)
  const telling = typed.filter((word) => !fillers.has(word))
  const words = (telling.length > 0 ? telling : typed).map((word) => ({ word, pattern: patternOf(word), meanings: meaningsOf(word), similarIn: similarTo(word) }))
  return { phrase, pattern: patternOf(phrase), meanings: words.length > 1 ? meaningsOf(phrase) : [], words }
}

let latest: { readonly query: string; readonly wanted: Wanted | null } | undefined

/** Null for a blank query. Lists compare one query with each of their things: it is read once. */
export const readQuery = (query: string): Wanted | null => {
  if (latest?.query !== query) latest = { query, wanted: read(query) }
  return latest.wanted
}

const wordCharacter = /[\p{L}\p{N}]/u

/** 0: the phrase is a whole word of the text, or several; 1: it begins a word; 2: it is inside a word; null: it is not there. */
const phraseLevel = (phrase: string, text: string): 0 | 1 | 2 | null => {
  let best: 1 | 2 | null = null
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    if (wordCharacter.test(text.charAt(at - 1))) best ??= 2
    else if (wordCharacter.test(text.charAt(at + phrase.length))) best = 1
    else return 0
  }
  return best
}

const levels = 3

/** Behind every text that holds the phrase, however many fields it has: what holds it in another form, then its words; and how far each next level is behind that. */
const [byParts, byWords, perLevel] = [500, 1000, 100]

const beginsWord = (text: string, beginning: string): boolean => {
  const level = phraseLevel(beginning, text)
  return level === 0 || level === 1
}

/** "Tea" is a word of its own: it begins "team", too. */
const shortest = 4

const hasMeaning = (text: string, meaning: string): boolean =>
  meaning.length < shortest ? phraseLevel(meaning, text) === 0 || phraseLevel(`${meaning}s`, text) === 0 : beginsWord(text, meaning)

const isMeantIn = (meanings: readonly string[], text: string): boolean => meanings.some((meaning) => hasMeaning(text, meaning))

/** How a word is in a text: 0 as it is, 1 by another word for it, 2 by a word that it may be meant for; null if it is not. */
const wordLevel = ({ word, pattern, meanings, similarIn }: WantedWord, text: string, typos: Typos | null): 0 | 1 | 2 | null => {
  if (text.includes(word) || pattern.test(text)) return 0
  if (isMeantIn(meanings, text)) return 1
  if (!typos || word.length < typos.shortest) return null
  return similarIn(typos.words).some((other) => phraseLevel(other, text) === 0) ? 2 : null
}

/** How a word is found: its level, and the first field where it has that level; null if it is not. */
const wordDistance = (wanted: WantedWord, { fields, whole }: ReadTexts, typos: Typos | null): number | null => {
  const level = wordLevel(wanted, whole, typos)
  return level === null ? null : level * perLevel + fields.findIndex((field) => wordLevel(wanted, field, typos) === level)
}

/** By the farthest of the words; null if one of them is not found. */
const wordsDistance = (words: readonly WantedWord[], texts: ReadTexts, typos: Typos | null): number | null => {
  if (words.length === 0) return null
  let farthest = 0
  for (const wanted of words) {
    const distance = wordDistance(wanted, texts, typos)
    if (distance === null) return null
    farthest = Math.max(farthest, distance)
  }
  return farthest
}

const meaningDistance = (meanings: readonly string[], { fields }: ReadTexts): number | null => {
  const field = fields.findIndex((text) => isMeantIn(meanings, text))
  return field === -1 ? null : perLevel + field
}

/**
 * How close texts come to what is looked for: the smaller, the closer; null if they do not. First what holds the query as it was typed,
 * by the field: as whole words, as the beginning of one, inside one; then what holds it in another form, joined or apart. Then what has each of its words, or another word for it.
 * @param typos null: each word is meant as it was typed
 */
export const closeness = ({ phrase, pattern, meanings, words }: Wanted, texts: ReadTexts, typos: Typos | null): number | null => {
  const field = texts.fields.findIndex((text) => text.includes(phrase))
  if (field !== -1) return field * levels + (phraseLevel(phrase, texts.fields[field] ?? '') ?? 0)
  const apart = words.length === 0 ? -1 : texts.fields.findIndex((text) => pattern.test(text))
  if (apart !== -1) return byParts + apart
  const distance = wordsDistance(words, texts, typos) ?? meaningDistance(meanings, texts)
  return distance === null ? null : byWords + distance
}
