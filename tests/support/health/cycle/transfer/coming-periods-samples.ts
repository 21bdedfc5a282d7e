import { isoDay } from '@/kit/rules/day'
import { estimateLength, nextPeriod, type LengthEstimate, type NextPeriod } from '@/health/cycle/rules/prediction'
import { comingPeriods } from '@/health/cycle/rules/transfer/coming-periods'

export const start = isoDay('2026-03-10')

export const estimateOf = (...lengths: readonly number[]): LengthEstimate =>
  estimateLength(
    lengths.map((length) => ({ start, length, periodLength: 5 })),
    28,
  )

export const coming = (count: number, ...lengths: readonly number[]): readonly NextPeriod[] =>
  comingPeriods(nextPeriod(start, estimateOf(...lengths)), estimateOf(...lengths), count)
