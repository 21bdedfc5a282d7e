import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Outlook } from '@/health/cycle/rules/outlook'
import { influenceText } from '@/health/cycle/words/contraception'
import { testText, unpredictedText, whyLateText } from '@/health/cycle/words/outlook'
import * as messages from '#words/health/cycle/screens-prediction'
import { predictionText } from './prediction-text'
import type { IsoDay } from '@/kit/rules/day'
import classes from './cards.module.css'

type PredictionCardProps = {
  outlook: Outlook
  today: IsoDay
  /** "Why this date?" and the actions for a late period. */
  children?: ReactNode
}

/** The next period: a day with its range, or a window for irregular cycles. */
export function PredictionCard({ outlook: { running, estimate }, today, children }: PredictionCardProps) {
  if (!running) return null
  const prediction = predictionText(running, today)
  if (!prediction) return <Unpredicted why={unpredictedText(running)}>{children}</Unpredicted>
  const { date, when, range } = prediction
  const window = running.next?.kind === 'window'
  const isRough = !window && running.shownPrediction?.kind === 'window'
  const late = running.late > 0
  const isPast = running.next !== null && running.next.to < today
  return (
    <section className={classes.card} aria-label={messages.nextPeriod} data-tint={late ? 'mango' : undefined}>
      <Title order={2} size="h5" className={classes.kind}>
        {isPast ? messages.wasExpected : messages.nextPeriod}
      </Title>
      <p className={classes.big}>{date}</p>
      <Text fw={600} className={classes.when}>
        {when}
      </Text>
      {range && <Text c="var(--ink-soft)">{messages.likelyRange({ range })}</Text>}
      {window && (
        <Text c="var(--ink-soft)">{running.influence ? influenceText(running.influence) : messages.isWindow}</Text>
      )}
      {isRough && <Text c="var(--ink-soft)">{messages.isRough}</Text>}
      {late && <Text>{whyLateText}</Text>}
      {(late || window) && <Text>{testText(estimate.irregular)}</Text>}
      {children}
    </section>
  )
}

function Unpredicted({ why, children }: { why: string | null; children: ReactNode }) {
  return (
    <section className={classes.card} aria-label={messages.nextPeriod}>
      <Title order={2} size="h5" className={classes.kind}>
        {messages.nextPeriod}
      </Title>
      <Text>{why}</Text>
      {children}
    </section>
  )
}
