import { NativeSelect, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { isDated, type ColumnMapping, type MappingGuess } from '@/domain/cycle/transfer/column-mapping'
import { columnUses } from '@/domain/cycle/transfer/column-uses'
import { valueOf } from '@/domain/shared/choice'
import { shorten } from '@/domain/shared/cut-text'
import * as messages from '@/messages/cycle/screens-import.gen'
import { columnUseLabels } from '@/messages/cycle/transfer/import'
import { labelled } from '@/messages/shared/labelled'
import type { CsvTable } from '@/domain/cycle/transfer/cell-content'
import type { DateOrder } from '@/domain/cycle/transfer/dates'
import { FormActions } from '@/ui/form/form-actions'
import classes from '../settings.module.css'

type ColumnsFormProps = {
  table: CsvTable & { readonly name: string | null; readonly guess: MappingGuess }
  /** Whether it is one of several tables, and may be left out. */
  isOptional: boolean
  onMap: (mapping: ColumnMapping) => void
  onCancel: () => void
}

const uses = labelled(columnUses, columnUseLabels)
const orders = [
  { value: 'day-first', label: messages.dayFirst },
  { value: 'month-first', label: messages.monthFirst },
] as const satisfies readonly { readonly value: DateOrder; readonly label: string }[]

/** Shows the guessed meaning of each column for the user to correct. */
export function ColumnsForm({ table: { name, headers, rows, guess }, isOptional, onMap, onCancel }: ColumnsFormProps) {
  const [columns, setColumns] = useState(guess.columns)
  const [dateOrder, setDateOrder] = useState(guess.dateOrder)
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
              radius="xl"
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
      {guess.datesAmbiguous && (
        <NativeSelect
          label={messages.dates}
          size="md"
          radius="xl"
          data={orders.map((order) => ({ ...order }))}
          value={dateOrder}
          onChange={({ currentTarget: { value } }) => setDateOrder(orders.find((order) => order.value === value)?.value ?? dateOrder)}
        />
      )}
      {!hasDates && <Text c={isOptional ? 'var(--ink-soft)' : 'var(--danger)'}>{isOptional ? messages.tableLeftOut : messages.needsDates}</Text>}
      <FormActions className={classes.actions} submitLabel={messages.goOn} disabled={!hasDates && !isOptional} onCancel={onCancel} />
    </form>
  )
}

const maxSamples = 2

const samplesOf = (cells: readonly string[]): string => {
  const samples = [...new Set(cells.filter((cell) => cell.trim() !== ''))].slice(0, maxSamples)
  return samples.length === 0 ? messages.emptyColumn : messages.samples({ samples: samples.map((sample) => shorten(sample, 41)).join(', ') })
}
