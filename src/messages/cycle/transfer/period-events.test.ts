import { describe, expect, it } from 'vitest'
import { coming, start } from '@/domain/cycle/transfer/coming-periods-samples'
import { periodEvents } from './period-events'

const choices = { words: 'discreet', daysBefore: 3, hour: 8 } as const

describe('the calendar events of periods', () => {
  it('reveal nothing by default, not even in their ids', () => {
    const [event] = periodEvents(coming(1), start, choices)
    expect(event).toMatchObject({ summary: 'Comrade: a note for you', from: '2026-04-07', to: '2026-04-07', remind: { daysBefore: 3, hour: 8 } })
    expect(JSON.stringify(event)).not.toMatch(/period|cycle/iu)
  })

  it('keep their ids when the estimate changes', () => {
    const ids = (...lengths: readonly number[]) => periodEvents(coming(3, ...lengths), start, choices).map(({ id }) => id)
    expect(ids(28)).toEqual(ids(31))
    expect(new Set(ids(28)).size).toBe(3)
  })

  it('use plain text when the person chose it', () => {
    const plain = (...lengths: readonly number[]) => periodEvents(coming(1, ...lengths), start, { ...choices, words: 'plain' })[0]
    expect(plain()).toMatchObject({
      summary: 'Your period may start',
      description: 'Expected on Tue 7 Apr, or between Thu 2 Apr and Sun 12 Apr. This is an estimate, not contraception.',
      remind: { text: 'Your period may start in 3 days (Tue 7 Apr)' },
    })
    expect(plain(26, 28, 30)?.description).toBe('Expected on Tue 7 Apr, or between Sun 5 Apr and Thu 9 Apr. This is an estimate, not contraception.')
    expect(plain(21, 28, 35)).toMatchObject({ from: '2026-03-31', to: '2026-04-14', description: 'Expected between Tue 31 Mar and Tue 14 Apr. This is an estimate, not contraception.' })
  })
})
