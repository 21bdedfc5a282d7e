import type { Choice } from '../../shared/choice'
import type { FieldSpec, TabSpec } from '../tab-spec'

/** A field as the sheet names it. */
export type SheetField = Omit<FieldSpec, 'parts'> & { readonly label: string; readonly choices: readonly Choice[]; readonly parts?: readonly SheetField[] }
export type SheetSpec = Omit<TabSpec, 'fields'> & { readonly fields: readonly SheetField[] }

/** @param part whether it is of the parts, of which each has a line */
export type SheetColumn = { readonly header: string; readonly field: SheetField; readonly part: boolean }

export const idHeader = 'Id'

/** The field with the parts, such as the services of a salon. */
export const partsFieldOf = ({ fields }: SheetSpec): SheetField | null => fields.find(({ kind }) => kind === 'parts') ?? null

export const partIdHeader = (field: SheetField): string => `${field.label}: ${idHeader}`

/** The columns of a sheet after the id, those of the parts last. */
export const sheetColumns = (spec: SheetSpec): readonly SheetColumn[] => {
  const holder = partsFieldOf(spec)
  return [
    ...spec.fields.filter((field) => field !== holder).map((field) => ({ header: field.label, field, part: false })),
    ...(holder?.parts ?? []).map((field) => ({ header: `${holder?.label}: ${field.label}`, field, part: true })),
  ]
}
