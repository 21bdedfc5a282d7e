// Chunk: pregnancy-sheets

import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { parseDay } from '@/kit/rules/day'
import { kgBounds, parseKg, withWeight, type Listed, type Weight } from '@/health/pregnancy/rules/entries'
import * as messages from '#words/health/pregnancy/forms'
import { EntrySheet, useEntry, type EntryFormProps } from './entry-sheet'

type WeightField = 'kg' | 'date'

export function WeightSheet(props: EntryFormProps<Listed<Weight>>) {
  const { edited, today } = props
  const initial = { date: edited?.date ?? today, kg: edited ? edited.kg.toFixed(1) : '' }
  const [invalidField, setInvalidField] = useState<WeightField>('kg')
  const { draft, field, problem, showProblem, save, sheet } = useEntry('pregnancy-weight', props, initial)
  const fail = (name: WeightField, text: string) => {
    setInvalidField(name)
    showProblem(text)
  }

  const submit = () => {
    const kg = edited && draft.kg === initial.kg ? edited.kg : parseKg(draft.kg)
    if (kg === null) return fail('kg', messages.noWeight({ min: String(kgBounds.min), max: String(kgBounds.max) }))
    const date = parseDay(draft.date)
    if (date === null || date > today) return fail('date', messages.dayOfWeighing)
    const weight = { id: edited ? edited.id : crypto.randomUUID(), date, kg }
    save((list) => withWeight(list, edited, weight))
  }

  return (
    <EntrySheet {...sheet} title={edited ? messages.editWeight : messages.newWeight} onSave={submit}>
      <TextInput
        label={messages.weight}
        placeholder={messages.weightExample}
        inputMode="decimal"
        required
        data-autofocus
        maxLength={8}
        {...field('kg')}
        error={invalidField === 'kg' && problem}
      />
      <TextInput
        type="date"
        label={messages.day}
        max={today}
        error={invalidField === 'date' && problem}
        {...field('date')}
      />
    </EntrySheet>
  )
}
