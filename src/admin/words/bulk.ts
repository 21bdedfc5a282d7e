import { bulkActionValues, type BulkAction, type BulkProblem } from '@/admin/rules/bulk'
import { maxListedPrice } from '@/admin/rules/tab-spec'
import { parseKes } from '@/kit/rules/money'
import type { Typed } from '@/kit/rules/typed-number'
import { labelled } from '@/kit/words/labelled'
import { formatKes } from '@/kit/words/money'
import { unclearNumberText } from '@/kit/words/unclear-number'
import * as messages from '#words/admin/tools'

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
