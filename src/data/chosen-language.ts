import { chosenLanguageKey, languages, type Language } from '@/domain/shared/language'
import { builtLanguage } from '@/messages/shared/locale'

/** The language that the user chose, or else the page's. */
export const chosenLanguage = (): Language => {
  try {
    const stored = localStorage.getItem(chosenLanguageKey)
    return languages.find((language) => language === stored) ?? builtLanguage
  } catch {
    // Storage is blocked.
    return builtLanguage
  }
}

export const storeChosenLanguage = (language: Language): void => {
  try {
    localStorage.setItem(chosenLanguageKey, language)
  } catch {
    // Storage is blocked: the next visit is in the phone's language.
  }
}
