// Chunk: pregnancy-sheets

import { Textarea, TextInput, Title } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '@/store/use-draft'
import { editAbout, recordLimits } from '@/health/pregnancy/rules/record'
import { readClinicDate } from '@/health/pregnancy/rules/start'
import * as messages from '#words/health/pregnancy/forms'
import { startProblemTexts } from '@/health/pregnancy/words/start'
import { FormActions } from '@/kit/form/form-actions'
import { changePregnancy, useSavePregnancy } from './commands'
import classes from './pregnancy.module.css'
import type { RecordProps } from './shown-pregnancy'

export function AboutForm({ user, today, shown, onDone }: RecordProps & { onDone: () => void }) {
  /** The record as it was when the form opened: another tab may change it meanwhile. */
  const [opened] = useState(shown.record)
  const { due, babyName, notes } = opened
  const { values: draft, change, clear } = useDraft('pregnancy-about', { due, babyName, notes })
  const [problem, setProblem] = useState<string>('')
  const { busy, save } = useSavePregnancy()
  const dueField = useRef<HTMLInputElement>(null)
  const close = () => {
    clear()
    onDone()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reading = readClinicDate(draft.due, due, today)
    if (!reading.ok) {
      flushSync(() => setProblem(startProblemTexts[reading.problem]))
      dueField.current?.focus()
      return
    }
    void save(() => changePregnancy(user, shown, editAbout(opened, { ...draft, due: reading.due }, today)), close)
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Title order={2} size="h3">
        {messages.editRecord}
      </Title>
      <TextInput
        ref={dueField}
        type="date"
        label={messages.dueDate}
        description={messages.dueDateHint}
        value={draft.due}
        error={problem}
        onChange={({ currentTarget }) => {
          change({ due: currentTarget.value })
          setProblem('')
        }}
      />
      <TextInput
        label={messages.babyName}
        description={messages.babyNameHint}
        autoComplete="off"
        maxLength={recordLimits.babyName}
        value={draft.babyName}
        onChange={({ currentTarget }) => change({ babyName: currentTarget.value })}
      />
      <Textarea
        label={messages.notes}
        description={messages.notesHint}
        size="md"
        radius="lg"
        rows={5}
        maxLength={recordLimits.notes}
        value={draft.notes}
        onChange={({ currentTarget }) => change({ notes: currentTarget.value })}
      />
      <FormActions
        className={classes.actions}
        submitLabel={busy ? messages.saving : messages.saveChanges}
        disabled={busy}
        onCancel={close}
      />
    </form>
  )
}
