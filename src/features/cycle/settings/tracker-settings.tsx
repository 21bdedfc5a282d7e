import type { ReactNode } from 'react'
import type { IsoDay } from '@/domain/shared/day'
import type { UserId } from '@/domain/shared/ids'
import { ScreenHeader } from '@/ui/layout/screen-header'
import type { CycleView } from '../queries'
import { BackupSettings } from './backup/backup-settings'
import { CalendarSettings } from './calendar-settings'
import { CycleSettings } from './cycle-settings'
import { DeleteEverything } from './delete-everything'
import { PinSettings } from './pin/pin-settings'
import classes from './settings.module.css'

type TrackerSettingsProps = {
  userId: UserId
  today: IsoDay
  open: Extract<CycleView, { status: 'open' }>
  /** The reminder settings, from another feature. */
  reminders: ReactNode
  onClose: () => void
}

/** Settings of the cycle log, the same in both trackers. */
export function TrackerSettings({ userId, today, open, reminders, onClose }: TrackerSettingsProps) {
  return (
    <div className={classes.screen}>
      <ScreenHeader title="Settings" backLabel="Back to the tracker" onBack={onClose} />
      <div className={classes.sections}>
        <CycleSettings userId={userId} today={today} log={open.log} />
        {reminders}
        <PinSettings userId={userId} lockAfter={open.lockAfter} asksDevice={open.asksDevice} />
        <BackupSettings userId={userId} today={today} open={open} />
        <CalendarSettings open={open} />
        <DeleteEverything userId={userId} log={open.log} />
      </div>
    </div>
  )
}
