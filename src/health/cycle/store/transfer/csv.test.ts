import { describe, expect, it } from 'vitest'
import { daysOfCsv } from '@/health/cycle/rules/transfer/csv-days'
import { emptyDay, type DayLog } from '@/health/cycle/rules/log'
import { isoDay } from '@/kit/rules/day'
import { unreadLines } from '@/health/cycle/words/transfer/import'
import { readCsv } from './csv'

const day = (date: string, parts: Partial<DayLog> = {}): DayLog => ({ ...emptyDay(isoDay(date)), ...parts })
const read = (...lines: readonly string[]) => {
  const table = readCsv(lines.join('\n'))
  return daysOfCsv(table, table.guess)
}

describe('the columns of a table', () => {
  it.each([
    ['Date,Flow,Symptoms,Mood,Notes', ['date', 'flow', 'symptoms', 'mood', 'notes']],
    ['Tarehe,Damu,Dalili,Hisia,Maelezo', ['date', 'flow', 'symptoms', 'mood', 'notes']],
    ['Period start,Period end,Cycle length', ['period-start', 'period-end', 'ignore']],
    ['period_start_date;period_end_date;id', ['period-start', 'period-end', 'ignore']],
    ['Mwanzo wa hedhi,Mwisho wa hedhi', ['period-start', 'period-end']],
    [
      'date,bleeding.value,bleeding.exclude,pain.cramps,mood.sad,note.value',
      ['date', 'flow', 'no-period', 'symptoms', 'mood', 'notes'],
    ],
    [
      'date,temperature.value,temperature.exclude,temperature.time,temperature.note',
      ['date', 'temperature', 'disturbed', 'ignore', 'notes'],
    ],
    [
      'date,bleeding.value,bleeding.exclude,bleeding.pad,mucus.feeling,mucus.texture,mucus.value,mucus.exclude',
      ['date', 'flow', 'no-period', 'ignore', 'ignore', 'ignore', 'mucus', 'no-mucus'],
    ],
    [
      'date,cervix.exclude,desire.value,sex.solo,sex.partner,sex.condom,sex.note,pain.tenderBreasts,isCycleStart',
      ['date', 'ignore', 'ignore', 'ignore', 'sex', 'sex', 'notes', 'symptoms', 'ignore'],
    ],
    [
      'Date,BBT,Cervical mucus,LH test,Pregnancy test,Sex,Pain,Medication',
      ['date', 'temperature', 'mucus', 'ovulation-test', 'pregnancy-test', 'sex', 'pain', 'medicines'],
    ],
    ['When,Period,Cycle day', ['ignore', 'flow', 'ignore']],
  ])('%s', (header, columns) => {
    expect(readCsv(`${header}\n`).guess.columns).toEqual(columns)
  })

  it('are guessed from dates when the headers do not say', () => {
    expect(readCsv('When,Period\n2026-03-01,light').guess.columns).toEqual(['date', 'flow'])
    expect(readCsv('2026-03-01,light\n2026-03-02,heavy')).toMatchObject({
      headers: ['Column 1', 'Column 2'],
      rows: [{ line: 1 }, { line: 2 }],
      guess: { columns: ['date', 'ignore'] },
    })
  })

  it('have ambiguous dates only when no date settles the order', () => {
    expect(readCsv('Date,Flow\n3/4/2026,light').guess).toMatchObject({ dateOrder: 'day-first', datesAmbiguous: true })
    expect(readCsv('Date,Flow\n3/25/2026,light').guess).toMatchObject({
      dateOrder: 'month-first',
      datesAmbiguous: false,
    })
  })
})

describe('a table of days', () => {
  const expected = [
    day('2026-03-01', { flow: 'light', symptoms: ['cramps', 'headache'], mood: 'sad', notes: 'Line one\nand "two"' }),
    day('2026-03-02', { flow: 'heavy' }),
  ]

  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is read with %s, a byte order mark, quotes and carriage returns', (_, delimiter) => {
    const rows = [
      ['Date', 'Flow', 'Symptoms', 'Mood', 'Notes'],
      ['2026-03-01', 'Light', '"Cramps, headache"', 'sad', '"Line one\nand ""two"""'],
      ['', '', '', '', ''],
      ['2026-03-02', '3', '', '', ''],
    ]
    const text = `\ufeff${rows.map((cells) => cells.join(delimiter)).join('\r\n')}\r\n`
    const table = readCsv(text)
    expect(daysOfCsv(table, table.guess).days).toEqual(expected)
    expect(table.rows.map(({ line }) => line)).toEqual([2, 5])
  })

  it('reads flows as English and Swahili words and as numbers', () => {
    const flows = (...cells: readonly string[]) =>
      read('Date,Flow', ...cells.map((cell, n) => `2026-03-0${n + 1},${cell}`)).days.map(({ flow }) => flow)
    expect(flows('Spotting', 'kidogo', 'Moderate', 'NZITO', 'yes', 'none')).toEqual([
      'spotting',
      'light',
      'medium',
      'heavy',
      'medium',
    ])
    expect(flows('0', '1', '2', '3')).toEqual(['light', 'medium', 'heavy'])
    expect(flows('1', '2', '3', '4')).toEqual(['spotting', 'light', 'medium', 'heavy'])
  })

  it("uses drip's flow scale, which starts at spotting, and reads its boolean columns", () => {
    expect(
      read('date,bleeding.value,pain.cramps,pain.headache,mood.sad', '2026-03-01,0,true,false,true', '2026-03-02,3,,,')
        .days,
    ).toEqual([
      day('2026-03-01', { flow: 'spotting', symptoms: ['cramps'], mood: 'sad' }),
      day('2026-03-02', { flow: 'heavy' }),
    ])
  })

  it("reads drip's temperatures, mucus and sex, and what is marked not to count", () => {
    const header =
      'date,temperature.value,temperature.exclude,bleeding.value,bleeding.exclude,mucus.value,mucus.exclude,sex.partner,sex.condom,sex.none,pain.tenderBreasts'
    const rows = [
      '2026-03-01,36.45,false,1,true,4,false,true,true,,true',
      '2026-03-02,36.9,true,,,3,true,true,,true,',
      '2026-03-03,,,,,0,false,true,,,',
      '2026-03-04,,,,,,,,,true,',
    ]
    const { days, unread } = read(header, ...rows)
    expect(days).toEqual([
      day('2026-03-01', {
        temperature: 36.45,
        flow: 'light',
        mark: 'other',
        mucus: 'stretchy',
        sex: 'protected',
        symptoms: ['tender-breasts'],
      }),
      day('2026-03-02', { temperature: 36.9, disturbed: true, sex: 'unprotected' }),
      day('2026-03-03', { mucus: 'dry' }),
    ])
    expect(unreadLines(unread)).toEqual(['sex: none (1)', 'sex: partner (1)'])
  })

  it('reads measures, tests, pain and medicines of any table', () => {
    const { days, unread } = read(
      'Date,Temperature,Mucus,Ovulation test,Pregnancy test,Sex,Pain,Medicines',
      '2026-03-01,97.9 F,egg white,Peak,negative,condom,7,"Paracetamol, Ibuprofen"',
      '2026-03-02,36.6,no,no,Positive,yes,2,',
      '2026-03-03,warm,foamy,yes,,Unprotected,0,',
    )
    expect(days).toEqual([
      day('2026-03-01', {
        temperature: 36.61,
        mucus: 'stretchy',
        ovulationTest: 'positive',
        pregnancyTest: 'negative',
        sex: 'protected',
        pain: 3,
        medicines: ['Paracetamol', 'Ibuprofen'],
      }),
      day('2026-03-02', { temperature: 36.6, pregnancyTest: 'positive', pain: 1 }),
      day('2026-03-03', { sex: 'unprotected', pain: 0 }),
    ])
    expect(unreadLines(unread)).toEqual(['mucus: foamy (1)', 'sex: Sex (1)', 'temperature: warm (1)', 'test: yes (1)'])
  })

  it('reads pain by its strength or by its place', () => {
    const pains = (...cells: readonly string[]) =>
      read('Date,Maumivu', ...cells.map((cell, n) => `2026-03-0${n + 1},${cell}`)).days.map(
        ({ pain, symptoms }) => pain ?? symptoms,
      )
    expect(pains('1', '2', '3', 'severe', 'kichwa')).toEqual([1, 2, 3, 3, ['headache']])
  })

  it('names unknown words and keeps the rest of the row', () => {
    const { days, unread } = read('Date,Flow,Symptoms,Mood', '2026-03-01,gushing,cramps|itching;itching,zen')
    expect(days).toEqual([day('2026-03-01', { symptoms: ['cramps'] })])
    expect(unreadLines(unread)).toEqual(['flow: gushing (1)', 'mood: zen (1)', 'symptom: itching (1)'])
  })

  it('reports which lines cannot be read, and why', () => {
    expect(read('Date,Notes', '2026-03-01,fine', 'yesterday,bad', ',none').skipped).toEqual([
      { line: 3, problem: 'bad-date' },
      { line: 4, problem: 'no-date' },
    ])
    expect(read('Start,End', '2026-03-05,2026-03-01', '2026-03-01,2026-09-01').skipped).toEqual([
      { line: 2, problem: 'end-before-start' },
      { line: 3, problem: 'too-long' },
    ])
  })

  it('reads dates in the chosen order', () => {
    const table = readCsv('Date,Flow\n3/4/2026,light')
    const first = (dateOrder: 'day-first' | 'month-first') =>
      daysOfCsv(table, { ...table.guess, dateOrder }).days[0]?.date
    expect(first('day-first')).toBe('2026-04-03')
    expect(first('month-first')).toBe('2026-03-04')
  })

  it('leaves out an ignored column', () => {
    const table = readCsv('Date,Flow,Notes\n2026-03-01,light,secret')
    expect(daysOfCsv(table, { ...table.guess, columns: ['date', 'flow', 'ignore'] }).days).toEqual([
      day('2026-03-01', { flow: 'light' }),
    ])
  })
})

describe('a table of periods', () => {
  it('becomes days of medium flow, the last day included', () => {
    expect(read('Period start,Period end,Notes', '2026-02-27,2026-03-01,Exam week', '2026-03-28,,').days).toEqual([
      day('2026-02-27', { flow: 'medium', notes: 'Exam week' }),
      day('2026-02-28', { flow: 'medium' }),
      day('2026-03-01', { flow: 'medium' }),
      day('2026-03-28', { flow: 'medium' }),
    ])
  })

  it('gives every day the flow of its row', () => {
    expect(read('Start,End,Flow', '2026-03-01,2026-03-02,light').days.map(({ flow }) => flow)).toEqual([
      'light',
      'light',
    ])
  })
})
