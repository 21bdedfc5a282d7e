import type { User } from '@/store/session/session-state'
import type { IsoDay } from '@/kit/rules/day'
import type { ShownPregnancy } from './shown-pregnancy'

/** The props of each part of an open pregnancy record. */
export type RecordProps = { user: User; today: IsoDay; shown: ShownPregnancy }
