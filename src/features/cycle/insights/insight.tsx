import { Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import disclosure from '@/ui/layout/disclosure.module.css'
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
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {figure && <Text className={classes.figure}>{figure}</Text>}
      <Text c="var(--ink-soft)">{sentence}</Text>
      {chart}
      {details && (
        <details className={disclosure.fold}>
          <summary>{details.label}</summary>
          {details.content}
        </details>
      )}
    </section>
  )
}
