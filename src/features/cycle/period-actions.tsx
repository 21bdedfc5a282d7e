import { Button, Text } from '@mantine/core'
import { IconDropletFilled, IconDropletOff, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { clearMark, endPeriod, markCycleStart, removePeriod, startPeriod, type LogChange } from '@/domain/cycle/commands'
import { periodActions } from '@/domain/cycle/period-action-choices'
import type { CycleLog } from '@/domain/cycle/log'
import { undoOf } from '@/domain/cycle/undo'
import type { IsoDay } from '@/domain/shared/day'
import { dayAndMonth, longDay } from '@/messages/shared/format-day'
import { showToast } from '@/ui/feedback/toast'
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
    const undo = () => void onChange(inverse).catch(() => {})
    return run(
      () => onChange(change),
      () => showToast({ title, description: longDay(day), action: { label: 'Undo', onClick: undo } }),
    )
  }
  return (
    <div className={classes.actions} role="group" aria-labelledby={titleId}>
      <Text id={titleId} fw={600} size="sm" className={classes.actionsDay}>
        {day === today ? `Today, ${dayAndMonth(day)}` : longDay(day)}
      </Text>
      {start && (
        <Button variant="light" disabled={busy} leftSection={<IconDropletFilled size={18} aria-hidden />} onClick={() => save('Period logged', startPeriod(day, today))}>
          Period started on this day
        </Button>
      )}
      {startsHere && (
        <Text className={classes.started}>
          <IconDropletFilled size={18} aria-hidden /> Your period started on this day
        </Text>
      )}
      {end && (
        <Button
          variant="default"
          disabled={busy}
          leftSection={<IconDropletOff size={18} aria-hidden />}
          onClick={() => save('End of the period logged', endPeriod(day, today))}
        >
          Period ended on this day
        </Button>
      )}
      {remove && (
        <Button variant="subtle" color="gray" disabled={busy} leftSection={<IconTrash size={18} aria-hidden />} onClick={() => save('Period removed', removePeriod(remove))}>
          Remove this period
        </Button>
      )}
      {cycleStart && (
        <Button variant="default" disabled={busy} onClick={() => save('Marked as the start of a cycle', markCycleStart(day))}>
          A cycle starts here
        </Button>
      )}
      {unmark && (
        <Button variant="default" disabled={busy} onClick={() => save('Mark taken back', clearMark(day))}>
          Take back your mark
        </Button>
      )}
    </div>
  )
}
