import { bulkActionValues, type BulkAction, type BulkProblem, type Kept, type TakenBack } from '@/admin/rules/bulk'
import { maxListedPrice, type TabSpec } from '@/admin/rules/tab-spec'
import { parseKes } from '@/kit/rules/money'
import type { Typed } from '@/kit/rules/typed-number'
import { labelled } from '@/kit/words/labelled'
import { formatKes } from '@/kit/words/money'
import { unclearNumberText } from '@/kit/words/unclear-number'
import * as messages from '#words/admin/tools'
import { textIn } from '@/admin/rules/item-row'
import { adminProblemText } from './problems'
import * as takeBack from '#words/admin/take-back'

export const bulkActions = labelled(bulkActionValues, {
  set: messages.setTo,
  raise: messages.raiseByPercent,
  lower: messages.lowerByPercent,
  add: messages.raiseByAmount,
  subtract: messages.lowerByAmount,
})

export const bulkAmountText: Readonly<Record<BulkAction, string>> = {
  set: messages.newValue,
  raise: messages.percent,
  lower: messages.percent,
  add: messages.amount,
  subtract: messages.amount,
}

export const bulkAmountProblem = (action: BulkAction, typed: Typed): string =>
  typed.kind === 'unclear'
    ? unclearNumberText(typed)
    : action === 'raise'
      ? messages.raiseProblem
      : action === 'lower'
        ? messages.lowerProblem
        : messages.wholeProblem

const stepProblems: Readonly<Record<BulkProblem, string>> = {
  'below-zero': messages.belowZero,
  'too-high': messages.aboveMost({ max: maxListedPrice.toLocaleString('en') }),
  'not-counted': messages.setFirst,
}

/** A price or a stock as the preview shows it. */
export const bulkValueText = (value: number | BulkProblem | null, isPrice: boolean): string => {
  if (value === null) return messages.notCounted
  if (typeof value !== 'number') return stepProblems[value]
  const amount = isPrice ? parseKes(value) : null
  return amount === null ? value.toLocaleString('en') : formatKes(amount)
}

/** Says how many items were saved and how many were not. */
export const savedManyText = (saved: number, failed: number): string =>
  failed === 0
    ? messages.savedItems({ count: saved })
    : messages.someSaved({ saved: String(saved), failed: String(failed) })

const reasons = {
  changed: takeBack.changedSince,
  deleted: takeBack.deletedSince,
  picture: takeBack.pictureDeleted,
} as const

const whyText = (names: string, kept: Kept): string =>
  kept.why === 'failed'
    ? takeBack.notTakenBack({ names, problem: adminProblemText(kept.problem) })
    : reasons[kept.why]({ names })

/** Names the items that were taken back, and those that were not, with the reasons. */
export const takenBackText = ({ title }: Pick<TabSpec, 'title'>, { rows, removed, kept }: TakenBack): string => {
  const count = rows.length + removed.length
  const reasonsOf = new Map<string, readonly Kept[]>()
  for (const each of kept) {
    const reason = whyText('', each)
    reasonsOf.set(reason, [...(reasonsOf.get(reason) ?? []), each])
  }
  const texts = [...reasonsOf.values()].flatMap(([first, ...others]) =>
    first ? [whyText([first, ...others].map(({ step }) => textIn(step.after.values, title)).join(', '), first)] : [],
  )
  return [...(count > 0 || kept.length === 0 ? [takeBack.takenBack({ count })] : []), ...texts].join(' ')
}
