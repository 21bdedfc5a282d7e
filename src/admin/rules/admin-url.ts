/** The URL of the admin panel. It has its own file, because a route parses its URL before the panel is loaded. */

import { oneOf, valueInUrl, valueOf, type Values } from '@/kit/rules/choice'
import { cutText } from '@/kit/rules/cut-text'
import { parseItemId } from '@/kit/rules/item-link'
import { textInUrl } from '@/kit/rules/url-values'
import { catalogueKinds } from './catalogue-kinds'
import type { AdminScope } from './access'
import { campusSlug, campusSlugPattern, type CampusSlug } from '@/kit/rules/campus'

export const adminTabValues = [
  'medicines',
  'groceries',
  'eshop',
  'services',
  'rentals',
  'campuses',
  ...catalogueKinds,
] as const satisfies Values
export type AdminTab = (typeof adminTabValues)[number]

/** The sections of the admin area. */
export const adminViewValues = ['content', 'reports', 'messages', 'audit'] as const satisfies Values
export type AdminView = (typeof adminViewValues)[number]

/** The ways to work with the items of a kind: in a list, many at once, or through a spreadsheet. */
const adminModeValues = ['list', 'bulk', 'sheet'] as const satisfies Values
export type AdminMode = (typeof adminModeValues)[number]

/** Stands for an id in the URL while the form of a new item is open over the list on a phone. */
export const newItem = 'new'

/** Messages belong to no campus, so an admin of one reads none. */
export const isOffered = (view: AdminView, kind: AdminScope['kind']): boolean => kind === 'all' || view !== 'messages'

export type AdminLocation = {
  /** The campus whose content is shown; null for the default. */
  readonly campus: CampusSlug | null
  readonly view: AdminView
  /** Null until one is chosen: a phone then shows all kinds, a wide screen the first. */
  readonly tab: AdminTab | null
  readonly mode: AdminMode
  readonly query: string
  /** From 1. */
  readonly page: number
  /** The id of the edited item; `newItem` or null for none. */
  readonly item: string | null
}

/** The URL parameters. Defaults are left out. */
export type AdminSearch = {
  campus?: CampusSlug | undefined
  view?: AdminView | undefined
  tab?: AdminTab | undefined
  mode?: AdminMode | undefined
  q?: string | undefined
  page?: number | undefined
  item?: string | undefined
}

const lastPage = 100_000

const slugOf = (value: unknown): CampusSlug | null =>
  typeof value === 'string' && campusSlugPattern.test(value) ? campusSlug(value) : null

const pageOf = (text: string): number =>
  /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= lastPage ? Number(text) : 1

/** Parses the URL parameters. Invalid values fall back to the defaults. */
export const locationOfSearch = ({
  campus,
  view,
  tab,
  mode,
  q,
  page,
  item,
}: Readonly<Record<string, unknown>>): AdminLocation => ({
  campus: slugOf(campus),
  view: valueOf(adminViewValues, view),
  tab: oneOf(adminTabValues, tab) ?? null,
  mode: valueOf(adminModeValues, mode),
  query: cutText(textInUrl(q), 100),
  page: pageOf(textInUrl(page)),
  item: parseItemId(item) ?? null,
})

export const searchOfLocation = ({ campus, view, tab, mode, query, page, item }: AdminLocation): AdminSearch => ({
  campus: campus ?? undefined,
  view: valueInUrl(adminViewValues, view),
  tab: tab ?? undefined,
  mode: valueInUrl(adminModeValues, mode),
  q: query || undefined,
  page: page === 1 ? undefined : page,
  item: item ?? undefined,
})

export const adminSearch = (search: Readonly<Record<string, unknown>>): AdminSearch =>
  searchOfLocation(locationOfSearch(search))
