import { draftOf, draftText } from '../item-form'
import type { ItemRow } from '../item-row'
import { partDraftsOf } from '../part-drafts'
import { cellOf, meaningOf, textOf, type CellTexts } from './cell-text'
import { lineRevision } from './digests'
import { neutralised } from './formula'
import { guarded } from './guarded'
import { idHeader, partIdHeader, partsFieldOf, sheetColumns, type SheetField, type SheetSpec } from './sheet-columns'
import { changeKey } from './sheet-item'

const numbers: ReadonlySet<string> = new Set(['whole', 'price', 'signed', 'rating'])

/** Numbers stay numbers, to be sorted and summed. */
const written = (field: SheetField, text: string, texts: CellTexts): string =>
  (numbers.has(field.kind) ? neutralised : guarded)(cellOf(field, text, texts))

/**
 * Items as the lines of a spreadsheet, the names of the columns first. An item with parts has a line for each of them,
 * and its own cells in the first alone. The last cell tells what the line held.
 */
export const writeSheet = (
  spec: SheetSpec,
  rows: readonly ItemRow[],
  texts: CellTexts,
): readonly (readonly string[])[] => {
  const columns = sheetColumns(spec)
  const holder = partsFieldOf(spec)
  const own = columns.filter(({ part }) => !part)
  const ofParts = columns.filter(({ part }) => part)
  const headers = [
    idHeader,
    ...own.map(({ header }) => header),
    ...(holder ? [partIdHeader(holder), ...ofParts.map(({ header }) => header)] : []),
    texts.revision,
  ]
  const linesOf = (row: ItemRow): readonly (readonly string[])[] => {
    const draft = draftOf(spec, row)
    const parts = holder ? partDraftsOf(draftText(draft, holder.column)) : []
    const ownCells = own.map(({ field }) => ({ field, text: textOf(draft, field), part: '' }))
    return (parts.length > 0 ? parts : [null]).map((part, index) => {
      const partCells = ofParts.map(({ field }) => ({
        field,
        text: part?.values[field.column] ?? '',
        part: part?.id ?? '',
      }))
      const held = [...(index === 0 ? ownCells : []), ...(part ? partCells : [])].map(({ field, text, part: of }) => ({
        name: changeKey(field.column, of),
        held: meaningOf(field, text),
      }))
      const cells = ownCells.map(({ field, text }) => (index === 0 ? written(field, text, texts) : ''))
      return [
        guarded(row.id),
        ...cells,
        ...(holder
          ? [guarded(part?.id ?? ''), ...partCells.map(({ field, text }) => written(field, text, texts))]
          : []),
        lineRevision(row.id, held),
      ]
    })
  }
  return [headers.map(neutralised), ...rows.flatMap(linesOf)]
}
