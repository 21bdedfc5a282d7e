import { useState } from 'react'
import type { LogTab } from '@/domain/cycle/tracker-url'
import type { IsoDay } from '@/domain/shared/day'
import type { UserId } from '@/domain/shared/ids'
import { howIsToday } from '@/messages/cycle/screens-day.gen'
import { longDay } from '@/messages/shared/format-day'
import { DialogFrame } from '@/ui/overlay/dialog-frame'
import type { OpenCycle } from './cycle-gate'
import type { SaveEdits } from './day-drafts'
import { DayEntry } from './day-entry'
import { offeredFlows } from './flow-order'

export type DaySheetProps = { userId: UserId; day: IsoDay; today: IsoDay; open: OpenCycle; tab?: LogTab; onSave: SaveEdits; onClose: () => void }

/** The entry of a day, over whatever screen is open. */
export function DaySheet({ userId, day, today, open: { log }, tab: first = 'symptoms', onSave, onClose }: DaySheetProps) {
  const [tab, setTab] = useState<LogTab>(first)
  return (
    <DialogFrame isStep title={day === today ? howIsToday : longDay(day)} position="bottom" onClose={onClose}>
      <DayEntry log={log} day={day} today={today} owner={userId} flows={offeredFlows} tab={tab} onTab={setTab} onSave={onSave} />
    </DialogFrame>
  )
}
