import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './home.module.css'

type SectionProps = {
  id: string
  title: string
  /** Beside the title where there is space. */
  tool?: ReactNode
  children: ReactNode
}

export function Section({ id, title, tool, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className={classes.heading}>
        <Title order={2} id={`${id}-title`} className={classes.sectionTitle}>
          {title}
        </Title>
        {tool}
      </div>
      {children}
    </section>
  )
}
