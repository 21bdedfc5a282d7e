import { Text, TextInput } from '@mantine/core'
import { parseDay } from '@/domain/shared/day'
import { entryLimits, withEntry, withoutEntry, type Listed, type SymptomEntry } from '@/domain/pregnancy/entries'
import { plainLine } from '@/domain/shared/plain-text'
import * as messages from '@/messages/pregnancy/forms.gen'
import { EntrySheet } from './entry-sheet'
import { useEntry, type EntryFormProps } from './use-entry'

export function SymptomSheet(props: EntryFormProps<Listed<SymptomEntry>>) {
  const { edited, shown, today, onClose } = props
  const initial = { date: edited ? (edited.date ?? '') : today, text: edited?.text ?? '' }
  const { draft, change, busy, problem, showProblem, save, cancel } = useEntry('pregnancy-symptom', props, initial)
  const list = shown.row.symptoms

  const submit = () => {
    const text = plainLine(draft.text)
    if (text === '') return showProblem(messages.noSymptom)
    save({ symptoms: withEntry(list, edited, { date: parseDay(draft.date), text }) })
  }

  return (
    <EntrySheet
      title={edited ? messages.editSymptom : messages.newSymptom}
      busy={busy}
      onClose={onClose}
      onCancel={cancel}
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
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <TextInput type="date" label={messages.day} max={today} value={draft.date} onChange={({ currentTarget }) => change({ date: currentTarget.value })} />
      <Text size="sm" c="var(--ink-soft)">
        {messages.signsCannotWait}
      </Text>
    </EntrySheet>
  )
}
