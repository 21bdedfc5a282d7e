/** How ratings name those who deliver: a cart line has only their name. `private.provider_slug` is the same rule in the database. */

import type { StorefrontId } from '../storefronts/choices'

type DirectorySource = 'drivers' | 'service_providers'

export type ProviderSlug = `${StorefrontId | DirectorySource}:${string}`

const maxNameLength = 60

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    // The marks that a Latin letter is taken apart into: the database knows no class of all marks.
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replaceAll(/^-+|-+$/g, '')

/** @returns null when the provider has no name that could tell them from others */
export const providerOfStorefront = (storefront: StorefrontId, name: string): ProviderSlug | null => {
  const slug = slugOf(name)
  return slug === '' ? null : `${storefront}:${slug}`
}

export const providerOfDirectory = (source: DirectorySource, id: string): ProviderSlug => `${source}:${id.toLowerCase()}`

/** Whether an order names this provider: most orders have no more of it than its name. */
export const isNamedIn = (lines: readonly { readonly provider: string; readonly ratedAs?: ProviderSlug }[], provider: ProviderSlug): boolean =>
  lines.some(({ ratedAs, provider: name }) => (ratedAs === undefined ? slugOf(name) === provider.slice(provider.indexOf(':') + 1) : ratedAs === provider))
