import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, NativeSelect, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { bulkActionValues, bulkFields, readBulkAmount, type BulkAction } from '@/admin/rules/bulk'
import type { ItemRow } from '@/admin/rules/item-row'
import type { TakenBack } from '@/admin/rules/take-back'
import { valueOf } from '@/kit/rules/choice'
import type { UserId } from '@/kit/rules/ids'
import type { CampusSlug } from '@/campus/rules/campus'
import { bulkActions, bulkAmountProblem, bulkAmountText } from '@/admin/words/bulk'
import type { ShownField, ShownTab } from '@/admin/words/tabs'
import * as messages from '#words/admin/tools'
import { showBatch } from '../batches'
import { DoneBatches } from '../done-batches'
import many from '../many.module.css'
import { BulkRow } from './bulk-row'
import { useBulk } from './use-bulk'

type BulkFormProps = {
  userId: UserId
  campus: CampusSlug | null
  spec: ShownTab
  rows: readonly ItemRow[]
  total: number
  onChanged: () => void
}

/** The change, and what it does to each selected item before it is saved. */
export function BulkForm({ userId, campus, spec, rows: loaded, total, onChanged }: BulkFormProps) {
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
          radius="xl"
          value={column}
          data={fields.map((field) => ({ value: field.column, label: field.label }))}
          onChange={({ currentTarget: { value } }) =>
            setColumn(fields.find((field) => field.column === value)?.column ?? column)
          }
        />
        <NativeSelect
          label={messages.change}
          size="md"
          radius="xl"
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
      <div className={many.foot}>
        <Button fullWidth loading={busy} disabled={selected.size === 0} onClick={() => void submit()}>
          {selected.size === 0 ? messages.selectWhat : messages.saveChanges({ count })}
        </Button>
      </div>
    </>
  )
}
