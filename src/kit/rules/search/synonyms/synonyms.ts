/**
 * Words of English that names and descriptions use, each with the words of Swahili and Sheng for it, as people type
 * them. A search for one finds the others. Where English has two words for a thing, each has its own line.
 */
export type Synonyms = Readonly<Record<string, string>>
