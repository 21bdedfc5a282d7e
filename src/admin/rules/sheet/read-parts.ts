import { folded } from '@/kit/rules/search/folded'
import { draftOf } from '../item-form'
import { partDraftsOf, type ItemRow, type Part, type PartDraft } from '../item-row'
import { readField } from '../read-field'
import { meaningOf, readingsOf, type CellTexts } from './cell-text'
import { partIdHeader, type Held, type FoundColumn, type SheetField, type SheetSpec } from './sheet-columns'
import { compareCell, fieldProblem, readCell, type ReadLines } from './read-cells'
import { cellIn, doubtsIn, idIn, isBlankIn } from './sheet-groups'
import {
  changeKey,
  type CellChange,
  type Doubt,
  type SheetChange,
  type SheetLine,
  type SheetProblem,
} from './sheet-item'
import { spoiledBy } from './spreadsheet-programs'

type Texts = Readonly<Record<string, string>>

const nameOf = (name: string | undefined): string => folded(name ?? '').trim()

/** True if each filled text equals the one in the given values. */
export const addsNothing = (fields: readonly SheetField[], said: Texts, values: Texts): boolean =>
  fields.every((field) => {
    const text = said[field.column] ?? ''
    const other = values[field.column] ?? ''
    return text.trim() === '' || meaningOf(field, text) === meaningOf(field, other) || nameOf(text) === nameOf(other)
  })

type NewPart = { readonly values: Texts; readonly problems: readonly SheetProblem[] }

/** Reads the texts of a new part and finds its problems. */
export const readNewPart = (
  holder: SheetField,
  columns: readonly FoundColumn[],
  line: SheetLine,
  texts: CellTexts,
): NewPart => {
  const problems: SheetProblem[] = []
  const values: Record<string, string> = {}
  const add = (column: { readonly header: string }, problem: SheetProblem['problem'] | null) => {
    if (problem) problems.push({ line: line.line, header: column.header, problem })
  }
  for (const field of holder.parts ?? []) {
    const column = columns.find((each) => each.field === field) ?? { header: `${holder.label}: ${field.label}`, at: -1 }
    const read = readCell(field, cellIn(line, column.at) ?? '', texts)
    if ('problem' in read) add(column, read.problem)
    else {
      values[field.column] = read.text
      add(column, fieldProblem(field, read.text, {}))
    }
  }
  return { values, problems }
}

/** A new part as it is stored. */
const partOf = (fields: readonly SheetField[], id: string, values: Texts): Part => ({
  id,
  ...Object.fromEntries(
    fields.flatMap((field) => {
      const read = readField(field, values)
      return 'value' in read ? [[field.column, read.value]] : []
    }),
  ),
})

const doubtsOf = (fields: readonly SheetField[], values: Texts): readonly Doubt[] =>
  [...new Set(fields.flatMap((field) => spoiledBy(field, values[field.column] ?? '', '') ?? []))].map((kind) => ({
    kind,
  }))

/** @param isUsed true if another part has the id @param heldIn reads the revision of a line; null if it has none */
type Sources = {
  readonly texts: CellTexts
  readonly newId: () => string
  readonly isUsed: (id: string) => boolean
  readonly heldIn: (line: SheetLine) => Held | null
}

/** @param absent the number of parts without a line in a file with the ids of parts */
type ReadPartLines = ReadLines & { readonly absent: number }

/** Reads the changes of the parts of a stored item. A part without a line stays. */
export const readParts = (
  spec: SheetSpec,
  holder: SheetField,
  { columns: all, partIdAt }: { readonly columns: readonly FoundColumn[]; readonly partIdAt: number },
  lines: readonly SheetLine[],
  row: ItemRow,
  held: Held | null,
  { texts, newId, isUsed, heldIn }: Sources,
): ReadPartLines => {
  const columns = all.filter(({ part }) => part)
  const fields = holder.parts ?? []
  const stored = partDraftsOf(draftOf(spec, row).values[holder.column] ?? '')
  const named = (line: SheetLine): readonly PartDraft[] => {
    const at = columns.find(({ field }) => field.column === 'name')?.at ?? -1
    return stored.filter(({ values }) => nameOf(values['name']) === nameOf(cellIn(line, at)))
  }
  const problems: SheetProblem[] = []
  const changes: SheetChange[] = []
  const read = new Map<string, SheetLine>()
  const isAlike = (one: SheetLine, other: SheetLine): boolean =>
    columns.every(
      ({ at, field }) =>
        meaningOf(field, readingsOf(field, cellIn(one, at) ?? '', texts)[0]) ===
        meaningOf(field, readingsOf(field, cellIn(other, at) ?? '', texts)[0]),
    )
  const ids = new Set(lines.map((line) => idIn(line, partIdAt)))
  /** True if the line was written for a part that has no other line in the file, so its id was changed. */
  const isMoved = (line: SheetLine): boolean => {
    const heldHere = partIdAt === -1 ? null : heldIn(line)
    return (
      heldHere !== null &&
      stored.some(
        (part) =>
          !ids.has(part.id) &&
          fields.some((field) =>
            heldHere({
              name: changeKey(field.column, part.id),
              held: meaningOf(field, part.values[field.column] ?? ''),
            }),
          ),
      )
    )
  }
  let kept = 0
  for (const line of lines) {
    const id = idIn(line, partIdAt)
    if (columns.length === 0 || (id === '' && isBlankIn(line, columns))) continue
    const alike = named(line)
    const existing =
      stored.find((part) => part.id === id) ?? (partIdAt === -1 && alike.length === 1 ? alike[0] : undefined)
    const key = existing?.id ?? id
    const before = key === '' ? undefined : read.get(key)
    if (before) {
      if (!isAlike(before, line))
        problems.push({ line: line.line, header: partIdHeader(holder), problem: { kind: 'twice', first: before.line } })
      continue
    }
    if (key !== '') read.set(key, line)
    if (!existing) {
      const { values, problems: found } = readNewPart(holder, columns, line, texts)
      problems.push(...found)
      const partId = id !== '' && !isUsed(id) ? id : newId()
      const isThere = stored.some(
        (part) => nameOf(part.values['name']) === nameOf(values['name']) && addsNothing(fields, values, part.values),
      )
      const [repeated] = changes.flatMap(({ part, cells }) =>
        part?.added && addsNothing(fields, values, Object.fromEntries(cells.map(({ field, to }) => [field.column, to])))
          ? [part]
          : [],
      )
      const doubts: readonly Doubt[] =
        isThere || repeated
          ? [{ kind: 'there' }]
          : id !== '' && held && !isUsed(id)
            ? [{ kind: 'gone' }]
            : alike.length > 0
              ? [{ kind: 'same-name' }]
              : []
      const cells = fields.flatMap((field): readonly CellChange[] =>
        (values[field.column] ?? '') === '' ? [] : [{ field, from: '', to: values[field.column] ?? '' }],
      )
      changes.push({
        key: changeKey('', partId),
        part: { id: partId, name: values['name'] ?? '', added: partOf(fields, partId, values) },
        cells,
        doubts: [
          ...doubts,
          ...doubtsOf(fields, values),
          ...(isMoved(line) ? [{ kind: 'moved' } as const] : []),
          ...(line.cut ? [{ kind: 'cut' } as const] : []),
        ],
      })
      continue
    }
    for (const { field, at, header } of columns) {
      const compared = compareCell(
        { field, part: existing.id, from: existing.values[field.column] ?? '' },
        cellIn(line, at),
        held,
        texts,
      )
      const problem =
        compared.kind === 'problem'
          ? compared.problem
          : compared.kind === 'changed'
            ? fieldProblem(field, compared.change.to, {})
            : null
      if (compared.kind === 'kept') kept += 1
      if (problem) problems.push({ line: line.line, header, problem })
      else if (compared.kind === 'changed')
        changes.push({
          key: changeKey(field.column, existing.id),
          part: { id: existing.id, name: existing.values['name'] ?? '', added: null },
          cells: [compared.change],
          doubts: [...compared.doubts, ...doubtsIn(line, at)],
        })
    }
  }
  const count = stored.length + changes.filter(({ part }) => part?.added).length
  if (count > holder.max && count > stored.length)
    problems.push({ line: lines[0]?.line ?? 0, header: holder.label, problem: { kind: 'too-many', max: holder.max } })
  const absent = partIdAt === -1 ? 0 : stored.filter(({ id }) => !read.has(id)).length
  return { changes, problems, kept, absent }
}
