import { describe, expect, it } from 'vitest'
import { addDays } from '@/kit/rules/day'
import { milestonesAt, milestoneWeeks } from './gestation'
import { editAbout, editList, isPregnantOn, pastPregnancy, recordOf, startValues, storedRow } from './record'
import { due, row, start, today } from '#support/health/pregnancy/record-samples'

it('a new record holds the due date, the start 280 days earlier, and the completed weeks', () => {
  expect(startValues(due, today)).toEqual({ pregnancy_start_date: start, due_date: due, current_week: 12 })
})

describe('changing a record', () => {
  const opened = { due, babyName: '', notes: 'Ask about iron' }
  const columns = (edited: Partial<typeof opened>) => editAbout(opened, { ...opened, ...edited }, today)(row)

  it('writes only what was edited of what the form was opened with, and a blank text as none', () => {
    expect(columns({})).toEqual({})
    expect(columns({ babyName: ' Zuri ' })).toEqual({ baby_name: 'Zuri' })
    expect(columns({ notes: ' ' })).toEqual({ notes: null })
  })

  it('moves the start and the weeks with a due date given by the clinic', () => {
    expect(columns({ due: addDays(due, 7) })).toEqual({
      due_date: addDays(due, 7),
      pregnancy_start_date: addDays(start, 7),
      current_week: 11,
    })
  })

  it('of one list begins with the list as it is stored, and leaves the rest alone', () => {
    expect(editList('symptoms', (list) => (Array.isArray(list) ? [...list, 'Tired'] : []))(row)).toEqual({
      symptoms: [...JSON.parse(JSON.stringify(row.symptoms)), 'Tired'],
    })
  })

  it('compares lists whatever the order of their keys', () => {
    expect(JSON.stringify(storedRow(row).symptoms)).toBe('[{"date":"2026-11-01","text":"Nausea"}]')
    expect(storedRow(row)).toEqual(row)
  })
})

it('a row without valid dates is null, and a row with only a start gets its due date from it', () => {
  expect(recordOf({ ...row, due_date: 'x', pregnancy_start_date: 'y' })).toBeNull()
  expect(recordOf({ ...row, due_date: 'x' })?.due).toBe(due)
})

it('period predictions pause from the first day of the pregnancy until the record is removed', () => {
  expect([addDays(start, -1), start, addDays(due, 60)].map((day) => isPregnantOn(day, row))).toEqual([
    false,
    true,
    true,
  ])
  expect([null, undefined].map((none) => isPregnantOn(today, none))).toEqual([false, false])
})

describe('a past pregnancy', () => {
  it('runs from the first of its 280 days to the day it ended', () => {
    expect(pastPregnancy(due, null, today, 'birth')).toEqual({ from: start, to: today, due, ended: 'birth' })
  })

  it('starts with a logged period that is close to the calculated start', () => {
    expect(pastPregnancy(due, addDays(start, 5), today, 'loss').from).toBe(addDays(start, 5))
    expect(pastPregnancy(due, addDays(start, 40), today, 'loss').from).toBe(start)
    expect(pastPregnancy(due, addDays(start, 5), addDays(start, 3), 'loss').from).toBe(start)
  })
})

it('of the milestones at most one is now and one is next', () => {
  const states = (weeks: number) => milestonesAt(weeks).map(({ state }) => state)
  expect(states(12)).toEqual(['passed', 'passed', 'passed', 'now', 'next', ...Array(6).fill('later')])
  expect(states(0)).toEqual(['next', ...Array(10).fill('later')])
  expect(states(43)).toEqual([...Array(10).fill('passed'), 'now'])
  expect(milestonesAt(0).map(({ week }) => week)).toEqual(milestoneWeeks)
})
