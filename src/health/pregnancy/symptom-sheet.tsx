// Chunk: pregnancy-sheets

import { Text, TextInput } from '@mantine/core'
import { parseDay } from '@/kit/rules/day'
import { entryLimits, withEntry, type Listed, type SymptomEntry } from '@/health/pregnancy/rules/entries'
import { plainLine } from '@/kit/rules/plain-text'
import * as messages from '#words/health/pregnancy/forms'
import { EntrySheet, useEntry, type EntryFormProps } from './entry-sheet'

export function SymptomSheet(props: EntryFormProps<Listed<SymptomEntry>>) {
  const { edited, today } = props
  const initial = { date: edited ? (edited.date ?? '') : today, text: edited?.text ?? '' }
  const { draft, field, problem, showProblem, save, sheet } = useEntry('pregnancy-symptom', props, initial)

  const submit = () => {
    const text = plainLine(draft.text)
    if (text === '') return showProblem(messages.noSymptom)
    const entry = { id: edited ? edited.id : crypto.randomUUID(), date: parseDay(draft.date), text }
    save((list) => withEntry(list, edited, entry))
  }

  return (
    <EntrySheet {...sheet} title={edited ? messages.editSymptom : messages.newSymptom} onSave={submit}>
      <TextInput
        label={messages.symptom}
        placeholder={messages.symptomExample}
        required
        data-autofocus
        maxLength={entryLimits.symptom}
        {...field('text')}
        error={problem}
      />
      <TextInput type="date" label={messages.day} max={today} {...field('date')} />
      <Text size="sm" c="var(--ink-soft)">
        {messages.signsCannotWait}
      </Text>
    </EntrySheet>
  )
}
