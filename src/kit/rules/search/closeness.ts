import { meaningsOf } from './meanings'
import { folded } from './folded'
import { anyMeaning, begunBy, patternOf, typedWords } from './word-forms'
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

/** A word, or the whole of what was typed. */
type Wanted = {
  readonly text: string
  /** The text in another form, joined or apart. */
  readonly pattern: RegExp
  /** Another word for it, and what begins with one; null where there is none. */
  readonly meant: RegExp | null
  readonly begun: RegExp | null
  /** All of these at once: most texts have none of them. */
  readonly any: RegExp
  /** True if more is typed behind it: a number is then at its end. */
  readonly isWhole: boolean
  /** Which of the words of the texts it may be meant for. */
  readonly similarIn: (words: ReadonlySet<string>) => readonly string[]
}

/** From how many letters on a word may also be meant for a similar one of these. */
export type Typos = { readonly shortest: number; readonly words: ReadonlySet<string> }

/** A query made ready to be compared with many texts. */
export type Query = { readonly phrase: Wanted; readonly words: readonly Wanted[] }

/** Words that say nothing about what is looked for, unless they are all that was typed. */
const fillers = new Set('a an and the of for in with to at on or ya wa za la cha vya na kwa yenye ni'.split(' '))

/** A query is compared with many texts, but their words only once. */
const similarTo = (word: string): Wanted['similarIn'] => {
  let latest:
    | { readonly words: ReadonlySet<string>; readonly size: number; readonly similar: readonly string[] }
    | undefined
  return (words) => {
    if (latest?.words !== words || latest.size !== words.size) {
      latest = { words, size: words.size, similar: [...words].filter((other) => isTypoOf(word, other)) }
    }
    return latest.similar
  }
}

/** "Tea" is a word of its own: it begins "team", too. */
const shortestBeginning = 4

/** Of what has other signs, the words may have another form, not the whole. */
const plain = /^[\p{L}\p{N}]+(?:[ '.,-][\p{L}\p{N}]+)*$/u

const wantedOf = (text: string, isWhole: boolean): Wanted => {
  const words = plain.test(text) ? text : ''
  const meanings = meaningsOf(words)
  const long = meanings.filter((meaning) => meaning.length >= shortestBeginning)
  const pattern = patternOf(words)
  const meant = meanings.length === 0 ? null : anyMeaning(meanings)
  const begun = long.length === 0 ? null : begunBy(long)
  return {
    text,
    pattern,
    meant,
    begun,
    any: new RegExp([pattern, meant, begun].flatMap((each) => each?.source ?? []).join('|')),
    isWhole,
    similarIn: similarTo(text),
  }
}

const read = (query: string): Query | null => {
  const phrase = folded(query.trim())
  if (phrase === '') return null
  const typed = typedWords(phrase)
  const telling = typed.filter((word) => !fillers.has(word))
  const words = telling.length > 0 ? telling : typed
  return { phrase: wantedOf(phrase, false), words: words.map((word, at) => wantedOf(word, at < words.length - 1)) }
}

let latest: { readonly query: string; readonly read: Query | null } | undefined

/** Null for a blank query. Lists compare one query with each of their things: it is read once. */
export const readQuery = (query: string): Query | null => {
  if (latest?.query !== query) latest = { query, read: read(query) }
  return latest.read
}

const digit = /\d/
/** Two characters between which no word ends. Between a number and its unit one does: "6kg". */
const inOneWord = /^(?:\p{L}[\p{L}\p{N}]|\p{N}\p{N})$/u

/** The ways in which a text contains a word, the closest first. Texts with it only inside another word come last. */
const levels = ['word', 'form', 'meaning', 'beginning', 'beginning of a meaning', 'typo', 'inside'] as const
type Level = (typeof levels)[number]

/** A number is not found inside another one: 3 is neither in 13 nor in 1.3. */
const isInNumber = (words: string, text: string, at: number): boolean =>
  digit.test(words.charAt(0)) && /\d[.,]?$/.test(text.slice(Math.max(0, at - 2), at))

const goesOn = (text: string, end: number): boolean =>
  inOneWord.test(text.slice(end - 1, end + 1)) || /^\d[.,]\d/.test(text.slice(end - 1, end + 2))

const literalLevel = (words: string, text: string): 'word' | 'beginning' | 'inside' | null => {
  let best: 'beginning' | 'inside' | null = null
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (isInNumber(words, text, at)) continue
    if (at > 0 && inOneWord.test(text.slice(at - 1, at + 1))) best ??= 'inside'
    else if (goesOn(text, at + words.length)) best = 'beginning'
    else return 'word'
  }
  return best
}

const levelIn = (
  { text: words, pattern, meant, begun, isWhole, similarIn }: Wanted,
  text: string,
  typos: Typos | null,
): Level | null => {
  const literal = literalLevel(words, text)
  const isExact = isWhole && digit.test(words)
  if (literal === 'word') return literal
  if (pattern.test(text)) return 'form'
  if (meant?.test(text)) return 'meaning'
  if (literal === 'beginning' && !isExact) return literal
  if (begun?.test(text)) return 'beginning of a meaning'
  if (
    typos &&
    words.length >= typos.shortest &&
    similarIn(typos.words).some((other) => literalLevel(other, text) === 'word')
  )
    return 'typo'
  return isExact ? null : literal
}

/**
 * Behind what has the whole of what was typed: what has each of its words; and behind all: what has one only inside
 * another word.
 */
const [byWords, inside] = [1000, 100_000]

/** The distance of a thing from a word: by the first field that contains it, then by the way. Null without it. */
const distanceTo = (wanted: Wanted, { fields, whole }: ReadTexts, typos: Typos | null): number | null => {
  if (!typos && !whole.includes(wanted.text) && !wanted.any.test(whole)) return null
  let last: number | null = null
  for (const [field, text] of fields.entries()) {
    const level = levelIn(wanted, text, typos)
    if (level === 'inside') last ??= inside + field
    else if (level !== null) return field * levels.length + levels.indexOf(level)
  }
  return last
}

export type Closeness = {
  /** The smaller, the closer. */
  readonly distance: number
  /** True if one of the words is nowhere. */
  readonly missesOne: boolean
}

/** From so many words on, one may be missing. */
const mostly = 3

/**
 * The distance of texts from a query; null if they do not match. First what holds the whole of the query, by the
 * field: as it was typed, in another form, joined or apart, by another word for it, or as the beginning of a word. Then
 * what has each of its words likewise, or all of three or more but one. Last what has any of this only inside a word.
 * @param typos null: each word is meant as it was typed
 */
export const closeness = ({ phrase, words }: Query, texts: ReadTexts, typos: Typos | null): Closeness | null => {
  const whole = distanceTo(phrase, texts, null)
  if (whole !== null && whole < inside) return { distance: whole, missesOne: false }
  const each = words.map((word) => distanceTo(word, texts, typos))
  const found = each.filter((distance) => distance !== null)
  const distance = found.reduce((sum, one) => sum + one, byWords)
  if (found.length === each.length && found.length > 0)
    return { distance: whole === null ? distance : Math.min(whole, distance), missesOne: false }
  if (whole !== null) return { distance: whole, missesOne: false }
  return each.length >= mostly && found.length === each.length - 1 && distance < inside
    ? { distance, missesOne: true }
    : null
}
