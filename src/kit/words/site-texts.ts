import { description, hours, tagline } from '#words/kit/site-texts'

/** What the app says about itself. */
export const siteTexts = { tagline, description, hours } as const
