import { draftOf, type ItemDraft } from '../item-form'
import { isPart, partDraftsOf, type ItemRow, type Values } from '../item-row'
import { readField } from '../read-field'
import { meaningOf, pictureSeparator, picturesOf, textOf } from './cell-text'
import { partsFieldOf, type SheetField, type SheetSpec } from './sheet-columns'
import { changeKey, type SheetChange, type SheetItem } from './sheet-item'

/** The values that are written. @param photos null if they stay */
type ChosenEdit = { readonly values: Values; readonly photos: readonly string[] | null }

const valuesOf = (fields: readonly SheetField[], texts: Readonly<Record<string, string>>): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const read = readField(field, texts)
      return 'value' in read ? [[field.column, read.value]] : []
    }),
  )

/**
 * The parts of an item after the chosen changes, in their order, the new ones last. Other values stay as they are
 * stored.
 */
const partsAfter = (column: string, { values }: ItemRow, chosen: readonly SheetChange[]): Values => {
  const stored = values[column]
  const parts = Array.isArray(stored) ? stored.filter(isPart) : []
  const changesOf = (id: string) =>
    chosen.filter(({ part }) => part?.id === id && !part.added).flatMap(({ cells }) => cells)
  const changed = parts.map((part) => ({
    ...part,
    ...valuesOf(
      changesOf(part.id).map(({ field }) => field),
      Object.fromEntries(changesOf(part.id).map(({ field, to }) => [field.column, to])),
    ),
  }))
  return { [column]: [...changed, ...chosen.flatMap(({ part }) => part?.added ?? [])] }
}

/** The values that the chosen changes write: only their columns. */
export const chosenEdit = (
  spec: SheetSpec,
  item: SheetItem,
  isChosen: (change: SheetChange) => boolean,
): ChosenEdit => {
  if (item.kind === 'new') return { values: item.values, photos: item.photos }
  const chosen = item.changes.filter(isChosen)
  const cells = chosen.filter(({ part }) => part === null).flatMap((change) => change.cells)
  const gallery = cells.find(({ field }) => field.kind === 'gallery')
  const photos = gallery ? picturesOf(gallery.to) : null
  const texts = {
    ...draftOf(spec, item.row).values,
    ...Object.fromEntries(
      cells.map(({ field, to }) => [field.column, field.kind === 'gallery' ? (photos?.[0] ?? '') : to]),
    ),
  }
  const holder = partsFieldOf(spec)
  const hasParts = chosen.some(({ part }) => part !== null)
  return {
    values: {
      ...valuesOf(
        cells.map(({ field }) => field),
        texts,
      ),
      ...(holder && hasParts ? partsAfter(holder.column, item.row, chosen) : {}),
    },
    photos,
  }
}

/** The current text of a changed field; null if the row no longer has the part. */
const textNow = (spec: SheetSpec, draft: ItemDraft, { part }: SheetChange, field: SheetField): string | null => {
  if (part === null) return textOf(draft, field)
  const holder = partsFieldOf(spec)
  const parts = partDraftsOf(holder ? (draft.values[holder.column] ?? '') : '')
  return parts.find(({ id }) => id === part.id)?.values[field.column] ?? (part.added ? '' : null)
}

/**
 * The item compared with a newer row. A field that others have changed meanwhile is a conflict. A field that already has
 * the new value is no change. A new item that is stored by now becomes a changed one.
 */
export const rebaseItem = (spec: SheetSpec, item: SheetItem, row: ItemRow): SheetItem => {
  const now = draftOf(spec, row)
  const isSame = (field: SheetField, one: string, other: string): boolean =>
    meaningOf(field, one) === meaningOf(field, other)
  const { line, title, id } = item
  if (item.kind === 'new') {
    const mine = draftOf(spec, { values: item.values, photos: [] })
    const changes = spec.fields.flatMap((field): readonly SheetChange[] => {
      const cell = {
        field,
        from: textOf(now, field),
        to: field.kind === 'gallery' ? item.photos.join(pictureSeparator) : textOf(mine, field),
      }
      return isSame(field, cell.from, cell.to)
        ? []
        : [{ key: changeKey(field.column), part: null, cells: [cell], doubts: [{ kind: 'conflict' }] }]
    })
    return { line, title, id, kind: 'changed', row, changes }
  }
  const changes = item.changes.flatMap((change): readonly SheetChange[] => {
    const cells = change.cells.map((cell) => ({ cell, text: textNow(spec, now, change, cell.field) }))
    if (
      cells.some(({ text }) => text === null) ||
      cells.every(({ cell, text }) => isSame(cell.field, text ?? '', cell.to))
    )
      return []
    const isConflict = cells.some(({ cell, text }) => !isSame(cell.field, text ?? '', cell.from))
    const hasConflict = change.doubts.some(({ kind }) => kind === 'conflict')
    return [
      {
        ...change,
        cells: cells.map(({ cell, text }) => ({ ...cell, from: text ?? '' })),
        doubts: isConflict && !hasConflict ? [...change.doubts, { kind: 'conflict' }] : change.doubts,
      },
    ]
  })
  return { line, title, id, kind: 'changed', row, changes }
}
