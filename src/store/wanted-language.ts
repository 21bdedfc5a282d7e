import { languages, type Language } from '@/kit/rules/language'
import { languageCache } from './worker-caches'

/** Not a file of the app: no request asks for it. */
const key = '/wanted-language'

/**
 * Stores the language that was asked for last, where a worker reads it, too. On a slow network the worker of a language
 * installs for minutes, and no page can stop it: at the end it looks whether it is still wanted (sw/is-wanted.ts).
 */
export const storeWantedLanguage = async (language: Language): Promise<void> => {
  try {
    await (await caches.open(languageCache)).put(key, new Response(language))
  } catch {
    // The storage is full or blocked: every worker counts as wanted.
  }
}

/** Undefined where nobody has asked for a language. */
export const wantedLanguage = async (): Promise<Language | undefined> => {
  const stored = await caches.match(key, { cacheName: languageCache })
  const text = await stored?.text()
  return languages.find((language) => language === text)
}
