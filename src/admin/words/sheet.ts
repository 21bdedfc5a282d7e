import { picturesOf } from '@/admin/rules/sheet/cell-text'
import type { Sheet } from '@/admin/rules/sheet/read-sheet'
import type { SheetField } from '@/admin/rules/sheet/sheet-columns'
import type { CellChange, Doubt, SheetChange, SheetItem, SheetProblem } from '@/admin/rules/sheet/sheet-item'
import type { Choice } from '@/kit/rules/choice'
import { labelOf } from '@/kit/words/labelled'
import { fieldProblemText, flagChoices, partsText } from './item-form'
import * as messages from '#words/admin/tools'

export const sheetFailureText = ({ problem, max }: Extract<Sheet, { ok: false }>): string => {
  switch (problem) {
    case 'empty':
      return messages.noLines
    case 'no-columns':
      return messages.noColumns
    case 'too-many':
      return messages.tooManyItems({ max: max.toLocaleString('en') })
  }
}

const problemText = (problem: Exclude<SheetProblem['problem'], { kind: 'surplus' | 'unclosed' }>): string => {
  switch (problem.kind) {
    case 'twice':
      return messages.sameId({ first: String(problem.first) })
    case 'no-item':
      return messages.lineOfNoItem
    case 'unreadable':
      return messages.unreadableLetters
    case 'no-flag':
      return messages.noFlag({ yes: labelOf(flagChoices, 'yes'), no: labelOf(flagChoices, '') })
    case 'unclear-day':
      return messages.unclearDay({ one: problem.days[0], other: problem.days[1] })
    case 'only-for':
      return messages.onlyFor({ value: problem.value })
    default:
      return fieldProblemText(problem)
  }
}

/** `Line 4, Price (KSh): Write a whole number, 0 or more.` */
export const sheetProblemText = ({ line, header, problem }: SheetProblem): string => {
  if (problem.kind === 'surplus') return messages.surplusCells({ line: String(line), cells: problem.cells })
  if (problem.kind === 'unclosed') return messages.unclosedQuote({ line: String(line) })
  return messages.lineProblem({ line: String(line), header, problem: problemText(problem) })
}

const kindTexts: Readonly<Record<SheetItem['kind'], (given: { readonly count: number }) => string>> = {
  new: messages.newCount,
  changed: messages.changedCount,
  same: messages.sameCount,
}

/** `2 new, 5 changed, 40 unchanged` */
export const sheetCountText = (items: readonly SheetItem[]): string =>
  Object.entries(kindTexts)
    .map(([kind, text]) => [items.filter((item) => item.kind === kind).length, text] as const)
    .filter(([count]) => count > 0)
    .map(([count, text]) => text({ count }))
    .join(', ')

/** The text of a field as people read it. */
const cellText = ({ kind, choices }: SheetField, text: string, shops: readonly Choice[]): string => {
  if (text === '' && kind !== 'flag') return messages.empty
  if (kind === 'category') return labelOf(choices, text)
  if (kind === 'flag') return labelOf(flagChoices, text)
  if (kind === 'shop') return labelOf(shops, text)
  if (kind === 'parts') return partsText(text).replaceAll('\n', '; ')
  return kind === 'gallery'
    ? picturesOf(text)
        .map((url) => url.split('/').at(-1))
        .join(', ')
    : text
}

/** A change in words: `Price (KSh): 100 → 120`, or the name of a new item or part. */
export const sheetChangeText = (item: SheetItem, { part, cells }: SheetChange, shops: readonly Choice[]): string => {
  if (item.kind === 'new') return item.title
  if (part?.added) return messages.newPart({ part: part.name })
  const change = cells
    .map(({ field, from, to }) =>
      messages.cellChange({ column: field.label, from: cellText(field, from, shops), to: cellText(field, to, shops) }),
    )
    .join(', ')
  return part ? messages.ofPart({ part: part.name, change }) : change
}

/** The cells of a new item or part, each on a line. */
export const sheetCellsText = (cells: readonly CellChange[], shops: readonly Choice[]): string =>
  cells
    .map(({ field, to }) => messages.cellValue({ column: field.label, value: cellText(field, to, shops) }))
    .join('\n')

const doubtTexts = {
  conflict: messages.doubtConflict,
  gone: messages.doubtGone,
  there: messages.doubtThere,
  missing: messages.doubtMissing,
  cut: messages.doubtCut,
  moved: messages.doubtMoved,
  value: messages.doubtValue,
  letters: messages.doubtLetters,
  'same-name': messages.doubtSameName,
} as const satisfies Record<Exclude<Doubt['kind'], 'repeated'>, string>

/** The reason to look at a change. For a conflict, it shows the values of others. */
export const doubtText = (doubt: Doubt, { cells }: SheetChange, shops: readonly Choice[]): string => {
  if (doubt.kind === 'repeated') return messages.doubtRepeated({ first: String(doubt.first) })
  if (doubt.kind !== 'conflict') return doubtTexts[doubt.kind]
  return [
    doubtTexts.conflict,
    ...cells.map(({ field, from, to }) =>
      messages.yoursNow({ yours: cellText(field, to, shops), now: cellText(field, from, shops) }),
    ),
  ].join(' ')
}
