import { diceFor } from './dice.ts'
import { phoneModels, type PhoneModel } from './phones.ts'

export type Scale = {
  readonly seed: number
  readonly students: number
  readonly days: number
}

export type Student = {
  readonly index: number
  /** Probability that they open the app on a day. What they do then has the same distribution for everybody. */
  readonly activity: number
  readonly phone: PhoneModel
  /** Share of photos taken upright. */
  readonly upright: number
  /** Probability that a request is lost, and the same for its response. */
  readonly loss: number
  /** Probability that a visit is offline. */
  readonly offline: number
  readonly pregnant: boolean
  /** The day on which the account is deleted, after its last visit; null if it stays. */
  readonly leaves: { readonly day: number; readonly withPosts: boolean } | null
}

const leavingShare = 0.05

const studentOf = ({ seed, days }: Scale, index: number): Student => {
  const dice = diceFor(seed, 'student', index)
  return {
    index,
    // A few come daily, most now and then: 0.28 on average.
    activity: 0.06 + 0.66 * dice.roll() ** 2,
    phone: dice.weighted(phoneModels),
    upright: dice.between(0.3, 1),
    loss: dice.chance(0.25) ? dice.between(0.05, 0.25) : 0.01,
    offline: dice.between(0, 0.4),
    pregnant: dice.chance(0.03),
    leaves: dice.chance(leavingShare)
      ? { day: Math.floor(dice.between(0.3, 1) * days), withPosts: dice.chance(0.5) }
      : null,
  }
}

/** All students of a campus. The same seed gives the same students. */
export const studentsOf = (scale: Scale): readonly Student[] =>
  Array.from({ length: scale.students }, (_, index) => studentOf(scale, index))
