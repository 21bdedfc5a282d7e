import { folded } from '@/kit/rules/search/folded'
import type { Choice } from '@/kit/rules/choice'
import type { FieldSpec, TabSpec } from '../tab-spec'
import { textHash } from '@/kit/rules/text-hash'

/** A field as the sheet names it. */
export type SheetField = Omit<FieldSpec, 'parts'> & {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly parts?: readonly SheetField[]
}
export type SheetSpec = Omit<TabSpec, 'fields'> & { readonly fields: readonly SheetField[] }

/** @param part true for a column of the parts, each of which has a line of its own */
type SheetColumn = { readonly header: string; readonly field: SheetField; readonly part: boolean }

/** A column in a file. @param at its index */
export type FoundColumn = SheetColumn & { readonly at: number }

/** The translations of a label, including itself. */
export type InEveryLanguage = (label: string) => readonly string[]

export const idHeader = 'Id'

/** The field with the parts, such as the services of a salon. */
export const partsFieldOf = ({ fields }: SheetSpec): SheetField | null =>
  fields.find(({ kind }) => kind === 'parts') ?? null

export const partIdHeader = (field: SheetField): string => `${field.label}: ${idHeader}`

/** The columns of a sheet after the id, those of the parts last. */
export const sheetColumns = (spec: SheetSpec): readonly SheetColumn[] => {
  const holder = partsFieldOf(spec)
  return [
    ...spec.fields.filter((field) => field !== holder).map((field) => ({ header: field.label, field, part: false })),
    ...(holder?.parts ?? []).map((field) => ({ header: `${holder?.label}: ${field.label}`, field, part: true })),
  ]
}

/** The known columns of a file. An index is -1 if there is no such column. */
export type FoundColumns = {
  readonly idAt: number
  readonly partIdAt: number
  readonly revisionAt: number
  readonly columns: readonly FoundColumn[]
}

/** Ignores case, accents, blanks and signs. */
const nameOf = (text: string): string =>
  folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Finds the columns by their names in any language. A name in the panel's language takes precedence over that of a
 * field, which takes precedence over a name in another language.
 */
export const findColumns = (
  spec: SheetSpec,
  head: readonly string[],
  revisionHeader: string,
  inEveryLanguage: InEveryLanguage,
): FoundColumns => {
  const holder = partsFieldOf(spec)
  const headers = head.map(nameOf)
  const taken = new Set<number>()
  const take = (names: readonly string[]): number => {
    const wanted = new Set(names.map(nameOf))
    const at = headers.findIndex((header, index) => header !== '' && wanted.has(header) && !taken.has(index))
    if (at !== -1) taken.add(at)
    return at
  }
  const ofParts = (names: readonly string[]): readonly string[] =>
    [holder?.column ?? '', ...inEveryLanguage(holder?.label ?? '')].flatMap((each) =>
      names.map((name) => `${each}: ${name}`),
    )
  const idAt = take([idHeader])
  const partIdAt = holder ? take(ofParts([idHeader])) : -1
  const revisionAt = take([revisionHeader, ...inEveryLanguage(revisionHeader)])
  const rounds: readonly ((column: SheetColumn) => readonly string[])[] = [
    ({ header }) => [header],
    ({ field, part }) => (part ? ofParts([field.column]) : [field.column]),
    ({ field, part }) => (part ? ofParts(inEveryLanguage(field.label)) : inEveryLanguage(field.label)),
  ]
  const found = new Map<SheetColumn, number>()
  const all = sheetColumns(spec)
  for (const namesOf of rounds) {
    for (const column of all) {
      const at = found.has(column) ? -1 : take(namesOf(column))
      if (at !== -1) found.set(column, at)
    }
  }
  return {
    idAt,
    partIdAt,
    revisionAt,
    columns: all.flatMap((column) => (found.has(column) ? [{ ...column, at: found.get(column) ?? -1 }] : [])),
  }
}

/** Consonants alone: no program takes them for a number, a date or a word to correct. */
const letters = 'bcdfghjklmnpqrstvwxz'
const length = 5

/** A short hash of a text. Two texts have the same one in one of three million cases. */
const digestOf = (text: string): string => {
  let rest = textHash(text)
  return Array.from({ length }, () => {
    const letter = letters.charAt(rest % letters.length)
    rest = Math.floor(rest / letters.length)
    return letter
  }).join('')
}

/** A cell as it was written. @param name the key of its column and part @param held the meaning of its text */
type HeldCell = { readonly name: string; readonly held: string }

const cellDigest = (id: string, { name, held }: HeldCell): string => digestOf(JSON.stringify([id, name, held]))

/** The revision of a line: the hashes of its item and cells, as a word that spreadsheet programs leave alone. */
export const lineRevision = (id: string, cells: readonly HeldCell[]): string =>
  [digestOf(id), ...cells.map((cell) => cellDigest(id, cell))].join('')

/** Finds the item of a line by its revision, for a file without ids. */
export const itemOf = (ids: readonly string[]): ((revision: string) => string) => {
  const byDigest = new Map(ids.map((id) => [digestOf(id), id]))
  return (revision) => byDigest.get(revision.trim().toLowerCase().slice(0, length)) ?? ''
}

/** True if a cell of the item had this value when the file was written. */
export type Held = (cell: HeldCell) => boolean

/** @returns null if no line has a revision of this item */
export const heldBy = (id: string, revisions: readonly string[]): Held | null => {
  const own = digestOf(id)
  const digests = new Set(
    revisions.flatMap((revision) => {
      const found =
        revision
          .trim()
          .toLowerCase()
          .match(new RegExp(`.{${length}}`, 'gu')) ?? []
      return found[0] === own ? found : []
    }),
  )
  return digests.size === 0 ? null : (cell) => digests.has(cellDigest(id, cell))
}
