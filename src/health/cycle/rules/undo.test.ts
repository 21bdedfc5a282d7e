import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { changeProfile, editDay, logPeriod, putDays, removePeriod, startPeriod, takeBackEdits } from './log-changes'
import { emptyDay, newProfile, takenOut, type CycleLog } from './log'
import { emptyLog, withCycles } from '#support/health/cycle/log-samples'
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

it('undoing does not affect what was noted meanwhile on the same day', () => {
  const change = startPeriod(start, start)
  const later = editDay(start, { notes: 'Rested', symptoms: ['cramps'] })(change(empty))
  expect(undoOf(empty, change)(later).days).toEqual([{ ...emptyDay(start), notes: 'Rested', symptoms: ['cramps'] }])
})

it('undoing a setting does not affect the others', () => {
  const change = changeProfile({ stage: 'trying' })
  expect(undoOf(empty, change)(changeProfile({ widerWindow: true })(change(empty))).profile).toEqual({
    ...newProfile,
    widerWindow: true,
  })
})

it('an edit takes out what is gone after it, unless it adds or changes something', () => {
  const day = { ...noted, symptoms: ['cramps', 'headache'] as const, temperature: 36.5 }
  const without = emptyDay(day.date)
  expect(takenOut(day, { flow: null })).toEqual({ ...without, flow: 'light' })
  expect(takenOut(day, { symptoms: ['headache'], temperature: null })).toEqual({
    ...without,
    symptoms: ['cramps'],
    temperature: 36.5,
  })
  expect(takenOut(day, { notes: ' ' })).toEqual({ ...without, notes: 'Rested' })
  for (const edits of [
    { flow: 'heavy' },
    { flow: null, mood: 'calm' },
    { symptoms: ['nausea'] },
    { symptoms: day.symptoms },
    {},
  ] as const)
    expect(takenOut(day, edits)).toBeNull()
})

describe('what was changed again since', () => {
  const log = withCycles(isoDay('2026-01-01'), 28)
  const next = isoDay('2026-02-26')

  it('stays, and the rest goes back', () => {
    const change = startPeriod(next, addDays(next, 3))
    const after = editDay(addDays(next, 1), { flow: 'heavy' })(change(log))
    const undone = undoOf(log, change)(after)
    expect(undone.days.filter(({ date }) => date >= next).map(({ date, flow }) => [date, flow])).toEqual([
      [addDays(next, 1), 'heavy'],
    ])
  })

  it('stays where an edit of a day is taken back', () => {
    const before = { ...emptyDay(start), flow: 'medium' as const, mood: 'calm' as const }
    const edited = { ...before, flow: null, mood: 'sad' as const }
    const taken = takeBackEdits(start, edited, before)({ ...emptyLog, days: [{ ...edited, flow: 'light' }] })
    expect(taken.days).toMatchObject([{ flow: 'light', mood: 'calm' }])
  })
})
