// Chunk: tracker-log

import { useState } from 'react'
import type { LogTab } from '@/health/cycle/rules/tracker-url'
import type { IsoDay } from '@/kit/rules/day'
import type { UserId } from '@/kit/rules/ids'
import { howIsToday } from '#words/health/cycle/screens-day'
import { longDay } from '@/kit/words/format-day'
import { DialogFrame } from '@/kit/overlay/dialog-frame'
import type { OpenCycle } from './cycle-gate'
import type { SaveEdits } from './day-drafts'
import { DayEntry } from './day-entry'
import { offeredFlows } from './flow-order'

export type DaySheetProps = {
  userId: UserId
  day: IsoDay
  today: IsoDay
  open: OpenCycle
  tab?: LogTab
  onSave: SaveEdits
  onClose: () => void
}

/** The entry of a day, over whatever screen is open. */
export function DaySheet({
  userId,
  day,
  today,
  open: { log },
  tab: first = 'symptoms',
  onSave,
  onClose,
}: DaySheetProps) {
  const [tab, setTab] = useState<LogTab>(first)
  return (
    <DialogFrame isStep title={day === today ? howIsToday : longDay(day)} position="bottom" onClose={onClose}>
      <DayEntry
        log={log}
        day={day}
        today={today}
        owner={userId}
        flows={offeredFlows}
        tab={tab}
        onTab={setTab}
        onSave={onSave}
      />
    </DialogFrame>
  )
}
