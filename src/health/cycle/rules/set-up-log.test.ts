import { expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { setUpLog } from './log-changes'
import { newProfile } from './log'
import { outlookOf } from './outlook'
import { defaultShape } from './phases'

const today = isoDay('2026-11-21')

it('the start of the last period and the lengths of the period and the cycle are enough for a prediction', () => {
  const start = addDays(today, -9)
  const log = setUpLog(
    start,
    { ...defaultShape, length: 30, periodLength: 4 },
    today,
  )({ days: [], profile: newProfile })
  const { periods, running } = outlookOf(log, today, null)
  expect(periods).toEqual([{ start, end: addDays(start, 3) }])
  expect(running).toMatchObject({ day: 10, phase: 'follicular', next: { day: addDays(start, 30) } })
})
