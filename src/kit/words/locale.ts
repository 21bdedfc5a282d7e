import { languages, originalLanguage } from '@/kit/rules/language'
import { language } from '#words/kit/built-language'

/** The language of this build. */
export const builtLanguage = languages.find((known) => known === language) ?? originalLanguage
