import { diceFor } from './dice'
import { phoneModels, type PhoneModel } from './phones'

export type Scale = {
  readonly seed: number
  readonly students: number
  readonly days: number
}

export type Student = {
  readonly index: number
  /** How likely they open the app on a day. What they then do is as likely as for everybody else. */
  readonly activity: number
  readonly phone: PhoneModel
  /** How often photos are held upright. */
  readonly upright: number
  /** How likely a request is lost, and its answer. */
  readonly loss: number
  /** How likely a visit happens without a network. */
  readonly offline: number
  readonly pregnant: boolean
  /** The day after whose last visit the account is deleted. */
  readonly leaves: { readonly day: number; readonly withPosts: boolean } | null
}

const leavingShare = 0.05

const studentOf = ({ seed, days }: Scale, index: number): Student => {
  const dice = diceFor(seed, 'student', index)
  return {
    index,
    // Some come daily, most now and then: 0.28 on average.
    activity: 0.06 + 0.66 * dice.roll() ** 2,
    phone: dice.weighted(phoneModels),
    upright: dice.between(0.3, 1),
    loss: dice.chance(0.25) ? dice.between(0.05, 0.25) : 0.01,
    offline: dice.between(0, 0.4),
    pregnant: dice.chance(0.03),
    leaves: dice.chance(leavingShare) ? { day: Math.floor(dice.between(0.3, 1) * days), withPosts: dice.chance(0.5) } : null,
  }
}

/** Everybody on the campus, the same for the same seed. */
export const studentsOf = (scale: Scale): readonly Student[] => Array.from({ length: scale.students }, (_, index) => studentOf(scale, index))
