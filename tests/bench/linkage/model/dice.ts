import { randomFrom } from '@/data/outbox/simulation/random'

/** Chances of one student, of one seed: what one does never changes another's. */
export type Dice = {
  /** In [0, 1). */
  roll(): number
  /** Whether something happens that happens with this chance. */
  chance(of: number): boolean
  between(low: number, high: number): number
  /** A whole number, on average `mean` (Poisson). */
  count(mean: number): number
  /** Mean `mean`, no longer than `most`. */
  wait(mean: number, most: number): number
  pick<Value>(values: readonly Value[]): Value
  weighted<Value extends { readonly weight: number }>(values: readonly Value[]): Value
}

/** FNV-1a: the same number for the same words. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** @param words what these chances are for; the same words give the same ones */
export const diceFor = (...words: readonly (string | number)[]): Dice => {
  const roll = randomFrom(hashOf(words.join('/')))
  const at = <Value>(values: readonly Value[], index: number): Value => {
    const value = values[index]
    if (value === undefined) throw new Error('nothing to choose from')
    return value
  }
  return {
    roll,
    chance: (of) => roll() < of,
    between: (low, high) => low + roll() * (high - low),
    count(mean) {
      const limit = Math.exp(-mean)
      let [product, count] = [roll(), 0]
      for (; product > limit; count += 1) product *= roll()
      return count
    },
    wait: (mean, most) => Math.min(most, -Math.log(1 - roll()) * mean),
    pick: (values) => at(values, Math.floor(roll() * values.length)),
    weighted(values) {
      let left = roll() * values.reduce((sum, { weight }) => sum + weight, 0)
      const index = values.findIndex(({ weight }) => (left -= weight) < 0)
      return at(values, index === -1 ? values.length - 1 : index)
    },
  }
}
