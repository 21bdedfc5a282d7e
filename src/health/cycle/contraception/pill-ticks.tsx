import { Button, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { pausedUntil, type EmergencyPill, type MethodUse } from '@/health/cycle/rules/contraception'
import type { DayLog } from '@/health/cycle/rules/log'
import { untickedDays } from '@/health/cycle/rules/missed-pills'
import { packDayOn } from '@/health/cycle/rules/pill-pack'
import type { PillTaken } from '@/health/cycle/rules/pill-taken'
import type { IsoDay } from '@/kit/rules/day'
import { lateText } from '@/health/cycle/words/missed-pills'
import * as messages from '#words/health/cycle/screens-contraception'
import { undo } from '#words/health/cycle/screens-tracker'
import { longDay, shortDay } from '@/kit/words/format-day'
import { showToast } from '@/kit/feedback/toast'
import classes from './contraception.module.css'

type PillTicksProps = {
  use: MethodUse
  days: readonly DayLog[]
  emergencyPills: readonly EmergencyPill[]
  today: IsoDay
  /** The day whose pill comes next: today, or yesterday while that one can be taken in time. */
  day: IsoDay
  busy: boolean
  /** @param taken null: the tick is taken back */
  onTick: (day: IsoDay, taken: PillTaken | null, onSaved?: () => void) => void
}

/** Ticks the pill of today with one tap, and those of the days before that were forgotten. */
export function PillTicks({ use, days, emergencyPills, today, day: next, busy, onTick }: PillTicksProps) {
  const taken = days.find(({ date }) => date === next)?.pillTaken ?? null
  const isDue = (packDayOn(use.packs, next)?.isActive ?? true) && pausedUntil(next, emergencyPills) === null
  const isToday = next === today
  const late = lateText(use)
  const tickEarlier = (day: IsoDay, value: PillTaken) =>
    onTick(day, value, () =>
      showToast({
        title: messages.pillSaved({ day: longDay(day) }),
        action: { label: undo, onClick: () => onTick(day, null) },
      }),
    )
  return (
    <>
      {taken ? (
        <div className={classes.actions}>
          <Text className={classes.ticked}>
            <IconCheck size={20} stroke={3} aria-hidden />
            {taken === 'late' ? messages.takenLateToday : messages.takenToday}
          </Text>
          <Button
            variant="default"
            size="compact-md"
            disabled={busy}
            aria-label={messages.undoToday}
            onClick={() => onTick(next, null)}
          >
            {undo}
          </Button>
        </div>
      ) : (
        isDue && (
          <div className={classes.actions}>
            {!isToday && <Text>{messages.stillInTime({ day: longDay(next) })}</Text>}
            <Button disabled={busy} onClick={() => onTick(next, 'in-time')}>
              {isToday ? messages.tookToday : messages.tookPillOf({ day: longDay(next) })}
            </Button>
            {use.method === 'progestogen-pill' && (
              <Button variant="default" disabled={busy} onClick={() => onTick(next, 'late')}>
                {late}
              </Button>
            )}
          </div>
        )
      )}
      {untickedDays(use, days, next, emergencyPills).map((day) => (
        <div key={day} role="group" aria-label={longDay(day)} className={classes.unticked}>
          <Text>{messages.notTicked({ day: shortDay(day) })}</Text>
          <Button
            variant="light"
            disabled={busy}
            aria-label={messages.tookItOn({ day: longDay(day) })}
            onClick={() => tickEarlier(day, 'in-time')}
          >
            {messages.tookIt}
          </Button>
          <Button
            variant="default"
            disabled={busy}
            aria-label={messages.lateOn({ late, day: longDay(day) })}
            onClick={() => tickEarlier(day, 'late')}
          >
            {late}
          </Button>
        </div>
      ))}
    </>
  )
}
