import { Button } from '@mantine/core'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import * as messages from '#words/health/pregnancy/forms'
import { FormActions } from '@/kit/form/form-actions'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import classes from './pregnancy.module.css'
import { useDraft } from '@/store/use-draft'
import { withoutEntry, type Json } from '@/health/pregnancy/rules/entries'
import { editList, type ListColumn } from '@/health/pregnancy/rules/record'
import { changePregnancy, useSavePregnancy } from './commands'
import type { RecordProps } from './shown-pregnancy'

type EntrySheetProps = {
  title: string
  busy: boolean
  /** Closes the sheet and keeps the draft. */
  onClose: () => void
  /** Closes the sheet and discards the draft. */
  onCancel: () => void
  onSave: () => void
  /** Undefined for a new entry. */
  onDelete?: (() => void) | undefined
  children: ReactNode
}

/** The form that adds or edits one entry of a list. */
export function EntrySheet({ title, busy, onClose, onCancel, onSave, onDelete, children }: EntrySheetProps) {
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    flushSync(onSave)
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <DialogFrame title={title} position="bottom" onClose={onClose}>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        {children}
        <FormActions className={classes.actions} submitLabel={messages.save} disabled={busy} onCancel={onCancel}>
          {onDelete && (
            <Button color="coral" variant="light" disabled={busy} onClick={onDelete}>
              {messages.remove}
            </Button>
          )}
        </FormActions>
      </form>
    </DialogFrame>
  )
}

export type EntryFormProps<Entry> = RecordProps & {
  /** Null for a new entry. */
  edited: Entry | null
  onClose: () => void
}

const listOf = {
  'pregnancy-appointment': 'appointments',
  'pregnancy-symptom': 'symptoms',
  'pregnancy-weight': 'weight_tracking',
} as const satisfies Record<string, ListColumn>

/**
 * Keeps the draft of one entry of a list, and saves it. `problem` is its validation message; `sheet` has props for
 * `EntrySheet`.
 */
export const useEntry = <Field extends string>(
  form: keyof typeof listOf,
  { user, shown, edited, onClose }: EntryFormProps<{ readonly raw: string; readonly at: number }>,
  initial: Readonly<Record<Field, string>>,
) => {
  const { values: draft, change, clear } = useDraft(form, initial, edited?.raw)
  const [problem, setProblem] = useState('')
  const { busy, save } = useSavePregnancy()
  const close = () => {
    clear()
    onClose()
  }
  /** @param edit changes the list as it is stored now */
  const saveList = (edit: (list: unknown) => readonly Json[]) => {
    setProblem('')
    void save(() => changePregnancy(user, shown, editList(listOf[form], edit)), close)
  }
  /** The props of an input. */
  const field = (name: Field) => ({
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const part: Partial<Record<Field, string>> = {}
      part[name] = currentTarget.value
      change(part)
    },
  })
  return {
    draft,
    field,
    problem,
    showProblem: setProblem,
    save: saveList,
    sheet: {
      busy,
      onClose,
      onCancel: close,
      onDelete: edited ? () => saveList((list) => withoutEntry(list, edited)) : undefined,
    },
  }
}
