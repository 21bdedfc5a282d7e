// Chunk: admin-tools

import { Button, Checkbox, NativeSelect, Text, TextInput } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { readAllItems } from '@/admin/store/items'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/kit/rules/campus'
import type { ShownTab, ShownField } from '@/admin/words/tabs'
import * as messages from '#words/admin/tools'
import { EmptyState } from '@/kit/feedback/empty-state'
import { Failure, ListSkeleton } from '../feedback'
import many from '../many.module.css'
import { useAdminQuery } from '../use-admin-query'
import {
  bulkActionValues,
  bulkFields,
  readBulkAmount,
  bulkPlan,
  type BulkAction,
  type TakenBack,
  type BulkPlan,
} from '@/admin/rules/bulk'
import { textIn, type ItemRow } from '@/admin/rules/item-row'
import { valueOf } from '@/kit/rules/choice'
import { bulkActions, bulkAmountProblem, bulkAmountText, bulkValueText } from '@/admin/words/bulk'
import { showBatch, DoneBatches } from '../batches'
import { useBulk } from './use-bulk'
import type { AdminColumn } from '@/admin/rules/tab-spec'

type BulkEditProps = {
  userId: UserId
  campus: CampusSlug | null
  spec: ShownTab
  /** The search of the list: only its results are offered. */
  query: string
  onClose: () => void
  onChanged: () => void
}

/** A cheap phone cannot show more items at once. */
const mostShown = 500

/** Changes the price or the stock of many items at once. */
export function BulkEdit({ userId, campus, spec, query, onClose, onChanged }: BulkEditProps) {
  const items = useAdminQuery(
    useCallback(() => readAllItems(userId, spec, { campus, query }), [userId, spec, campus, query]),
  )
  return (
    <div className={many.view}>
      <Button
        variant="subtle"
        justify="start"
        px="xs"
        ml="calc(-1 * var(--mantine-spacing-xs))"
        leftSection={<IconChevronLeft size={20} aria-hidden />}
        onClick={onClose}
      >
        {messages.backToList}
      </Button>
      {items.state === 'loading' && <ListSkeleton text={messages.loadingItems} />}
      {items.state === 'failed' && <Failure problem={items.problem} onRetry={items.refetch} />}
      {items.state === 'ready' && items.value.length === 0 && (
        <EmptyState image="/pictures/campus.svg#fallback" text={messages.nothingToChange} />
      )}
      {items.state === 'ready' && items.value.length > 0 && (
        <BulkForm
          userId={userId}
          campus={campus}
          spec={spec}
          rows={items.value.slice(0, mostShown)}
          total={items.value.length}
          onChanged={onChanged}
        />
      )}
    </div>
  )
}

type BulkFormProps = {
  userId: UserId
  campus: CampusSlug | null
  spec: ShownTab
  rows: readonly ItemRow[]
  total: number
  onChanged: () => void
}

/** The form of the change, with a preview of its effect on each selected item. */
function BulkForm({ userId, campus, spec, rows: loaded, total, onChanged }: BulkFormProps) {
  const fields = bulkFields<ShownField>(spec.fields)
  const [column, setColumn] = useState(fields[0]?.column ?? 'price')
  const [action, setAction] = useState<BulkAction>('set')
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const { rows, selected, select, outcomes, planOf, save, showTakenBack, busy } = useBulk(
    { userId, campus, spec },
    loaded,
  )
  const target = { userId, campus, spec }
  const afterUndo = (taken: TakenBack) => {
    showTakenBack(taken)
    onChanged()
  }
  const read = readBulkAmount(action, typed)
  const change = read.kind === 'amount' ? { action, amount: read.amount } : null
  const count = rows.filter((row) => planOf(row, column, change)?.values).length
  const allSelected = rows.every(({ id }) => selected.has(id))

  const submit = async () => {
    setAsked(true)
    if (!change || count === 0) return
    const { steps, failed } = await save(column, change)
    showBatch(target, steps, failed, afterUndo)
    if (steps.length > 0) onChanged()
  }
  return (
    <>
      <div className={many.controls}>
        <NativeSelect
          label={messages.what}
          size="md"
          value={column}
          data={fields.map((field) => ({ value: field.column, label: field.label }))}
          onChange={({ currentTarget: { value } }) =>
            setColumn(fields.find((field) => field.column === value)?.column ?? column)
          }
        />
        <NativeSelect
          label={messages.change}
          size="md"
          value={action}
          data={bulkActions.map((choice) => ({ ...choice }))}
          onChange={({ currentTarget: { value } }) => setAction(valueOf(bulkActionValues, value))}
        />
        <TextInput
          label={bulkAmountText[action]}
          size="md"
          inputMode="decimal"
          value={typed}
          error={change === null && (asked || typed !== '') ? bulkAmountProblem(action, read) : undefined}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </div>
      <DoneBatches target={target} onUndone={afterUndo} />
      {total > rows.length && (
        <Text size="sm" c="var(--ink-soft)">
          {messages.someOfAll({ shown: String(rows.length), total: String(total) })}
        </Text>
      )}
      <Checkbox
        size="md"
        label={messages.selectAll({ count: String(rows.length) })}
        checked={allSelected}
        indeterminate={!allSelected && selected.size > 0}
        onChange={({ currentTarget: { checked } }) =>
          select(
            rows.map(({ id }) => id),
            checked,
          )
        }
        className={many.check}
      />
      <ul className={many.rows} aria-label={messages.itemsToChange}>
        {rows.map((row) => (
          <BulkRow
            key={row.id}
            spec={spec}
            row={row}
            isPrice={column !== 'stock'}
            column={column}
            selected={selected.has(row.id)}
            plan={planOf(row, column, change)}
            outcome={outcomes.get(row.id)}
            onSelect={(on) => select([row.id], on)}
          />
        ))}
      </ul>
      <div className={many.foot} data-floats>
        <Button fullWidth loading={busy} disabled={selected.size === 0} onClick={() => void submit()}>
          {selected.size === 0 ? messages.selectWhat : messages.saveChanges({ count })}
        </Button>
      </div>
    </>
  )
}

type BulkRowProps = {
  spec: ShownTab
  row: ItemRow
  column: AdminColumn
  isPrice: boolean
  selected: boolean
  /** The effect of the change; null while the item is not selected or there is no change yet. */
  plan: BulkPlan | null
  /** The reason for a failure; null after a success, undefined before the save. */
  outcome: string | null | undefined
  onSelect: (on: boolean) => void
}

const unchanged = { action: 'add', amount: 0 } as const

function BulkRow({ spec, row, column, isPrice, selected, plan, outcome, onSelect }: BulkRowProps) {
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
          {outcome ?? messages.saved}
        </Text>
      )}
    </li>
  )
}
