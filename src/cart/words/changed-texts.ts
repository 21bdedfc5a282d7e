import type { ChangedLine, LineChange } from '@/cart/rules/offers'
import { formatKes } from '@/kit/words/money'
import * as messages from '#words/cart/orders'

const textOf = ({ name: item, price, provider }: ChangedLine['line'], change: LineChange): string => {
  switch (change.what) {
    case 'name':
      return messages.wasNamed({ item, name: change.was })
    case 'provider':
      return provider === ''
        ? messages.wasFrom({ item, provider: change.was })
        : messages.nowFrom({ item, provider, before: change.was })
    case 'price':
      return messages.nowCosts({ item, price: formatKes(price), before: formatKes(change.was) })
    case 'prescription':
      return change.was ? messages.nowNeedsNone({ item }) : messages.nowNeedsPrescription({ item })
  }
}

/** How what is ordered again differs from what was ordered then: a sentence each. */
export const changedTexts = (changed: readonly ChangedLine[]): readonly string[] =>
  changed.flatMap(({ line, changes }) => changes.map((change) => textOf(line, change)))
