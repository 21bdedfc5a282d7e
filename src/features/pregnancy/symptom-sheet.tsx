import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { parseDay } from '@/domain/shared/day'
import { entryLimits, withEntry, withoutEntry, type Listed, type SymptomEntry } from '@/domain/pregnancy/entries'
import * as messages from '@/messages/pregnancy/forms.gen'
import { EntrySheet } from './entry-sheet'
import { useEntry, type EntryFormProps } from './use-entry'

export function SymptomSheet(props: EntryFormProps<Listed<SymptomEntry>>) {
  const { edited, shown, today, onClose } = props
  const [draft, setDraft] = useState({ date: edited ? (edited.date ?? '') : today, text: edited?.text ?? '' })
  const { busy, problem, showProblem, save } = useEntry(props)
  const list = shown.row.symptoms

  const submit = () => {
    const text = draft.text.trim()
    if (text === '') return showProblem(messages.noSymptom)
    save({ symptoms: withEntry(list, edited, { date: parseDay(draft.date), text }) })
  }

  return (
    <EntrySheet
      title={edited ? messages.editSymptom : messages.newSymptom}
      busy={busy}
      onClose={onClose}
      onSave={submit}
      onDelete={edited ? () => save({ symptoms: withoutEntry(list, edited) }) : undefined}
    >
      <TextInput
        label={messages.symptom}
        placeholder={messages.symptomExample}
        required
        data-autofocus
        maxLength={entryLimits.symptom}
        value={draft.text}
        error={problem}
        onChange={({ currentTarget }) => setDraft({ ...draft, text: currentTarget.value })}
      />
      <TextInput type="date" label={messages.day} max={today} value={draft.date} onChange={({ currentTarget }) => setDraft({ ...draft, date: currentTarget.value })} />
      <Text size="sm" c="var(--ink-soft)">
        {messages.signsCannotWait}
      </Text>
    </EntrySheet>
  )
}
