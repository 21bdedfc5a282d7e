import * as v from 'valibot'
import type { CampusContact } from '@/campus/rules/campus-contacts'
import { parseJson } from '@/kit/rules/parse-json'
import type { AdminProblem } from '@/admin/rules/problems'
import type { CampusSlug } from '@/kit/rules/campus'

/** Part of an item without a row of its own, such as a service of a salon. */
export type Part = Readonly<Record<string, unknown>> & { readonly id: string }

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

export type Value = string | number | boolean | null | readonly string[] | readonly CampusContact[] | readonly Part[]
export type Values = Readonly<Record<string, Value>>

export type PhotoRow = { readonly id: string; readonly url: string; readonly primary: boolean }

/** A row as stored on the server. */
export type ItemRow = {
  readonly id: string
  /** Changes with every update. A save based on an older revision is refused. */
  readonly rev: number
  readonly createdAt: string
  readonly values: Values
  /** Only rentals have photos. */
  readonly photos: readonly PhotoRow[]
}

export const textIn = (values: Values, column: string): string => {
  const value = values[column]
  return typeof value === 'string' ? value : ''
}

/** The distinct picture URLs of a rental, primary first. */
export const galleryOf = ({ values, photos }: Pick<ItemRow, 'values' | 'photos'>): readonly string[] => {
  const primaryUrl = textIn(values, 'image_url')
  const sorted = [...photos.filter(({ primary }) => primary), ...photos].map(({ url }) => url)
  return [...new Set(primaryUrl === '' ? sorted : [primaryUrl, ...sorted])]
}

export type PhotoPlan = {
  readonly add: readonly PhotoRow[]
  /** Ids of photos that are no longer primary. */
  readonly demote: readonly string[]
  /** The id of the photo that becomes primary. */
  readonly promote: string | null
  readonly remove: readonly string[]
}

export type GallerySelection = {
  readonly urls: readonly string[]
  readonly primary: string | null
  /** The ids of the photos when the form was opened. Photos that others have added since are kept. */
  readonly known: readonly string[]
}

/**
 * The steps from the stored photos of a rental to the selected ones, in the order of execution. New photos are added
 * before old ones are removed, so an interruption loses none. A repeated run completes the change.
 * @param newId creates an id
 */
export const photoPlan = (
  stored: readonly PhotoRow[],
  { urls, primary, known }: GallerySelection,
  newId: () => string,
): PhotoPlan => {
  const demote = stored.filter((photo) => photo.primary && photo.url !== primary).map(({ id }) => id)
  // A rental has at most one primary photo, so a new one becomes primary only after the old one is demoted.
  const add = urls
    .filter((url) => !stored.some((photo) => photo.url === url))
    .map((url) => ({ id: newId(), url, primary: url === primary && demote.length === 0 }))
  const chosen = [...stored, ...add].find(({ url }) => url === primary)
  return {
    add,
    demote,
    promote: chosen && !chosen.primary ? chosen.id : null,
    remove: stored.filter(({ id, url }) => known.includes(id) && !urls.includes(url)).map(({ id }) => id),
  }
}

type Gallery = { readonly photos: readonly string[]; readonly primary: string }

/** Adds photos. Without a primary photo, the first one becomes primary. */
export const withPhotos = ({ photos, primary }: Gallery, added: readonly string[]): Gallery => {
  const all = [...new Set([...photos, ...added])]
  return { photos: all, primary: primary || (all[0] ?? '') }
}

/** Removes a photo. If it was primary, the first remaining one becomes primary. */
export const withoutPhoto = ({ photos, primary }: Gallery, url: string): Gallery => {
  const remaining = photos.filter((photo) => photo !== url)
  return { photos: remaining, primary: primary === url ? (remaining[0] ?? '') : primary }
}

/** The typed text of a part, by column. */
export type PartDraft = { readonly id: string; readonly values: Readonly<Record<string, string>> }

const partsSchema = v.array(v.object({ id: v.string(), values: v.record(v.string(), v.string()) }))

/** The parts of a draft. A draft holds only text, so they are stored as JSON; no parts are the empty text. */
export const partDraftsOf = (text: string): readonly PartDraft[] => {
  const parsed = v.safeParse(partsSchema, parseJson(text))
  return parsed.success ? parsed.output : []
}

export const partDraftsText = (parts: readonly PartDraft[]): string => (parts.length === 0 ? '' : JSON.stringify(parts))

export type Saved =
  | { readonly kind: 'saved'; readonly row: ItemRow }
  /** Another admin has changed or deleted (null) the item. Nothing was written. */
  | { readonly kind: 'changed'; readonly theirs: ItemRow | null }
  /** The rental was written, but not all of its photos. Saving again continues from there. */
  | { readonly kind: 'half'; readonly row: ItemRow; readonly problem: AdminProblem }
  | { readonly kind: 'failed'; readonly problem: AdminProblem }

export type SaveRequest = {
  /** The campus of a new item; null for a campus itself. */
  readonly campus: CampusSlug | null
  readonly id: string
  /** The revision that was edited; null for a new item. */
  readonly rev: number | null
  readonly values: Values
  /** Null if the tab has no gallery, or its photos stay. */
  readonly photos: GallerySelection | null
}

export type Deleted =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'changed'; readonly now: ItemRow }
  | { readonly kind: 'failed'; readonly problem: AdminProblem }

const pageSize = 20

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize))

/** The first and last index of a page, 0-based and inclusive, as PostgREST counts ranges. */
export const rangeOf = (page: number): readonly [number, number] => [(page - 1) * pageSize, page * pageSize - 1]

/** Characters with variants: a letter with an accent, quotation marks, dashes, and any number of spaces. */
const variable = /\p{L}\p{M}+|[\s'’‘"“”\u2010-\u2015-]+/gu

/**
 * An ILIKE pattern that matches the query literally, except for characters with variants; empty for a blank query.
 * PostgREST treats every `*` as a wildcard, even an escaped one, so `_` (any single character) replaces it.
 */
export const patternOf = (query: string): string => {
  const trimmed = query.trim()
  return trimmed === ''
    ? ''
    : `%${trimmed
        .normalize('NFD')
        .replaceAll(/[\\%_]/g, String.raw`\$&`)
        .replaceAll('*', '_')
        .replaceAll(variable, '%')}%`
}
