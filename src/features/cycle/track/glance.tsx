import { Text, Title } from '@mantine/core'
import { predictionText } from '@/features/cycle/prediction-text'
import type { IsoDay } from '@/domain/shared/day'
import type { OpenCycle } from '../cycle-gate'
import { phaseText } from '../phase-text'
import { WhyThisDate } from '../why-this-date'
import { CycleBar } from './cycle-bar'
import classes from './track.module.css'

type GlanceProps = { today: IsoDay; pregnant: boolean; open: OpenCycle }

/** Today's cycle day and phase, and the next period. */
export function Glance({ today, pregnant, open: { log, outlook } }: GlanceProps) {
  const { running, shape } = outlook
  if (pregnant) return <Paused text="While you are pregnant, predictions pause. What you log is kept." />
  if (!running) return <Paused text="Log the first day of your next period, and your cycle runs from there." />
  const { date, when, range } = predictionText(running, today)
  const late = running.late > 0
  const { name, means } = phaseText[running.phase]
  return (
    <section className={classes.glance} aria-label="Today at a glance" data-phase={running.phase}>
      <Text className={classes.day}>Day {running.day}</Text>
      <Title order={2} size="h3">
        {late ? 'Waiting for your period' : `${name} phase`}
      </Title>
      <CycleBar shape={shape} day={running.day} />
      <Text c="var(--ink-soft)">{late ? 'Stress, exams, travel or illness can each move a period by days.' : means}</Text>
      <dl className={classes.next}>
        <dt>{late ? 'It was expected' : 'Next period'}</dt>
        <dd>
          <b>{date}</b>
          <span>{late ? when : capitalize(when)}</span>
          {range && <small>Likely range: {range}</small>}
        </dd>
      </dl>
      <WhyThisDate outlook={outlook} log={log} />
    </section>
  )
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function Paused({ text }: { text: string }) {
  return (
    <section className={classes.glance} aria-label="Today at a glance">
      <Text>{text}</Text>
    </section>
  )
}
