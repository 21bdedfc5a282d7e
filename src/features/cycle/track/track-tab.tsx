import type { IsoDay } from '@/domain/shared/day'
import type { UserId } from '@/domain/shared/ids'
import { WarningSignCards } from '../warning-sign-cards'
import type { OpenCycle } from '../cycle-gate'
import { FirstUse } from '../first-use'
import { DayPanel } from './day-panel'
import { Glance } from './glance'
import { dayActions } from './day-actions'
import classes from './track.module.css'

type TrackTabProps = { person: UserId; today: IsoDay; pregnant: boolean; open: OpenCycle; onCalendar: () => void }

/** Today: how it stands, and what there is to note. */
export function TrackTab({ person, today, pregnant, open, onCalendar }: TrackTabProps) {
  const { log, outlook } = open
  const asks = outlook.periods.length === 0 && !pregnant
  const isNew = asks && log.days.length === 0
  const first = <FirstUse today={today} shape={log.profile.shape} onChange={dayActions(person).change} onLater={isNew ? onCalendar : null} />
  if (isNew) return first
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        {asks ? first : <Glance today={today} pregnant={pregnant} open={open} />}
        <WarningSignCards care={outlook.care} />
      </div>
      <DayPanel person={person} day={today} today={today} open={open} acts />
    </div>
  )
}
