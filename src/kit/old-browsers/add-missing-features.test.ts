import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addMissingFeatures } from './add-missing-features'

const owners = [
  [Array.prototype, ['toSorted', 'toReversed', 'toSpliced']],
  [AbortSignal, ['any', 'timeout']],
] as const
const restores: (() => void)[] = []

beforeAll(() => {
  for (const [owner, names] of owners) {
    for (const name of names) {
      const own = Object.getOwnPropertyDescriptor(owner, name)
      if (!own) throw new Error(`${name} is not here`)
      restores.push(() => Object.defineProperty(owner, name, own))
      Reflect.deleteProperty(owner, name)
    }
  }
  addMissingFeatures()
})
afterAll(() => restores.splice(0).forEach((restore) => restore()))

test('arrays are copied, sorted, turned round and cut', () => {
  const list = [3, 1, 2]
  expect([
    list.toSorted(),
    list.toSorted((one, other) => other - one),
    list.toReversed(),
    list.toSpliced(1, 1, 8, 9),
  ]).toEqual([
    [1, 2, 3],
    [3, 2, 1],
    [2, 1, 3],
    [3, 8, 9, 2],
  ])
  expect(list).toEqual([3, 1, 2])
  expect(Object.keys(list)).toEqual(['0', '1', '2'])
})

test('a request ends with the first of several signals, and says why', () => {
  vi.useFakeTimers()
  const controller = new AbortController()
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(50)])
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(50)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  vi.useRealTimers()
  expect(AbortSignal.any([AbortSignal.abort('gone')]).reason).toBe('gone')
})
