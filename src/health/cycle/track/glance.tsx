import { Text, Title } from '@mantine/core'
import { predictionText } from '@/health/cycle/prediction-text'
import type { RunningCycle } from '@/health/cycle/rules/running-cycle'
import type { IsoDay } from '@/kit/rules/day'
import { pausedText, testText, unpredictedText } from '@/health/cycle/words/outlook'
import { whereText } from '@/health/cycle/words/phases'
import * as messages from '#words/health/cycle/screens-period-tracker'
import { likelyRange, nextPeriod } from '#words/health/cycle/screens-prediction'
import type { OpenCycle } from '../cycle-gate'
import { Estimate } from '../estimate'
import { PausedWords } from '../paused-words'
import { WhyThisDate } from '../why-this-date'
import classes from './track.module.css'
import { phaseArcs, pointOnRing } from '@/health/cycle/rules/ring'
import type { CycleShape } from '@/health/cycle/rules/phases'

type GlanceProps = { today: IsoDay; open: OpenCycle }

/** Today's cycle day and phase, and the next period. */
export function Glance({ today, open: { log, outlook } }: GlanceProps) {
  const { running, state, estimate: length } = outlook
  if (state.kind !== 'cycling') {
    return (
      <section className={classes.glance} aria-label={messages.atAGlance}>
        <Title order={2} size="h3">
          {pausedText(state).title}
        </Title>
        <PausedWords state={state} />
      </section>
    )
  }
  // The card about contraception says why.
  if (!running || running.unpredicted === 'contraception') return null
  const { title, means, estimate } = whereText(running, today)
  return (
    <section className={classes.glance} aria-label={messages.atAGlance} data-phase={running.phase ?? undefined}>
      <Text className={classes.day}>{messages.day({ day: String(running.day) })}</Text>
      <Title order={2} size="h3">
        {title}
      </Title>
      {running.next && <CycleBar shape={running.shape} day={running.day} known={running.hasPhases} />}
      <Text c="var(--ink-soft)">{means}</Text>
      {estimate && <Estimate />}
      <NextPeriodLines irregular={length.irregular} running={running} today={today} />
      <WhyThisDate outlook={outlook} log={log} />
    </section>
  )
}

type NextPeriodLinesProps = { irregular: boolean; running: RunningCycle; today: IsoDay }

function NextPeriodLines({ irregular, running, today }: NextPeriodLinesProps) {
  const prediction = predictionText(running, today)
  if (!prediction) return <Text>{unpredictedText(running)}</Text>
  const { date, when, range } = prediction
  const late = running.late > 0
  const isPast = running.next !== null && running.next.to < today
  return (
    <>
      <dl className={classes.next}>
        <dt>{isPast ? messages.wasExpected : nextPeriod}</dt>
        <dd>
          <b>{date}</b>
          <span>{late ? when : capitalize(when)}</span>
          {range && <small>{likelyRange({ range })}</small>}
        </dd>
      </dl>
      {late && <Text size="sm">{testText(irregular)}</Text>}
    </>
  )
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The phases of a cycle as a bar, with a mark on `day`. Decorative: the text above says the same.
 * @param known false: no phase but the period is known
 */
function CycleBar({ shape, day, known }: { shape: CycleShape; day: number; known: boolean }) {
  return (
    <div className={classes.bar} aria-hidden>
      {phaseArcs(shape, known).map(({ phase, days }) => (
        <span key={phase} className={classes.stretch} data-phase={phase} style={{ flexGrow: days }} />
      ))}
      <span className={classes.here} style={{ insetInlineStart: `${pointOnRing(day, shape) * 100}%` }} />
    </div>
  )
}
