import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Outlook } from '@/domain/cycle/outlook'
import { phaseText } from './phase-text'
import classes from './phase-card.module.css'
import { PhaseRing } from './phase-ring'

type PhaseCardProps = {
  outlook: Outlook
  children?: ReactNode
}

/** Day and phase of the running cycle. Renders nothing without one. */
export function PhaseCard({ outlook: { running, shape, estimate }, children }: PhaseCardProps) {
  if (!running) return null
  const { name, means } = phaseText[running.phase]
  const [shortest, longest] = [Math.min(...estimate.basis), Math.max(...estimate.basis)]
  return (
    <section className={classes.card} data-phase={running.phase} aria-label="Where you are in your cycle">
      <PhaseRing shape={shape} day={running.day}>
        <Text size="sm" fw={600} c="var(--ink-soft)">
          Cycle day
        </Text>
        <span className={classes.day}>{running.day}</span>
        <Text size="sm" c="var(--ink-soft)">
          {estimate.irregular ? `of ${shortest} to ${longest}` : `of about ${shape.length}`}
        </Text>
      </PhaseRing>
      <div className={classes.words}>
        <Title order={2} size="h3" className={classes.phase}>
          {running.late > 0 ? 'Waiting for your period' : `${name} phase`}
        </Title>
        <Text>{running.late > 0 ? 'A period that takes its time is common. There is nothing that you did wrong.' : means}</Text>
      </div>
      {children}
    </section>
  )
}
