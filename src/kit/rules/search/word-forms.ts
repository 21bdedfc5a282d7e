/** Singular and plural of a word, who does what it names, and how people write its parts joined or apart. */

import { wordsOf } from './folded'

type Changes = readonly (readonly [from: RegExp, to: string])[]

const toSingular: Changes = [
  [/(?<=\w\w)ies$/, 'y'],
  [/(?<=\w\w)ves$/, 'f'],
  [/(?<=\w\w)ves$/, 'fe'],
  [/(?<=\w(?:s|x|z|ch|sh|o))es$/, ''],
  [/(?<=\w\w[^s])s$/, ''],
  [/(?<=\w)men$/, 'man'],
  [/^children$/, 'child'],
  [/^feet$/, 'foot'],
  [/^teeth$/, 'tooth'],
  [/^mice$/, 'mouse'],
]

const toPlural: Changes = [
  [/(?<=\w\w[^s])$/, 's'],
  [/(?<=\w(?:s|x|z|ch|sh|o))$/, 'es'],
  [/(?<=\w\w)y$/, 'ies'],
  [/(?<=\w\w)fe?$/, 'ves'],
  [/(?<=\w)man$/, 'men'],
  [/^child$/, 'children'],
  [/^foot$/, 'feet'],
  [/^tooth$/, 'teeth'],
  [/^mouse$/, 'mice'],
]

/**
 * Plumber and plumbing, electrician and electrical, baker and bakery, photographer and photography, typist and typing,
 * washing and wash.
 */
const toTrade: Changes = [
  [/(?<=\w{3})(?:er|or|ist)$/, 'ing'],
  [/(?<=\w\w[^aeiou])ing$/, 'er'],
  [/(?<=\w{3})ing$/, ''],
  [/(?<=\w{3})ing$/, 'e'],
  [/(?<=\w\w)(\w)\1ing$/, '$1'],
  [/(?<=\w{3})ing$/, 'ed'],
  [/(?<=\w{3})ed$/, 'ing'],
  [/(?<=\w{3}at)ion$/, 'ing'],
  [/(?<=\w{3}at)(?:e|ing)$/, 'ion'],
  [/(?<=ic)ian$/, 'al'],
  [/(?<=ic)al$/, 'ian'],
  [/(?<=graph)er$/, 'y'],
  [/(?<=graph)y$/, 'er'],
  [/(?<=\w{5})er$/, ''],
  [/(?<=\w{3})er$/, 'ery'],
  [/(?<=\w{3}er)y$/, ''],
]

/**
 * Swahili nouns by their classes: kitabu and vitabu, chungwa and machungwa, mkate and mikate, mwanafunzi and wanafunzi,
 * ukucha and kucha; then verbs, and places: kufua and fua, sokoni and soko.
 */
const swahili: Changes = [
  [/^ki/, 'vi'],
  [/^vi/, 'ki'],
  [/^ch(?=[aeiou])/, 'vy'],
  [/^vy/, 'ch'],
  [/^ma(?=\w{4})/, ''],
  [/^(?!ma)/, 'ma'],
  [/^m(?=[^aeiou])/, 'mi'],
  [/^mi/, 'm'],
  [/^mw(?=[ae])/, 'mi'],
  [/^mi(?=[ae])/, 'mw'],
  [/^m(?=[^aeiou])/, 'wa'],
  [/^wa/, 'm'],
  [/^mw(?=a)/, 'w'],
  [/^w(?=a)/, 'mw'],
  [/^mu(?=u)/, 'wa'],
  [/^wa(?=u)/, 'mu'],
  [/^u(?=\w{4})/, ''],
  [/^(?=[kf])/, 'u'],
  [/^ji(?=\w\w)/, 'ma'],
  [/^ma(?=\w\w)/, 'ji'],
  [/^ku(?!cha$)(?=\w{3})/, ''],
  [/^(?!ku)(?=\w{3})/, 'ku'],
  [/(?<=\w{4})ni$/, ''],
]

const digit = /\d/

const changed = (words: readonly string[], changes: Changes): string[] =>
  words.flatMap((word) => changes.flatMap(([from, to]) => (from.test(word) ? [word.replace(from, to)] : [])))

/** Words of English and the same in the other number, whichever they are in: "tomatos" is meant for "tomatoes". */
const inEitherNumber = (words: readonly string[]): readonly string[] => {
  const all = [...words, ...changed(words, toSingular)]
  return [...all, ...changed(all, toPlural)]
}

const hasForms = (word: string): boolean => word.length > 2 && !digit.test(word)

/** The English forms of a word, itself included. Some are no words: nothing has them. */
const englishForms = (word: string): readonly string[] => {
  if (!hasForms(word)) return [word]
  const ones = [word, ...changed([word], toSingular)]
  return inEitherNumber([...ones, ...changed(ones, toTrade)])
}

/** Likewise in both languages, the word first. */
export const formsOf = (word: string): readonly string[] =>
  hasForms(word) ? [...new Set([...englishForms(word), ...changed([word], swahili)])] : [word]

/** "10,000", "10 000": one number. */
const thousands = /(?<=(?<!\d)\d{1,3})[ ,.'](?=\d{3}(?!\d))/g

/** The words that somebody has typed. */
export const typedWords = (text: string): readonly string[] =>
  wordsOf(text.replaceAll(thousands, '')).map((word) => word.replaceAll("'", ''))

/** The characters that may stand between two characters of a word: "Wi-Fi", "ng'ombe", "13 kg", "10,000". */
const between = (one: string, other: string, rest: string): string => {
  if (!digit.test(one) || !digit.test(other)) return digit.test(one + other) ? '[ -]?' : "[ '-]?"
  return /^(?:\d{3})+(?!\d)/.test(rest) ? "[ ,.']?" : ''
}

/** A word as people join its parts or write them apart. A decimal point is a comma, too. */
const spelled = (word: string): string => {
  const letters = [...word]
  return letters
    .map((letter, at) => {
      const before = letters[at - 1]
      if (letter === '.' || letter === ',') return '[.,]'
      return before === undefined || before === '.' || before === ','
        ? letter
        : between(before, letter, letters.slice(at).join('')) + letter
    })
    .join('')
}

/**
 * A number is not found inside another one: 3 is neither in 1.3 nor in 3,000. Between a number and its unit a word
 * ends: "6kg".
 */
const starts = String.raw`(?:\b(?<!\d[.,])|(?<=\d)(?=[a-z]))`
const ends = String.raw`(?:\b(?![.,]\d)|(?<=\d)(?=[a-z]))`

const anyOf = (words: readonly string[], end: string): RegExp =>
  new RegExp(`${starts}(?:${[...new Set(words)].join('|')})${end}`)

const nothing = /(?!)/

/** Finds words joined or apart, "wifi" and "Wi-Fi", "13kg" and "13 kg"; and a single one in its other forms. */
export const patternOf = (text: string): RegExp => {
  const read = typedWords(text)
  const [word] = read
  if (word === undefined) return nothing
  if (read.length > 1) return anyOf([spelled(read.join(''))], ends)
  return anyOf([...(hasForms(word) ? inEitherNumber([word]) : [word]).map(spelled), ...formsOf(word).slice(1)], ends)
}

const apart = (word: string): string => word.replaceAll(/[ -]/g, '[ -]?')

/** Finds any of the words, in either number. */
export const anyMeaning = (words: readonly string[]): RegExp => anyOf(inEitherNumber(words).map(apart), ends)

/** Finds what begins with any of the words. */
export const begunBy = (words: readonly string[]): RegExp => anyOf(words.map(apart), '')
