import { draftOf, draftText } from '../item-form'
import type { ItemRow } from '../item-row'
import { partDraftsOf } from '../part-drafts'
import { cellOf, type CellTexts } from './cell-text'
import { neutralised } from './formula'
import { idHeader, partIdHeader, partsFieldOf, sheetColumns, type SheetSpec } from './sheet-columns'

/** The pictures of a gallery share a cell. */
export const pictureSeparator = ' '

/**
 * Items as the lines of a spreadsheet, the names of the columns first. An item with parts has a line for each of them, and
 * its own cells in the first alone.
 */
export const writeSheet = (spec: SheetSpec, rows: readonly ItemRow[], texts: CellTexts): readonly (readonly string[])[] => {
  const columns = sheetColumns(spec)
  const holder = partsFieldOf(spec)
  const headers = [idHeader, ...columns.filter(({ part }) => !part).map(({ header }) => header)]
  const partHeaders = holder ? [partIdHeader(holder), ...columns.filter(({ part }) => part).map(({ header }) => header)] : []
  const linesOf = (row: ItemRow): readonly (readonly string[])[] => {
    const draft = draftOf(spec, row)
    const own = columns.filter(({ part }) => !part).map(({ field }) => (field.kind === 'gallery' ? draft.photos.join(pictureSeparator) : cellOf(field, draftText(draft, field.column), texts)))
    const parts = holder ? partDraftsOf(draftText(draft, holder.column)) : []
    const partCells = parts.map(({ id, values }) => [id, ...columns.filter(({ part }) => part).map(({ field }) => cellOf(field, values[field.column] ?? '', texts))])
    if (!holder) return [[row.id, ...own]]
    const [first = partHeaders.map(() => ''), ...rest] = partCells
    return [[row.id, ...own, ...first], ...rest.map((cells) => [row.id, ...own.map(() => ''), ...cells])]
  }
  return [[...headers, ...partHeaders], ...rows.flatMap(linesOf)].map((line) => line.map(neutralised))
}
