import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../../../../src/kit/rules/durations.ts'
import { diceFor } from '../model/dice.ts'
import { policies, type Policy } from './policies.ts'
import { publish } from './publish.ts'

const dice = diceFor(1)
const atOnce: Policy = { name: 'at once', due: (sentAt) => sentAt, hold: null, group: { authors: 1, longest: 0 } }
const post = (author: number, minutes: number) => ({ author, sentAt: minutes * minuteMs })
const minutesOf = (times: readonly number[]) => times.map((at) => at / minuteMs)

describe('a modelled post', () => {
  test('comes out at the minute at which it is due', () => {
    expect(minutesOf(publish([post(0, 3), post(1, 4.5)], [], atOnce, dice))).toEqual([3, 5])
  })

  test('waits for that of another author, and not for longer than the policy says', () => {
    const inPairs = { ...atOnce, group: { authors: 2, longest: 10 * minuteMs } }
    expect(minutesOf(publish([post(0, 1), post(0, 2), post(1, 5), post(1, 20)], [], inPairs, dice))).toEqual([
      5, 5, 5, 30,
    ])
  })

  test('is put off where its author has acted under their own name', () => {
    const held = { ...atOnce, hold: { within: hourMs, delay: () => 2 * hourMs } }
    expect(minutesOf(publish([post(0, 10), post(1, 10)], [[5 * minuteMs], []], held, dice))).toEqual([125, 10])
  })
})

test.each(policies)('$name: each post comes out, and none before it has arrived', (policy) => {
  const posts = Array.from({ length: 50 }, (_, n) => post(n % 7, n * 11))
  publish(posts, [[hourMs, 3 * hourMs]], policy, dice).forEach((shownAt, n) =>
    expect(shownAt).toBeGreaterThanOrEqual(posts[n]?.sentAt ?? Number.NaN),
  )
})
