import { pagesPrefix } from '../../domain/install/built-files.ts'
import type { Language } from '../../domain/shared/language.ts'

/** The path of a file in the built app, without a slash before it, by its path in the original's. */
export const fileIn = (language: Language, file: string): string => `${pagesPrefix(language)}/${file}`.slice(1)

/** What the worker returns for every address, in its language. */
export const shellFileIn = (language: Language): string => fileIn(language, 'shell.html')

/** What the server returns for an address that has no page of its own: the shell, and what leads to the person's language. */
export const fallbackFileIn = (language: Language): string => fileIn(language, 'fallback.html')
