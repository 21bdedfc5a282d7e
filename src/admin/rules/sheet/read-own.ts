import { draftOf } from '../item-form'
import type { ItemRow } from '../item-row'
import { belongsTo } from '../read-field'
import { meaningOf, readingsOf, textOf, type CellTexts } from './cell-text'
import type { Held } from './digests'
import { compareCell, fieldProblem } from './read-cell'
import { idHeader, type FoundColumn, type SheetField, type SheetSpec } from './sheet-columns'
import { cellIn, doubtsIn, isBlankIn } from './sheet-groups'
import {
  changeKey,
  type CellChange,
  type Doubt,
  type SheetChange,
  type SheetLine,
  type SheetProblem,
} from './sheet-item'

/** What the lines of a stored item say. @param kept cells with an older value, which others have changed since */
export type ReadLines = {
  readonly changes: readonly SheetChange[]
  readonly problems: readonly SheetProblem[]
  readonly kept: number
}

type Given =
  | { readonly line: number; readonly cell: string | undefined; readonly doubts: readonly Doubt[] }
  | { readonly line: number; readonly first: number }

/** The item's cell of a column. Where several lines have it, as after filling down, they have to agree. */
const givenIn = (lines: readonly SheetLine[], { field, at }: FoundColumn, texts: CellTexts): Given => {
  const filled = lines.filter((line) => (line.cells[at] ?? '').trim() !== '')
  const [first = lines[0]] = filled
  const meaning = (line: SheetLine): string => meaningOf(field, readingsOf(field, cellIn(line, at) ?? '', texts)[0])
  const other = first && filled.find((line) => meaning(line) !== meaning(first))
  if (first && other) return { line: other.line, first: first.line }
  return { line: first?.line ?? 0, cell: first && cellIn(first, at), doubts: first ? doubtsIn(first, at) : [] }
}

/**
 * What the lines say of the item's own cells. Where none has any, they stay: the line with them is not in the file.
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
