import { Container, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './home.module.css'

export function Section({ id, title, intro, children }: { id: string; title: string; intro?: string; children: ReactNode }) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <Container>
        <Title order={2} id={`${id}-title`}>
          {title}
        </Title>
        {intro && <Text c="var(--ink-soft)">{intro}</Text>}
        <div className={classes.content}>{children}</div>
      </Container>
    </section>
  )
}
