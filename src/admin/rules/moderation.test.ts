import { expect, test } from 'vitest'
import { isCutOff, longestQueue } from './moderation'

test('a queue may be cut off where as much is held, or reported, as the server lists of each', () => {
  const some = (count: number, held: boolean) => Array.from({ length: count }, () => ({ held }))
  expect(isCutOff([...some(longestQueue - 1, true), ...some(longestQueue - 1, false)])).toBe(false)
  for (const held of [true, false]) expect(isCutOff([...some(longestQueue, held), ...some(1, !held)])).toBe(true)
})
