import { draftOf, draftText } from '../item-form'
import { partDraftsOf, type ItemRow } from '../item-row'
import { cellOf, meaningOf, textOf, type CellTexts } from './cell-text'
import {
  lineRevision,
  idHeader,
  partIdHeader,
  partsFieldOf,
  sheetColumns,
  type SheetField,
  type SheetSpec,
} from './sheet-columns'
import { escapeFormulas, escapeCell } from './spreadsheet-programs'
import { changeKey } from './sheet-item'

const numbers: ReadonlySet<string> = new Set(['whole', 'price', 'signed', 'rating'])

/** Numbers stay numbers, to be sorted and summed. */
const written = (field: SheetField, text: string, texts: CellTexts): string =>
  (numbers.has(field.kind) ? escapeFormulas : escapeCell)(cellOf(field, text, texts))

/**
 * Items as the lines of a spreadsheet, the names of the columns first. An item with parts has a line for each of them,
 * and its own cells only in the first. The last cell is the revision of the line.
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
        escapeCell(row.id),
        ...cells,
        ...(holder
          ? [escapeCell(part?.id ?? ''), ...partCells.map(({ field, text }) => written(field, text, texts))]
          : []),
        lineRevision(row.id, held),
      ]
    })
  }
  return [headers.map(escapeFormulas), ...rows.flatMap(linesOf)]
}
