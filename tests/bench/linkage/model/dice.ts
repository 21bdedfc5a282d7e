import { randomFrom } from '../../../simulation/random.ts'

/** Seeded random numbers, separate for each student and purpose, so that they do not influence each other. */
export type Dice = {
  /** In [0, 1). */
  roll(): number
  /** True with this probability. */
  chance(probability: number): boolean
  between(low: number, high: number): number
  /** An integer from a Poisson distribution. */
  count(mean: number): number
  /** A duration from an exponential distribution, at most `max`. */
  wait(mean: number, max: number): number
  pick<Value>(values: readonly Value[]): Value
  weighted<Value extends { readonly weight: number }>(values: readonly Value[]): Value
}

/** FNV-1a. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** @param key identifies the sequence; the same key gives the same numbers */
export const diceFor = (...key: readonly (string | number)[]): Dice => {
  const roll = randomFrom(hashOf(key.join('/')))
  const at = <Value>(values: readonly Value[], index: number): Value => {
    const value = values[index]
    if (value === undefined) throw new Error('nothing to choose from')
    return value
  }
  return {
    roll,
    chance: (probability) => roll() < probability,
    between: (low, high) => low + roll() * (high - low),
    count(mean) {
      const limit = Math.exp(-mean)
      let [product, count] = [roll(), 0]
      for (; product > limit; count += 1) product *= roll()
      return count
    },
    wait: (mean, max) => Math.min(max, -Math.log(1 - roll()) * mean),
    pick: (values) => at(values, Math.floor(roll() * values.length)),
    weighted(values) {
      let left = roll() * values.reduce((sum, { weight }) => sum + weight, 0)
      const index = values.findIndex(({ weight }) => (left -= weight) < 0)
      return at(values, index === -1 ? values.length - 1 : index)
    },
  }
}
