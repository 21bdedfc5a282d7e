import { folded } from '@/kit/rules/search/folded'
import { checkDraft, draftOf, emptyDraft, type ItemDraft } from '../item-form'
import { textIn, partDraftsOf, partDraftsText, type ItemRow } from '../item-row'
import { meaningOf, picturesOf, textOf, type CellTexts } from './cell-text'
import { fieldProblem, readCell } from './read-cells'
import { readNewPart, addsNothing } from './read-parts'
import { idHeader, type FoundColumn, type SheetField, type SheetSpec } from './sheet-columns'
import { cellIn, isBlankIn, type Group } from './sheet-groups'
import type { CellChange, Doubt, SheetItem, SheetProblem } from './sheet-item'
import { spoiledBy } from './spreadsheet-programs'

type NewItem = Extract<SheetItem, { kind: 'new' }>
type ReadNew = { readonly item: NewItem } | { readonly problems: readonly SheetProblem[] }

/** Items by name. @param line the line of a new item in the file; null for a stored item */
type Namesake = { readonly line: number | null; readonly draft: ItemDraft }
type Namesakes = Map<string, readonly Namesake[]>

const nameOf = ({ title }: SheetSpec, { values }: ItemDraft): string => folded(values[title] ?? '').trim()

const add = (spec: SheetSpec, namesakes: Namesakes, namesake: Namesake): void => {
  const name = nameOf(spec, namesake.draft)
  namesakes.set(name, [...(namesakes.get(name) ?? []), namesake])
}

export const namesakesOf = (spec: SheetSpec, stored: readonly ItemRow[]): Namesakes => {
  const namesakes: Namesakes = new Map()
  for (const row of stored) add(spec, namesakes, { line: null, draft: draftOf(spec, row) })
  return namesakes
}

/**
 * @param isGone true if the item was stored when the file was written, and no longer is
 * @param namesakes the stored items, and the new ones above this one
 */
type Sources = {
  readonly columns: readonly FoundColumn[]
  readonly texts: CellTexts
  readonly namesakes: Namesakes
  readonly isGone: boolean
  readonly newId: () => string
}

/** The key of the only change of a new item. */
const newItemKey = 'new'

/** True if another draft of the same name contains everything in this one. */
const isContainedIn = (spec: SheetSpec, draft: ItemDraft, other: ItemDraft): boolean =>
  spec.fields.every((field) => {
    if (field.column === spec.title) return true
    if (field.kind !== 'parts')
      return addsNothing([field], { [field.column]: textOf(draft, field) }, { [field.column]: textOf(other, field) })
    const others = partDraftsOf(textOf(other, field))
    return partDraftsOf(textOf(draft, field)).every(({ values }) =>
      others.some((part) => addsNothing(field.parts ?? [], values, part.values)),
    )
  })

const doubtsOf = (spec: SheetSpec, draft: ItemDraft, { namesakes, isGone }: Sources): readonly Doubt[] => {
  const all = namesakes.get(nameOf(spec, draft)) ?? []
  const alike = all.filter((other) => isContainedIn(spec, draft, other.draft))
  const [first] = alike
  if (alike.some(({ line }) => line === null)) return [{ kind: 'there' }]
  if (first && first.line !== null) return [{ kind: 'repeated', first: first.line }]
  if (isGone) return [{ kind: 'gone' }]
  return all.some(({ line }) => line === null) ? [{ kind: 'same-name' }] : []
}

/** Damage by a spreadsheet program in the cells of an item or of its parts. */
const spoiledCells = (spec: SheetSpec, draft: ItemDraft): readonly Doubt[] => {
  const own = spec.fields.filter(({ kind }) => kind !== 'parts').map((field) => [field, textOf(draft, field)] as const)
  const ofParts = spec.fields.flatMap((field) =>
    partDraftsOf(field.kind === 'parts' ? textOf(draft, field) : '').flatMap(({ values }) =>
      (field.parts ?? []).map((each) => [each, values[each.column] ?? ''] as const),
    ),
  )
  return [...new Set([...own, ...ofParts].flatMap(([field, text]) => spoiledBy(field, text, '') ?? []))].map(
    (kind) => ({ kind }),
  )
}

const doubtsOfLines = (lines: Group['lines']): readonly Doubt[] => [
  ...(lines.some(({ moved }) => moved) ? [{ kind: 'moved' } as const] : []),
  ...(lines.some(({ cut }) => cut) ? [{ kind: 'cut' } as const] : []),
]

const cellsOf = (spec: SheetSpec, draft: ItemDraft): readonly CellChange[] =>
  spec.fields.flatMap((field: SheetField) => {
    const to = textOf(draft, field)
    return meaningOf(field, to) === meaningOf(field, '') ? [] : [{ field, from: '', to }]
  })

/** Reads a new item, or its problems. */
export const readNew = (spec: SheetSpec, holder: SheetField | null, { lines }: Group, sources: Sources): ReadNew => {
  const { columns, texts, newId } = sources
  const own = columns.filter(({ part }) => !part)
  const ofParts = columns.filter(({ part }) => part)
  const [first, ...others] = lines
  const line = first?.line ?? 0
  const problems: SheetProblem[] = others
    .filter((other) => !isBlankIn(other, own))
    .map((other) => ({ line: other.line, header: idHeader, problem: { kind: 'twice', first: line } }))
  const values: Record<string, string> = { ...emptyDraft(spec).values }
  let photos: readonly string[] = []
  for (const { field, header, at } of first ? own : []) {
    const read = readCell(field, (first && cellIn(first, at)) ?? '', texts)
    if ('problem' in read) problems.push({ line, header, problem: read.problem })
    else if (field.kind === 'gallery') {
      photos = picturesOf(read.text)
      values[field.column] = photos[0] ?? ''
      const problem = fieldProblem(field, read.text, {})
      if (problem) problems.push({ line, header, problem })
    } else values[field.column] = read.text
  }
  if (holder) {
    const parts = lines
      .filter((each) => !isBlankIn(each, ofParts))
      .map((each) => readNewPart(holder, ofParts, each, texts))
    problems.push(...parts.flatMap((part) => part.problems))
    values[holder.column] = partDraftsText(parts.map((part) => ({ id: newId(), values: part.values })))
  }
  const draft = { values, photos }
  const checked = checkDraft(spec, draft)
  if (!checked.ok) {
    for (const { column, label, kind } of spec.fields) {
      const problem = checked.problems[column]
      // The problems of parts and of a gallery are in the list already.
      if (problem && problem.kind !== 'parts' && kind !== 'gallery' && !problems.some(({ header }) => header === label))
        problems.push({ line, header: label, problem })
    }
  }
  if (!checked.ok || problems.length > 0) return { problems: problems.toSorted((one, other) => one.line - other.line) }
  const change = {
    key: newItemKey,
    part: null,
    cells: cellsOf(spec, draft),
    doubts: [...doubtsOf(spec, draft, sources), ...spoiledCells(spec, draft), ...doubtsOfLines(lines)],
  }
  add(spec, sources.namesakes, { line, draft })
  return {
    item: {
      line,
      title: textIn(checked.values, spec.title),
      kind: 'new',
      id: newId(),
      row: null,
      changes: [change],
      values: checked.values,
      photos,
    },
  }
}
