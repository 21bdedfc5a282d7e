/** The URL of the admin panel. In its own file because a route parses its URL before the panel is loaded. */

import { valueInUrl, valueOf, type Values } from '../shared/choice'
import { uuidOf } from '../shared/ids'
import type { AdminScope } from './scope'
import { campusSlug, campusSlugPattern, type CampusSlug } from '../university/campus'

export const adminTabValues = ['medicines', 'groceries', 'eshop', 'services', 'rentals', 'campuses'] as const satisfies Values
export type AdminTab = (typeof adminTabValues)[number]

/** The sections of the admin area. */
export const adminViewValues = ['content', 'reports', 'messages', 'audit'] as const satisfies Values
export type AdminView = (typeof adminViewValues)[number]

/** Messages belong to no campus, so an admin of one reads none. */
export const isOffered = (view: AdminView, kind: AdminScope['kind']): boolean => kind === 'all' || view !== 'messages'

export type AdminLocation = {
  /** Whose content is shown; null for the default. */
  readonly campus: CampusSlug | null
  readonly view: AdminView
  readonly tab: AdminTab
  readonly query: string
  /** From 1. */
  readonly page: number
  /** The id of the edited item; null for a new one. */
  readonly item: string | null
}

/** The URL parameters. Defaults are left out. */
export type AdminSearch = {
  campus?: CampusSlug | undefined
  view?: AdminView | undefined
  tab?: AdminTab | undefined
  q?: string | undefined
  page?: number | undefined
  item?: string | undefined
}

const lastPage = 100_000

const slugOf = (value: unknown): CampusSlug | null => (typeof value === 'string' && campusSlugPattern.test(value) ? campusSlug(value) : null)

/** Parses the URL parameters. Invalid values fall back to the defaults. */
export const locationOfSearch = ({ campus, view, tab, q, page, item }: Readonly<Record<string, unknown>>): AdminLocation => ({
  campus: slugOf(campus),
  view: valueOf(adminViewValues, view),
  tab: valueOf(adminTabValues, tab),
  // The router parses a numeric query as a number.
  query: typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, 100) : '',
  page: Number.isInteger(page) && Number(page) >= 1 && Number(page) <= lastPage ? Number(page) : 1,
  item: uuidOf(item),
})

export const searchOfLocation = ({ campus, view, tab, query, page, item }: AdminLocation): AdminSearch => ({
  campus: campus ?? undefined,
  view: valueInUrl(adminViewValues, view),
  tab: valueInUrl(adminTabValues, tab),
  q: query || undefined,
  page: page === 1 ? undefined : page,
  item: item ?? undefined,
})

export const adminSearch = (search: Readonly<Record<string, unknown>>): AdminSearch => searchOfLocation(locationOfSearch(search))
