import type { IsoDay } from '../shared/day'
import { changeProfile, startPeriod, type LogChange } from './commands'
import type { CycleShape } from './phases'

/** The settings that a prediction begins with: the last period goes into the log, the lengths into the profile. */
export const firstPeriodDays =
  (lastPeriod: IsoDay, shape: CycleShape, today: IsoDay): LogChange =>
  (log) =>
    startPeriod(lastPeriod, today)(changeProfile({ shape })(log))
