import { oneOf } from '../shared/choice'

/** The URL parameters of /profile. */
export type ProfileSearch = { readonly view?: 'edit' | 'unsent' | undefined }

/** Overwrites invalid values with undefined, because the router merges the result into the URL's parameters. */
export const profileSearch = ({ view }: Record<string, unknown>): ProfileSearch => ({
  view: oneOf(['edit', 'unsent'], view),
})
