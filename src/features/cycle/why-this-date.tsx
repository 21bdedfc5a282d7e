import { Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { CycleLog } from '@/domain/cycle/log'
import { leftOutTexts } from '@/messages/cycle/log'
import type { Outlook } from '@/domain/cycle/outlook'
import { confidenceText, predictionRuleText } from './prediction-text'
import { addDays } from '@/domain/shared/day'
import { dayCount, dayRange } from '@/messages/shared/format-day'
import classes from './cards.module.css'
import { Estimate } from './estimate'

type WhyThisDateProps = { outlook: Outlook; log: CycleLog }

/** Explains which cycles a prediction uses and how reliable it is. */
export function WhyThisDate({ outlook, log }: WhyThisDateProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  return (
    <>
      <UnstyledButton className={classes.why} aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
        {outlook.running?.next ? 'Why this date?' : 'Why is there no date?'}
        <IconChevronDown size={20} className={classes.arrow} aria-hidden />
      </UnstyledButton>
      <div id={panelId} hidden={!open}>
        {open && <Reasons outlook={outlook} log={log} />}
      </div>
    </>
  )
}

function Reasons({ outlook, log }: WhyThisDateProps) {
  const { estimate, eligible, cycles, shape } = outlook
  const used = eligible.slice(eligible.length - estimate.basis.length)
  const reasons = new Map(log.profile.leftOut.map(({ start, reason }) => [start, leftOutTexts[reason]]))
  const leftOut = cycles.filter(({ use }) => use !== 'counted')
  return (
    <div className={classes.facts}>
      <Text>{predictionRuleText(outlook)}</Text>
      <dl>
        {used.length > 0 && (
          <>
            <dt>Cycles used</dt>
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
            <dt>Left out</dt>
            <dd>
              <ul>
                {leftOut.map(({ start, length }) => (
                  <li key={start}>
                    <span>{dayRange(start, addDays(start, length - 1))}</span>
                    <span>{reasons.get(start) ?? `${dayCount(length)}: not counted`}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        <dt>Spread</dt>
        <dd>{estimate.spread === null ? 'Known from three cycles on.' : `About ${estimate.spread.toFixed(1)} days either way.`}</dd>
        <dt>Confidence</dt>
        <dd>{confidenceText[estimate.confidence]}</dd>
        <dt>Ovulation</dt>
        <dd>Reckoned {dayCount(shape.lutealLength)} before the next period; in 95 of 100 cycles it is 7 to 17. This can be set from 10 to 16.</dd>
      </dl>
      <Text size="sm" c="var(--ink-soft)">
        Only cycles of 15 to 90 days count, without those that you leave out, that may hide a forgotten period, and those of a pregnancy or the first after a birth. The last six of them decide.
      </Text>
      <Estimate />
    </div>
  )
}
