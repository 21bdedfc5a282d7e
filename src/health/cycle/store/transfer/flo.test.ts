import { describe, expect, it, vi } from 'vitest'
import { emptyDay, type DayLog } from '@/health/cycle/rules/log'
import { isoDay } from '@/kit/rules/day'
import { unreadLines } from '@/health/cycle/words/transfer/import'
import { readFlo } from './flo'

const day = (date: string, parts: Partial<DayLog>): DayLog => ({ ...emptyDay(isoDay(date)), ...parts })
const cycle = (start: string, end: string | null, more: object = {}) => ({
  id: 'c',
  period_start_date: `${start} 00:00:00.0`,
  period_end_date: end === null ? null : `${end} 00:00:00.0`,
  period_intensity: null,
  pregnant: false,
  ...more,
})
const exportOf = (operationalData: object, more: object = {}) => ({ operationalData, ...more })

const linesOf = (json: object) => {
  const found = readFlo(json)
  return found && { ...found, unread: unreadLines(found.unread) }
}

describe("Flo's periods", () => {
  it('become days, with the flow of each day if it was logged', () => {
    const cycles = [
      cycle('2023-02-27', '2023-03-02', { period_intensity: '{"0":3,"1":2,"3":1}' }),
      cycle('2023-03-28', '2023-03-29', { period_intensity: { 1: 4 } }),
    ]
    expect(readFlo(exportOf({ cycles }))).toEqual({
      days: [
        day('2023-02-27', { flow: 'heavy' }),
        day('2023-02-28', { flow: 'medium' }),
        day('2023-03-01', { flow: 'medium' }),
        day('2023-03-02', { flow: 'light' }),
        day('2023-03-28', { flow: 'medium' }),
        day('2023-03-29', { flow: 'heavy' }),
      ],
      unread: [],
    })
  })

  it('without an end last until the last day with a flow', () => {
    const cycles = [
      cycle('2023-03-01', null, { period_intensity: '{"0":3,"1":2}' }),
      cycle('2023-04-01', null, { period_intensity: 'torn {' }),
    ]
    expect(readFlo(exportOf({ cycles }))?.days.map(({ date }) => date)).toEqual([
      '2023-03-01',
      '2023-03-02',
      '2023-04-01',
    ])
  })

  it('may have days that are midnights of the phone as instants', () => {
    vi.stubEnv('TZ', 'Africa/Nairobi')
    expect(
      readFlo(
        exportOf({
          cycles: [
            {
              ...cycle('2023-03-01', null),
              period_start_date: '2023-02-28T21:00:00Z',
              period_end_date: '2023-03-01T21:00:00Z',
            },
          ],
        }),
      )?.days.map(({ date }) => date),
    ).toEqual(['2023-03-01', '2023-03-02'])
  })

  it('that are invalid are left out and named', () => {
    const cycles = [
      cycle('2023-03-05', '2023-03-01'),
      cycle('2023-03-01', '2023-12-01', { pregnant: true }),
      cycle('2023-03-01', '2023-12-01'),
      cycle('then', null),
      7,
    ]
    expect(linesOf(exportOf({ cycles }))).toEqual({
      days: [],
      unread: [
        'periods without a date (2)',
        'cycles of a pregnancy (1)',
        'periods of more than 31 days (1)',
        'periods that end before they start (1)',
      ],
    })
  })
})

describe("Flo's events", () => {
  const events = [
    { local_date: '2023-03-01 22:00:00', date: '2023-03-02 01:00:00', category: 'Symptom', subcategory: 'DrawingPain' },
    { date: '2023-03-01 00:00:00.0', category: 'Symptom', subcategory: 'Backache' },
    { date: '2023-03-01 00:00:00.0', category: 'Mood', subcategory: 'Panic' },
    { date: '2023-03-01 00:00:00.0', category: 'Fluid', subcategory: 'Eggwhite' },
    { date: '2023-03-01 00:00:00.0', category: 'Symptom', subcategory: 'FeelGood' },
    { date: '2023-03-01 00:00:00.0', category: 'Sex', subcategory: 'Low' },
    { date: '2023-03-01 00:00:00.0', category: 'Sex', subcategory: 'Unprotected' },
    { date: '2023-03-01 00:00:00.0', category: 'OvulationTest', subcategory: 'Positive' },
    { date: '2023-03-01 00:00:00.0', category: 'Symptom', subcategory: 'VaginalItching' },
    { date: '2023-03-01 00:00:00.0', category: 'Constructor', subcategory: 'Positive' },
    { category: 'Symptom', subcategory: 'Acne' },
  ]
  const expected = {
    days: [
      day('2023-03-01', {
        symptoms: ['cramps', 'back-pain'],
        mood: 'anxious',
        mucus: 'stretchy',
        sex: 'unprotected',
        ovulationTest: 'positive',
      }),
    ],
    unread: [
      'Constructor: Positive (1)',
      'Sex: Low (1)',
      'Symptom: VaginalItching (1)',
      'entries that cannot be read (1)',
    ],
  }

  it('become the symptoms and the mood of their day, at both paths where exports have them', () => {
    expect(linesOf(exportOf({ cycles: [], point_events_manual_v2: events }))).toEqual(expected)
    expect(linesOf(exportOf({ cycles: [] }, { pointEventsManualData: { point_events_manual_v2: events } }))).toEqual(
      expected,
    )
    expect(linesOf({ pointEventsManualData: { point_events_manual_v2: events } })).toEqual(expected)
  })

  it('are read along with the notes of the day', () => {
    const notes = [{ date: '2023-03-01 00:00:00', text: 'Exam week' }, { text: 'lost' }]
    expect(linesOf(exportOf({ notes }))).toEqual({
      days: [day('2023-03-01', { notes: 'Exam week' })],
      unread: ['notes without a date (1)'],
    })
  })
})

it.each([
  ['an end that is no date', { period_end_date: 'soon' }],
  ['an end of another kind', { period_end_date: { day: 3 } }],
  ['a flow that is no JSON', { period_intensity: 'strong' }],
  ['a flow of another kind', { period_intensity: [{ day: 0 }] }],
])('a period of Flo with %s is read, and that is counted', (_, parts) => {
  expect(linesOf(exportOf({ cycles: [{ period_start_date: '2023-03-01 00:00:00.0', ...parts }] }))).toEqual({
    days: [day('2023-03-01', { flow: 'medium' })],
    unread: ['entries that cannot be read (1)'],
  })
})

it.each([
  [{}],
  [null],
  [[]],
  ['text'],
  [{ operationalData: [] }],
  [{ operationalData: {} }],
  [{ operationalData: 7 }],
  [{ pointEventsManualData: {} }],
])('%j is not an export of Flo', (json) => {
  expect(readFlo(json)).toBeNull()
})
