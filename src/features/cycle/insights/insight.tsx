import { Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import fold from '@/ui/layout/disclosure.module.css'
import classes from './insights.module.css'

type InsightProps = {
  title: string
  /** The figure that counts most. */
  figure?: string
  /** What the chart says, in a sentence. */
  sentence: string
  chart?: ReactNode
  /** What opens below: all the figures of the chart. */
  details?: { readonly label: string; readonly content: ReactNode }
}

/** One thing to know of a cycle: a sentence for everybody, a drawing for the eye, the figures for who wants them. */
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
        <details className={fold.fold}>
          <summary>{details.label}</summary>
          {details.content}
        </details>
      )}
    </section>
  )
}
