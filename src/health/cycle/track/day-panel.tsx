import { Button, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { emptyDay } from '@/health/cycle/rules/log'
import type { IsoDay } from '@/kit/rules/day'
import { howIsToday } from '#words/health/cycle/screens-day'
import * as messages from '#words/health/cycle/screens-period-tracker'
import { longDay } from '@/kit/words/format-day'
import type { UserId } from '@/kit/rules/ids'
import type { OpenCycle } from '../cycle-gate'
import { DayForm } from '../day-form'
import { DaySheet } from '../lazy-parts'
import { PeriodActions } from '../period-actions'
import { dayActions } from './day-actions'
import classes from './track.module.css'

/** Without spotting, which only the premium-style tracker offers. */
const flows = ['light', 'medium', 'heavy'] as const

type DayPanelProps = {
  userId: UserId
  day: IsoDay
  today: IsoDay
  open: OpenCycle
  /** With it, buttons start, end or remove a period. */
  actions?: { readonly pregnantSince: IsoDay | null }
}

export function DayPanel({ userId, day, today, open, actions }: DayPanelProps) {
  const { log } = open
  const [opened, setOpened] = useState(false)
  const { saveDay, change } = dayActions(userId)
  const isToday = day === today
  return (
    <section className={classes.panel} aria-label={isToday ? messages.today : longDay(day)}>
      <Title order={2} size="h4">
        {isToday ? howIsToday : longDay(day)}
      </Title>
      {actions && (
        <PeriodActions day={day} today={today} log={log} pregnantSince={actions.pregnantSince} onChange={change} />
      )}
      <DayForm
        key={day}
        day={log.days.find(({ date }) => date === day) ?? emptyDay(day)}
        isFilledIn={log.profile.filledIn.includes(day)}
        days={log.days}
        today={today}
        flows={flows}
        premium={log.profile.premium}
        owner={userId}
        onSave={saveDay}
      />
      {day <= today && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          {messages.moreToLog}
        </Button>
      )}
      {opened && (
        <Suspense>
          <DaySheet
            userId={userId}
            day={day}
            today={today}
            open={open}
            tab="more"
            onSave={saveDay}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
