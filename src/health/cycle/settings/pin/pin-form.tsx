import type { FormEvent, ReactNode } from 'react'
import { FormActions } from '@/kit/form/form-actions'
import classes from '../settings.module.css'

type PinFormProps = {
  submitLabel: string
  color?: 'coral'
  busy: boolean
  /** True if the form can be submitted. */
  ready: boolean
  onSubmit: () => Promise<void>
  onCancel: () => void
  children: ReactNode
}

/** Shared form for setting, changing and removing a PIN. */
export function PinForm({ submitLabel, color, busy, ready, onSubmit, onCancel, children }: PinFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) void onSubmit()
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {children}
      <FormActions
        className={classes.actions}
        submitLabel={submitLabel}
        {...(color && { color })}
        loading={busy}
        disabled={!ready}
        onCancel={onCancel}
      />
    </form>
  )
}
