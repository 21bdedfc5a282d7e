import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { parseDay } from '@/domain/shared/day'
import { kgBounds, parseKg, withoutEntry, withWeight, type Listed, type Weight } from '@/domain/pregnancy/entries'
import * as messages from '@/messages/pregnancy/forms.gen'
import { EntrySheet } from './entry-sheet'
import { useEntry, type EntryFormProps } from './use-entry'

type WeightField = 'kg' | 'date'

export function WeightSheet(props: EntryFormProps<Listed<Weight>>) {
  const { edited, shown, today, onClose } = props
  const initial = { date: edited?.date ?? today, kg: edited ? edited.kg.toFixed(1) : '' }
  const [invalidField, setInvalidField] = useState<WeightField>('kg')
  const { draft, change, busy, problem, showProblem, save, cancel } = useEntry('pregnancy-weight', props, initial)
  const list = shown.row.weight_tracking
  const fail = (field: WeightField, text: string) => {
    setInvalidField(field)
    showProblem(text)
  }

  const submit = () => {
    const kg = parseKg(draft.kg)
    if (kg === null) return fail('kg', messages.noWeight({ min: String(kgBounds.min), max: String(kgBounds.max) }))
    const date = parseDay(draft.date)
    if (date === null || date > today) return fail('date', messages.dayOfWeighing)
    save({ weight_tracking: withWeight(list, edited, { date, kg }) })
  }

  return (
    <EntrySheet
      title={edited ? messages.editWeight : messages.newWeight}
      busy={busy}
      onClose={onClose}
      onCancel={cancel}
      onSave={submit}
      onDelete={edited ? () => save({ weight_tracking: withoutEntry(list, edited) }) : undefined}
    >
      <TextInput
        label={messages.weight}
        placeholder={messages.weightExample}
        inputMode="decimal"
        required
        data-autofocus
        maxLength={8}
        value={draft.kg}
        error={invalidField === 'kg' && problem}
        onChange={({ currentTarget }) => change({ kg: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={messages.day}
        max={today}
        value={draft.date}
        error={invalidField === 'date' && problem}
        onChange={({ currentTarget }) => change({ date: currentTarget.value })}
      />
    </EntrySheet>
  )
}
