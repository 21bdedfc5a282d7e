import type { IsoDay } from '@/kit/rules/day'

/** A temperature on waking that counts, in degrees Celsius. */
export type Reading = { readonly date: IsoDay; readonly celsius: number }

/**
 * Which rule found the shift: three over six, its first exception (a fourth day), or its second (one low day left out).
 */
export type ShiftRule = 'three-over-six' | 'fourth-day' | 'one-low-day'

export type TemperatureShift = { readonly firstHigh: IsoDay; readonly completed: IsoDay; readonly rule: ShiftRule }

/** Sensiplan reads temperatures to 0.05 degrees. Whole steps compare exactly. */
const stepsPerDegree = 20
const clearRise = 0.2 * stepsPerDegree
const lowDays = 6

const stepsOf = ({ celsius }: Reading): number => Math.round(celsius * stepsPerDegree)

/** The rule by which the days after a first higher temperature complete the shift, and after how many of them. */
const completion = (rises: readonly number[]): { readonly rule: ShiftRule; readonly after: number } | null => {
  const [second, third, fourth] = rises
  if (second === undefined || third === undefined) return null
  const areHigh = second > 0 && third > 0
  if (areHigh && third >= clearRise) return { rule: 'three-over-six', after: 2 }
  if (fourth === undefined) return null
  if (areHigh && fourth > 0) return { rule: 'fourth-day', after: 3 }
  // The two exceptions are never combined.
  return second > 0 !== third > 0 && fourth >= clearRise ? { rule: 'one-low-day', after: 3 } : null
}

/**
 * The rise of the temperature after ovulation, by Sensiplan: a first temperature above the six before it, then a
 * second, and a third that is at least 0.2 degrees above the highest of the six. Null until it is complete.
 * @param readings of one cycle, oldest first
 */
export const temperatureShift = (readings: readonly Reading[]): TemperatureShift | null => {
  const steps = readings.map(stepsOf)
  for (const [index, first] of readings.entries()) {
    const cover = Math.max(...steps.slice(Math.max(0, index - lowDays), index))
    const rise = (steps[index] ?? 0) - cover
    if (index < lowDays || rise <= 0) continue
    const found = completion(steps.slice(index + 1, index + 4).map((step) => step - cover))
    const last = found && readings[index + found.after]
    if (found && last) return { firstHigh: first.date, completed: last.date, rule: found.rule }
  }
  return null
}
