import { describe, expect, it, vi } from 'vitest'
import { emptyDay, type DayLog } from '@/health/cycle/rules/log'
import { isoDay } from '@/kit/rules/day'
import { unreadLines } from '@/health/cycle/words/transfer/import'
import { readClue } from './clue'

const day = (date: string, parts: Partial<DayLog>): DayLog => ({ ...emptyDay(isoDay(date)), ...parts })

describe("Clue's measurements.json", () => {
  it('becomes days, whether a value is one option, several or a string', () => {
    const found = readClue([
      { id: 'a', date: '2024-05-01', type: 'period', value: { option: 'very_heavy' } },
      {
        id: 'b',
        date: '2024-05-01',
        type: 'pain',
        value: [{ option: 'period_cramps' }, { option: 'lower_back' }, { option: 'migraine' }],
      },
      { id: 'c', date: '2024-05-01', type: 'feelings', value: [{ option: 'sad' }] },
      { id: 'd', date: '2024-05-02', type: 'period', value: { option: 'light' } },
      { id: 'e', date: '2024-05-02', type: 'energy', value: 'exhausted' },
      { id: 'f', date: '2024-05-09', type: 'spotting', value: { option: 'brown' } },
      { id: 'g', date: '2024-05-09', type: 'discharge', value: [{ option: 'egg_white' }] },
      { id: 'h', date: '2024-05-09', type: 'craving', value: [{ option: 'sweet' }] },
      { id: 'i', date: '2024-05-09', type: 'digestion', value: [{ option: 'nauseous' }, { option: 'bloated' }] },
      { id: 'j', date: '2024-05-10', type: 'discharge', value: [{ option: 'none' }] },
    ])
    expect(found).toEqual({
      days: [
        day('2024-05-01', { flow: 'heavy', symptoms: ['cramps', 'back-pain', 'headache'], mood: 'sad' }),
        day('2024-05-02', { flow: 'light', symptoms: ['fatigue'] }),
        day('2024-05-09', { flow: 'spotting', symptoms: ['cravings', 'nausea', 'bloating'], mucus: 'stretchy' }),
      ],
      unread: [],
    })
  })

  it('brings temperatures with whether they count, sex, and tests', () => {
    const found = readClue([
      { date: '2024-05-01', type: 'bbt', value: { celsius: 36.6, excluded: false } },
      { date: '2024-05-02', type: 'bbt', value: { celsius: 36.75, fahrenheit: 98.15, excluded: true } },
      { date: '2024-05-02', type: 'sex_life', value: [{ option: 'protected_sex' }, { option: 'withdrawal' }] },
      { date: '2024-05-03', type: 'sex_life', value: [{ option: 'protected_sex' }] },
      { date: '2024-05-03', type: 'tests', value: [{ option: 'ovulation_peak' }, { option: 'pregnancy_negative' }] },
      { date: '2024-05-03', type: 'bbt', value: { temperature: 36.5 } },
      { date: '2024-05-04', type: 'bbt', value: { celsius: 98.1, excluded: false } },
    ])
    expect(found?.days).toEqual([
      day('2024-05-01', { temperature: 36.6 }),
      day('2024-05-02', { temperature: 36.75, disturbed: true, sex: 'unprotected' }),
      day('2024-05-03', { temperature: 36.5, sex: 'protected', ovulationTest: 'positive', pregnancyTest: 'negative' }),
    ])
    expect(found && unreadLines(found.unread)).toEqual(['bbt (1)'])
  })

  it('has days as dates, as midnights in UTC or as midnights of the phone', () => {
    vi.stubEnv('TZ', 'Africa/Nairobi')
    const days = (...dates: readonly string[]) =>
      readClue(dates.map((date) => ({ date, type: 'period', value: { option: 'light' } })))?.days.map(
        ({ date }) => date,
      )
    expect(days('2024-05-01', '2024-05-02T00:00:00.000Z', '2024-05-02T21:00:00.000Z')).toEqual([
      '2024-05-01',
      '2024-05-02',
      '2024-05-03',
    ])
  })

  it('names and counts what this app does not support', () => {
    const found = readClue([
      { date: '2024-05-01', type: 'period', value: { option: 'medium' } },
      { date: '2024-05-01', type: 'sex_life', value: [{ option: 'high' }] },
      { date: '2024-05-01', type: 'appointments', value: { kind: 1 } },
      { date: '2024-05-02', type: 'appointments', value: { kind: 2 } },
      { date: '2024-05-02', type: 'hair', value: [{ option: 'good' }] },
      { date: 'unknown', type: 'period', value: { option: 'light' } },
      { when: '2024-05-03' },
    ])
    expect(found?.days).toEqual([day('2024-05-01', { flow: 'medium' })])
    expect(found && unreadLines(found.unread)).toEqual([
      'appointments (2)',
      'entries that cannot be read (1)',
      'entries without a date (1)',
      'hair: good (1)',
      'sex_life: high (1)',
    ])
  })
})

describe("Clue's older .cluedata", () => {
  it('becomes days', () => {
    const found = readClue({
      version: 6,
      data: [
        {
          day: '2020-01-01T00:00:00Z',
          period: 'heavy',
          pain: ['cramps', 'tender_breasts'],
          mood: ['happy'],
          fluid: 'creamy',
        },
        { day: '2020-01-02T00:00:00Z', period: 'spotting', energy: ['low'], tags: ['dizziness'], skin: ['acne_skin'] },
        { day: '2020-01-03T00:00:00Z', sleep: '6_to_9_hours', marks_excluded_cycle: true },
      ],
    })
    expect(found?.days).toEqual([
      day('2020-01-01', { flow: 'heavy', symptoms: ['cramps', 'tender-breasts'], mood: 'happy', mucus: 'creamy' }),
      day('2020-01-02', { flow: 'spotting', symptoms: ['fatigue', 'dizziness', 'acne'] }),
    ])
    expect(found && unreadLines(found.unread)).toEqual(['marks_excluded_cycle (1)', 'sleep: 6_to_9_hours (1)'])
  })
})

it.each([
  [[]],
  [{}],
  [null],
  ['text'],
  [[{ date: '2024-05-01' }]],
  [{ data: [] }],
  [{ data: [{ period: 'light' }] }],
  [{ data: 'x' }],
])('%j is not an export of Clue', (json) => {
  expect(readClue(json)).toBeNull()
})

it.each([
  ['a text', 'Exam', ['Exam'], []],
  ['an option', { option: 'Exam' }, ['Exam'], []],
  ['an object', { text: 'Exam' }, ['Exam'], []],
  ['an object under another name', { content: 'Exam' }, ['Exam'], []],
  ['a list of texts', ['Exam', 'Rain'], ['Exam\nRain'], []],
  ['a list of objects', [{ text: 'Exam' }, { note: 'Rain' }], ['Exam\nRain'], []],
  ['something else', { words: ['Exam'] }, [], ['note (1)']],
  ['a list in which something else is', ['Exam', { words: 1 }], ['Exam'], ['note (1)']],
  ['a number', 5, [], ['note (1)']],
  ['nothing', null, [], []],
  ['an empty text', '', [], []],
])('a note that is %s is kept or listed', (_, value, notes, unread) => {
  const found = [
    readClue([{ date: '2024-05-01', type: 'note', value }]),
    readClue({ data: [{ day: '2024-05-01T00:00:00Z', note: value }] }),
  ]
  for (const each of found) {
    expect(each?.days.map(({ notes: text }) => text)).toEqual(notes)
    expect(unreadLines(each?.unread ?? [])).toEqual(unread)
  }
})

it('what an option is not is listed, too', () => {
  expect(
    unreadLines(readClue([{ date: '2024-05-01', type: 'pain', value: [{ option: 'cramps' }, 5] }])?.unread ?? []),
  ).toEqual(['pain (1)'])
})
