import { Text, Title } from '@mantine/core'
import { IconCheck, IconChevronDown, IconCircle, IconFlag, IconHeartFilled } from '@tabler/icons-react'
import { milestonesAt, type MilestoneState } from '@/health/pregnancy/rules/milestones'
import type { MilestoneWeek } from '@/health/pregnancy/rules/gestation'
import { milestoneStateText, milestoneTexts } from '@/health/pregnancy/words/milestones'
import * as messages from '#words/health/pregnancy/milestones'
import shared from './pregnancy.module.css'
import classes from './milestones.module.css'

const icons: Readonly<Record<MilestoneState, typeof IconCheck>> = {
  passed: IconCheck,
  now: IconHeartFilled,
  next: IconFlag,
  later: IconCircle,
}

/** All milestones; the current one is expanded. */
export function Milestones({ weeks }: { weeks: number }) {
  return (
    <section className={shared.card} aria-labelledby="pregnancy-milestones">
      <Title order={2} size="h4" id="pregnancy-milestones">
        {messages.heading}
      </Title>
      <ol className={classes.milestones}>
        {milestonesAt(weeks).map(({ week, state }) => (
          <Milestone key={week} week={week} state={state} />
        ))}
      </ol>
      <Text size="xs" c="var(--ink-soft)">
        {messages.sources}
      </Text>
    </section>
  )
}

function Milestone({ week, state }: { week: MilestoneWeek; state: MilestoneState }) {
  const { title, baby, you } = milestoneTexts[week]
  const Icon = icons[state]
  return (
    <li className={classes.milestone} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={classes.mark} aria-hidden>
        <Icon size={18} />
      </span>
      <details open={state === 'now'}>
        <summary>
          <span className={classes.milestoneTitle}>
            <strong>{messages.week({ week: String(week) })}</strong> <span>{title}</span>
          </span>
          <span className={classes.state}>{milestoneStateText[state]}</span>
          <IconChevronDown size={18} className={classes.fold} aria-hidden />
        </summary>
        <p>{baby}</p>
        <p>{you}</p>
      </details>
    </li>
  )
}
