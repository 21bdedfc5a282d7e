import { NativeSelect, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { isDated, orderIn, type ColumnMapping, type MappingGuess } from '@/health/cycle/rules/transfer/column-mapping'
import { columnUses } from '@/health/cycle/rules/transfer/column-uses'
import { valueOf } from '@/kit/rules/choice'
import { shorten } from '@/kit/rules/cut-text'
import * as messages from '#words/health/cycle/screens-import'
import { columnUseLabels } from '@/health/cycle/words/transfer/import'
import { labelled } from '@/kit/words/labelled'
import type { CsvTable } from '@/health/cycle/rules/transfer/cell-content'
import type { DateOrder } from '@/health/cycle/rules/transfer/dates'
import { FormActions } from '@/kit/form/form-actions'
import classes from '../settings.module.css'

type ColumnsFormProps = {
  table: CsvTable & { readonly name: string | null; readonly guess: MappingGuess }
  /** True if it is one of several tables, and may be left out. */
  isOptional: boolean
  onMap: (mapping: ColumnMapping) => void
  onCancel: () => void
}

const uses = labelled(columnUses, columnUseLabels)
const orderLabels = {
  'day-first': messages.dayFirst,
  'month-first': messages.monthFirst,
  'year-first': messages.yearFirst,
} as const satisfies Record<DateOrder, string>

/** Shows the guessed meaning of each column for the user to correct. */
export function ColumnsForm({ table: { name, headers, rows, guess }, isOptional, onMap, onCancel }: ColumnsFormProps) {
  const [columns, setColumns] = useState(guess.columns)
  const [chosenOrder, setChosenOrder] = useState(guess.dateOrder)
  // Other columns may hold other dates.
  const { order, ambiguous, orders } = orderIn(columns, rows, guess.decided)
  const dateOrder = ambiguous && orders.includes(chosenOrder) ? chosenOrder : order
  const hasDates = isDated(columns)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onMap({ columns, dateOrder })
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Text c="var(--ink-soft)">{name === null ? messages.columns : messages.columnsOf({ name })}</Text>
      <ul className={classes.columns}>
        {headers.map((header, column) => (
          <li key={`${header}-${column}`}>
            <NativeSelect
              label={header}
              description={samplesOf(rows.map(({ cells }) => cells[column] ?? ''))}
              size="md"
              data={uses}
              value={columns[column] ?? 'ignore'}
              onChange={({ currentTarget: { value } }) => {
                const chosen = valueOf(columnUses, value)
                setColumns((current) => current.map((use, index) => (index === column ? chosen : use)))
              }}
            />
          </li>
        ))}
      </ul>
      {ambiguous && <OrderSelect orders={orders} value={dateOrder} onChange={setChosenOrder} />}
      {!hasDates && (
        <Text c={isOptional ? 'var(--ink-soft)' : 'var(--danger)'}>
          {isOptional ? messages.tableLeftOut : messages.needsDates}
        </Text>
      )}
      <FormActions
        className={classes.actions}
        submitLabel={messages.goOn}
        disabled={!hasDates && !isOptional}
        onCancel={onCancel}
      />
    </form>
  )
}

type OrderSelectProps = {
  orders: readonly DateOrder[]
  value: DateOrder
  onChange: (order: DateOrder) => void
  description?: string
}

function OrderSelect({ orders, value: order, onChange, description }: OrderSelectProps) {
  return (
    <NativeSelect
      label={messages.dates}
      description={description}
      size="md"
      data={orders.map((each) => ({ value: each, label: orderLabels[each] }))}
      value={order}
      onChange={({ currentTarget: { value } }) => onChange(orders.find((each) => each === value) ?? order)}
    />
  )
}

type DateOrderFormProps = {
  dates: readonly string[]
  orders: readonly DateOrder[]
  onChoose: (order: DateOrder) => void
  onCancel: () => void
}

/** Asks for the order of the dates alone, where the file tells all else. */
export function DateOrderForm({ dates, orders, onChoose, onCancel }: DateOrderFormProps) {
  const [order, setOrder] = useState<DateOrder>(orders[0] ?? 'day-first')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChoose(order)
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Text c="var(--ink-soft)">{messages.datesOpen}</Text>
      <OrderSelect orders={orders} value={order} onChange={setOrder} description={samplesOf(dates)} />
      <FormActions className={classes.actions} submitLabel={messages.goOn} onCancel={onCancel} />
    </form>
  )
}

const maxSamples = 2

const samplesOf = (cells: readonly string[]): string => {
  const samples = [...new Set(cells.filter((cell) => cell.trim() !== ''))].slice(0, maxSamples)
  return samples.length === 0
    ? messages.emptyColumn
    : messages.samples({ samples: samples.map((sample) => shorten(sample, 41)).join(', ') })
}
