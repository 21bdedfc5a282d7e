import type { AdminColumn } from '../tab-spec'
import { isFlag, meaningOf, picturesOf, readingsOf, type CellTexts } from './cell-text'
import type { Held } from './digests'
import { isUnreadable, spoiledBy } from './spoiled'
import type { SheetField } from './sheet-columns'
import { changeKey, type CellChange, type Doubt, type SheetProblem } from './sheet-item'
import { readField } from '../read-field'

/** What a cell of a stored item says. kept: the file has an older value, which others have changed since. */
export type ComparedCell =
  | { readonly kind: 'same' | 'kept' }
  | { readonly kind: 'changed'; readonly change: CellChange; readonly doubts: readonly Doubt[] }
  | { readonly kind: 'problem'; readonly problem: SheetProblem['problem'] }

/** Where a cell belongs, and what is stored there. @param part the id of the part; empty for the item's own cell */
type Stored = { readonly field: SheetField; readonly part?: string; readonly from: string }

/** What the cell of a new item says, or of a changed one: its only meaning, or why there is none. */
export const readCell = (
  field: SheetField,
  cell: string,
  texts: CellTexts,
): { readonly text: string } | { readonly problem: SheetProblem['problem'] } => {
  if (isUnreadable(cell)) return { problem: { kind: 'unreadable' } }
  const [text, other] = readingsOf(field, cell, texts)
  if (other !== undefined && field.kind === 'date') return { problem: { kind: 'unclear-day', days: [text, other] } }
  // The reader of the field says what a number may mean.
  if (other !== undefined) return { text: cell }
  return field.kind === 'flag' && !isFlag(text, texts) ? { problem: { kind: 'no-flag' } } : { text }
}

/**
 * Compares a cell with what is stored.
 * @param cell undefined where its line ends before it
 * @param held null if nothing tells what the cell held when the file was written
 */
export const compareCell = (
  { field, part = '', from }: Stored,
  cell: string | undefined,
  held: Held | null,
  texts: CellTexts,
): ComparedCell => {
  if (cell === from) return { kind: 'same' }
  const nameOf = (column: AdminColumn): string => changeKey(column, part)
  const hasHeld = (text: string): boolean =>
    held?.({ name: nameOf(field.column), held: meaningOf(field, text) }) ?? false
  const meaning = meaningOf(field, from)
  const readings = readingsOf(field, cell ?? '', texts)
  if (readings.some((text) => meaningOf(field, text) === meaning)) return { kind: 'same' }
  if (readings.some(hasHeld)) return { kind: 'kept' }
  const conflict: readonly Doubt[] = held !== null && !hasHeld(from) ? [{ kind: 'conflict' }] : []
  if (cell === undefined)
    return { kind: 'changed', change: { field, from, to: '' }, doubts: [...conflict, { kind: 'missing' }] }
  const read = readCell(field, cell, texts)
  if ('problem' in read) return { kind: 'problem', problem: read.problem }
  const spoiled = spoiledBy(field, read.text, from)
  return {
    kind: 'changed',
    change: { field, from, to: read.text },
    doubts: [...conflict, ...(spoiled ? [{ kind: spoiled }] : [])],
  }
}

/** What is wrong with the text of a field. @param values the texts of the other fields */
export const fieldProblem = (
  field: SheetField,
  text: string,
  values: Readonly<Record<string, string>>,
): SheetProblem['problem'] | null => {
  if (field.kind === 'gallery') {
    const pictures = picturesOf(text)
    if (pictures.length > field.max) return { kind: 'too-many-photos', max: field.max }
    return (
      pictures
        .map((url) => readField(field, { [field.column]: url }))
        .flatMap((read) => ('problem' in read ? [read.problem] : []))[0] ?? null
    )
  }
  const read = readField(field, { ...values, [field.column]: text })
  return 'problem' in read ? read.problem : null
}
