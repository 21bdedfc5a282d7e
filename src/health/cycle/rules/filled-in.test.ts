import { expect, it } from 'vitest'
import { addDays, daysFrom, isoDay } from '@/kit/rules/day'
import { editDay, logPeriod, removePeriod, startPeriod } from './log-changes'
import { newProfile, type CycleLog } from './log'
import { undoOf } from './undo'

const start = isoDay('2026-03-10')
const empty: CycleLog = { days: [], profile: newProfile }
const filledIn = ({ profile }: CycleLog) => profile.filledIn
const started = startPeriod(start, addDays(start, 2))(empty)

it('the flow of a period that starts is the app’s guess, but not what was logged already', () => {
  expect(filledIn(started)).toEqual(daysFrom(start, addDays(start, 2)))
  const logged = editDay(addDays(start, 1), { flow: 'light' })(empty)
  expect(filledIn(startPeriod(start, addDays(start, 2))(logged))).toEqual([start, addDays(start, 2)])
})

it('is no guess any more once the person confirms it, changes it or takes it out; other entries say nothing of it', () => {
  const others = [addDays(start, 1), addDays(start, 2)]
  for (const flow of ['medium', 'light', null] as const)
    expect(filledIn(editDay(start, { flow })(started))).toEqual(others)
  expect(filledIn(editDay(start, { mood: 'calm' })(started))).toEqual(filledIn(started))
})

it('goes with the period, and with an Undo', () => {
  expect(filledIn(removePeriod(start)(started))).toEqual([])
  expect(undoOf(empty, startPeriod(start, start))(startPeriod(start, start)(empty))).toEqual(empty)
})

it('of long ago is kept no longer', () => {
  expect(filledIn(logPeriod(start, addDays(start, 99))(empty))).toHaveLength(60)
})
