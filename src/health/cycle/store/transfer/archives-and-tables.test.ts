import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { daysOfCsv } from '@/health/cycle/rules/transfer/csv-days'
import { take, takeText, zipOf } from '#support/health/cycle/transfer/take-file'
import { readImport } from './read-import'

describe('an archive', () => {
  it('of which only a part is taken names the rest', async () => {
    const clue = JSON.stringify([{ date: '2026-01-03', type: 'period', value: { option: 'light' } }])
    expect(
      await take(
        zipOf({
          'a/notes.csv': 'Date,Notes\n2026-01-05,Exam\n',
          'a/measurements.json': clue,
          'a/user.json': '{"name":"x"}',
        }),
      ),
    ).toMatchObject({ source: 'clue', unread: ['notes.csv (1)'] })
  })

  it('has its tables read in any order', async () => {
    const files = {
      'a.csv': 'setting,value\nlocale,en\n',
      'b.csv': 'Date,Weight\n2026-01-03,60\n',
      'c.csv': 'Start,End\n2026-01-03,2026-01-04\n',
      'd.csv': 'Date,Menstruation\n2026-01-03,yes\n',
    }
    const names = Object.keys(files)
    for (const by of names.keys()) {
      const turned = [...names.slice(by), ...names.slice(0, by)]
      expect(
        await take(
          zipOf(
            Object.fromEntries(
              turned.map((name) => [name, Object.entries(files).find(([each]) => each === name)?.[1] ?? '']),
            ),
          ),
        ),
      ).toMatchObject({ source: ['d.csv'], unread: expect.arrayContaining(['b.csv (1)', 'c.csv (1)']) })
    }
  })
})

it('a list of entries in any JSON is read as a table', async () => {
  const logs = [
    { date: '2026-01-03', flow: 'heavy', symptoms: ['cramps', 'headache'], mood: { name: 'sad' } },
    { date: '2026-01-04', flow: 'light', symptoms: [] },
  ]
  expect(await takeText(JSON.stringify({ user: { id: 7 }, data: { logs } }))).toMatchObject({
    days: ['2026-01-03 heavy cramps,headache sad', '2026-01-04 light'],
  })
  const lists = {
    periods: [{ start: '2026-01-03', end: '2026-01-04' }],
    symptoms: [{ date: '2026-01-03', name: 'cramps' }],
    notes: [{ day: '2026-01-04', text: 'Exam' }],
    settings: [{ name: 'lang', value: 'en' }],
  }
  expect(await takeText(JSON.stringify(lists))).toMatchObject({
    days: ['2026-01-03 medium cramps', '2026-01-04 medium Exam'],
  })
  expect(await takeText(JSON.stringify([{ startDate: '2026-01-03', endDate: '2026-01-04' }]))).toMatchObject({
    days: ['2026-01-03 medium', '2026-01-04 medium'],
  })
  expect(await takeText(JSON.stringify([{ date: '2026-01-03', type: 'period', intensity: 'heavy' }]))).toMatchObject({
    days: ['2026-01-03 heavy'],
  })
})

it('of several tables one without dates is left out', async () => {
  const read = await readImport(
    strToU8(JSON.stringify({ periods: [{ start: '2026-01-03' }], symptoms: [{ date: '2026-01-03', name: 'cramps' }] })),
  )
  if (read.kind !== 'table') throw new Error(read.kind)
  const [second] = read.more
  const others = second
    ? [{ table: second, mapping: { ...second.guess, columns: second.headers.map(() => 'ignore' as const) } }]
    : []
  expect(daysOfCsv(read.table, read.table.guess, others)).toMatchObject({ days: [{ date: '2026-01-03' }], skipped: [] })
  expect(others).toHaveLength(1)
})

it('a table below a title is read', async () => {
  expect(await takeText('My log\n\nDate,Flow\n2026-01-03,heavy\n')).toMatchObject({ days: ['2026-01-03 heavy'] })
})
