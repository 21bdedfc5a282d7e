import type { Language } from '@/kit/rules/language'
import { builtLanguage } from '@/kit/words/locale'

/** British: a Kenyan locale is not on every phone. */
const locales = { en: 'en-GB', sw: 'sw' } as const satisfies Record<Language, string>

/** `Fri, 11 December 2026` */
export const eventDayText = (date: string): string =>
  new Intl.DateTimeFormat(locales[builtLanguage], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
