import type { ReactNode } from 'react'
import classes from './centered-actions.module.css'

/** What a screen without content offers. */
export const CenteredActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
)
