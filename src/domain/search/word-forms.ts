/** Singular and plural of a word, and how people join its parts or write them apart. */

import { wordsOf } from './folded'

/** English words, then Swahili nouns by their classes: kitabu and vitabu, chungwa and machungwa, mkate and mikate, mwanafunzi and wanafunzi. */
const changes = [
  [/(?<=\w\w)ies$/, 'y'],
  [/(?<=\w\w)y$/, 'ies'],
  [/(?<=\w\w)ves$/, 'f'],
  [/(?<=\w\w)ves$/, 'fe'],
  [/(?<=\w\w)fe?$/, 'ves'],
  [/(?<=\w(?:s|x|z|ch|sh|o))es$/, ''],
  [/(?<=\w\w\w)s$/, ''],
  [/(?<=\w)man$/, 'men'],
  [/(?<=\w)men$/, 'man'],
  [/^ki/, 'vi'],
  [/^vi/, 'ki'],
  [/^ch(?=[aeiou])/, 'vy'],
  [/^vy/, 'ch'],
  [/^ma(?=\w{4})/, ''],
  [/^/, 'ma'],
  [/^m(?=[^aeiou])/, 'mi'],
  [/^mi/, 'm'],
  [/^m(?=[^aeiou])/, 'wa'],
  [/^wa/, 'm'],
  [/^mw(?=a)/, 'w'],
  [/^w(?=a)/, 'mw'],
] as const

/** The other forms of a word. Some are no words: nothing has them. */
export const formsOf = (word: string): readonly string[] =>
  word.length < 3 ? [] : changes.flatMap(([ending, other]) => (ending.test(word) ? [word.replace(ending, other)] : []))

/** Finds words joined or apart, "wifi" and "Wi-Fi", "13kg" and "13 kg"; and a single one in its other forms. */
export const patternOf = (words: string): RegExp => {
  const read = wordsOf(words)
  const [word = ''] = read
  const letters = read.flatMap((each) => [...each]).join('[ -]?')
  return new RegExp(String.raw`\b(?:${[letters, ...(read.length === 1 ? formsOf(word) : [])].join('|')})\b`)
}
