import type { ReactNode } from 'react'
import { DialogFrame } from './dialog-frame'
import classes from './responsive-dialog.module.css'

type DialogProps = {
  title: string
  opened: boolean
  onClose: () => void
  children: ReactNode
  /** The answers, the safest first. */
  actions: ReactNode
}

/** A question that wants an answer before anything happens. */
export function ResponsiveDialog({ title, opened, onClose, children, actions }: DialogProps) {
  if (!opened) return null
  return (
    <DialogFrame title={title} onClose={onClose}>
      {children}
      <div className={classes.actions}>{actions}</div>
    </DialogFrame>
  )
}
