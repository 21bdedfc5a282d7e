/** The languages of the app. Catalogues are written in the first; every other one translates it. */
export const languages = ['en', 'sw'] as const

export type Language = (typeof languages)[number]

export const originalLanguage = languages[0]

/** Something for each language. */
export const byLanguage = <Value>(of: (language: Language) => Value): Record<Language, Value> => ({
  en: of('en'),
  sw: of('sw'),
})

/** Each in itself. */
export const languageNames = { en: 'English', sw: 'Kiswahili' } as const satisfies Record<Language, string>

/** The key in `localStorage` of a choice; without one the phone's language counts. Read before the first paint, too. */
export const chosenLanguageKey = 'comrade-language'

export const locales = { en: 'en-KE', sw: 'sw-KE' } as const satisfies Record<Language, string>
