import { draftOf, draftText } from '@/admin/rules/item-form'
import type { ItemRow } from '@/admin/rules/item-row'
import { partDraftsOf } from '@/admin/rules/part-drafts'
import { readSheet, type Sheet } from '@/admin/rules/sheet/read-sheet'
import { partsFieldOf, type SheetSpec } from '@/admin/rules/sheet/sheet-columns'
import { writeSheet } from '@/admin/rules/sheet/write-sheet'
import type { Choice } from '@/kit/rules/choice'
import { plainText } from '@/kit/rules/plain-text'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/campus/rules/campus'
import { sheetTexts } from '@/admin/words/sheet-texts'
import { fileTooLarge, noTable } from '#words/admin/tools'
import { csvText } from '@/store/csv-rows'
import { done, failed, type AdminResult } from './admin-result'
import { readAllItems } from './items'
import { sheetLines } from './sheet-lines'
import { textOfFile, workbookOf } from './sheet-text'

export type SheetSource = {
  readonly userId: UserId
  readonly campus: CampusSlug | null
  readonly spec: SheetSpec
  readonly shops: readonly Choice[]
}

const largestFile = 5 * 1024 * 1024

/** All items of a tab as the text of a CSV file. */
export const sheetFile = async ({ userId, campus, spec, shops }: SheetSource): Promise<AdminResult<string>> => {
  const stored = await readAllItems(userId, spec, { campus, query: '' })
  return stored.ok ? done(csvText(writeSheet(spec, stored.value, sheetTexts(shops)))) : stored
}

/** The texts of items that have several lines. */
const longTexts = (spec: SheetSpec, rows: readonly ItemRow[]): ReadonlySet<string> => {
  const holder = partsFieldOf(spec)
  const textsOf = (row: ItemRow): readonly string[] => {
    const draft = draftOf(spec, row)
    return [
      ...Object.values(draft.values),
      ...(holder ? partDraftsOf(draftText(draft, holder.column)).flatMap(({ values }) => Object.values(values)) : []),
    ]
  }
  return new Set(
    rows
      .flatMap(textsOf)
      .map(plainText)
      .filter((text) => text.includes('\n')),
  )
}

/** Reads a CSV file and compares it with what is stored now. Nothing is written. */
export const openSheet = async (
  { userId, campus, spec, shops }: SheetSource,
  file: File,
): Promise<AdminResult<Sheet>> => {
  if (file.size > largestFile) return failed({ kind: 'refused', message: fileTooLarge })
  const [stored, content] = await Promise.all([readAllItems(userId, spec, { campus, query: '' }), file.arrayBuffer()])
  const bytes = new Uint8Array(content)
  const workbook = workbookOf(bytes)
  if (workbook) return failed({ kind: 'refused', message: noTable({ program: workbook }) })
  if (!stored.ok) return stored
  const known = longTexts(spec, stored.value)
  const lines = sheetLines(textOfFile(bytes), (cell) => known.has(plainText(cell)))
  return done(
    readSheet(spec, lines, { stored: stored.value, texts: sheetTexts(shops), newId: () => crypto.randomUUID() }),
  )
}
