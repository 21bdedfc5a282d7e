import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import classes from '../settings.module.css'

type PinFormProps = {
  /** What the button says. */
  deed: string
  color?: 'coral'
  busy: boolean
  /** Whether what is typed is enough. */
  ready: boolean
  onDeed: () => Promise<void>
  onCancel: () => void
  children: ReactNode
}

/** The frame of whatever is done with a PIN. */
export function PinForm({ deed, color, busy, ready, onDeed, onCancel, children }: PinFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready) void onDeed()
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {children}
      <div className={classes.actions}>
        <Button type="submit" {...(color && { color })} loading={busy} disabled={!ready}>
          {deed}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
