import { Textarea, TextInput, Title } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { recordLimits } from '@/domain/pregnancy/record'
import { readClinicDate } from '@/domain/pregnancy/start'
import { startProblemTexts } from '@/messages/pregnancy/start'
import { FormActions } from '@/ui/form/form-actions'
import { changePregnancy } from './commands'
import classes from './pregnancy.module.css'
import type { RecordProps } from './record-props'
import { useSavePregnancy } from './use-save-pregnancy'

type AboutDraft = { readonly due: string; readonly babyName: string; readonly notes: string }

export function AboutForm({ user, today, shown, onDone }: RecordProps & { onDone: () => void }) {
  const { record } = shown
  const [draft, setDraft] = useState<AboutDraft>({ due: record.due, babyName: record.babyName, notes: record.notes })
  const [problem, setProblem] = useState<string>('')
  const { busy, run } = useSavePregnancy()
  const dueField = useRef<HTMLInputElement>(null)
  const change = (part: Partial<AboutDraft>) => setDraft((current) => ({ ...current, ...part }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reading = readClinicDate(draft.due, record.due, today)
    if (!reading.ok) {
      flushSync(() => setProblem(startProblemTexts[reading.problem]))
      dueField.current?.focus()
      return
    }
    void run(() => changePregnancy(user, shown, { about: { ...draft, due: reading.due } }, today), onDone)
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Title order={2} size="h3">
        Edit your record
      </Title>
      <TextInput
        ref={dueField}
        type="date"
        label="Due date"
        description="If your clinic or a scan gives another date, put it here: the weeks move with it."
        value={draft.due}
        error={problem}
        onChange={({ currentTarget }) => {
          change({ due: currentTarget.value })
          setProblem('')
        }}
      />
      <TextInput
        label="Baby name"
        description="If you have one, or a name for now."
        autoComplete="off"
        maxLength={recordLimits.babyName}
        value={draft.babyName}
        onChange={({ currentTarget }) => change({ babyName: currentTarget.value })}
      />
      <Textarea
        label="Notes"
        description="What you want to ask or remember."
        size="md"
        radius="lg"
        rows={5}
        maxLength={recordLimits.notes}
        value={draft.notes}
        onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
      />
      <FormActions className={classes.actions} submitLabel={busy ? 'Saving...' : 'Save Changes'} disabled={busy} onCancel={onDone} />
    </form>
  )
}
