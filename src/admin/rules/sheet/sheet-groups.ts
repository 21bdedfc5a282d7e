import { isPart, type ItemRow } from '../item-row'
import { itemOf, type FoundColumn, type FoundColumns } from './sheet-columns'
import { unescapeCell } from './spreadsheet-programs'
import type { Doubt, SheetLine } from './sheet-item'

/** A cell as it was written; undefined if the line ends before it, or there is no such column. */
export const cellIn = ({ cells }: SheetLine, at: number): string | undefined => {
  const cell = cells[at]
  return cell === undefined ? undefined : unescapeCell(cell)
}

/** The reasons to doubt a cell because of its line. */
export const doubtsIn = ({ cells, cut = false, moved = false }: SheetLine, at: number): readonly Doubt[] => [
  ...(moved ? [{ kind: 'moved' } as const] : []),
  ...(cut && at === cells.length - 1 ? [{ kind: 'cut' } as const] : []),
]

export const idIn = (line: SheetLine, at: number): string => (cellIn(line, at) ?? '').trim()

export const isBlankIn = (line: SheetLine, columns: readonly FoundColumn[]): boolean =>
  columns.every(({ at }) => (line.cells[at] ?? '').trim() === '')

/** The lines of an item. @param id empty for an item without one */
export type Group = { readonly id: string; readonly lines: readonly SheetLine[] }

/** Finds the id of a line's item; by the revision of the line if the file has no column of ids. */
const idsOf = ({ idAt, revisionAt }: FoundColumns, stored: readonly ItemRow[]): ((line: SheetLine) => string) => {
  if (idAt !== -1 || revisionAt === -1) return (line) => idIn(line, idAt)
  const idBy = itemOf(stored.map(({ id }) => id))
  return (line) => idBy(line.cells[revisionAt] ?? '')
}

/**
 * True if the lines of stored items are in their original order. A part without an id then belongs to the item above
 * it.
 */
const isInOrder = (
  lines: readonly SheetLine[],
  idOf: (line: SheetLine) => string,
  { partIdAt }: FoundColumns,
  stored: readonly ItemRow[],
): boolean => {
  const partsOf = ({ values }: ItemRow): readonly string[] =>
    Object.values(values).flatMap((value) => (Array.isArray(value) ? value.filter(isPart).map(({ id }) => id) : []))
  const places = new Map(stored.map((row, index) => [row.id, { index, parts: partsOf(row) }]))
  let before = { index: -1, part: -1 }
  for (const line of lines) {
    const place = places.get(idOf(line))
    if (!place) continue
    const part = place.parts.indexOf(idIn(line, partIdAt))
    if (place.index < before.index || (place.index === before.index && part !== -1 && part < before.part)) return false
    before = { index: place.index, part: place.index === before.index && part === -1 ? before.part : part }
  }
  return true
}

/**
 * Groups the lines by item, in any order. A part without the id of its item belongs to the item above it, unless the
 * lines have been sorted: then its item is unknown.
 * @param hasParts true if items have lines of parts
 */
export const groupsOf = (
  lines: readonly SheetLine[],
  found: FoundColumns,
  stored: readonly ItemRow[],
  hasParts: boolean,
): { readonly groups: readonly Group[]; readonly unowned: readonly SheetLine[] } => {
  const { columns } = found
  const idOf = idsOf(found, stored)
  const own = columns.filter(({ part }) => !part)
  const inOrder = isInOrder(lines, idOf, found, stored)
  const groups: { id: string; lines: SheetLine[] }[] = []
  const byId = new Map<string, { id: string; lines: SheetLine[] }>()
  const unowned: SheetLine[] = []
  let last: { id: string; lines: SheetLine[] } | undefined
  for (const line of lines) {
    const id = idOf(line)
    if (id === '' && !line.broken && isBlankIn(line, columns)) continue
    const known = id === '' ? undefined : byId.get(id)
    const isPartOnly = id === '' && hasParts && isBlankIn(line, own)
    if (known) {
      known.lines.push(line)
      last = known
    } else if (isPartOnly && last && inOrder) last.lines.push(line)
    else if (isPartOnly && !line.broken) unowned.push(line)
    else {
      last = { id, lines: [line] }
      groups.push(last)
      if (id !== '') byId.set(id, last)
    }
  }
  return { groups, unowned }
}
