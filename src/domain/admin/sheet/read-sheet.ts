import { folded } from '../../search/folded'
import { checkDraft, draftOf, emptyDraft, isSameDraft, type ItemDraft } from '../item-form'
import { textIn, type ItemRow, type Values } from '../item-row'
import { partDraftsOf, partDraftsText, type PartDraft } from '../part-drafts'
import type { FieldProblem } from '../read-field'
import type { AdminColumn } from '../tab-spec'
import { textOfCell, type CellTexts } from './cell-text'
import { restored } from './formula'
import { idHeader, partIdHeader, partsFieldOf, sheetColumns, type SheetColumn, type SheetSpec } from './sheet-columns'
import { pictureSeparator } from './write-sheet'

/** A line of a file. @param line its number, from 1 */
export type SheetLine = { readonly line: number; readonly cells: readonly string[] }

/** An item of a sheet that passed the rules. */
export type SheetItem = {
  readonly line: number
  readonly title: string
  readonly kind: 'new' | 'changed' | 'same'
  readonly id: string
  /** The stored row; null for a new item. */
  readonly row: ItemRow | null
  readonly values: Values
  readonly draft: ItemDraft
}

/** @param header the column; empty for the line as a whole */
export type SheetProblem = {
  readonly line: number
  readonly header: string
  /** surplus: cells under no name of a column, as after a comma without quotes. */
  readonly problem: FieldProblem | { readonly kind: 'twice'; readonly first: number } | { readonly kind: 'surplus'; readonly cells: string }
}

export type Sheet =
  | { readonly ok: true; readonly items: readonly SheetItem[]; readonly problems: readonly SheetProblem[]; readonly unknown: readonly string[] }
  | { readonly ok: false; readonly problem: 'empty' | 'no-columns' | 'too-many'; readonly max: number }

/** As many rows as an admin may write in an hour. */
export const maxSheetItems = 2000

type Sources = {
  /** What is stored now. */
  readonly stored: readonly ItemRow[]
  readonly texts: CellTexts
  readonly newId: () => string
}

const nameOf = (text: string): string => folded(text).trim()

type Group = { readonly id: string; readonly lines: readonly SheetLine[] }

/** The lines of each item. The parts of an item follow it, under its id or without one. */
const groupsOf = (lines: readonly SheetLine[], idAt: number, isPartLine: (line: SheetLine) => boolean): readonly Group[] => {
  const groups: { id: string; lines: SheetLine[] }[] = []
  for (const line of lines) {
    const id = idAt === -1 ? '' : restored(line.cells[idAt] ?? '').trim()
    const last = groups.at(-1)
    if (last && (id === '' || id === last.id) && isPartLine(line)) last.lines.push(line)
    else groups.push({ id, lines: [line] })
  }
  return groups
}

/**
 * Reads a sheet: matches its lines with stored items by id, and checks each by the rules of the form. What has no id, or one
 * that is not stored, is new. A stored item keeps what the sheet has no column for.
 */
export const readSheet = (spec: SheetSpec, lines: readonly SheetLine[], { stored, texts, newId }: Sources): Sheet => {
  const [head, ...body] = lines
  if (!head || body.length === 0) return { ok: false, problem: 'empty', max: 0 }
  const headers = head.cells.map((cell) => nameOf(restored(cell)))
  const holder = partsFieldOf(spec)
  const columns = sheetColumns(spec).map((column) => ({ ...column, at: headers.findIndex((each) => each === nameOf(column.header) || (!column.part && each === nameOf(column.field.column))) })).filter(({ at }) => at !== -1)
  if (columns.length === 0) return { ok: false, problem: 'no-columns', max: 0 }
  const own = columns.filter(({ part }) => !part)
  const ofParts = columns.filter(({ part }) => part)
  const idAt = headers.indexOf(nameOf(idHeader))
  const partIdAt = holder ? headers.indexOf(nameOf(partIdHeader(holder))) : -1
  const known = new Set([idAt, partIdAt, ...columns.map(({ at }) => at)])
  const unknown = head.cells.filter((cell, index) => !known.has(index) && cell.trim() !== '')

  const cellAt = (line: SheetLine, { at, field }: SheetColumn & { readonly at: number }): string => textOfCell(field, restored(line.cells[at] ?? ''), texts)
  const surplusOf = ({ cells }: SheetLine): string => cells.filter((cell, index) => (head.cells[index] ?? '').trim() === '' && cell.trim() !== '').join(', ')
  const isBlank = (line: SheetLine, of: readonly { readonly at: number }[]): boolean => of.every(({ at }) => (line.cells[at] ?? '').trim() === '')
  const groups = groupsOf(body, idAt, (line) => holder !== null && isBlank(line, own))
  if (groups.length > maxSheetItems) return { ok: false, problem: 'too-many', max: maxSheetItems }

  const partLinesOf = ({ lines: all }: Group): readonly SheetLine[] => all.filter((line) => !isBlank(line, ofParts))
  const partsOf = (group: Group, before: readonly PartDraft[]): readonly PartDraft[] =>
    partLinesOf(group).map((line) => {
      const id = partIdAt === -1 ? '' : restored(line.cells[partIdAt] ?? '').trim()
      const existing = before.find((part) => part.id === id)
      return { id: id || newId(), values: { ...existing?.values, ...Object.fromEntries(ofParts.map((column) => [column.field.column, cellAt(line, column)])) } }
    })
  const draftOfGroup = (group: Group, first: SheetLine, row: ItemRow | null): ItemDraft => {
    const before = row ? draftOf(spec, row) : emptyDraft(spec)
    const typed = own.filter(({ field }) => field.kind !== 'gallery' && !(row && field.fixed)).map((column) => [column.field.column, cellAt(first, column)])
    const gallery = own.find(({ field }) => field.kind === 'gallery')
    const photos = gallery ? cellAt(first, gallery).split(pictureSeparator).filter((url) => url !== '') : before.photos
    const parts = holder && ofParts.length > 0 ? [[holder.column, partDraftsText(partsOf(group, partDraftsOf(before.values[holder.column] ?? '')))]] : []
    return { values: { ...before.values, ...Object.fromEntries([...typed, ...(gallery ? [[gallery.field.column, photos[0] ?? '']] : []), ...parts]) }, photos }
  }
  const headerOf = (column: AdminColumn, part: boolean): string => sheetColumns(spec).find((each) => each.part === part && each.field.column === column)?.header ?? column

  const seen = new Map<string, number>()
  const items: SheetItem[] = []
  const problems: SheetProblem[] = []
  for (const group of groups) {
    const [first] = group.lines
    if (!first) continue
    const { line } = first
    const twice = group.id === '' ? undefined : seen.get(group.id)
    if (twice !== undefined) {
      problems.push({ line, header: idHeader, problem: { kind: 'twice', first: twice } })
      continue
    }
    seen.set(group.id, line)
    const surplus = group.lines.map((each) => ({ line: each.line, cells: surplusOf(each) })).filter(({ cells }) => cells !== '')
    if (surplus.length > 0) {
      problems.push(...surplus.map((each) => ({ line: each.line, header: '', problem: { kind: 'surplus' as const, cells: each.cells } })))
      continue
    }
    const row = stored.find(({ id }) => id === group.id) ?? null
    const draft = draftOfGroup(group, first, row)
    const checked = checkDraft(spec, draft)
    if (checked.ok) {
      const kind = row === null ? 'new' : isSameDraft(draft, draftOf(spec, row)) ? 'same' : 'changed'
      items.push({ line, title: textIn(checked.values, spec.title), kind, id: row?.id ?? newId(), row, values: checked.values, draft })
      continue
    }
    for (const field of spec.fields) {
      const found = checked.problems[field.column]
      if (found?.kind === 'parts') {
        const partLines = partLinesOf(group)
        problems.push(...found.problems.map((each) => ({ line: partLines[each.index]?.line ?? line, header: headerOf(each.column, true), problem: each.problem })))
      } else if (found) problems.push({ line, header: headerOf(field.column, false), problem: found })
    }
  }
  return { ok: true, items, problems, unknown }
}
