import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { emptyDay, newProfile, notesLimit, type CycleLog, type DayLog } from '../log'
import { anyLog, lastDay } from '#support/health/cycle/transfer/log-arbitraries'
import { isBlank } from './gather-days'
import {
  applyMerge,
  changesNothing,
  countLeftOut,
  mergePlan,
  whyUnchanged,
  type ConflictRule,
  type FoundLog,
  type MergeChoice,
} from './merge'

const today = isoDay('2026-11-21')
const day = (date: string, parts: Partial<DayLog> = {}): DayLog => ({ ...emptyDay(isoDay(date)), ...parts })
const log = (...days: readonly DayLog[]): CycleLog => ({ days, profile: newProfile })
const choice = (conflicts: ConflictRule = 'keep-mine', takeSettings = false): MergeChoice => ({
  conflicts,
  takeSettings,
  today,
})
const merged = (mine: CycleLog, theirs: FoundLog, by = choice()): CycleLog =>
  applyMerge(mine, mergePlan(mine, theirs, by))

const anyChoice: fc.Arbitrary<MergeChoice> = fc.record({
  conflicts: fc.constantFrom<ConflictRule[]>('keep-mine', 'take-theirs', 'combine'),
  takeSettings: fc.boolean(),
  today: fc.constant(lastDay),
})

describe('importing a file', () => {
  it('restores exactly the same log after it was erased', () => {
    fc.assert(
      fc.property(anyLog, anyChoice, (original, by) => {
        expect(merged({ days: [], profile: newProfile }, original, by)).toEqual(original)
      }),
    )
  })

  it('changes nothing the second time, with any rule', () => {
    fc.assert(
      fc.property(anyLog, anyLog, anyChoice, (mine, theirs, by) => {
        const once = merged(mine, theirs, by)
        const again = mergePlan(once, theirs, by)
        expect(again).toMatchObject({ added: [], changed: [] })
        expect(changesNothing(again)).toBe(true)
        expect(applyMerge(once, again)).toEqual(once)
      }),
    )
  })

  it('keeps every day of both, once and in order, and loses no symptom or mark', () => {
    fc.assert(
      fc.property(anyLog, anyLog, anyChoice, (mine, theirs, by) => {
        const { days } = merged(mine, theirs, by)
        const dates = days.map(({ date }) => date)
        expect(dates).toEqual([...new Set([...mine.days, ...theirs.days].map(({ date }) => date))].toSorted())
        for (const each of [...mine.days, ...theirs.days]) {
          const mergedDay = days.find(({ date }) => date === each.date)
          expect(mergedDay?.symptoms).toEqual(expect.arrayContaining([...each.symptoms]))
          expect(mergedDay?.soaked || !each.soaked).toBe(true)
          expect(mergedDay?.pain === null && each.pain !== null).toBe(false)
          expect(mergedDay?.medicines).toEqual(expect.arrayContaining([...each.medicines]))
        }
      }),
    )
  })

  it('loses no text when notes are combined', () => {
    fc.assert(
      fc.property(anyLog, anyLog, (mine, theirs) => {
        const { days } = merged(mine, theirs, { ...choice('combine'), today: lastDay })
        for (const { date, notes } of [...mine.days, ...theirs.days]) {
          if (!isBlank(notes)) expect(days.find((mergedDay) => mergedDay.date === date)?.notes).toContain(notes)
        }
      }),
    )
  })

  it('fills empty values, and keeps mine where both have one', () => {
    const mine = log(day('2026-03-01', { flow: 'light', symptoms: ['cramps'] }))
    const theirs = log(
      day('2026-03-01', { flow: 'heavy', symptoms: ['headache', 'cramps'], mood: 'sad', notes: 'Exam' }),
    )
    expect(merged(mine, theirs).days).toEqual([
      day('2026-03-01', { flow: 'light', symptoms: ['cramps', 'headache'], mood: 'sad', notes: 'Exam' }),
    ])
    expect(merged(mine, theirs, choice('take-theirs')).days[0]?.flow).toBe('heavy')
  })

  it('removes nothing that is missing in the file', () => {
    const mine = log(day('2026-03-01', { flow: 'light', mood: 'calm', notes: 'Mine' }))
    const theirs = log(day('2026-03-01', { symptoms: ['acne'] }))
    expect(merged(mine, theirs, choice('take-theirs')).days).toEqual([
      day('2026-03-01', { flow: 'light', symptoms: ['acne'], mood: 'calm', notes: 'Mine' }),
    ])
  })

  it('joins both notes, or keeps one when it contains the other', () => {
    const notes = (mine: string, theirs: string, rule: ConflictRule) =>
      merged(log(day('2026-03-01', { notes: mine })), log(day('2026-03-01', { notes: theirs })), choice(rule)).days[0]
        ?.notes
    expect(notes('Mine', 'Theirs', 'combine')).toBe('Mine\nTheirs')
    expect(notes('Mine', 'Mine\nTheirs', 'combine')).toBe('Mine\nTheirs')
    expect(notes('Mine', 'Theirs', 'take-theirs')).toBe('Theirs')
    expect(notes('Mine', 'Theirs', 'keep-mine')).toBe('Mine')
  })

  it('keeps and reports my notes when both together exceed the limit', () => {
    const mine = log(day('2026-03-01', { notes: 'm'.repeat(notesLimit - 1) }))
    const plan = mergePlan(mine, log(day('2026-03-01', { notes: 'theirs', flow: 'light' })), choice('combine'))
    expect(plan.notesTooLong).toEqual(['2026-03-01'])
    expect(applyMerge(mine, plan).days[0]).toMatchObject({ flow: 'light', notes: 'm'.repeat(notesLimit - 1) })
  })

  it('reports new, changed and identical days, and leaves out future and empty days', () => {
    const known = day('2026-03-01', { flow: 'light' })
    const mine = log(known, day('2026-03-02', { flow: 'light' }))
    const theirs = log(
      known,
      day('2026-03-02', { mood: 'sad' }),
      day('2026-03-03', { flow: 'heavy' }),
      day('2026-03-04'),
      day(addDays(today, 1), { flow: 'heavy' }),
    )
    const plan = mergePlan(mine, theirs, choice())
    expect(plan).toMatchObject({
      added: [{ date: '2026-03-03' }],
      changed: [{ before: { date: '2026-03-02', mood: null }, after: { date: '2026-03-02', mood: 'sad' } }],
      same: 1,
      future: 1,
    })
    expect(applyMerge(mine, plan).days.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
    expect(changesNothing(mergePlan(mine, log(known), choice()))).toBe(true)
  })
})

describe('an import that changes nothing', () => {
  const known = day('2026-03-01', { flow: 'light' })
  const file = (...days: readonly DayLog[]): FoundLog => ({ days, profile: null })
  const why = (found: FoundLog, isPartial = false, rule: ConflictRule = 'keep-mine') =>
    whyUnchanged(mergePlan(log(known), found, choice(rule)), found, isPartial)
  const tomorrow = day(addDays(today, 1), { flow: 'light' })

  it.each([
    ['is no import', file(day('2026-03-02', { flow: 'light' })), false, null],
    ['has read nothing', file(), false, 'nothing-read'],
    ['has read nothing but what it could not understand', file(), true, 'nothing-read'],
    ['has read empty days only', file(day('2026-03-02')), false, 'nothing-read'],
    ['is of days to come', file(tomorrow), false, 'to-come'],
    ['differs, and mine stays', file(day('2026-03-01', { flow: 'heavy' })), false, 'mine-stays'],
    ['has in the log what could be read', file(known), true, 'part-there'],
    ['has in the log what is not to come', file(known, tomorrow), false, 'part-there'],
    ['is all there', file(known), false, 'all-there'],
    ['could read no day of a backup', { days: [], profile: newProfile }, true, 'nothing-read'],
    ['is a backup that is all there', { days: [], profile: newProfile }, false, 'all-there'],
  ] as const)('%s', (_, found, isPartial, expected) => {
    expect(why(found, isPartial)).toBe(expected)
  })

  it('does change something when the file is to win', () => {
    expect(why(file(day('2026-03-01', { flow: 'heavy' })), false, 'take-theirs')).toBeNull()
  })
})

it('what an import leaves out is counted in days, and in entries where no day is known', () => {
  const [first, second] = [isoDay('2026-03-01'), isoDay('2026-03-02')]
  const found: FoundLog = {
    days: [day(first, { flow: 'light' }), day(addDays(today, 1), { flow: 'light' }), day(addDays(today, 2))],
    profile: null,
  }
  const unread = [
    { what: { kind: 'symptom', word: 'itching' }, count: 2, days: [first, second] },
    { what: { kind: 'mood', word: 'zen' }, count: 2, days: [second] },
    { what: { kind: 'entries-without-date' }, count: 3 },
  ] as const
  const skipped = [{ line: 3, problem: 'bad-date' }] as const
  const plan = mergePlan(log(), found, choice())
  expect(countLeftOut(found, { unread, skipped }, plan, today)).toEqual({ days: 3, entries: 5 })
  expect(countLeftOut(found, { unread: [], skipped: [] }, { ...plan, notesTooLong: [first] }, today)).toEqual({
    days: 2,
    entries: 0,
  })
})
