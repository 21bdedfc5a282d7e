import type { ReactNode } from 'react'
import classes from './contents-box.module.css'

/** A table of contents, beside the text on a wide screen. @param children one `li` with a link per heading */
export function ContentsBox({ label, title, children }: { label: string; title?: ReactNode; children: ReactNode }) {
  return (
    <nav className={classes.contents} aria-label={label}>
      {title}
      <ol>{children}</ol>
    </nav>
  )
}
