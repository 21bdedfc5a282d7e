import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { TitledSection } from '@/kit/layout/titled-section'
import classes from './settings.module.css'

type SectionProps = { title: string; intro?: string; children: ReactNode }

export function Section({ title, intro, children }: SectionProps) {
  return (
    <TitledSection title={title} className={classes.card}>
      {intro && <Text c="var(--ink-soft)">{intro}</Text>}
      {children}
    </TitledSection>
  )
}
