import { Text, Title } from '@mantine/core'
import type { Outlook } from '@/health/cycle/rules/outlook'
import type { IsoDay } from '@/kit/rules/day'
import { whereText } from '@/health/cycle/words/phases'
import * as messages from '#words/health/cycle/screens-prediction'
import { Estimate } from './estimate'
import classes from './phase-card.module.css'
import { PhaseRing } from './phase-ring'

type PhaseCardProps = { outlook: Outlook; today: IsoDay }

const lengthText = ({ running, shape, estimate }: Outlook): string | null => {
  if (!running?.next || running.influence) return null
  return estimate.irregular
    ? messages.ofRange({ shortest: String(Math.min(...estimate.basis)), longest: String(Math.max(...estimate.basis)) })
    : messages.ofAbout({ length: String(shape.length) })
}

/** Day and phase of the running cycle. Renders nothing without one. */
export function PhaseCard({ outlook, today }: PhaseCardProps) {
  const { running } = outlook
  if (!running) return null
  const { title, means, estimate } = whereText(running, today)
  return (
    <section className={classes.card} data-phase={running.phase ?? undefined} aria-label={messages.whereYouAre}>
      <PhaseRing shape={running.shape} day={running.day} known={running.hasPhases}>
        <Text size="sm" fw={600} c="var(--ink-soft)">
          {messages.cycleDay}
        </Text>
        <span className={classes.day}>{running.day}</span>
        <Text size="sm" c="var(--ink-soft)">
          {lengthText(outlook)}
        </Text>
      </PhaseRing>
      <div className={classes.words}>
        <Title order={2} size="h3" className={classes.phase}>
          {title}
        </Title>
        <Text>{means}</Text>
        {estimate && <Estimate />}
      </div>
    </section>
  )
}
