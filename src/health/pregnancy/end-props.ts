import type { User } from '@/store/session/session-state'
import type { PastPregnancy } from '@/health/cycle/rules/log'
import type { IsoDay } from '@/kit/rules/day'
import type { EndKind } from './end-text'
import type { ShownPregnancy } from './shown-pregnancy'

export type EndPregnancyProps = {
  user: User
  today: IsoDay
  lastPeriod: IsoDay | null
  /** The record; once it is removed, as it was before. */
  shown: ShownPregnancy
  onEnded: (past: PastPregnancy) => Promise<void>
  /** @param how null if the dialog was cancelled */
  onClose: (how: EndKind | null) => void
}
