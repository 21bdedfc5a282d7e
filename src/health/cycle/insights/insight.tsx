import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { TitledSection } from '@/kit/layout/titled-section'
import disclosure from '@/kit/layout/disclosure.module.css'
import classes from './insights.module.css'

type InsightProps = {
  title: string
  figure?: string
  /** Says what the chart shows. */
  sentence: string
  chart?: ReactNode
  /** All figures of the chart, collapsed at first. */
  details?: { readonly label: string; readonly content: ReactNode }
}

/** A sentence, a chart and the figures behind it. */
export function Insight({ title, figure, sentence, chart, details }: InsightProps) {
  return (
    <TitledSection title={title} className={classes.card}>
      {figure && <Text className={classes.figure}>{figure}</Text>}
      <Text c="var(--ink-soft)">{sentence}</Text>
      {chart}
      {details && (
        <details className={disclosure.fold}>
          <summary>{details.label}</summary>
          {details.content}
        </details>
      )}
    </TitledSection>
  )
}
