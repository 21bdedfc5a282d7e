import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { backupIsDue } from './backup-due'

const today = isoDay('2026-11-21')
const ago = (days: number) => addDays(today, -days)

describe('the suggestion to back up', () => {
  it.each([
    ['never backed up, logging for 30 days', null, ago(30), true],
    ['never backed up, logging for 29 days', null, ago(29), false],
    ['backed up long ago, with unsaved changes for 30 days', ago(200), ago(30), true],
    ['backed up long ago, without unsaved changes', ago(200), null, false],
    ['nothing logged at all', null, null, false],
    ['backed up after the first unsaved change', ago(10), ago(60), false],
    ['logged while the clock was a year ahead', null, ago(-365), true],
    ['backed up while the clock was a year ahead', ago(-365), ago(60), true],
    ['logged in a time zone in which it is tomorrow', null, ago(-1), false],
  ])('%s', (_, lastBackup, firstUnsaved, due) => {
    expect(backupIsDue({ today, lastBackup, firstUnsaved, isEvicted: false })).toBe(due)
  })

  it.each([
    ['the first day is logged', null, today, true],
    ['nothing is logged', null, null, false],
    ['all is saved', ago(60), null, false],
    ['a change has been unsaved for 6 days', ago(20), ago(6), false],
    ['a change has been unsaved for 7 days', ago(20), ago(7), true],
  ])('where the browser evicts the log, when %s', (_, lastBackup, firstUnsaved, due) => {
    expect(backupIsDue({ today, lastBackup, firstUnsaved, isEvicted: true })).toBe(due)
  })
})
