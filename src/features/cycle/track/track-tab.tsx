import type { IsoDay } from '@/domain/shared/day'
import type { UserId } from '@/domain/shared/ids'
import { WarningSignCards } from '../warning-sign-cards'
import type { OpenCycle } from '../cycle-gate'
import { FirstUse } from '../first-use'
import { DayPanel } from './day-panel'
import { Glance } from './glance'
import { dayActions } from './day-actions'
import classes from './track.module.css'

type TrackTabProps = { userId: UserId; today: IsoDay; pregnant: boolean; open: OpenCycle; onCalendar: () => void }

/** Today's cycle and the form for today. */
export function TrackTab({ userId, today, pregnant, open, onCalendar }: TrackTabProps) {
  const { log, outlook } = open
  const needsFirstPeriod = outlook.periods.length === 0 && !pregnant
  const isNew = needsFirstPeriod && log.days.length === 0
  const firstUse = <FirstUse today={today} shape={log.profile.shape} onChange={dayActions(userId).change} onSkip={isNew ? onCalendar : null} />
  if (isNew) return firstUse
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        {needsFirstPeriod ? firstUse : <Glance today={today} pregnant={pregnant} open={open} />}
        <WarningSignCards care={outlook.care} />
      </div>
      <DayPanel userId={userId} day={today} today={today} open={open} withActions />
    </div>
  )
}
