import { Button } from '@mantine/core'
import { useRef, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import * as messages from '#words/health/pregnancy/forms'
import { FormActions } from '@/kit/form/form-actions'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import classes from './pregnancy.module.css'

type EntrySheetProps = {
  title: string
  busy: boolean
  /** Closes it; what was typed stays. */
  onClose: () => void
  /** Throws away what was typed. */
  onCancel: () => void
  onSave: () => void
  /** Undefined for a new entry. */
  onDelete?: (() => void) | undefined
  children: ReactNode
}

/** Form that adds or edits one entry of a list. */
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
