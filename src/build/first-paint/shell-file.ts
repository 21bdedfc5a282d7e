import { pagesPrefix } from '../../domain/install/built-files.ts'
import type { Language } from '../../domain/shared/language.ts'

/** The path of a file in the built app, without a slash before it, by its path in the original's. */
export const fileIn = (language: Language, file: string): string => `${pagesPrefix(language)}/${file}`.slice(1)

// Named `.htm`: many hosts redirect from `.html` to the address without it.

/** What the worker returns for every address, in its language. */
export const shellFileIn = (language: Language): string => fileIn(language, 'shell.htm')

/** What the server returns for an address that has no page of its own: the shell, and what leads to the person's language. */
export const fallbackFileIn = (language: Language): string => fileIn(language, 'fallback.htm')

/** The same for an address that the app does not know, by the name under which hosts look for it. */
export const notFoundFileIn = (language: Language): string => fileIn(language, '404.html')
