import type { Flow } from '@/health/cycle/rules/history'
import { emptyDay, type CycleLog } from '@/health/cycle/rules/log'
import type { LogTab } from '@/health/cycle/rules/tracker-url'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import { whatToLog } from '#words/health/cycle/screens-day'
import { logTabs } from '@/health/cycle/words/tracker-tabs'
import { ScreenTabs } from '@/kit/layout/screen-tabs'
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

/** The log of a day: flow, and the rest in tabs. */
export function DayEntry({ log, day, tab, onTab, ...form }: DayEntryProps) {
  return (
    <DayForm
      {...form}
      day={log.days.find(({ date }) => date === day) ?? emptyDay(day)}
      isFilledIn={log.profile.filledIn.includes(day)}
      days={log.days}
      premium={log.profile.premium}
      parts={['flow', tab]}
    >
      {(fields) => (
        <ScreenTabs label={whatToLog} tabs={logTabs} value={tab} onChange={onTab}>
          {fields}
        </ScreenTabs>
      )}
    </DayForm>
  )
}
