import { Button, Text } from '@mantine/core'
import { IconDropletFilled, IconDropletOff, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import {
  clearMark,
  endPeriod,
  markCycleStart,
  removePeriod,
  startPeriod,
  type LogChange,
} from '@/health/cycle/rules/log-changes'
import { periodActions } from '@/health/cycle/rules/period-action-choices'
import type { CycleLog } from '@/health/cycle/rules/log'
import { undoOf } from '@/health/cycle/rules/undo'
import type { IsoDay } from '@/kit/rules/day'
import * as messages from '#words/health/cycle/screens-calendar'
import { undo as undoLabel } from '#words/health/cycle/screens-tracker'
import { dayAndMonth, longDay } from '@/kit/words/format-day'
import { showToast } from '@/kit/feedback/toast'
import classes from './day-form.module.css'
import { useSaving } from './use-saving'

type PeriodActionsProps = {
  day: IsoDay
  today: IsoDay
  log: CycleLog
  /** The first of the 280 days of the running pregnancy; null when there is none. */
  pregnantSince: IsoDay | null
  /** Rejects if nothing was saved. */
  onChange: (change: LogChange) => Promise<void>
}

/** Buttons that start, end or remove a period on a day. Each change can be undone. */
export function PeriodActions({ day, today, log, pregnantSince, onChange }: PeriodActionsProps) {
  const { busy, run } = useSaving()
  const titleId = useId()
  const { start, end, remove, startsHere, cycleStart, unmark } = periodActions(day, today, log, pregnantSince)
  if (!start && !end && !remove && !cycleStart && !unmark) return null
  const save = (title: string, change: LogChange) => {
    const inverse = undoOf(log, change)
    // `onChange` has shown and reported it.
    const undo = () => void onChange(inverse).catch(() => {})
    return run(
      () => onChange(change),
      () => showToast({ title, description: longDay(day), action: { label: undoLabel, onClick: undo } }),
    )
  }
  return (
    <div className={classes.actions} role="group" aria-labelledby={titleId}>
      <Text id={titleId} fw={600} size="sm" className={classes.actionsDay}>
        {day === today ? messages.todayDate({ day: dayAndMonth(day) }) : longDay(day)}
      </Text>
      {start && (
        <Button
          variant="light"
          disabled={busy}
          leftSection={<IconDropletFilled size={18} aria-hidden />}
          onClick={() => save(messages.startSaved, startPeriod(day, today))}
        >
          {messages.start}
        </Button>
      )}
      {startsHere && (
        <Text className={classes.started}>
          <IconDropletFilled size={18} aria-hidden /> {messages.startsHere}
        </Text>
      )}
      {end && (
        <Button
          variant="default"
          disabled={busy}
          leftSection={<IconDropletOff size={18} aria-hidden />}
          onClick={() => save(messages.endSaved, endPeriod(day, today))}
        >
          {messages.end}
        </Button>
      )}
      {remove && (
        <Button
          variant="subtle"
          color="gray"
          disabled={busy}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => save(messages.removed, removePeriod(remove))}
        >
          {messages.remove}
        </Button>
      )}
      {cycleStart && (
        <Button variant="default" disabled={busy} onClick={() => save(messages.cycleStartSaved, markCycleStart(day))}>
          {messages.startCycle}
        </Button>
      )}
      {unmark && (
        <Button variant="default" disabled={busy} onClick={() => save(messages.markTakenBack, clearMark(day))}>
          {messages.takeBackMark}
        </Button>
      )}
    </div>
  )
}
