// Chunk: tracker-log

import { Text } from '@mantine/core'
import { entryOf } from '@/health/cycle/rules/cycle-entry'
import type { CycleLog } from '@/health/cycle/rules/log'
import type { Outlook } from '@/health/cycle/rules/outlook'
import { addDays, type IsoDay } from '@/kit/rules/day'
import { leftOutTexts } from '@/health/cycle/words/log'
import * as messages from '#words/health/cycle/screens-reasons'
import { dayCount, dayRange } from '@/kit/words/format-day'
import classes from './cards.module.css'
import { Estimate } from './estimate'
import { predictionRuleText } from './prediction-rule'

export type ReasonsForDateProps = { outlook: Outlook; log: CycleLog }

const confidenceTexts = { low: messages.low, medium: messages.medium, high: messages.high } as const satisfies Record<
  Outlook['estimate']['confidence'],
  string
>

/** Which cycles a prediction uses, which it leaves out and why, and how reliable it is. */
export function ReasonsForDate({ outlook, log }: ReasonsForDateProps) {
  const { estimate, eligible, cycles, periods, shape } = outlook
  const used = eligible.slice(eligible.length - estimate.basis.length)
  const starts = periods.map(({ start }) => start)
  const reasonOf = (start: IsoDay) => {
    const entry = entryOf(log.profile.leftOut, start, starts)
    return entry && leftOutTexts[entry.reason]
  }
  const leftOut = cycles.filter(({ use }) => use !== 'counted')
  return (
    <div className={classes.facts}>
      <Text>{predictionRuleText(outlook)}</Text>
      <dl>
        {used.length > 0 && (
          <>
            <dt>{messages.cyclesUsed}</dt>
            <dd>
              <ul>
                {used.map(({ start, length }) => (
                  <li key={start}>
                    <span>{dayRange(start, addDays(start, length - 1))}</span>
                    <span>{dayCount(length)}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {leftOut.length > 0 && (
          <>
            <dt>{messages.leftOut}</dt>
            <dd>
              <ul>
                {leftOut.map(({ start, length }) => (
                  <li key={start}>
                    <span>{dayRange(start, addDays(start, length - 1))}</span>
                    <span>{reasonOf(start) ?? messages.notCounted({ days: length })}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>{messages.spread}</dt>
        <dd>
          {estimate.spread === null ? messages.spreadLater : messages.spreadDays({ days: estimate.spread.toFixed(1) })}
        </dd>
        <dt>{messages.confidence}</dt>
        <dd>{confidenceTexts[estimate.confidence]}</dd>
        <dt>{messages.ovulation}</dt>
        <dd>{messages.ovulationText({ days: shape.lutealLength })}</dd>
      </dl>
      <Text size="sm" c="var(--ink-soft)">
        {messages.whatCounts}
      </Text>
      <Estimate />
    </div>
  )
}
