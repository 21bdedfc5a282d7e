import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { daysOfCsv } from '@/health/cycle/rules/transfer/csv-days'
import { filledParts, type DayLog } from '@/health/cycle/rules/log'
import { unreadLines } from '@/health/cycle/words/transfer/import'
import { readImport, type Import } from './read-import'

const read = (text: string): Promise<Import> => readImport(strToU8(text))
const textOf = (day: DayLog): string => [day.date, ...filledParts(day).map((part) => String(day[part]))].join(' ')

/** Asks a file for the order of its dates, table by table, and its days as it suggests them. */
const orderOf = async (bytes: Uint8Array) => {
  const found = await readImport(bytes)
  if (found.kind === 'asks-date-order') return { asks: [true], days: found.logs['day-first'].log.days.map(textOf) }
  if (found.kind === 'log') return { asks: [false], days: found.log.days.map(textOf) }
  if (found.kind !== 'table') return found.kind
  const others = found.more.map((table) => ({ table, mapping: table.guess }))
  return {
    asks: [found.table, ...found.more].map(({ guess }) => guess.datesAmbiguous),
    days: daysOfCsv(found.table, found.table.guess, others).days.map(textOf),
  }
}

const dated = (...dates: readonly [string, string]) => ({
  'My Calendar': `Period Calendar\n\n${dates[0]}\tPeriod starts\n${dates[1]}\tNote:Exam\n`,
  'a table': `Date,Flow,Notes\n${dates[0]},light,\n${dates[1]},,Exam\n`,
  'a table with semicolons': `Tarehe;Damu;Maelezo\n${dates[0]};kidogo;\n${dates[1]};;Exam\n`,
  'a table with tabs': `Date\tFlow\tNotes\n${dates[0]}\tlight\t\n${dates[1]}\t\tExam\n`,
  'a table of periods': `Start,End\n${dates[0]},${dates[0]}\n${dates[1]},${dates[1]}\n`,
  'a list in JSON': JSON.stringify([
    { date: dates[0], flow: 'light' },
    { date: dates[1], notes: 'Exam' },
  ]),
  Clue: JSON.stringify([
    { date: dates[0], type: 'period', value: { option: 'light' } },
    { date: dates[1], type: 'period', value: { option: 'heavy' } },
  ]),
  Flo: JSON.stringify({
    operationalData: { cycles: dates.map((date) => ({ period_start_date: date, period_end_date: date })) },
  }),
})

const monthFirst = ['2026-03-04', '2026-05-25']
const dayFirst = ['2026-04-03', '2026-05-25']

describe('the order of day and month in a file', () => {
  it.each(Object.entries(dated('03/04/2026', '05/06/2026')))(
    'of %s is asked where no day is above 12',
    async (_, text) => {
      expect(await orderOf(strToU8(text))).toMatchObject({ asks: [true] })
    },
  )

  it.each(Object.entries(dated('03/04/2026', '05/25/2026')))(
    'of %s is decided by one day above 12, month first',
    async (_, text) => {
      const found = await orderOf(strToU8(text))
      expect(found).toMatchObject({ asks: [false] })
      expect(Object(found).days.map((day: string) => day.slice(0, 10))).toEqual(monthFirst)
    },
  )

  it.each(Object.entries(dated('3.4.26', '25.5.26')))(
    'of %s is decided by one day above 12, day first, with two digits for the year',
    async (_, text) => {
      const found = await orderOf(strToU8(text))
      expect(found).toMatchObject({ asks: [false] })
      expect(Object(found).days.map((day: string) => day.slice(0, 10))).toEqual(dayFirst)
    },
  )

  it.each(Object.entries(dated('4 Mar 2026', '2026-06-05')))(
    'of %s is not asked where it is plain',
    async (_, text) => {
      expect(await orderOf(strToU8(text))).toMatchObject({ asks: [false] })
    },
  )

  it.each(Object.entries(dated('26/02/03', '26/02/28')))(
    'of %s is decided by its years of two digits in front',
    async (_, text) => {
      const found = await orderOf(strToU8(text))
      expect(found).toMatchObject({ asks: [false] })
      expect(Object(found).days.map((day: string) => day.slice(0, 10))).toEqual(['2026-02-03', '2026-02-28'])
    },
  )

  it.each(Object.entries(dated('26/02/24', '26/03/24')))(
    'of %s is asked where the year may stand at either end',
    async (_, text) => {
      expect(await orderOf(strToU8(text))).toMatchObject({ asks: [true] })
      const found = await readImport(strToU8(text))
      if (found.kind === 'asks-date-order')
        expect(found).toMatchObject({
          orders: ['day-first', 'year-first'],
          logs: { 'year-first': { log: { days: [{ date: '2026-02-24' }, { date: '2026-03-24' }] } } },
        })
      if (found.kind === 'table')
        expect(
          daysOfCsv(found.table, { ...found.table.guess, dateOrder: 'year-first' }).days.map(({ date }) => date),
        ).toEqual(['2026-02-24', '2026-03-24'])
    },
  )

  it('is decided by a date of another table or column of the same file', async () => {
    const lists = {
      periods: [{ start: '03/04/2026', end: '03/06/2026' }],
      symptoms: [{ date: '04/25/2026', name: 'cramps' }],
    }
    expect(await orderOf(strToU8(JSON.stringify(lists)))).toMatchObject({
      asks: [false, false],
      days: expect.arrayContaining(['2026-03-04 medium']),
    })
    expect(
      await orderOf(
        zipSync({
          'a.csv': strToU8('Date,Flow\n03/04/2026,light\n'),
          'b.csv': strToU8('Date,Symptoms\n04/25/2026,cramps\n'),
        }),
      ),
    ).toMatchObject({ asks: [false, false] })
    expect(await orderOf(strToU8('Date,Flow,Next appointment\n03/04/2026,light,04/25/2026\n'))).toMatchObject({
      asks: [false],
      days: ['2026-03-04 light'],
    })
  })

  it('is asked in an archive, too, with what else is left out', async () => {
    const { 'My Calendar': text } = dated('03/04/2026', '05/06/2026')
    const found = await readImport(
      zipSync({ 'calendar.txt': strToU8(text), 'notes.csv': strToU8('Date,Notes\n2026-01-05,Exam\n') }),
    )
    if (found.kind !== 'asks-date-order') throw new Error(found.kind)
    expect(found.dates).toEqual(['03/04/2026', '05/06/2026'])
    expect(found.logs['day-first']).toMatchObject({
      source: 'my-calendar',
      log: { days: [{ date: '2026-04-03' }, { date: '2026-06-05' }] },
      unread: [{ what: { name: 'notes.csv' } }],
    })
    expect(found.logs['month-first']).toMatchObject({
      log: { days: [{ date: '2026-03-04' }, { date: '2026-05-06' }] },
      unread: [{ what: { name: 'notes.csv' } }],
    })
  })
})

const note = [
  'Bad cramps',
  '',
  '12/03/2026',
  '3 Jan 2026 at the dentist',
  'Period ends',
  'Symptoms:Acne',
  'Note: buy pads',
  '- milk\t2 l',
  '',
  'Done',
]

describe('a note of several lines is whole', () => {
  const breaks = [
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ] as const

  it.each(breaks)('in a text of My Calendar with %s', async (_, lineBreak) => {
    const lines = [
      'Period Calendar',
      'Amina',
      '',
      '3 Jan 2026\tPeriod starts',
      `4 Jan 2026\tNote:${note[0]}`,
      ...note.slice(1),
      '',
      '5 Jan 2026\tPeriod ends',
      '',
    ]
    for (const mark of ['', '\ufeff'])
      expect(await read(mark + lines.join(lineBreak))).toMatchObject({
        kind: 'log',
        log: { days: [{ flow: 'medium', notes: '' }, { notes: note.join('\n') }, { date: '2026-01-05' }] },
        unread: [],
      })
  })

  it('and what follows another event than a note is read or listed', async () => {
    const lines = [
      '3 Jan 2026\tPeriod starts',
      'much pain',
      '4 Jan 2026\tSymptoms:Cramps;',
      'Headache;Itching;',
      '5 Jan 2026\tOvulation',
      'left side',
      '6 Jan 2026\tNote:a\tb',
    ]
    const found = await read(lines.join('\n'))
    if (found.kind !== 'log') throw new Error(found.kind)
    expect(found.log.days.map(textOf)).toEqual(['2026-01-03 medium', '2026-01-04 cramps,headache', '2026-01-06 a\tb'])
    expect(unreadLines(found.unread)).toEqual([
      'Ovulation (1)',
      'left side (1)',
      'much pain (1)',
      'symptom: Itching (1)',
    ])
  })

  it.each([...breaks, ['a mixture', null] as const])('in a table with %s', async (_, lineBreak) => {
    for (const delimiter of [',', ';', '\t']) {
      const cell = `"${note.join(lineBreak ?? '\r\n')}"`
      const [header, first, second] = [
        ['Date', 'Flow', 'Notes'],
        ['2026-01-03', 'heavy', cell],
        ['2026-01-04', 'light', ''],
      ].map((cells) => cells.join(delimiter))
      const text = lineBreak === null ? `${header}\r\n${first}\n${second}\r\n` : [header, first, second].join(lineBreak)
      for (const mark of ['', '\ufeff'])
        expect(await orderOf(strToU8(mark + text))).toEqual({
          asks: [false],
          days: [`2026-01-03 heavy ${note.join('\n')}`, '2026-01-04 light'],
        })
    }
  })
})
