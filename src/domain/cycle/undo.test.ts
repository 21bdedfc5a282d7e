import { expect, it } from 'vitest'
import { addDays, isoDay } from '../shared/day'
import { logPeriod, putDays, removePeriod, startPeriod } from './commands'
import { emptyDay, newProfile, type CycleLog } from './log'
import { undoOf } from './undo'

const start = isoDay('2026-03-10')
const empty: CycleLog = { days: [], profile: newProfile }
const noted = { ...emptyDay(addDays(start, 1)), notes: 'Rested', flow: 'light' as const }

it('undoing a logged period restores its days, including earlier notes', () => {
  const before = putDays([noted])(empty)
  const change = startPeriod(start, addDays(start, 40))
  expect(undoOf(before, change)(change(before))).toEqual(before)
})

it('undoing a removed period restores it', () => {
  const before = putDays([noted])(logPeriod(start, addDays(start, 4))(empty))
  const change = removePeriod(start)
  expect(change(before)).not.toEqual(before)
  expect(undoOf(before, change)(change(before))).toEqual(before)
})

it('undoing does not affect days that were logged meanwhile', () => {
  const change = startPeriod(start, addDays(start, 40))
  const later = { ...emptyDay(addDays(start, 20)), mood: 'calm' as const }
  expect(undoOf(empty, change)(putDays([later])(change(empty))).days).toEqual([later])
})
