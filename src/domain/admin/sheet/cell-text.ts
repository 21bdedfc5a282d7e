import { folded } from '../../search/folded'
import type { Choice } from '../../shared/choice'
import type { FlagValue } from '../read-field'
import type { SheetField } from './sheet-columns'

/** How a sheet writes what a form holds as a code: Yes and No, the labels of categories, the names of shops. */
export type CellTexts = { readonly flags: readonly Choice<FlagValue>[]; readonly shops: readonly Choice[] }

const choicesOf = ({ kind, choices }: SheetField, { flags, shops }: CellTexts): readonly Choice[] =>
  kind === 'flag' ? flags : kind === 'shop' ? shops : kind === 'category' ? choices : []

/** The text of a form as a cell. Two choices of one label keep their codes. */
export const cellOf = (field: SheetField, text: string, texts: CellTexts): string => {
  const choices = choicesOf(field, texts)
  const label = choices.find(({ value }) => value === text)?.label
  return label !== undefined && choices.filter((choice) => choice.label === label).length === 1 && codeOf(choices, label) === text ? label : text
}

const isSame = (one: string, other: string): boolean => folded(one) === folded(other)

const codeOf = (choices: readonly Choice[], cell: string): string | undefined =>
  (choices.find(({ value }) => isSame(value, cell)) ?? choices.find(({ label }) => isSame(label, cell)))?.value

/** The text of a form for a cell: a label or a code, in any case. */
export const textOfCell = (field: SheetField, cell: string, texts: CellTexts): string => {
  const choices = choicesOf(field, texts)
  return choices.length === 0 ? cell : (codeOf(choices, cell.trim()) ?? cell)
}
