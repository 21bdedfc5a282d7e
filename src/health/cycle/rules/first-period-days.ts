import type { IsoDay } from '@/kit/rules/day'
import { changeShape, startPeriod, type LogChange } from './commands'
import type { CycleShape } from './phases'

/** The initial setup: logs the last period and stores the lengths that were chosen. */
export const firstPeriodDays =
  (lastPeriod: IsoDay, lengths: Partial<CycleShape>, today: IsoDay): LogChange =>
  (log) =>
    startPeriod(lastPeriod, today)(changeShape(lengths)(log))
