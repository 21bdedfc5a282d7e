import type { AdminColumn } from '../tab-spec'
import { isFlag, meaningOf, picturesOf, readingsOf, textOf, type CellTexts } from './cell-text'
import { idHeader, type Held, type SheetField, type FoundColumn, type SheetSpec } from './sheet-columns'
import { isUnreadable, spoiledBy } from './spreadsheet-programs'
import {
  changeKey,
  type CellChange,
  type Doubt,
  type SheetProblem,
  type SheetChange,
  type SheetLine,
} from './sheet-item'
import { readField, belongsTo } from '../read-field'
import { draftOf } from '../item-form'
import type { ItemRow } from '../item-row'
import { cellIn, doubtsIn, isBlankIn } from './sheet-groups'

/** The result of comparing a cell with the stored item. kept: the file has an older value, which others have changed. */
type ComparedCell =
  | { readonly kind: 'same' | 'kept' }
  | { readonly kind: 'changed'; readonly change: CellChange; readonly doubts: readonly Doubt[] }
  | { readonly kind: 'problem'; readonly problem: SheetProblem['problem'] }

/** A stored value. @param part the id of the part; empty for a value of the item itself @param from the stored text */
type Stored = { readonly field: SheetField; readonly part?: string; readonly from: string }

/** Reads a cell of a new or changed item: its only meaning, or a problem. */
export const readCell = (
  field: SheetField,
  cell: string,
  texts: CellTexts,
): { readonly text: string } | { readonly problem: SheetProblem['problem'] } => {
  if (isUnreadable(cell)) return { problem: { kind: 'unreadable' } }
  const [text, other] = readingsOf(field, cell, texts)
  if (other !== undefined && field.kind === 'date') return { problem: { kind: 'unclear-day', days: [text, other] } }
  // The rules of the field name both numbers that the cell may mean.
  if (other !== undefined) return { text: cell }
  return field.kind === 'flag' && !isFlag(text, texts) ? { problem: { kind: 'no-flag' } } : { text }
}

/**
 * Compares a cell with the stored value.
 * @param cell undefined if the line ends before it
 * @param held tells the value at the time when the file was written; null if nothing does
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

/** The problem of a field's text; null if it has none. @param values the texts of the other fields */
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

/** The changes in the lines of a stored item. @param kept the number of cells with a value that others have changed */
export type ReadLines = {
  readonly changes: readonly SheetChange[]
  readonly problems: readonly SheetProblem[]
  readonly kept: number
}

type Given =
  | { readonly line: number; readonly cell: string | undefined; readonly doubts: readonly Doubt[] }
  | { readonly line: number; readonly first: number }

/** The item's cell of a column. If several lines have one, as after filling down, they must agree. */
const givenIn = (lines: readonly SheetLine[], { field, at }: FoundColumn, texts: CellTexts): Given => {
  const filled = lines.filter((line) => (line.cells[at] ?? '').trim() !== '')
  const [first = lines[0]] = filled
  const meaning = (line: SheetLine): string => meaningOf(field, readingsOf(field, cellIn(line, at) ?? '', texts)[0])
  const other = first && filled.find((line) => meaning(line) !== meaning(first))
  if (first && other) return { line: other.line, first: first.line }
  return { line: first?.line ?? 0, cell: first && cellIn(first, at), doubts: first ? doubtsIn(first, at) : [] }
}

/**
 * Reads the changes of the item's own cells. If all are blank, they stay: their line is not in the file.
 * @param own the columns of the item
 */
export const readOwn = (
  spec: SheetSpec,
  own: readonly FoundColumn[],
  all: readonly SheetLine[],
  row: ItemRow,
  held: Held | null,
  texts: CellTexts,
): ReadLines => {
  const draft = draftOf(spec, row)
  const lines = all.filter((line) => !isBlankIn(line, own))
  const problems: SheetProblem[] = []
  const changed = new Map<
    SheetField,
    { readonly line: number; readonly change: CellChange; readonly doubts: readonly Doubt[] }
  >()
  let kept = 0
  for (const column of lines.length === 0 ? [] : own.filter(({ field }) => !field.fixed)) {
    const given = givenIn(lines, column, texts)
    const { line } = given
    if ('first' in given) {
      problems.push({ line, header: idHeader, problem: { kind: 'twice', first: given.first } })
      break
    }
    const compared = compareCell({ field: column.field, from: textOf(draft, column.field) }, given.cell, held, texts)
    if (compared.kind === 'kept') kept += 1
    else if (compared.kind === 'problem') problems.push({ line, header: column.header, problem: compared.problem })
    else if (compared.kind === 'changed')
      changed.set(column.field, { line, change: compared.change, doubts: [...compared.doubts, ...given.doubts] })
  }
  const values = {
    ...draft.values,
    ...Object.fromEntries([...changed.values()].map(({ change }) => [change.field.column, change.to])),
  }
  const isRuled = ({ onlyFor }: SheetField): boolean =>
    [...changed.keys()].some(({ column }) => column === onlyFor?.column)
  const changes: SheetChange[] = []
  for (const field of spec.fields) {
    const found = changed.get(field)
    if (!found && !isRuled(field)) continue
    const line = found?.line ?? lines[0]?.line ?? 0
    const isHere = belongsTo(field, values)
    const problem = isHere
      ? fieldProblem(field, values[field.column] ?? '', values)
      : found && found.change.to !== '' && field.onlyFor
        ? ({ kind: 'only-for', field, value: field.onlyFor.value } as const)
        : null
    if (problem && !(found && problem.kind === 'only-for' && isRuled(field)))
      problems.push({ line, header: field.label, problem })
    if (!found || isRuled(field)) continue
    const ruled = spec.fields
      .filter(({ onlyFor }) => onlyFor?.column === field.column)
      .flatMap((each): readonly CellChange[] => {
        const from = draft.values[each.column] ?? ''
        const to = belongsTo(each, values) ? (values[each.column] ?? '') : ''
        return from === to ? [] : [{ field: each, from, to }]
      })
    changes.push({ key: changeKey(field.column), part: null, cells: [found.change, ...ruled], doubts: found.doubts })
  }
  return { changes, problems, kept }
}
