import { Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './settings.module.css'

type SectionProps = { title: string; intro?: string; children: ReactNode }

export function Section({ title, intro, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {intro && <Text c="var(--ink-soft)">{intro}</Text>}
      {children}
    </section>
  )
}
