import { dayMs, hourMs, minuteMs } from '../../../../src/kit/rules/durations.ts'
import type { Dice } from '../model/dice.ts'

/** A rule that says when a post comes out. All times are in milliseconds. */
export type Policy = {
  readonly name: string
  /** When a post is due that arrived at `sentAt`. */
  readonly due: (sentAt: number, dice: Dice) => number
  /** A post is put off whose author acted under their own name less than `within` ago: until `delay` after that act. */
  readonly hold: { readonly within: number; readonly delay: (dice: Dice) => number } | null
  /** Due posts come out once they have this many authors, or once one has waited for the others for `longest`. */
  readonly group: { readonly authors: number; readonly longest: number }
}

const alone = { authors: 1, longest: 0 }
const within =
  (longest: number): Policy['due'] =>
  (sentAt, dice) =>
    sentAt + dice.between(0, longest)

const morning: Policy['due'] = (sentAt) => (Math.floor((sentAt - 3 * hourMs) / dayMs) + 1) * dayMs + 6 * hourMs

/** What the database does with a post that comes out soon (`…_gossip_publication.sql`). */
export const chosen: Policy = {
  name: 'chosen: 1 to 7 min, two authors',
  due: (sentAt, dice) => sentAt + dice.between(minuteMs, 7 * minuteMs),
  hold: { within: 2 * hourMs, delay: (dice) => dice.between(2 * hourMs, 10 * hourMs) },
  group: { authors: 2, longest: 10 * minuteMs },
}

export const policies: readonly Policy[] = [
  { name: 'at once', due: (sentAt) => sentAt, hold: null, group: alone },
  { name: 'within 10 min', due: within(10 * minuteMs), hold: null, group: alone },
  { name: 'within 30 min', due: within(30 * minuteMs), hold: null, group: alone },
  { name: 'within 60 min', due: within(hourMs), hold: null, group: alone },
  { name: 'all at six', due: morning, hold: null, group: alone },
  chosen,
]
