import { addDays, type IsoDay } from '@/kit/rules/day'
import { mucusKinds, type Mucus } from './day-signs'

export type MucusDay = { readonly date: IsoDay; readonly mucus: Mucus }

export type MucusPeak = { readonly peak: IsoDay; readonly completed: IsoDay }

const daysAfterPeak = 3
/** A change from dry to nothing felt is none. */
const leastOfPeak = mucusKinds.indexOf('damp')

/**
 * The mucus peak by Sensiplan: the last day of the best quality so far, with three days of lesser quality after it.
 * Stricter than drip: these must be the next three days. The best quality must not come back before the temperature
 * shift is complete.
 * @param days of one cycle, oldest first
 */
export const mucusPeak = (days: readonly MucusDay[], shiftCompleted: IsoDay): MucusPeak | null => {
  const qualityOn = new Map(days.map(({ date, mucus }) => [date, mucusKinds.indexOf(mucus)]))
  let best = 0
  for (const { date: peak } of days) {
    const quality = qualityOn.get(peak) ?? 0
    best = Math.max(best, quality)
    if (peak > shiftCompleted) return null
    if (quality < best || best < leastOfPeak) continue
    const isLess = (day: IsoDay): boolean => (qualityOn.get(day) ?? best) < best
    const hasThreeAfter = Array.from({ length: daysAfterPeak }, (_, n) => addDays(peak, n + 1)).every(isLess)
    const comesBack = days.some(({ date }) => date > peak && date <= shiftCompleted && !isLess(date))
    if (hasThreeAfter && !comesBack) return { peak, completed: addDays(peak, daysAfterPeak) }
  }
  return null
}
