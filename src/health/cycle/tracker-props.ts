import type { ComponentType, ReactNode } from 'react'
import type { User } from '@/store/session/session-state'
import type { TrackerChange, TrackerMode, TrackerView } from '@/health/cycle/rules/tracker-url'
import type { IsoDay } from '@/kit/rules/day'
import type { OpenCycle } from './cycle-gate'

type RunningPregnancy = {
  /** Day 1 of 280. */
  readonly since: IsoDay
  readonly due: IsoDay
}

export type EarlierLogProps = { readonly user: User; readonly today: IsoDay; readonly open: OpenCycle }

/** Props of both trackers, whatever their tabs. */
export type CommonTrackerProps = {
  readonly user: User
  readonly today: IsoDay
  /** Null if there is none. Predictions pause during a pregnancy. */
  readonly pregnancy: RunningPregnancy | null
  /** True if the pregnancy was started on this screen. */
  readonly started: boolean
  readonly mode: TrackerMode
  /** The day open for logging. */
  readonly day: IsoDay | null
  readonly view: TrackerView | null
  readonly onBack: () => void
  /** Signs out on this phone. */
  readonly signOut: () => Promise<unknown>
  /** Content from other rooms. */
  readonly parts: {
    readonly pregnancy: ReactNode
    /** Opens the danger signs, with numbers to call. */
    readonly help: ReactNode
    readonly reminders: ReactNode
    /** The log that an earlier account with the same address may have left on this phone. */
    readonly EarlierLog: ComponentType<EarlierLogProps>
  }
}

export type TrackerProps<Tab extends string> = CommonTrackerProps & {
  readonly tab: Tab
  /** Changes the given properties and leaves the others as they are; `push` adds a history entry. */
  readonly onSearch: (change: TrackerChange<Tab>, how?: 'push' | 'replace') => void
}
