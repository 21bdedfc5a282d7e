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
  person: UserId
  today: IsoDay
  open: Extract<CycleView, { status: 'open' }>
  /** The settings of the reminders, where there are any. */
  reminders: ReactNode
  onClose: () => void
}

/** The settings of a cycle's log, the same from both faces. */
export function TrackerSettings({ person, today, open, reminders, onClose }: TrackerSettingsProps) {
  return (
    <div className={classes.screen}>
      <ScreenHeader title="Settings" backLabel="Back to the tracker" onBack={onClose} />
      <div className={classes.sections}>
        <CycleSettings person={person} today={today} log={open.log} />
        {reminders}
        <PinSettings person={person} lockAfter={open.lockAfter} asksDevice={open.asksDevice} />
        <BackupSettings person={person} today={today} open={open} />
        <CalendarSettings open={open} />
        <DeleteEverything person={person} log={open.log} />
      </div>
    </div>
  )
}
