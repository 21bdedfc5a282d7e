import { expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { addForgotten, confirmCycle, leaveOutCycle, type LogChange } from './log-changes'
import { withCycles } from '#support/health/cycle/log-samples'
import { outlookOf } from './outlook'

const first = isoDay('2026-01-01')
const today = addDays(first, 120)
const log = withCycles(first, 28, 28, 56)
const long = addDays(first, 56)
const after = (change: LogChange) => outlookOf(change(log), today, null)

it('a forgotten period is asked about, and until then the stretch takes no part in median and spread', () => {
  const { forgotten, eligible, estimate, cycles } = outlookOf(log, today, null)
  expect(forgotten).toEqual({ start: long, length: 56, around: [addDays(long, 28)] })
  expect(eligible.map(({ length }) => length)).toEqual([28, 28])
  expect([estimate.length, estimate.irregular, cycles.at(-1)?.use]).toEqual([28, false, 'unclear'])
})

it('added, it makes two cycles of the stretch', () => {
  const { forgotten, eligible } = after(addForgotten({ around: [addDays(long, 28)] }, 5))
  expect([forgotten, eligible.map(({ length }) => length)]).toEqual([null, [28, 28, 28, 28]])
})

it('left out, the cycle stays out of predictions', () => {
  const { forgotten, cycles } = after(leaveOutCycle(long, 'not-logged'))
  expect([forgotten, cycles.at(-1)?.use]).toEqual([null, 'left-out'])
})

it('with the answer no, the cycle counts and is not asked about again', () => {
  const { forgotten, eligible, estimate } = after(confirmCycle(long))
  expect([forgotten, eligible.map(({ length }) => length), estimate.irregular]).toEqual([null, [28, 28, 56], true])
})

it('cycles that were always long are not asked about', () => {
  expect(outlookOf(withCycles(first, 56, 56), addDays(first, 120), null).forgotten).toBeNull()
})
