const most = 4

/** Whole numbers at equal distances, nought among them, from at or below `low` to at or above `high`. */
export const ticksBetween = (low: number, high: number): readonly number[] => {
  const [from, to] = [Math.min(0, low), Math.max(0, high)]
  const step = Math.max(1, Math.ceil((to - from) / most))
  const first = Math.floor(from / step)
  return Array.from({ length: Math.max(1, Math.ceil(to / step) - first) + 1 }, (_, n) => (first + n) * step)
}
