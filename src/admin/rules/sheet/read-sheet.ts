import { isPart, textIn, type ItemRow } from '../item-row'
import type { CellTexts } from './cell-text'
import { heldBy, itemOf, findColumns, idHeader, partsFieldOf, type SheetSpec } from './sheet-columns'
import { namesakesOf, readNew } from './read-new'
import { readOwn } from './read-cells'
import { readParts } from './read-parts'
import { cellIn, groupsOf, type Group } from './sheet-groups'
import type { SheetItem, SheetLine, SheetProblem } from './sheet-item'

export type Sheet =
  | {
      readonly ok: true
      readonly items: readonly SheetItem[]
      readonly problems: readonly SheetProblem[]
      /** The items with mistakes that also have lines without one. */
      readonly refused: readonly string[]
      readonly unknown: readonly string[]
      /** The number of cells with a value that others have changed since the file was written. */
      readonly kept: number
      /** The number of stored lines that are not in the file; 0 if the file has none of them. They stay. */
      readonly absent: number
      /** True if a changed line has no revision. */
      readonly undated: boolean
    }
  | { readonly ok: false; readonly problem: 'empty' | 'no-columns' | 'too-many'; readonly max: number }

/** The number of rows that an admin may write in an hour. */
const maxSheetItems = 2000

/** Some programs put title lines above the names of the columns. */
const mostTitles = 5

type Sources = {
  /** The items that are stored now. */
  readonly stored: readonly ItemRow[]
  readonly texts: CellTexts
  readonly newId: () => string
}

/**
 * Reads the changes of a sheet: matches its lines with stored items by id, compares each cell with the stored value, and
 * checks each difference by the rules of the form. A line without a stored id is a new item. Items and cells that the
 * sheet does not have stay.
 */
export const readSheet = (spec: SheetSpec, lines: readonly SheetLine[], { stored, texts, newId }: Sources): Sheet => {
  const findIn = ({ cells }: SheetLine) =>
    findColumns(
      spec,
      cells.map((cell) => cellIn({ line: 0, cells: [cell] }, 0) ?? ''),
      texts.revision,
      texts.inEveryLanguage,
    )
  const headAt = lines.slice(0, mostTitles).findIndex((line) => findIn(line).columns.length > 0)
  const head = lines[headAt]
  // A title is one cell. A line with several cells was sorted above the names of the columns.
  const above = lines
    .slice(0, Math.max(headAt, 0))
    .filter(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1)
  const body = [...above, ...lines.slice(headAt + 1)]
  if (lines.length < 2 || (head && body.length === 0)) return { ok: false, problem: 'empty', max: 0 }
  if (!head) return { ok: false, problem: 'no-columns', max: 0 }
  const found = findIn(head)
  const { idAt, partIdAt, revisionAt, columns } = found
  const holder = partsFieldOf(spec)
  const own = columns.filter(({ part }) => !part)
  const known = new Set([idAt, partIdAt, revisionAt, ...columns.map(({ at }) => at)])
  const unknown = head.cells.filter((cell, index) => !known.has(index) && cell.trim() !== '')
  const { groups, unowned } = groupsOf(body, found, stored, holder !== null)
  if (groups.length > maxSheetItems) return { ok: false, problem: 'too-many', max: maxSheetItems }

  const surplusOf = ({ cells }: SheetLine): string =>
    cells.filter((cell, index) => (head.cells[index] ?? '').trim() === '' && cell.trim() !== '').join(', ')
  const wholeLineProblems = ({ lines: all }: Group): readonly SheetProblem[] =>
    all.flatMap((line): SheetProblem[] => {
      if (line.broken) return [{ line: line.line, header: '', problem: { kind: 'unclosed' } }]
      const cells = surplusOf(line)
      return cells === '' ? [] : [{ line: line.line, header: '', problem: { kind: 'surplus', cells } }]
    })
  const partIdsOf = ({ values }: ItemRow): readonly string[] =>
    Object.values(values).flatMap((value) => (Array.isArray(value) ? value.filter(isPart).map(({ id }) => id) : []))
  const usedParts = new Set(stored.flatMap(partIdsOf))
  const rows = new Map(stored.map((row) => [row.id, row]))

  const revisionIn = ({ cells }: SheetLine): string => (revisionAt === -1 ? '' : (cells[revisionAt] ?? ''))
  const itemBy = itemOf(stored.map(({ id }) => id))
  const inFile = new Set(groups.map(({ id }) => id))
  /**
   * True if ids and cells were sorted apart, or the id of a line was changed. A new item may be a copy of another line.
   */
  const isMoved = (line: SheetLine, id: string): boolean => {
    const was = itemBy(revisionIn(line))
    return was !== '' && heldBy(id, [revisionIn(line)]) === null && (rows.has(id) || !inFile.has(was))
  }

  const items: SheetItem[] = []
  const problems: SheetProblem[] = unowned.map(({ line }) => ({ line, header: idHeader, problem: { kind: 'no-item' } }))
  const refused: string[] = []
  const namesakes = namesakesOf(spec, stored)
  const present = new Set(groups.map(({ id }) => id))
  const others = stored.filter(({ id }) => !present.has(id))
  let absent =
    others.length === stored.length ? 0 : others.reduce((sum, row) => sum + Math.max(1, partIdsOf(row).length), 0)
  let [kept, undated] = [0, false]
  const refuse = (group: Group, row: ItemRow | null, mistakes: readonly SheetProblem[]) => {
    problems.push(...mistakes)
    const withMistakes = new Set(mistakes.map(({ line }) => line))
    const title = row ? textIn(row.values, spec.title) : ''
    if (title !== '' && group.lines.some(({ line }) => !withMistakes.has(line))) refused.push(title)
  }
  for (const { id, lines: asRead } of groups) {
    const group = { id, lines: asRead.map((each) => (isMoved(each, id) ? { ...each, moved: true } : each)) }
    const row = rows.get(group.id) ?? null
    const line = group.lines[0]?.line ?? 0
    const held = group.id === '' ? null : heldBy(group.id, group.lines.map(revisionIn))
    const ofLines = wholeLineProblems(group)
    if (ofLines.length > 0) refuse(group, row, ofLines)
    else if (row) {
      const parts =
        holder &&
        readParts(spec, holder, found, group.lines, row, held, {
          texts,
          newId,
          isUsed: (part) => usedParts.has(part),
          heldIn: (each) => heldBy(id, [revisionIn(each)]),
        })
      const read = [readOwn(spec, own, group.lines, row, held, texts), ...(parts ? [parts] : [])]
      const mistakes = read.flatMap((each) => each.problems)
      const changes = read.flatMap((each) => each.changes)
      kept += read.reduce((sum, each) => sum + each.kept, 0)
      absent += parts?.absent ?? 0
      if (mistakes.length > 0)
        refuse(
          group,
          row,
          mistakes.toSorted((one, other) => one.line - other.line),
        )
      else {
        if (changes.length > 0 && held === null) undated = true
        items.push({
          line,
          title: textIn(row.values, spec.title),
          kind: changes.length > 0 ? 'changed' : 'same',
          id: row.id,
          row,
          changes,
        })
      }
    } else {
      const read = readNew(spec, holder, group, { columns, texts, namesakes, isGone: held !== null, newId })
      if ('problems' in read) refuse(group, null, read.problems)
      else items.push(read.item)
    }
  }
  return {
    ok: true,
    items,
    problems: problems.toSorted((one, other) => one.line - other.line),
    refused,
    unknown,
    kept,
    absent,
    undated,
  }
}
