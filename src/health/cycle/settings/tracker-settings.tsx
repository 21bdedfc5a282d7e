// Chunk: tracker-settings

import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import { openPage, summaryIntro } from '#words/health/cycle/screens-settings'
import { backToTracker, forDoctorOrNurse, settings } from '#words/health/cycle/screens-tracker'
import { ScreenHeader } from '@/kit/layout/screen-header'
import type { CycleView } from '../queries'
import { BackupSettings } from './backup/backup-settings'
import { CalendarSettings } from './calendar-settings'
import { CycleSettings } from './cycle-settings'
import { DeleteEverything } from './delete-everything'
import { Section } from './section'
import { PinSettings } from './pin/pin-settings'
import { StageSettings } from './stage-settings'
import classes from './settings.module.css'

type TrackerSettingsProps = {
  userId: UserId
  today: IsoDay
  open: Extract<CycleView, { status: 'open' }>
  /** The reminder settings, from another room. */
  reminders: ReactNode
  /** Opens the page for a doctor or nurse. */
  onSummary: () => void
  onClose: () => void
}

/** Settings of the cycle log, the same in both trackers. */
export function TrackerSettings({ userId, today, open, reminders, onSummary, onClose }: TrackerSettingsProps) {
  return (
    <div className={classes.screen}>
      <ScreenHeader title={settings} backLabel={backToTracker} onBack={onClose} />
      <div className={classes.sections}>
        <CycleSettings userId={userId} today={today} log={open.log} />
        <StageSettings userId={userId} log={open.log} />
        {reminders}
        <PinSettings userId={userId} lockAfter={open.lockAfter} asksDevice={open.asksDevice} />
        <BackupSettings userId={userId} today={today} open={open} />
        <CalendarSettings userId={userId} today={today} open={open} />
        <Section title={forDoctorOrNurse} intro={summaryIntro}>
          <Button variant="default" leftSection={<IconFileText size={18} aria-hidden />} onClick={onSummary}>
            {openPage}
          </Button>
        </Section>
        <DeleteEverything userId={userId} log={open.log} />
      </div>
    </div>
  )
}
