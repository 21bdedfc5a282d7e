import { universityTabValues } from '@/campus/rules/university-url'
import { labelled } from '@/kit/words/labelled'
import type { Language } from '@/kit/rules/language'
import { builtLanguage } from '@/kit/words/locale'
import { announcements, events, services, specialLinks } from '#words/campus/university/university-page'

export const universityTabs = labelled(universityTabValues, {
  announcements,
  events,
  services,
  'special-links': specialLinks,
})

/** British English, because not every phone has a Kenyan locale. */
const locales = { en: 'en-GB', sw: 'sw' } as const satisfies Record<Language, string>

/** Formats the day of an event: `Fri, 11 December 2026`. */
export const eventDayText = (date: string): string =>
  new Intl.DateTimeFormat(locales[builtLanguage], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))
