import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Outlook } from '@/domain/cycle/outlook'
import { predictionText } from './prediction-text'
import type { IsoDay } from '@/domain/shared/day'
import classes from './cards.module.css'

type PredictionCardProps = {
  outlook: Outlook
  today: IsoDay
  /** "Why this date?" and the actions for a late period. */
  children?: ReactNode
}

/** The next period: a day with its range, or a window for irregular cycles. */
export function PredictionCard({ outlook: { running }, today, children }: PredictionCardProps) {
  if (!running) return null
  const { date, when, range } = predictionText(running, today)
  const late = running.late > 0
  return (
    <section className={classes.card} aria-label="Next period" data-tint={late ? 'dusk' : undefined}>
      <Title order={2} size="h5" className={classes.kind}>
        {late ? 'Next period: it was expected' : 'Next period'}
      </Title>
      <p className={classes.big}>{date}</p>
      <Text fw={600} className={classes.when}>
        {when}
      </Text>
      {range && <Text c="var(--ink-soft)">Likely range: {range}</Text>}
      {running.next.kind === 'window' && <Text c="var(--ink-soft)">Your cycles vary, so this is a window and not a day.</Text>}
      {late && (
        <Text>
          Stress, exams, travel, illness or little sleep can each move a period by days. Rest where you can. If you might be pregnant, a test works from the
          first day of a missed period.
        </Text>
      )}
      {children}
    </section>
  )
}
