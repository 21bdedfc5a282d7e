import { describe, expect, it } from 'vitest'
import { readTable } from '#support/health/cycle/transfer/table-days'
import { readCsv } from './csv'

const columns = (...lines: readonly string[]) => readCsv(lines.join('\n')).guess.columns

describe('a table of periods', () => {
  it.each([
    'startDate,endDate',
    'StartDate,EndDate',
    'start_date,end_date',
    'startdate,enddate',
    'START,END',
    'From,To',
    'periodStart,periodEnd',
    'First day,Last day',
    'Started on,Ended on',
    'Date started,Date ended',
    'Date,End date',
    'hedhi mwanzo,hedhi mwisho',
    'Siku ya kwanza ya hedhi,Siku ya mwisho ya hedhi',
    'Period start (date),Period end (date)',
    '2026-01-01,2026-01-01',
  ])('is read with the names %s', (names) => {
    expect(
      readTable(names, '2026-01-03,2026-01-04', '2026-02-01,2026-02-01').days.slice(names.startsWith('2026') ? 1 : 0),
    ).toEqual(['01-03 medium', '01-04 medium', '02-01 medium'])
  })

  it('takes those of the period, not those of the cycle or of the fertile days, in any order', () => {
    const names =
      'id,cycle_start_date,cycle_end_date,ovulation_start_date,ovulation_end_date,ovulation_source,period_start_date,period_end_date,period_source,fertile_start_date,fertile_end_date,fertile_source'.split(
        ',',
      )
    const rows = [
      '1,2021-01-04,2021-01-31,2021-01-18,2021-01-18,COMPUTED,2021-01-04,2021-01-05,MANUAL,2021-01-13,2021-01-18,COMPUTED'.split(
        ',',
      ),
      '2,2021-02-01,2021-04-04,2021-02-15,2021-02-15,COMPUTED,2021-02-01,2021-02-01,MANUAL,2021-02-10,2021-02-15,COMPUTED'.split(
        ',',
      ),
      '3,2021-04-05,2021-05-02,2021-04-19,2021-04-19,COMPUTED,2021-04-05,2021-04-09,COMPUTED,2021-04-14,2021-04-19,COMPUTED'.split(
        ',',
      ),
    ]
    const turned = <T>(list: readonly T[], by: number) => [...list.slice(by), ...list.slice(0, by)]
    for (const by of names.keys()) {
      const lines = [names, ...rows].map((cells) => turned(cells, by).join(','))
      expect(readTable(...lines)).toEqual({
        days: ['01-04 medium', '01-05 medium', '02-01 medium'],
        unread: [],
        skipped: ['4:predicted'],
      })
    }
  })

  it('takes the start of the cycle where nothing else says when, and as many days as the row says', () => {
    expect(readTable('Cycle start,Cycle length,Period length', '2026-01-03,28,2', '2026-01-31,30,1').days).toEqual([
      '01-03 medium',
      '01-04 medium',
      '01-31 medium',
    ])
    expect(columns('Cycle start date,Cycle end date', '2026-01-03,2026-01-30')).toEqual(['period-start', 'ignore'])
    expect(readTable('Date,Duration', '2026-01-03,28').days).toEqual([])
  })

  it.each(['Cycle Number,Start Date,End Date,Length', 'No,from,to,days', '#,A,B,C'])(
    'takes no whole cycles for bleeding under the names %s',
    (names) => {
      expect(readTable(names, '1,2026-01-04,2026-01-31,28', '2,2026-02-01,2026-02-28,28').days).toEqual([
        '01-04 medium',
        '02-01 medium',
      ])
    },
  )

  it('takes only those rows for bleeding that are of a period', () => {
    const rows = [
      'period,2026-01-03,2026-01-04',
      'FERTILE_WINDOW,2026-01-14,2026-01-19',
      'ovulation,2026-01-17,2026-01-17',
    ]
    expect(readTable('type,start_date,end_date', ...rows)).toEqual({
      days: ['01-03 medium', '01-04 medium'],
      unread: ['flow: FERTILE_WINDOW (1)', 'flow: ovulation (1)'],
      skipped: [],
    })
    expect(readTable('Start,End,Flow', '2026-01-03,2026-01-03,gushing').days).toEqual(['01-03 medium'])
  })

  it('is none where every day of the table repeats the start', () => {
    expect(
      readTable('Date,Flow,Cycle start', '2026-01-03,heavy,2026-01-03', '2026-01-04,light,2026-01-03').days,
    ).toEqual(['01-03 heavy', '01-04 light'])
    expect(
      readTable(
        'Period start,Date,Flow,Symptoms',
        '2026-01-03,2026-01-03,heavy,',
        '2026-01-03,2026-01-04,light,',
        '2026-01-03,2026-01-04,,acne',
      ).days,
    ).toEqual(['01-03 heavy', '01-04 light acne'])
    expect(
      readTable(
        'Start,End,Created at',
        '2026-01-03,2026-01-04,2026-02-01T10:00',
        '2026-01-03,2026-01-04,2026-02-01T10:01',
      ).days,
    ).toEqual(['01-03 medium', '01-04 medium'])
  })
})
