import { oneOf } from '@/kit/rules/choice'

/** The URL parameters of /cart. */
export type CartSearch = { readonly view?: 'orders' | undefined }

/** Overwrites invalid values with undefined, because the router merges the result into the URL's parameters. */
export const cartSearch = ({ view }: Record<string, unknown>): CartSearch => ({ view: oneOf(['orders'], view) })
