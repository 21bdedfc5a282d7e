/**
 * Ratings name a provider by its id, or by a slug of its name if it has no id. `private.known_providers` lists the same
 * in the database.
 */

import { storefrontOfCategory, type StorefrontId } from './categories'

const directorySources = ['drivers', 'service_providers'] as const
type DirectorySource = (typeof directorySources)[number]

/** The storefronts whose providers have an id: an entry of a list, or the row of a shop. */
type WithProviders = Exclude<StorefrontId, 'food' | 'groceries' | 'chemist'>

export type ProviderSlug = `${StorefrontId | DirectorySource}:${string}`

const maxNameLength = 60
const maxSlugLength = 80

/** `private.provider_slug` is the same rule in the database. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    // NFKD splits Latin letters into these marks. The database has no class of all marks.
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxNameLength)
    .replaceAll(/^-+|-+$/g, '')

/**
 * A provider without an id: a restaurant, a store, the pharmacy.
 * @param known its earlier slug if it was renamed
 * @returns null when the name has no letters or digits to identify it by
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

const storedSlug = new RegExp(`^(?:${[...Object.values(storefrontOfCategory), ...directorySources].join('|')}):.`)

/** True for a stored provider slug. */
export const isProviderSlug = (text: unknown): text is ProviderSlug => typeof text === 'string' && storedSlug.test(text)

type Line = { readonly provider: string; readonly ratedAs?: ProviderSlug }

/** True if an order names this provider. Orders of earlier versions have only its name. */
export const isNamedIn = (lines: readonly Line[], provider: ProviderSlug, name = ''): boolean =>
  lines.some((line) => {
    if (line.ratedAs !== undefined) return line.ratedAs === provider
    const slug = slugOf(line.provider)
    return slug !== '' && [slugOf(name), provider.slice(provider.indexOf(':') + 1)].includes(slug)
  })

/** A provider's rating as it is shown. */
export type Rating = {
  /** One to five; null: nobody has rated. */
  readonly value: number | null
  /** The number of people who rated; 0: the value is Comrade's own. */
  readonly ratings: number
}

type Sums = { readonly ratings: number; readonly stars_sum: number }

/** The average of people's ratings, or Comrade's own if there are none. */
export const ratingOf = (sums: Sums | undefined, comrades: number | null): Rating =>
  sums && sums.ratings >= 1
    ? { value: sums.stars_sum / sums.ratings, ratings: sums.ratings }
    : { value: comrades, ratings: 0 }

export const starChoices = [1, 2, 3, 4, 5] as const
export type Stars = (typeof starChoices)[number]
