import { oneOf } from '@/kit/rules/choice'
import { languages, type Language } from '@/kit/rules/language'

/** The URL parameters of /profile. */
export type ProfileSearch = {
  readonly view?: 'edit' | 'unsent' | undefined
  /** Changes the app's language: where the links in the header lead. */
  readonly language?: Language | undefined
}

/** Overwrites invalid values with undefined, because the router merges the result into the URL's parameters. */
export const profileSearch = ({ view, language }: Record<string, unknown>): ProfileSearch => ({
  view: oneOf(['edit', 'unsent'], view),
  language: oneOf(languages, language),
})
