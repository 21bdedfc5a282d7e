import { kinds } from './kinds'
import { care } from './synonyms/care'
import { food } from './synonyms/food'
import { places } from './synonyms/places'
import { things } from './synonyms/things'
import { formsOf } from './word-forms'

/** What else a word finds: what it means in English, what it is called in Swahili, and the makes of its kind. */
const table = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  const add = (word: string, ...meanings: readonly string[]) => found.set(word, [...(found.get(word) ?? []), ...meanings])
  for (const [english, others] of [food, things, care, places].flatMap((words) => Object.entries(words))) {
    for (const word of others.split(' ')) {
      add(word, english, ...(kinds[english] ?? []))
      add(english, word)
    }
  }
  for (const [kind, makes] of Object.entries(kinds)) add(kind, ...makes)
  return found
}

let known: ReadonlyMap<string, readonly string[]> | undefined

export const meaningsOf = (word: string): readonly string[] => {
  known ??= table()
  for (const form of [word, ...formsOf(word)]) {
    const meanings = known.get(form)
    if (meanings) return meanings
  }
  return []
}
