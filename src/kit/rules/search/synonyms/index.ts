// Chunk: synonyms

import { care } from './care'
import { food } from './food'
import { places } from './places'
import { things } from './things'
import { keyOf, learnMeanings } from '../meanings'
import { kinds } from './kinds'

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

export const learnSynonyms = (): void => learnMeanings(table())
