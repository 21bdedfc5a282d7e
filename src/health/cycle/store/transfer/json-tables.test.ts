import { expect, it } from 'vitest'
import { daysOfCsv } from '@/health/cycle/rules/transfer/csv-days'
import { filledParts } from '@/health/cycle/rules/log'
import { unreadLines } from '@/health/cycle/words/transfer/import'
import { bestTables } from './best-tables'
import { jsonTables } from './json-tables'

const read = (json: unknown) => {
  const tables = bestTables(jsonTables(json), true)
  if (!tables) return null
  const { days, unread } = daysOfCsv(tables.table, tables.table.guess)
  return {
    columns: tables.table.headers,
    days: days.map((day) => [day.date.slice(5), ...filledParts(day).map((part) => String(day[part]))].join(' ')),
    unread: unreadLines([...unread, ...tables.leftOut]),
  }
}

it.each([
  [
    'symptoms with their severity',
    {
      symptoms: [
        { name: 'cramps', severity: 2 },
        { name: 'headache', severity: 1 },
      ],
    },
    ['date', 'symptoms.name', 'symptoms.severity'],
    '01-03 cramps,headache',
  ],
  [
    'symptoms as words and as objects',
    { symptoms: ['acne', { name: 'cramps' }] },
    ['date', 'symptoms', 'symptoms.name'],
    '01-03 acne,cramps',
  ],
  [
    'one symptom under the name of a type',
    { symptoms: [{ type: 'cramps' }] },
    ['date', 'symptoms.type'],
    '01-03 cramps',
  ],
  ['moods', { moods: [{ label: 'happy' }] }, ['date', 'moods.label'], '01-03 happy'],
  ['notes', { notes: [{ text: 'Exam, a; b' }, { text: 'Rain' }] }, ['date', 'notes.text'], '01-03 Exam, a; b; Rain'],
  [
    'medicines',
    { medications: [{ name: 'Paracetamol', dose: '500 mg' }] },
    ['date', 'medications.name', 'medications.dose'],
    '01-03 Paracetamol,500 mg',
  ],
  ['lists in a list', { symptoms: [['cramps'], ['headache']] }, ['date', 'symptoms'], '01-03 cramps,headache'],
  [
    'an object in an object of a list',
    { symptoms: [{ symptom: { name: 'cramps' } }] },
    ['date', 'symptoms.symptom.name'],
    '01-03 cramps',
  ],
])('lists of objects in an entry are columns: %s', (_, parts, columns, day) => {
  expect(read([{ date: '2026-01-03', ...parts }])).toMatchObject({ columns, days: [day] })
})

it('what lies deeper than a table goes is a column, too', () => {
  expect(read([{ date: '2026-01-03', flow: 'light', a: { b: { c: { d: { e: { f: 1 } } } } } }])).toMatchObject({
    columns: ['date', 'flow', 'a.b.c.d.e'],
  })
})

it('columns beyond the most that are shown stand together in one', () => {
  const many = Object.fromEntries(Array.from({ length: 205 }, (_, index) => [`part ${index}`, index]))
  const [table] = jsonTables([{ date: '2026-01-03', flow: 'light', ...many }])
  expect(table?.headers).toHaveLength(201)
  expect(table?.rows[0]?.cells.at(-1)).toBe(
    'part 198: 198; part 199: 199; part 200: 200; part 201: 201; part 202: 202; part 203: 203; part 204: 204',
  )
})
