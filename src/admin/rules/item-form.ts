/** The item form of the admin panel and its rules, for all tabs. */

import { campusContacts } from '@/campus/rules/campus-contacts'
import { contactLines, readField, type FieldProblem } from './read-field'
import { galleryOf, isPart, partDraftsText, type ItemRow, type Value, type Values } from './item-row'
import type { AdminColumn, FieldSpec, TabSpec } from './tab-spec'

/** The typed text by column. The value of the gallery column is the primary picture. */
export type ItemDraft = { readonly values: Readonly<Record<string, string>>; readonly photos: readonly string[] }

const listSeparator = ', '

export const emptyDraft = ({ fields }: TabSpec): ItemDraft => ({
  values: Object.fromEntries(fields.map(({ column, initial = '' }) => [column, initial])),
  photos: [],
})

const partsText = (value: unknown, fields: readonly FieldSpec[]): string =>
  partDraftsText(
    (Array.isArray(value) ? value : []).filter(isPart).map((part) => ({
      id: part.id,
      values: Object.fromEntries(fields.map((field) => [field.column, inputText(part[field.column], field)])),
    })),
  )

const inputText = (value: unknown, { kind, parts = [] }: FieldSpec): string => {
  if (kind === 'contacts') return contactLines(campusContacts(value))
  if (kind === 'parts') return partsText(value, parts)
  if (value === null || value === undefined || value === false) return ''
  if (value === true) return 'yes'
  if (Array.isArray(value)) return value.join(listSeparator)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Fills the form from a row. */
export const draftOf = ({ fields }: TabSpec, row: Pick<ItemRow, 'values' | 'photos'>): ItemDraft => {
  const photos = fields.some(({ kind }) => kind === 'gallery') ? galleryOf(row) : []
  const values = fields.map((field) => [
    field.column,
    field.kind === 'gallery' ? (photos[0] ?? '') : inputText(row.values[field.column], field),
  ])
  return { values: Object.fromEntries(values), photos }
}

export const draftText = ({ values }: ItemDraft, column: string): string => values[column] ?? ''

export const isSameDraft = (one: ItemDraft, other: ItemDraft): boolean =>
  JSON.stringify([Object.entries(one.values).sort(), one.photos]) ===
  JSON.stringify([Object.entries(other.values).sort(), other.photos])

export type Problems = { readonly [Column in AdminColumn]?: FieldProblem | undefined }
type CheckedDraft = { readonly ok: true; readonly values: Values } | { readonly ok: false; readonly problems: Problems }

const readDraftField = (field: FieldSpec, { values, photos }: ItemDraft) =>
  field.kind === 'gallery' && photos.length > field.max
    ? { problem: { kind: 'too-many-photos', max: field.max } as const }
    : readField(field, values)

/** Converts a draft to column values, or returns a problem for each invalid field. */
export const checkDraft = ({ fields }: TabSpec, draft: ItemDraft): CheckedDraft => {
  const read = fields.map((field) => [field.column, readDraftField(field, draft)] as const)
  const problems = read.flatMap(([column, found]) => ('problem' in found ? [[column, found.problem] as const] : []))
  if (problems.length > 0) return { ok: false, problems: Object.fromEntries(problems) }
  return {
    ok: true,
    values: Object.fromEntries(
      read.flatMap(([column, found]) => ('value' in found ? [[column, found.value] as const] : [])),
    ),
  }
}

const isSameValue = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** True if the row already has these values, so a save whose response was lost has arrived. */
export const rowHasValues = (row: ItemRow, values: Values): boolean =>
  Object.entries(values).every(([column, value]) => isSameValue(value, row.values[column]))

/** The fields in which two versions of an item differ, in form order. */
export const differingFields = <Field extends FieldSpec>(
  fields: readonly Field[],
  mine: ItemDraft,
  theirs: ItemDraft,
): readonly Field[] =>
  fields.filter(({ column, kind }) =>
    kind === 'gallery'
      ? draftText(mine, column) !== draftText(theirs, column) ||
        !isSameValue([...mine.photos].sort(), [...theirs.photos].sort())
      : draftText(mine, column).trim() !== draftText(theirs, column).trim(),
  )

/** A draft with some fields from another draft. */
export const withFieldsOf = (draft: ItemDraft, other: ItemDraft, fields: readonly FieldSpec[]): ItemDraft => ({
  values: { ...draft.values, ...Object.fromEntries(fields.map(({ column }) => [column, draftText(other, column)])) },
  photos: fields.some(({ kind }) => kind === 'gallery') ? other.photos : draft.photos,
})

/**
 * Merges the changes of two admins to one item.
 * @param base the item before both changes
 * @returns the draft of this admin with the other's values in untouched fields, and the fields that both have changed
 */
export const mergeDrafts = <Field extends FieldSpec>(
  fields: readonly Field[],
  mine: ItemDraft,
  base: ItemDraft,
  theirs: ItemDraft,
): { readonly draft: ItemDraft; readonly both: readonly Field[] } => {
  const here = differingFields(fields, mine, base)
  const there = differingFields(fields, theirs, base)
  const both = differingFields(fields, mine, theirs).filter((field) => here.includes(field) && there.includes(field))
  return {
    draft: withFieldsOf(
      mine,
      theirs,
      there.filter((field) => !here.includes(field)),
    ),
    both,
  }
}

/** Changes one field. `next` receives the draft as it is then, which may be newer than the rendered one. */
export type DraftChange = (
  column: string,
  next: (draft: ItemDraft) => { values: Record<string, string>; photos: string[] },
) => void
