import type { User } from '@/data/session/session-state'
import type { IsoDay } from '@/domain/shared/day'
import type { ShownPregnancy } from './shown-pregnancy'

/** What each part of an open pregnancy record is given. */
export type RecordProps = { user: User; today: IsoDay; shown: ShownPregnancy }
