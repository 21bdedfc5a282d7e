/**
 * How ratings name those who deliver: by their id, or by a name where they have none. `private.known_providers` lists
 * the same in the database.
 */

import type { StorefrontId } from '../choices'

type DirectorySource = 'drivers' | 'service_providers'

/** The storefronts whose providers have an id: a list has an entry of each, and a shop a row. */
type WithProviders = Extract<StorefrontId, 'gas' | 'laundry' | 'salon' | 'errands' | 'eShop'>

export type ProviderSlug = `${StorefrontId | DirectorySource}:${string}`

const maxNameLength = 60
const maxSlugLength = 80

/** `private.provider_slug` is the same rule in the database. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    // The marks that a Latin letter is taken apart into: the database knows no class of all marks.
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replaceAll(/^-+|-+$/g, '')

/**
 * A provider that is nothing but a name: a restaurant, a store, the pharmacy.
 * @param known who it is where it has been renamed
 * @returns null when the provider has no name that could tell them from others
 */
export const providerOfStorefront = (
  storefront: StorefrontId,
  name: string,
  known: string | null = null,
): ProviderSlug | null => {
  const slug = slugOf(name)
  return slug === '' ? null : `${storefront}:${known ?? slug}`
}

const isAccepted = (slug: string): boolean =>
  slug.length <= maxSlugLength && /^[a-zA-Z_]+:[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)

/** @returns null when the database takes no such id */
export const providerOfEntry = (storefront: WithProviders, id: string): ProviderSlug | null => {
  const slug: ProviderSlug = `${storefront}:${id.toLowerCase()}`
  return isAccepted(slug) ? slug : null
}

export const providerOfDirectory = (source: DirectorySource, id: string): ProviderSlug =>
  `${source}:${id.toLowerCase()}`

/** What is stored as one. */
export const isProviderSlug = (text: unknown): text is ProviderSlug =>
  typeof text === 'string' &&
  /^(?:food|groceries|gas|laundry|salon|errands|eShop|chemist|drivers|service_providers):./.test(text)

type Line = { readonly provider: string; readonly ratedAs?: ProviderSlug }

/** Whether an order names this provider. Orders of earlier versions have no more of it than its name. */
export const isNamedIn = (lines: readonly Line[], provider: ProviderSlug, name = ''): boolean =>
  lines.some((line) => {
    if (line.ratedAs !== undefined) return line.ratedAs === provider
    const slug = slugOf(line.provider)
    return slug !== '' && [slugOf(name), provider.slice(provider.indexOf(':') + 1)].includes(slug)
  })
