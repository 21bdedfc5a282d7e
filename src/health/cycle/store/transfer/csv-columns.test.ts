import { describe, expect, it } from 'vitest'
import { readTable } from '#support/health/cycle/transfer/table-days'

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
    expect(readTable(drip, ...rows)).toEqual({
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
    expect(readTable(drip, row)).toEqual({ days: ['03-01 medium tender-breasts anxious'], ...nothingElse })
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
    expect(readTable(names, ...rows)).toEqual({
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
    expect(readTable(names, ...rows)).toEqual({ days, ...nothingElse })
  })

  it('takes how strong cramps were, and names how strong another symptom was', () => {
    expect(
      readTable('Date,Headache,Cramps', '2026-01-03,mild,mild', '2026-01-04,severe,severe', '2026-01-05,none,none'),
    ).toEqual({
      days: ['01-03 headache+cramps 1', '01-04 headache+cramps 3'],
      unread: ['symptom: Headache: mild (1)', 'symptom: Headache: severe (1)'],
      skipped: [],
    })
    expect(readTable('Date,pain.cramps', '2026-01-03,1', '2026-01-04,3', '2026-01-05,0')).toEqual({
      days: ['01-03 cramps 1', '01-04 cramps 3'],
      ...nothingElse,
    })
    expect(readTable('Date,pain.cramps', '2026-01-03,1', '2026-01-05,0')).toEqual({
      days: ['01-03 cramps'],
      ...nothingElse,
    })
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
      expect(readTable(...lines)).toEqual({
        days: ['01-03 heavy Exam 36.6 true creamy', '01-04 light other 36.5 dry'],
        ...nothingElse,
      })
    }
  })

  it('leaves out numbers under a name that only touches the subject, and names what cannot be read under a plain name', () => {
    expect(readTable('Date,Flow,Mood rating,Sex type,Period day', '2026-01-03,light,4,oral,7').unread).toEqual([])
    expect(readTable('Date,Flow,Mood', '2026-01-03,gushing,4', '2026-01-04,light,5').unread).toEqual([
      'flow: gushing (1)',
      'mood: 4 (1)',
      'mood: 5 (1)',
    ])
  })

  it('reports its rows where no date of it can be read', () => {
    expect(readTable('Date,Flow', 'yesterday,light').skipped).toEqual(['2:bad-date'])
  })
})
