import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Outlook } from '@/domain/cycle/outlook'
import type { IsoDay } from '@/domain/shared/day'
import { whereText } from '@/messages/cycle/phases'
import { Estimate } from './estimate'
import classes from './phase-card.module.css'
import { PhaseRing } from './phase-ring'

type PhaseCardProps = {
  outlook: Outlook
  today: IsoDay
  children?: ReactNode
}

const lengthText = ({ running, shape, estimate }: Outlook): string | null => {
  if (!running?.next || running.influence) return null
  return estimate.irregular ? `of ${Math.min(...estimate.basis)} to ${Math.max(...estimate.basis)}` : `of about ${shape.length}`
}

/** Day and phase of the running cycle. Renders nothing without one. */
export function PhaseCard({ outlook, today, children }: PhaseCardProps) {
  const { running, estimate: length } = outlook
  if (!running) return null
  const { title, means, estimate } = whereText(running, today)
  return (
    <section className={classes.card} data-phase={running.phase ?? undefined} aria-label="Where you are in your cycle">
      <PhaseRing shape={running.shape} day={running.day} known={running.next !== null && !length.irregular && !running.influence}>
        <Text size="sm" fw={600} c="var(--ink-soft)">
          Cycle day
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
      {children}
    </section>
  )
}
