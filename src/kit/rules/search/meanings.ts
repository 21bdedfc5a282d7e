import { kinds } from './kinds'
import { care } from './synonyms/care'
import { food } from './synonyms/food'
import { places } from './synonyms/places'
import { things } from './synonyms/things'
import { formsOf, typedWords } from './word-forms'

/** Numbers in digits, in English, and in Swahili by the classes of nouns. */
const numbers: readonly string[] = [
  '1 one moja kimoja mmoja',
  '2 two mbili viwili wawili mawili',
  '3 three tatu vitatu watatu',
  '4 four nne vinne wanne manne',
  '5 five tano vitano watano matano',
  '6 six sita',
  '7 seven saba',
  '8 eight nane vinane',
  '9 nine tisa',
  '10 ten kumi',
]

/** "Second-hand", "second hand" and "secondhand" are one entry. */
const keyOf = (text: string): string => typedWords(text).join('')

/** The other words that a word finds: its meaning in English, its name in Swahili, and the makes of its kind. */
const table = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  const add = (word: string, ...meanings: readonly string[]) =>
    found.set(keyOf(word), [...(found.get(keyOf(word)) ?? []), ...meanings])
  for (const [english, others] of [food, things, care, places].flatMap((words) => Object.entries(words))) {
    for (const word of others.split(' ')) {
      add(word, english, ...(kinds[english] ?? []))
      add(english, word)
    }
  }
  for (const [kind, makes] of Object.entries(kinds)) add(kind, ...makes)
  for (const words of numbers.map((each) => each.split(' '))) {
    for (const word of words) add(word, ...words.filter((other) => other !== word))
  }
  return found
}

let known: ReadonlyMap<string, readonly string[]> | undefined

export const meaningsOf = (text: string): readonly string[] => {
  known ??= table()
  // Several words are in the table as they stand, if at all: "mama fua" is no form of "mafua".
  for (const form of typedWords(text).length === 1 ? formsOf(keyOf(text)) : [keyOf(text)]) {
    const meanings = known.get(form)
    if (meanings) return meanings
  }
  return []
}
