import { describe, expect, it, vi } from 'vitest'
import { daysOfCsv } from '@/health/cycle/rules/transfer/csv-days'
import { filledParts } from '@/health/cycle/rules/log'
import { unreadLines } from '@/health/cycle/words/transfer/import'
import { readCsv } from './csv'

/** Each day with its entries: `03-01 heavy cramps`. */
const read = (...lines: readonly string[]) => {
  const table = readCsv(lines.join('\n'))
  const { days, unread, skipped } = daysOfCsv(table, table.guess)
  const textOf = (value: unknown): string => (Array.isArray(value) ? value.join('+') : String(value))
  return {
    days: days.map((day) => [day.date.slice(5), ...filledParts(day).map((part) => textOf(day[part]))].join(' ')),
    unread: unreadLines(unread),
    skipped: skipped.map(({ line, problem }) => `${line}:${problem}`),
  }
}
const columns = (...lines: readonly string[]) => readCsv(lines.join('\n')).guess.columns
const nothingElse = { unread: [], skipped: [] }

const drip =
  'date,temperature.value,temperature.exclude,temperature.time,temperature.note,bleeding.value,bleeding.exclude,mucus.feeling,mucus.texture,mucus.value,mucus.exclude,cervix.opening,cervix.firmness,cervix.position,cervix.exclude,note.value,desire.value,sex.solo,sex.partner,sex.condom,sex.pill,sex.iud,sex.patch,sex.ring,sex.implant,sex.diaphragm,sex.none,sex.other,sex.note,pain.cramps,pain.ovulationPain,pain.headache,pain.backache,pain.nausea,pain.tenderBreasts,pain.migraine,pain.other,pain.note,mood.happy,mood.sad,mood.stressed,mood.balanced,mood.fine,mood.anxious,mood.energetic,mood.fatigue,mood.angry,mood.other,mood.note'
const dripRow = (cells: Readonly<Record<string, string>>): string =>
  drip
    .split(',')
    .map((name) => cells[name] ?? '')
    .join(',')

describe('a file of drip', () => {
  it('has the mark "no period" from the exclusion of the bleeding, not of the temperature', () => {
    const rows = [
      dripRow({
        date: '2026-03-01',
        'temperature.value': '36.4',
        'temperature.exclude': 'true',
        'bleeding.value': '2',
        'bleeding.exclude': 'false',
      }),
      dripRow({ date: '2026-03-02', 'bleeding.value': '3', 'bleeding.exclude': 'false' }),
      dripRow({
        date: '2026-03-18',
        'temperature.value': '36.7',
        'temperature.exclude': 'false',
        'bleeding.value': '1',
        'bleeding.exclude': 'true',
      }),
    ]
    expect(read(drip, ...rows)).toEqual({
      days: ['03-01 medium 36.4 true', '03-02 heavy', '03-18 light other 36.7'],
      ...nothingElse,
    })
  })

  it('has names of several words, and numbers of mucus that are no moods', () => {
    const row = dripRow({
      date: '2026-03-01',
      'bleeding.value': '2',
      'mucus.feeling': '2',
      'pain.tenderBreasts': 'true',
      'mood.stressed': 'true',
    })
    expect(read(drip, row)).toEqual({ days: ['03-01 medium tender-breasts anxious'], ...nothingElse })
  })
})

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
      read(names, '2026-01-03,2026-01-04', '2026-02-01,2026-02-01').days.slice(names.startsWith('2026') ? 1 : 0),
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
      expect(read(...lines)).toEqual({
        days: ['01-04 medium', '01-05 medium', '02-01 medium'],
        unread: [],
        skipped: ['4:predicted'],
      })
    }
  })

  it('takes the start of the cycle where nothing else says when, and as many days as the row says', () => {
    expect(read('Cycle start,Cycle length,Period length', '2026-01-03,28,2', '2026-01-31,30,1').days).toEqual([
      '01-03 medium',
      '01-04 medium',
      '01-31 medium',
    ])
    expect(columns('Cycle start date,Cycle end date', '2026-01-03,2026-01-30')).toEqual(['period-start', 'ignore'])
    expect(read('Date,Duration', '2026-01-03,28').days).toEqual([])
  })

  it.each(['Cycle Number,Start Date,End Date,Length', 'No,from,to,days', '#,A,B,C'])(
    'takes no whole cycles for bleeding under the names %s',
    (names) => {
      expect(read(names, '1,2026-01-04,2026-01-31,28', '2,2026-02-01,2026-02-28,28').days).toEqual([
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
    expect(read('type,start_date,end_date', ...rows)).toEqual({
      days: ['01-03 medium', '01-04 medium'],
      unread: ['flow: FERTILE_WINDOW (1)', 'flow: ovulation (1)'],
      skipped: [],
    })
    expect(read('Start,End,Flow', '2026-01-03,2026-01-03,gushing').days).toEqual(['01-03 medium'])
  })

  it('is none where every day of the table repeats the start', () => {
    expect(read('Date,Flow,Cycle start', '2026-01-03,heavy,2026-01-03', '2026-01-04,light,2026-01-03').days).toEqual([
      '01-03 heavy',
      '01-04 light',
    ])
    expect(
      read(
        'Period start,Date,Flow,Symptoms',
        '2026-01-03,2026-01-03,heavy,',
        '2026-01-03,2026-01-04,light,',
        '2026-01-03,2026-01-04,,acne',
      ).days,
    ).toEqual(['01-03 heavy', '01-04 light acne'])
    expect(
      read('Start,End,Created at', '2026-01-03,2026-01-04,2026-02-01T10:00', '2026-01-03,2026-01-04,2026-02-01T10:01')
        .days,
    ).toEqual(['01-03 medium', '01-04 medium'])
  })
})

describe('a table of days', () => {
  it('takes no column of dates whose cells are a yes or a no, and the strength of the flow before a yes', () => {
    const names =
      'Date,Period,Flow,Mood rating,Sex activity,BBT (C),Cervical mucus,Cramps,Headache,Acne,Mood,Spotting,Swelling,Cycle factors,Other,Notes,Pregnancy test,Cycle start,Uncertain'
    const rows = [
      '2026-01-03,Yes,Heavy,2,None,,None,Yes,No,No,Yes,No,No,Stress,,,None,Yes,No',
      '2026-01-04,Yes,Light,,Protected,36.70,Creamy,No,No,No,No,No,No,,,Exam,Negative,No,No',
      '2026-01-05,Yes,None,,None,,None,No,No,No,No,No,No,,,,None,No,No',
      '2026-01-12,No,Spotting,,Unprotected,,Eggwhite,No,No,No,No,Yes,No,,,,Positive,No,No',
      '2026-01-13,No,None,,None,,None,No,No,No,No,Yes,No,,,,None,No,No',
      '2026-01-14,No,None,,None,,None,No,No,No,No,No,Yes,,,,None,No,Yes',
    ]
    expect(read(names, ...rows)).toEqual({
      days: [
        '01-03 heavy cramps+mood-swings',
        '01-04 light Exam protected negative 36.7 creamy',
        '01-05 medium',
        '01-12 spotting unprotected positive stretchy',
        '01-13 spotting',
      ],
      ...nothingElse,
    })
  })

  it.each([
    [
      'the flow in words before a number',
      'Date,Menstruation,Menstruation Quantity',
      ['2026-01-03,MENSTRUATION,HEAVY', '2026-01-04,MENSTRUATION,', '2026-01-05,SPOTTING,', '2026-01-06,,'],
      ['01-03 heavy', '01-04 medium', '01-05 spotting'],
    ],
    [
      'the temperature of the body',
      'Date,Temperature,BBT',
      ['2026-01-03,24,36.6', '2026-01-04,27,36.5'],
      ['01-03 36.6', '01-04 36.5'],
    ],
    [
      'the kind of mucus, not how much',
      'Date,Cervical Mucus Quantity,Cervical Mucus Consistency',
      ['2026-01-03,LOW,CREAMY', '2026-01-04,HIGH,EGG_WHITE'],
      ['01-03 creamy', '01-04 stretchy'],
    ],
    [
      'the date of the entry, not when it was written',
      'created_at,updated_at,date,flow',
      ['2026-02-01T10:00,2026-02-01T10:00,2026-01-03,heavy', '2026-02-01T10:01,2026-02-01T10:00,2026-01-04,light'],
      ['01-03 heavy', '01-04 light'],
    ],
    ['when it was written, if nothing else says when', 'created_at,flow', ['2026-01-03T10:00,heavy'], ['01-03 heavy']],
    [
      'the date of the day, not of the test or the next period',
      'Next period date,LH test date,Date,Flow',
      ['2026-01-31,2026-01-17,2026-01-03,heavy'],
      ['01-03 heavy'],
    ],
    ['yes and no of a period as numbers', 'day,period', ['2026-01-03,1', '2026-01-04,0'], ['01-03 medium']],
    [
      'one column for each symptom, however it is written',
      'date,symptom_headache,SymptomBackPain,has_acne,tenderbreasts,Cramps (0-3)',
      ['2026-01-03,1,true,x,yes,2', '2026-01-04,0,false,,no,0'],
      ['01-03 headache+back-pain+acne+tender-breasts+cramps 2'],
    ],
    ['one column for each mood', 'date,moodHappy,mood_tired', ['2026-01-03,true,false'], ['01-03 happy']],
    [
      'flags of several kinds',
      'Date,Temperature,Data Flag',
      ['2026-01-03,36.6,"PAIN_CRAMPS,MOOD_HAPPY"'],
      ['01-03 cramps happy 36.6'],
    ],
    [
      'dates where they are, whatever the names say',
      'Date,When,Flow',
      [',2026-01-03,heavy', ',2026-01-04,light'],
      ['01-03 heavy', '01-04 light'],
    ],
    ['dates before texts under the same word', 'Day,Written,Flow', ['Monday,2026-01-03,heavy'], ['01-03 heavy']],
    [
      'a question as the name of a column',
      'Timestamp,Date,Did you bleed? (Y/N),Temperature (°C)',
      ['2026-02-01 10:00:00,2026-01-03,Y,36.6', '2026-02-01 10:01:00,2026-01-04,N,'],
      ['01-03 medium 36.6'],
    ],
    [
      'names in Kiswahili',
      'Tarehe,Kiasi cha damu,Joto la mwili,Kipimo cha mimba',
      ['3 Januari 2026,kidogo,36.6,hasi'],
      ['01-03 light negative 36.6'],
    ],
    [
      'names of several words as one',
      'date,hasPeriod,basalBodyTemperature,ovulationTestResult,cervicalMucus',
      ['2026-01-03,true,36.6,positive,creamy'],
      ['01-03 medium positive 36.6 creamy'],
    ],
    [
      'numbers with decimals',
      'date,bleeding.value,bleeding.exclude,pain.cramps,temperature.value',
      ['2026-01-03,2.0,1.0,1.0,36.0', '2026-01-04,0.0,0.0,0.0,'],
      ['01-03 medium other cramps 36', '01-04 spotting'],
    ],
    [
      'what a row is about, not the phase that an app computed',
      'Date,Type,Phase',
      ['2026-01-03,Period,Menstrual', '2026-01-04,,Menstrual'],
      ['01-03 medium'],
    ],
    [
      'flows of several words',
      'date,flowLevel',
      [
        '2026-01-03,heavyBleeding',
        '2026-01-04,FLOW_LIGHT',
        '2026-01-05,Medium (2)',
        '2026-01-06,no bleeding',
        '2026-01-07,Spotting only',
      ],
      ['01-03 heavy', '01-04 light', '01-05 medium', '01-07 spotting'],
    ],
  ])('takes %s', (_, names, rows, days) => {
    expect(read(names, ...rows)).toEqual({ days, ...nothingElse })
  })

  it('takes how strong cramps were, and names how strong another symptom was', () => {
    expect(
      read('Date,Headache,Cramps', '2026-01-03,mild,mild', '2026-01-04,severe,severe', '2026-01-05,none,none'),
    ).toEqual({
      days: ['01-03 headache+cramps 1', '01-04 headache+cramps 3'],
      unread: ['symptom: Headache: mild (1)', 'symptom: Headache: severe (1)'],
      skipped: [],
    })
    expect(read('Date,pain.cramps', '2026-01-03,1', '2026-01-04,3', '2026-01-05,0')).toEqual({
      days: ['01-03 cramps 1', '01-04 cramps 3'],
      ...nothingElse,
    })
    expect(read('Date,pain.cramps', '2026-01-03,1', '2026-01-05,0')).toEqual({ days: ['01-03 cramps'], ...nothingElse })
  })

  it('says the same in whatever order its columns stand', () => {
    const names =
      'Date,Created at,Period,Flow,Menstruation Quantity,Weather temperature,BBT (C),Mucus feeling,Cervical mucus,temperature.exclude,bleeding.exclude,Cycle start,Notes'.split(
        ',',
      )
    const rows = [
      '2026-01-03,2026-02-01,Yes,Heavy,,24,36.6,2,Creamy,true,false,Yes,Exam'.split(','),
      '2026-01-04,2026-02-01,Yes,,LIGHT,25,36.5,1,Dry,false,true,No,'.split(','),
    ]
    for (const by of names.keys()) {
      const lines = [names, ...rows].map((cells) => [...cells.slice(by), ...cells.slice(0, by)].join(','))
      expect(read(...lines)).toEqual({
        days: ['01-03 heavy Exam 36.6 true creamy', '01-04 light other 36.5 dry'],
        ...nothingElse,
      })
    }
  })

  it('leaves out numbers under a name that only touches the subject, and names what cannot be read under a plain name', () => {
    expect(read('Date,Flow,Mood rating,Sex type,Period day', '2026-01-03,light,4,oral,7').unread).toEqual([])
    expect(read('Date,Flow,Mood', '2026-01-03,gushing,4', '2026-01-04,light,5').unread).toEqual([
      'flow: gushing (1)',
      'mood: 4 (1)',
      'mood: 5 (1)',
    ])
  })

  it('reports its rows where no date of it can be read', () => {
    expect(read('Date,Flow', 'yesterday,light').skipped).toEqual(['2:bad-date'])
  })
})

describe('a table of days that were midnights in another zone', () => {
  const days = (names: string, ...rows: readonly string[]) =>
    read(names, ...rows).days.map((day) => day.replace(/ .*/u, ''))

  it.each([
    [
      'of Nairobi',
      'date,flow',
      ['2026-02-28T21:00:00Z,light', '2026-03-01T21:00:00Z,light', '2026-03-04T21:00:00Z,light'],
      ['03-01', '03-02', '03-05'],
    ],
    ['of New York', 'date,flow', ['2026-03-01T05:00:00Z,light', '2026-03-02T05:00:00Z,light'], ['03-01', '03-02']],
    [
      'of Kathmandu',
      'date,flow',
      ['2026-02-28 18:15:00 UTC,light', '2026-03-01 18:15:00 UTC,light'],
      ['03-01', '03-02'],
    ],
    ['of Nairobi, as numbers', 'timestamp,flow', ['1772312400000,light', '1772398800000,light'], ['03-01', '03-02']],
    [
      'of Berlin, with a change of clocks',
      'date,flow',
      [
        '2026-03-26T23:00:00Z,light',
        '2026-03-27T23:00:00Z,light',
        '2026-03-28T23:00:00Z,light',
        '2026-03-29T22:00:00Z,light',
        '2026-03-30T22:00:00Z,light',
      ],
      ['03-27', '03-28', '03-29', '03-30', '03-31'],
    ],
    [
      'of London, with a change of clocks',
      'date,flow',
      [
        '2026-03-27T00:00:00Z,light',
        '2026-03-29T00:00:00Z,light',
        '2026-03-29T23:00:00Z,light',
        '2026-03-30T23:00:00Z,light',
      ],
      ['03-27', '03-29', '03-30', '03-31'],
    ],
    ['of Nairobi, begin and end of one day', 'start,end', ['2026-02-28T21:00:00Z,2026-03-01T21:00:00Z'], ['03-01']],
    [
      'of Nairobi, begin and last second',
      'start,end',
      ['2026-02-28T21:00:00Z,2026-03-03T20:59:59Z'],
      ['03-01', '03-02', '03-03'],
    ],
    [
      'of Nairobi, begin and end time',
      'startTime,endTime',
      ['2026-02-28T21:00:00Z,2026-03-03T21:00:00Z'],
      ['03-01', '03-02', '03-03'],
    ],
    [
      'of Nairobi, first and last day',
      'Period start,Period end',
      ['2026-02-28T21:00:00Z,2026-03-02T21:00:00Z'],
      ['03-01', '03-02', '03-03'],
    ],
    [
      'of Nairobi and New York',
      'startTime,endTime',
      ['2026-02-28T21:00:00Z,2026-03-01T21:00:00Z', '2026-03-03T05:00:00Z,2026-03-04T05:00:00Z'],
      ['03-01', '03-03'],
    ],
    ['of New York, a day of 25 hours', 'startTime,endTime', ['2026-11-01T04:00:00Z,2026-11-02T05:00:00Z'], ['11-01']],
    ['of Berlin, a day of 23 hours', 'startTime,endTime', ['2026-03-28T23:00:00Z,2026-03-29T22:00:00Z'], ['03-29']],
    ['of no zone: noon', 'date,flow', ['2026-03-01T12:00:00Z,light', '2026-03-02T12:00:00Z,light'], ['03-01', '03-02']],
    [
      'of no zone: the clock of the row',
      'date,flow',
      ['2026-03-01T21:00:00-05:00,light', '2026-03-02T21:00:00-05:00,light'],
      ['03-01', '03-02'],
    ],
  ])('has them %s, wherever the phone is', (_, names, rows, expected) => {
    for (const zone of ['America/New_York', 'Africa/Nairobi', 'Europe/London', 'Asia/Tokyo']) {
      vi.stubEnv('TZ', zone)
      expect(days(names, ...rows)).toEqual(expected)
    }
  })

  it('and has those of different hours by the clock of the phone', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(
      days('date,flow', '2026-03-01T20:00:00Z,light', '2026-03-03T03:00:00Z,light', '2026-03-04T21:00:00Z,light'),
    ).toEqual(['03-01', '03-02', '03-04'])
    expect(days('date,flow', '2026-03-01T21:00:00Z,light')).toEqual(['03-01'])
  })
})

describe('a table of instants', () => {
  it.each([
    ['a name', 'date,flow,timeZone', '2026-02-28T21:00:00Z,heavy,Africa/Nairobi', ['03-01 heavy']],
    ['a distance from UTC', 'time,zoneOffset,flow', '2026-02-28T18:30:00Z,+05:30,heavy', ['03-01 heavy']],
    ['seconds', 'timestamp,utc_offset,flow', '2026-03-01T04:00:00Z,-18000,heavy', ['02-28 heavy']],
    ['nothing that is a zone', 'date,flow,tz', '2026-03-01T12:00:00Z,heavy,unknown', ['03-01 heavy']],
    ['none, where the text says the day', 'date,flow,tz', '2026-03-01,heavy,America/New_York', ['03-01 heavy']],
  ])('has them in the zone of each row: %s', (_, names, row, days) => {
    expect(read(names, row)).toEqual({ days, ...nothingElse })
  })

  it.each([
    ['to the last second', 'Start,End', '2026-03-01 00:00:00,2026-03-01 23:59:59', 1],
    ['to the next midnight', 'Start,End', '2026-03-01 00:00:00,2026-03-02 00:00:00', 1],
    ['to a midnight under the name of a time', 'startTime,endTime', '2026-03-01T00:00+03:00,2026-03-04T00:00+03:00', 3],
    [
      'to a midnight in its own zone',
      'startTime,endTime,zone',
      '2026-02-28T21:00:00Z,2026-03-02T21:00:00Z,Africa/Nairobi',
      2,
    ],
    ['to the last day of a period', 'Start,End', '2026-03-01 00:00:00,2026-03-04 00:00:00', 4],
    ['without times', 'startTime,endTime', '2026-03-01,2026-03-02', 2],
  ])('has whole days %s', (_, names, row, count) => {
    expect(read(names, row).days).toEqual(
      ['03-01', '03-02', '03-03', '03-04'].slice(0, count).map((day) => `${day} medium`),
    )
  })
})
