import { expect, it } from 'vitest'
import { daysOfCsv } from '@/health/cycle/rules/transfer/csv-days'
import { filledParts } from '@/health/cycle/rules/log'
import { unreadLines } from '@/health/cycle/words/transfer/import'
import { readCsv } from './csv'

const read = (text: string) => {
  const table = readCsv(text)
  const { days, unread, skipped } = daysOfCsv(table, table.guess)
  return {
    days: days.map((day) => [day.date.slice(5), ...filledParts(day).map((part) => String(day[part]))].join(' ')),
    unread: unreadLines(unread),
    skipped: skipped.map(({ line, problem }) => `${line}:${problem}`),
  }
}

it.each([
  [
    'a comma in a note at the end',
    'Date,Flow,Notes\n2026-01-02,light,felt bad, then better,x\n2026-01-03,heavy,fine\n',
    ['01-02 light felt bad, then better,x', '01-03 heavy fine'],
    [],
  ],
  [
    'semicolons in a note at the end',
    'Date;Flow;Notes\n2026-01-02;light;bad; better\n',
    ['01-02 light bad; better'],
    [],
  ],
  ['a note that begins with a comma', 'Date,Flow,Notes\n2026-01-02,light,,bad\n', ['01-02 light ,bad'], []],
  [
    'an unnamed column after the note',
    'Date,Flow,Notes,,\n2026-01-02,light,bad, better,\n2026-01-03,heavy,fine,,\n',
    ['01-02 light bad, better', '01-03 heavy fine'],
    [],
  ],
  [
    'a last column that is no note',
    'Date,Notes,Flow\n2026-01-02,bad, better,light\n',
    ['01-02 bad'],
    ['flow: better (1)', 'light (1)'],
  ],
  ['a list of symptoms without quotes', 'Date,Symptoms\n2026-01-02,cramps,headache\n', ['01-02 cramps,headache'], []],
  ['a cell beyond a column of one word', 'Date,Flow\n2026-01-02,light,headache\n', ['01-02 light'], ['headache (1)']],
  ['rows of fewer cells', 'Date,Flow,Notes\n2026-01-02,light\n', ['01-02 light'], []],
  ['empty cells only', 'Date,Flow\n2026-01-02,light,,,\n', ['01-02 light'], []],
])('the cells beyond the names of the columns are kept or listed: %s', (_, text, days, unread) => {
  expect(read(text)).toEqual({ days, unread, skipped: [] })
})

it('the cells beyond the first row of a table without names are kept in a note', () => {
  const table = readCsv('2026-01-02,light,fine\n2026-01-03,heavy,bad, better\n')
  expect(
    daysOfCsv(table, { ...table.guess, columns: ['date', 'flow', 'notes', 'ignore'] }).days.map(({ notes }) => notes),
  ).toEqual(['fine', 'bad, better'])
  expect(daysOfCsv(table, { ...table.guess, columns: ['date', 'flow', 'notes', 'symptoms'] }).unread).toEqual([
    { what: { kind: 'symptom', word: 'better' }, count: 1, days: ['2026-01-03'] },
  ])
})

it.each([
  [
    'a quote at the end of a later row',
    '2026-01-02,light,"felt bad\n2026-01-03,heavy,12"\n2026-01-04,light,\n',
    ['01-02 light "felt bad', '01-03 heavy 12"', '01-04 light'],
  ],
  [
    'a quote at the end of a row after two others',
    '2026-01-02,light,"felt bad\n2026-01-03,heavy,"a, b"\n2026-01-04,light,12"\n',
    ['01-02 light "felt bad', '01-03 heavy a, b', '01-04 light 12"'],
  ],
  [
    'a note with a date',
    '2026-01-02,light,"felt bad\n12/03/2026, at the clinic, later\nwell"\n2026-01-03,heavy,\n',
    ['01-02 light felt bad\n12/03/2026, at the clinic, later\nwell', '01-03 heavy'],
  ],
])('a note ends before a whole row of the table: %s', (_, rows, days) => {
  expect(read(`Date,Flow,Notes\n${rows}`)).toEqual({ days, unread: [], skipped: [] })
})

it('the rows after a stray quote are days of their own', () => {
  expect(
    read('Date,Flow,Notes\n2026-01-02,light,"felt bad\n2026-01-03,heavy,"12" tape\n2026-01-04,light,"a, b"\n'),
  ).toEqual({ days: ['01-02 light "felt bad', '01-03 heavy "12" tape', '01-04 light a, b'], unread: [], skipped: [] })
})
