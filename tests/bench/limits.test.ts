import { describe, expect, test } from 'vitest'
import { judge, tableOf, type Figure, type Limit, type Limits } from '../../build/size/limits.ts'
import { deviceLimits } from './device/limits.ts'
import { scaleLimits } from './scale/limits.ts'
import { webLimits } from './web/limits.ts'

const beyond = ({ cap = 0, upwards }: Limit): number => (upwards ? cap - 0.01 : cap + 0.01)

const at = (limits: Limits, figure: (limit: Limit) => number): Record<string, Figure> =>
  Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, figure(limit)]))

const within = (limits: Limits) => at(limits, ({ cap = 0 }) => cap)
const missed = (limits: Limits, measured: Record<string, Figure>) =>
  judge(limits, measured).flatMap(({ what, holds }) => (holds ? [] : [what]))

describe.each([
  ['bench:web', webLimits as Limits],
  ['bench:device', deviceLimits as Limits],
  ['bench:scale', scaleLimits as Limits],
])('%s', (_name, limits) => {
  const capped = Object.entries(limits).filter(([, { cap }]) => cap !== undefined)

  test('passes at its limits', () => expect(missed(limits, within(limits))).toEqual([]))

  test.each(capped)('detects when only %s is broken', (name, limit) => {
    expect(missed(limits, { ...within(limits), [name]: beyond(limit) })).toEqual([limit.what])
  })

  test.each(capped)('counts %s as broken without a figure', (name, limit) => {
    const { [name]: _left, ...others } = within(limits)
    expect(missed(limits, others)).toEqual([limit.what])
    expect(missed(limits, { ...others, [name]: Number.NaN })).toEqual([limit.what])
  })
})

test('the table shows the figure, its bounds, its note and whether it was missed', () => {
  const measured = { ...within(webLimits), largestPaint: { value: 2301, note: 'on a busy day' } }
  const lines = tableOf(judge(webLimits, measured as never)).split('\n')
  expect(lines[1]).toBe(
    'first visit: largest paint                                  2301 ms     aim ≤ 2100, cap ≤ 2300  on a busy day MISSED',
  )
  expect(lines[2]).toBe('first visit: first paint                                       0 ms')
})
