import type { CampusSlug } from '@/campus/rules/campus'

/** What an admin administers: one campus, or all of them. */
export type AdminScope = { readonly kind: 'all' } | { readonly kind: 'one'; readonly campus: CampusSlug }

export const allCampuses: AdminScope = { kind: 'all' }

type Requested = {
  /** In the address; null if there is none. */
  readonly campus: CampusSlug | null
  /** Null while they are loading: until then every slug may exist. */
  readonly known: readonly CampusSlug[] | null
  /** The campus of the phone. */
  readonly chosen: CampusSlug
}

/** The campus whose reports and log entries are shown; null for those of all campuses. */
export const filteredCampus = (scope: AdminScope, { campus, known }: Omit<Requested, 'chosen'>): CampusSlug | null => {
  if (scope.kind === 'one') return scope.campus
  return known === null || (campus !== null && known.includes(campus)) ? campus : null
}

/** The campus whose content is shown. An admin of one campus sees their own, whatever the address says. */
export const administeredCampus = (scope: AdminScope, { campus, known, chosen }: Requested): CampusSlug => {
  if (scope.kind === 'one') return scope.campus
  return campus !== null && (known === null || known.includes(campus)) ? campus : chosen
}
