import type { Flow } from '@/domain/cycle/history'
import { emptyDay, type CycleLog } from '@/domain/cycle/log'
import type { LogTab } from '@/domain/cycle/tracker-url'
import type { IsoDay } from '@/domain/shared/day'
import type { UserId } from '@/domain/shared/ids'
import { whatToLog } from '@/messages/cycle/screens-day.gen'
import { logTabs } from '@/messages/cycle/tracker-tabs'
import { ScreenTabs } from '@/ui/layout/screen-tabs'
import type { SaveEdits } from './day-drafts'
import { DayForm } from './day-form'

type DayEntryProps = {
  log: CycleLog
  day: IsoDay
  today: IsoDay
  owner: UserId
  /** In display order. */
  flows: readonly Flow[]
  tab: LogTab
  onTab: (tab: LogTab) => void
  /** Shows what Premium is. */
  onPremium?: () => void
  onSave: SaveEdits
}

/** What is logged of a day: flow, and the rest in tabs. */
export function DayEntry({ log, day, tab, onTab, ...form }: DayEntryProps) {
  return (
    <DayForm {...form} day={log.days.find(({ date }) => date === day) ?? emptyDay(day)} isFilledIn={log.profile.filledIn.includes(day)} days={log.days} premium={log.profile.premium} parts={['flow', tab]}>
      {(fields) => (
        <ScreenTabs label={whatToLog} tabs={logTabs} value={tab} columns={4} onChange={onTab}>
          {fields}
        </ScreenTabs>
      )}
    </DayForm>
  )
}
