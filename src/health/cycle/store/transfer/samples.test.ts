import { describe, expect, it } from 'vitest'
import { take, takeText, zipOf } from '#support/health/cycle/transfer/take-file'

const nothingElse = { unread: [], skipped: [] }

describe('all data of Fitbit', () => {
  const folder = 'MyFitbitData/Amina/Menstrual Health'
  const files = {
    [`${folder}/Menstrual Health README.txt`]:
      'Menstrual Health Data Export\n\nThe Menstrual Health category of your data export, with all of it.\n',
    [`${folder}/menstrual_health_birth_control.csv`]:
      'birth_control_type,event_date,has_started\nPILL,2025-01-01,true\n',
    [`${folder}/menstrual_health_settings.csv`]:
      'pregnancy_history,birth_control_history,avg_period_days,avg_cycle_days\nNONE,NONE,5,28\n',
    [`${folder}/menstrual_health_symptoms.csv`]:
      'timestamp,fluids,flow,conditions,sex,ovulation_test,cycle_altering_event,mood\n2026-01-04,,heavy,"cramps,headache",,,,sad\n2026-01-05,,light,,,,,\n2026-01-18,egg_white,,,protected,positive,,\n2026-01-20,,spotting,acne,unprotected,,,\n',
    [`${folder}/menstrual_health_cycles.csv`]:
      'id,cycle_start_date,cycle_end_date,ovulation_start_date,ovulation_end_date,ovulation_source,period_start_date,period_end_date,period_source,fertile_start_date,fertile_end_date,fertile_source\n1,2026-01-04,2026-01-31,2026-01-18,2026-01-18,COMPUTED,2026-01-04,2026-01-06,MANUAL,2026-01-13,2026-01-18,COMPUTED\n2,2026-02-01,2026-02-28,2026-02-15,2026-02-15,COMPUTED,2026-02-01,2026-02-05,COMPUTED,2026-02-10,2026-02-15,COMPUTED\n',
    'MyFitbitData/Amina/Sleep/sleep_score.csv':
      'sleep_log_entry_id,timestamp,overall_score\n1,2026-01-04T06:00:00Z,80\n',
    'MyFitbitData/Amina/Mindfulness/mindfulness_sessions.csv':
      'session_id,activity_name,start_date_time,end_date_time\n1,Breathe,2026-01-04T08:00:00+03:00,2026-01-04T08:03:00+03:00\n',
  }
  const days = [
    '2026-01-04 heavy cramps,headache sad',
    '2026-01-05 light',
    '2026-01-06 medium',
    '2026-01-18 protected positive stretchy',
    '2026-01-20 spotting acne unprotected',
  ]

  it('are read from both of its tables, and without what Fitbit computed', async () => {
    const found = await take(zipOf(files))
    expect(found).toMatchObject({
      days,
      unread: ['menstrual_health_birth_control.csv (1)', 'mindfulness_sessions.csv (1)', 'sleep_score.csv (1)'],
      skipped: ['3:predicted'],
    })
    expect(found).toHaveProperty(
      'source',
      expect.arrayContaining(['menstrual_health_cycles.csv', 'menstrual_health_symptoms.csv']),
    )
    expect(Object(found).source).toHaveLength(2)
  })

  it('are unpacked no further than that where they hold much else', async () => {
    const steps = 'x'.repeat(11 * 1024 * 1024)
    expect(
      await take(zipOf({ 'MyFitbitData/steps-1.json': steps, 'MyFitbitData/steps-2.json': steps, ...files })),
    ).toMatchObject({ days })
  })
})

describe('a file of Natural Cycles', () => {
  const entries = [
    'Date,Temperature,Menstruation,LH test,Pregnancy test,Had sex,Notes,Skipped,Source,Data Flag,Menstruation Quantity,Cervical Mucus Consistency,Cervical Mucus Quantity',
    '2026-01-03,36.41,MENSTRUATION,,,,,,OURA,PAIN_CRAMPS,HEAVY,,',
    '2026-01-04,,MENSTRUATION,,,NO,Exam,,,,,,',
    '2026-01-10,36.50,,,,YES_PROTECTED,,,OURA,,,CREAMY,LOW',
    '2026-01-16,36.46,,POSITIVE,,YES,,,OURA,"PAIN_HEADACHE,DEVIATION_ALCOHOL",,EGG_WHITE,HIGH',
    '2026-01-20,36.80,SPOTTING,NEGATIVE,NEGATIVE,,,,OURA,,,,',
  ].join('\n')
  const days = [
    '2026-01-03 heavy cramps 36.41',
    '2026-01-04 medium Exam',
    '2026-01-10 protected 36.5 creamy',
    '2026-01-16 headache positive 36.46 stretchy',
    '2026-01-20 spotting negative negative 36.8',
  ]

  it('is the table of its archive that says when', async () => {
    const profile = 'setting,value\nlocale,en\n'
    expect(await take(zipOf({ 'profile.csv': profile, 'exports/Daily Entries.csv': entries }))).toEqual({
      source: ['Daily Entries.csv'],
      days,
      unread: ['sex: Had sex (1)', 'symptom: DEVIATION_ALCOHOL (1)'],
      skipped: [],
    })
  })
})

describe('a file of Ovumcy', () => {
  const names =
    'Date,Period,Flow,Mood rating,Sex activity,BBT (C),Cervical mucus,Cramps,Headache,Acne,Mood,Bloating,Fatigue,Breast tenderness,Back pain,Nausea,Spotting,Irritability,Insomnia,Food cravings,Diarrhea,Constipation,Swelling,Cycle factors,Other,Notes,Pregnancy test,Cycle start,Uncertain'
  const days = [
    '2026-01-03 heavy cramps,tender-breasts',
    '2026-01-04 medium Exam protected negative 36.7 creamy',
    '2026-01-12 spotting',
  ]

  it('is a table', async () => {
    const rows = [
      '2026-01-03,Yes,Heavy,3,None,,None,Yes,No,No,No,No,No,Yes,No,No,No,No,No,No,No,No,No,Stress,,,None,Yes,No',
      '2026-01-04,Yes,None,,Protected,36.70,Creamy,No,No,No,No,No,No,No,No,No,No,No,No,No,No,No,Yes,,Itching,Exam,Negative,No,No',
      '2026-01-12,No,Spotting,,None,,None,No,No,No,No,No,No,No,No,No,Yes,No,No,No,No,No,No,,,,None,No,Yes',
    ]
    expect(await takeText([names, ...rows].join('\r\n'))).toEqual({ source: [null], days, ...nothingElse })
  })

  it('is the same as JSON', async () => {
    const symptoms = {
      cramps: false,
      headache: false,
      acne: false,
      mood: false,
      breast_tenderness: false,
      spotting: false,
    }
    const entry = {
      period: false,
      cycle_start: false,
      is_uncertain: false,
      flow: 'none',
      mood_rating: 0,
      sex_activity: 'none',
      cervical_mucus: 'none',
      pregnancy_test: 'none',
      cycle_factors: [],
      symptoms,
      other_symptoms: [],
      notes: '',
    }
    const entries = [
      {
        ...entry,
        date: '2026-01-03',
        period: true,
        cycle_start: true,
        flow: 'heavy',
        mood_rating: 3,
        cycle_factors: ['stress'],
        symptoms: { ...symptoms, cramps: true, breast_tenderness: true },
      },
      {
        ...entry,
        date: '2026-01-04',
        period: true,
        sex_activity: 'protected',
        bbt: 36.7,
        cervical_mucus: 'creamy',
        pregnancy_test: 'negative',
        notes: 'Exam',
      },
      { ...entry, date: '2026-01-12', flow: 'spotting', is_uncertain: true, symptoms: { ...symptoms, spotting: true } },
    ]
    expect(await takeText(JSON.stringify({ exported_at: '2026-02-01T00:00:00Z', entries }))).toEqual({
      source: ['entries'],
      days,
      ...nothingElse,
    })
  })
})

it("Mensinator's tables become days, with the flow from its symptoms", async () => {
  const file = {
    periods: [
      { id: '1', date: '2026-01-03', period_id: '1' },
      { id: '2', date: '2026-01-04', period_id: '1' },
      { id: '3', date: 'lost', period_id: '1' },
    ],
    symptoms: [
      { id: '1', symptom_name: 'Heavy_Flow', active: '1', color: 'DarkPink' },
      { id: '2', symptom_name: 'Headache', active: '1', color: 'Black' },
      { id: '3', symptom_name: 'Itching', active: '1', color: 'Black' },
    ],
    symptom_date: [
      { id: '1', symptom_date: '2026-01-03', symptom_id: '1' },
      { id: '2', symptom_date: '2026-01-10', symptom_id: '2' },
      { id: '3', symptom_date: '2026-01-10', symptom_id: '3' },
      { id: '4', symptom_date: '2026-01-11', symptom_id: '9' },
    ],
    ovulations: [{ id: '1', date: '2026-01-17' }],
    app_settings: [
      { id: '1', setting_key: 'lang', setting_label: 'Language', setting_value: 'en', group_label_id: '3' },
    ],
  }
  expect(await takeText(JSON.stringify(file))).toEqual({
    source: 'mensinator',
    days: ['2026-01-03 heavy', '2026-01-04 medium', '2026-01-10 headache'],
    unread: ['Itching (1)', 'entries that cannot be read (1)', 'entries without a date (1)', 'ovulation (1)'],
    skipped: [],
  })
})

describe('My Calendar', () => {
  const cycles = JSON.stringify({
    cycleList: [
      { cycleStartDate: 20260103, cycleEndDate: 20260105, cycleLength: 28 },
      { cycleStartDate: 20260201, cycleEndDate: 20260101 },
    ],
  })
  const entries = JSON.stringify({
    entryList: [
      { entrydatekey: 20260103, flow: 3, symptoms: 'acramps,backaches', pStartedToday: 1, moods: 'happy' },
      {
        entrydatekey: '20260110',
        symptoms: 'spotting,itching',
        note: 'Exam',
        medicine: 'Paracetamol',
        hadIntercourseProtected: 1,
      },
    ],
  })

  it('has its backup in two files, read together or one by one', async () => {
    const expected = {
      source: 'my-calendar',
      days: [
        '2026-01-03 heavy cramps,back-pain happy',
        '2026-01-04 medium',
        '2026-01-05 medium',
        '2026-01-10 spotting Exam protected Paracetamol',
      ],
      unread: ['periods that end before they start (1)', 'symptom: itching (1)'],
      skipped: [],
    }
    expect(
      await take(
        zipOf({
          'cyclesData_device.json': cycles,
          'dayEntries_device.json': entries,
          'settings_device.json': '{"a":1}',
        }),
      ),
    ).toEqual(expected)
    expect(await takeText(cycles)).toMatchObject({
      source: 'my-calendar',
      days: ['2026-01-03 medium', '2026-01-04 medium', '2026-01-05 medium'],
    })
    expect(await takeText(entries)).toMatchObject({
      source: 'my-calendar',
      days: ['2026-01-03 heavy cramps,back-pain happy', expect.stringContaining('2026-01-10 spotting')],
    })
  })

  it('exports a text for a doctor', async () => {
    const text = [
      'Period Calendar',
      'Amina',
      '',
      '5 Feb 2026\tPeriod starts',
      '3 Jan 2026\tPeriod starts',
      '3 Jan 2026\tSymptoms:Cramps;Itching;',
      '4 Jan 2026\tNote:Exam',
      '5 Jan 2026\tPeriod ends',
      '17 Jan 2026\tOvulation',
      `18 Jan 2026\t${'a'.repeat(59)}👍`,
    ].join('\r\n')
    expect(await takeText(text)).toEqual({
      source: 'my-calendar',
      days: ['2026-01-03 medium cramps', '2026-01-04 medium Exam', '2026-01-05 medium', '2026-02-05 medium'],
      unread: ['Ovulation (1)', `${'a'.repeat(59)} (1)`, 'symptom: Itching (1)'],
      skipped: [],
    })
  })
})

describe('Apple Health', () => {
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n]>\n<HealthData locale="en_KE">\n <Record type="HKCategoryTypeIdentifierMenstrualFlow" startDate="2026-01-03 08:00:00 +0300" endDate="2026-01-03 08:00:00 +0300" value="HKCategoryValueMenstrualFlowLight"/>\n</HealthData>'

  it('is read from its file and from its archive', async () => {
    const expected = { source: 'apple-health', days: ['2026-01-03 light'], ...nothingElse }
    expect(await takeText(xml)).toEqual(expected)
    expect(
      await take(
        zipOf({ 'apple_health_export/export_cda.xml': '<ClinicalDocument/>', 'apple_health_export/export.xml': xml }),
      ),
    ).toEqual(expected)
  })
})
