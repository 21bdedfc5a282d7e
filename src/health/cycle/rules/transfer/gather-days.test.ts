import { describe, expect, it } from 'vitest'
import { isoDay } from '@/kit/rules/day'
import { emptyDay, notesLimit } from '../log'
import { gatherDays } from './gather-days'

const date = isoDay('2026-03-01')

describe('the parts of one day in a file', () => {
  it('become one day: the heaviest flow, the first mood, every symptom and note', () => {
    const parts = [
      { date, flow: 'medium', mood: 'sad', symptoms: ['cramps'], notes: 'One' },
      { date: isoDay('2026-02-01'), flow: 'light' },
      { date, flow: 'spotting', mood: 'happy', symptoms: ['acne', 'cramps'], notes: 'Two' },
      { date, notes: 'One' },
    ] as const
    expect(gatherDays(parts, []).days).toEqual([
      { ...emptyDay(isoDay('2026-02-01')), flow: 'light' },
      { ...emptyDay(date), flow: 'medium', mood: 'sad', symptoms: ['cramps', 'acne'], notes: 'One\nTwo' },
    ])
  })

  it('are dropped when they are empty', () => {
    expect(gatherDays([{ date, notes: ' ' }], [])).toEqual({ days: [], unread: [] })
    expect(gatherDays([{ date, notes: '\u200b\u2800' }], [])).toEqual({ days: [], unread: [] })
  })

  it('are reported and counted when they cannot be stored, including notes beyond the limit', () => {
    const { days, unread } = gatherDays(
      [{ date, notes: `${'n'.repeat(notesLimit - 1)}🩸` }],
      [{ kind: 'named', name: 'bbt' }, { kind: 'unreadable-days' }, { kind: 'named', name: 'bbt' }],
    )
    expect(days[0]?.notes).toBe('n'.repeat(notesLimit - 1))
    expect(unread).toEqual([
      { what: { kind: 'named', name: 'bbt' }, count: 2 },
      { what: { kind: 'unreadable-days' }, count: 1 },
      { what: { kind: 'long-notes' }, count: 1, days: [date] },
    ])
  })

  it('are counted by their days where these are known', () => {
    const [first, second] = [date, isoDay('2026-03-02')]
    const found = [first, first, second].map((each) => ({ kind: 'symptom' as const, word: 'itching', date: each }))
    expect(gatherDays([], found).unread).toEqual([
      { what: { kind: 'symptom', word: 'itching' }, count: 2, days: [first, second] },
    ])
  })
})
