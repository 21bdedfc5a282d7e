import type { ReactNode } from 'react'
import classes from './centered-actions.module.css'

/** The actions of a screen without content. */
export const CenteredActions = ({ children }: { children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
)
