import { pagesPrefix } from '../../src/app/install/rules/built-files.ts'
import type { Language } from '../../src/kit/rules/language.ts'

/** The path of a language's file in the built app, without a leading slash. @param path in the original language */
export const fileIn = (language: Language, file: string): string => `${pagesPrefix(language)}/${file}`.slice(1)

// Named `.htm`: many hosts redirect from `.html` to the address without it.

/** What the worker returns for every address, in its language. */
export const shellFileIn = (language: Language): string => fileIn(language, 'shell.htm')

/**
 * What the server returns for an address without a page: the shell, and the script that leads to the user's language.
 */
export const fallbackFileIn = (language: Language): string => fileIn(language, 'fallback.htm')

/** The same for an unknown address; hosts look for a file of this name. */
export const notFoundFileIn = (language: Language): string => fileIn(language, '404.html')
