import { readSheet, type Sheet } from '@/domain/admin/sheet/read-sheet'
import type { CellTexts } from '@/domain/admin/sheet/cell-text'
import type { SheetSpec } from '@/domain/admin/sheet/sheet-columns'
import { writeSheet } from '@/domain/admin/sheet/write-sheet'
import type { UserId } from '@/domain/shared/ids'
import type { CampusSlug } from '@/domain/university/campus'
import { fileTooLarge } from '@/messages/admin/tools.gen'
import { csvRows, csvText } from '../csv-rows'
import { done, failed, type AdminResult } from './admin-result'
import { readAllItems } from './items'

export type SheetSource = { readonly userId: UserId; readonly campus: CampusSlug | null; readonly spec: SheetSpec; readonly texts: CellTexts }

const largestFile = 5 * 1024 * 1024

/** All items of a tab as the text of a CSV file. */
export const sheetFile = async ({ userId, campus, spec, texts }: SheetSource): Promise<AdminResult<string>> => {
  const stored = await readAllItems(userId, spec, { campus, query: '' })
  return stored.ok ? done(csvText(writeSheet(spec, stored.value, texts))) : stored
}

/** Reads a CSV file and compares it with what is stored now. Nothing is written. */
export const openSheet = async ({ userId, campus, spec, texts }: SheetSource, file: File): Promise<AdminResult<Sheet>> => {
  if (file.size > largestFile) return failed({ kind: 'refused', message: fileTooLarge })
  const [stored, content] = await Promise.all([readAllItems(userId, spec, { campus, query: '' }), file.text()])
  return stored.ok ? done(readSheet(spec, csvRows(content), { stored: stored.value, texts, newId: () => crypto.randomUUID() })) : stored
}
