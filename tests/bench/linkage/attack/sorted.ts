// Queries on sorted lists of numbers.

/** The number of elements less than `value`. */
export const lowerBound = (sorted: readonly number[], value: number): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** The distance to the last element that is at most `value`; Infinity if there is none. */
export const gapBefore = (sorted: readonly number[], value: number): number => {
  const index = lowerBound(sorted, value)
  if (sorted[index] === value) return 0
  const last = sorted[index - 1]
  return last === undefined ? Number.POSITIVE_INFINITY : value - last
}

/** The distance to the first element greater than `value`; Infinity if there is none. */
export const gapAfter = (sorted: readonly number[], value: number): number => {
  let index = lowerBound(sorted, value)
  while (sorted[index] === value) index += 1
  const next = sorted[index]
  return next === undefined ? Number.POSITIVE_INFINITY : next - value
}

export const nearestGap = (sorted: readonly number[], value: number): number =>
  Math.min(gapBefore(sorted, value), gapAfter(sorted, value))

/** The number of elements in [from, to). */
export const countIn = (sorted: readonly number[], from: number, to: number): number =>
  lowerBound(sorted, to) - lowerBound(sorted, from)
