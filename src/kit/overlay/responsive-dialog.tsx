import type { ReactNode } from 'react'
import { DialogFrame } from './dialog-frame'
import classes from './responsive-dialog.module.css'

type DialogProps = {
  title: string
  opened: boolean
  onClose: () => void
  children: ReactNode
  /** Buttons, the safest first. */
  actions: ReactNode
}

/** A dialog that asks for a decision. */
export function ResponsiveDialog({ title, opened, onClose, children, actions }: DialogProps) {
  if (!opened) return null
  return (
    <DialogFrame title={title} onClose={onClose}>
      {children}
      <div className={classes.actions}>{actions}</div>
    </DialogFrame>
  )
}
