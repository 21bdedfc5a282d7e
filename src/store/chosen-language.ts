import { chosenLanguageKey, languages, type Language } from '@/kit/rules/language'
import { builtLanguage } from '@/kit/words/locale'

const knownLanguage = (tag: string | null): Language | undefined =>
  languages.find((language) => language === tag?.slice(0, 2))

/**
 * The language of the app on this phone where no worker is installed yet: the one that the user chose, or else the
 * phone's. The page may be in another one, because a link shows its page.
 */
export const chosenLanguage = (): Language => {
  const ofPhone = navigator.languages.map(knownLanguage).find((language) => language !== undefined) ?? builtLanguage
  try {
    return knownLanguage(localStorage.getItem(chosenLanguageKey)) ?? ofPhone
  } catch {
    // Storage is blocked.
    return ofPhone
  }
}

export const storeChosenLanguage = (language: Language): void => {
  try {
    if (localStorage.getItem(chosenLanguageKey) !== language) localStorage.setItem(chosenLanguageKey, language)
  } catch {
    // Storage is blocked: the next visit is in the phone's language.
  }
}
