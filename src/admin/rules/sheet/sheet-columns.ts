import { folded } from '@/app/search/rules/folded'
import type { Choice } from '@/kit/rules/choice'
import type { FieldSpec, TabSpec } from '../tab-spec'

/** A field as the sheet names it. */
export type SheetField = Omit<FieldSpec, 'parts'> & {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly parts?: readonly SheetField[]
}
export type SheetSpec = Omit<TabSpec, 'fields'> & { readonly fields: readonly SheetField[] }

/** @param part whether it is of the parts, of which each has a line */
export type SheetColumn = { readonly header: string; readonly field: SheetField; readonly part: boolean }

/** A column in a file. @param at its place, from 0 */
export type FoundColumn = SheetColumn & { readonly at: number }

/** The same name in each language, for what people choose or read. */
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

/** The columns of a file that are known. A place is -1 where there is none. */
export type FoundColumns = {
  readonly idAt: number
  readonly partIdAt: number
  readonly revisionAt: number
  readonly columns: readonly FoundColumn[]
}

/** In any case, with or without accents, blanks and signs. */
const nameOf = (text: string): string =>
  folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Finds the columns by their names, whatever the language. A name of the panel's own language comes before that of a
 * field, and that before one of another language.
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
