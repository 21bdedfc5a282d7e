import { Checkbox, Text } from '@mantine/core'
import { bulkPlan, type BulkPlan } from '@/admin/rules/bulk'
import { textIn, type ItemRow } from '@/admin/rules/item-row'
import type { AdminColumn } from '@/admin/rules/tab-spec'
import { bulkValueText } from '@/admin/words/bulk'
import type { ShownTab } from '@/admin/words/tabs'
import { saved } from '#words/admin/tools'
import many from '../many.module.css'

type BulkRowProps = {
  spec: ShownTab
  row: ItemRow
  column: AdminColumn
  isPrice: boolean
  selected: boolean
  /** What the change does to it; null while it is not selected or there is no change yet. */
  plan: BulkPlan | null
  /** Undefined before it is saved, null when it was. */
  outcome: string | null | undefined
  onSelect: (on: boolean) => void
}

const unchanged = { action: 'add', amount: 0 } as const

export function BulkRow({ spec, row, column, isPrice, selected, plan, outcome, onSelect }: BulkRowProps) {
  const { steps } = plan ?? bulkPlan(spec, column, row, unchanged)
  return (
    <li className={many.row}>
      <Checkbox
        size="md"
        label={textIn(row.values, spec.title)}
        checked={selected}
        onChange={({ currentTarget: { checked } }) => onSelect(checked)}
        className={many.check}
      />
      {steps.map(({ part, before, after }, index) => (
        <p key={`${part} ${index}`} className={many.step}>
          <span>{part}</span>
          <span>
            {bulkValueText(before, isPrice)}
            {plan && before !== after && (
              <>
                {' → '}
                <Text component="strong" fw={700} c={typeof after === 'number' ? 'var(--price)' : 'var(--danger)'}>
                  {bulkValueText(after, isPrice)}
                </Text>
              </>
            )}
          </span>
        </p>
      ))}
      {outcome !== undefined && (
        <Text
          size="sm"
          c={outcome === null ? 'var(--price)' : 'var(--danger)'}
          role={outcome === null ? undefined : 'alert'}
        >
          {outcome ?? saved}
        </Text>
      )}
    </li>
  )
}
