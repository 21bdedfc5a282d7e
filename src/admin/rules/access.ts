import type { CampusSlug } from '@/kit/rules/campus'

/** The campuses of an admin: one or all. */
export type AdminScope = { readonly kind: 'all' } | { readonly kind: 'one'; readonly campus: CampusSlug }

export const allCampuses: AdminScope = { kind: 'all' }

type Requested = {
  /** The campus in the URL; null if there is none. */
  readonly campus: CampusSlug | null
  /** The existing campuses; null while they are loading, when any slug may exist. */
  readonly known: readonly CampusSlug[] | null
  /** The campus of the phone. */
  readonly chosen: CampusSlug
}

/** The campus whose reports and log entries are shown; null for those of all campuses. */
export const filteredCampus = (scope: AdminScope, { campus, known }: Omit<Requested, 'chosen'>): CampusSlug | null => {
  if (scope.kind === 'one') return scope.campus
  return known === null || (campus !== null && known.includes(campus)) ? campus : null
}

/** The campus whose content is shown. An admin of one campus sees their own, whatever the URL says. */
export const administeredCampus = (scope: AdminScope, { campus, known, chosen }: Requested): CampusSlug => {
  if (scope.kind === 'one') return scope.campus
  return campus !== null && (known === null || known.includes(campus)) ? campus : chosen
}

/** The outcome of the one-time setup of the first admin. */
export type ClaimResult = 'granted' | 'wrong-code' | 'closed' | 'wait'
