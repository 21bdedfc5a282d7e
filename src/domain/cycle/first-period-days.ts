import type { IsoDay } from '../shared/day'
import { changeProfile, startPeriod, type LogChange } from './commands'
import type { CycleShape } from './phases'

/** The initial setup: logs the last period and stores the lengths in the profile. */
export const firstPeriodDays =
  (lastPeriod: IsoDay, shape: CycleShape, today: IsoDay): LogChange =>
  (log) =>
    startPeriod(lastPeriod, today)(changeProfile({ shape })(log))
