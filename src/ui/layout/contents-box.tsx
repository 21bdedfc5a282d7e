import type { ReactNode } from 'react'
import classes from './contents-box.module.css'

/** The list of what a long text holds, beside it where there is room. @param children one `li` with a link a heading */
export function ContentsBox({ label, title, children }: { label: string; title?: ReactNode; children: ReactNode }) {
  return (
    <nav className={classes.contents} aria-label={label}>
      {title}
      <ol>{children}</ol>
    </nav>
  )
}
