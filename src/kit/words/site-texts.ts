import { description, hours, tagline } from './site-texts.gen.ts'

/** What the app says about itself. */
export const siteTexts = { tagline, description, hours } as const
