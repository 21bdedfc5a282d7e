import { description, hours, tagline } from '#words/kit/site-texts'

/** The texts about the app itself. */
export const siteTexts = { tagline, description, hours } as const
