import { maxSheetItems, type Sheet, type SheetItem, type SheetProblem } from '@/domain/admin/sheet/read-sheet'
import { flagChoices, fieldProblemText } from './item-form'
import * as messages from './tools.gen'

export const sheetFlags = flagChoices

export const sheetFailureText = (problem: Extract<Sheet, { ok: false }>['problem']): string => {
  switch (problem) {
    case 'empty':
      return messages.noLines
    case 'no-columns':
      return messages.noColumns
    case 'too-many':
      return messages.tooManyItems({ max: maxSheetItems.toLocaleString('en') })
  }
}

/** `Line 4, Price (KSh): Write a whole number, 0 or more.` */
export const sheetProblemText = ({ line, header, problem }: SheetProblem): string => {
  if (problem.kind === 'surplus') return messages.surplusCells({ line: String(line), cells: problem.cells })
  return messages.lineProblem({ line: String(line), header, problem: problem.kind === 'twice' ? messages.sameId({ first: String(problem.first) }) : fieldProblemText(problem) })
}

const kindTexts: Readonly<Record<SheetItem['kind'], (given: { readonly count: string }) => string>> = {
  new: messages.newCount,
  changed: messages.changedCount,
  same: messages.sameCount,
}

/** `2 new, 5 changed, 40 unchanged` */
export const sheetCountText = (items: readonly SheetItem[]): string =>
  Object.entries(kindTexts)
    .map(([kind, text]) => [items.filter((item) => item.kind === kind).length, text] as const)
    .filter(([count]) => count > 0)
    .map(([count, text]) => text({ count: String(count) }))
    .join(', ')

/** What was saved of many, and what was not. */
export const savedManyText = (saved: number, failed: number): string =>
  failed === 0 ? messages.savedItems({ count: saved }) : messages.someSaved({ saved: String(saved), failed: String(failed) })
