import type { ReactNode } from 'react'
import type { User } from '@/data/session/session-state'
import type { TrackerChange, TrackerMode, TrackerView } from '@/domain/cycle/tracker-url'
import type { IsoDay } from '@/domain/shared/day'

/** A pregnancy as the cycle's side of a tracker knows it. */
type RunningPregnancy = {
  /** The first of its 280 days. */
  readonly since: IsoDay
  readonly due: IsoDay
}

/** What both faces of the tracker are given, whatever their tabs. */
export type TrackerGiven = {
  readonly person: User
  readonly today: IsoDay
  /** Null while there is none; predictions pause while there is one. */
  readonly pregnancy: RunningPregnancy | null
  readonly mode: TrackerMode
  /** The day that is open for logging. */
  readonly day: IsoDay | null
  readonly view: TrackerView | null
  readonly onBack: () => void
  /** What other areas put into a tracker. */
  readonly parts: { readonly pregnancy: ReactNode; readonly reminders: ReactNode }
}

export type TrackerProps<Tab extends string> = TrackerGiven & {
  readonly tab: Tab
  /** Changes what is named and leaves the rest as it is; `push` makes it a step that the phone's Back takes back. */
  readonly onSearch: (change: TrackerChange<Tab>, how?: 'push' | 'replace') => void
}
