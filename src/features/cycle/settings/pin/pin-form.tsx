import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import classes from '../settings.module.css'

type PinFormProps = {
  submitLabel: string
  color?: 'coral'
  busy: boolean
  /** Whether the form can be submitted. */
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
      <div className={classes.actions}>
        <Button type="submit" {...(color && { color })} loading={busy} disabled={!ready}>
          {submitLabel}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
