/** The hard cases of imported files: what the file says, and what is taken in of it. */
export type ImportVector = {
  /** The document that decides. */
  readonly source: string
  /** What the file says, for a midwife. */
  readonly file: string
  /** The file itself. */
  readonly content: string
  /** Each day in the app's words, then methods of contraception, and what is not taken in. */
  readonly says: readonly string[]
}

/** @param value of HealthKit, without `HKCategoryValue` */
const record = (
  type: string,
  value: string,
  start: string,
  end: string,
  metadata: Readonly<Record<string, string>> = {},
): string => {
  const entries = Object.entries(metadata).map(([key, each]) => `  <MetadataEntry key="${key}" value="${each}"/>\n`)
  return ` <Record type="HKCategoryTypeIdentifier${type}" sourceName="Health" startDate="${start}" endDate="${end}" value="HKCategoryValue${value}">\n${entries.join('')} </Record>\n`
}
const apple = (...records: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n]>\n<HealthData locale="en_KE">\n${records.join('')}</HealthData>\n`
const wholeDay = (type: string, value: string, day: string): string =>
  record(type, value, `${day} 00:00:00 +0300`, `${day} 23:59:59 +0300`)
const goesOn = '4001-01-01 03:00:00 +0300'

export const importVectors = {
  'bleeding in a pregnancy, from an iPhone with iOS 18': {
    source: 'Apple, HealthKit: bleedingDuringPregnancy, HKCategoryValueVaginalBleeding',
    file: 'Apple Health: bleeding during pregnancy, light on 5 January and heavy on 6 January 2026',
    content: apple(
      wholeDay('BleedingDuringPregnancy', 'VaginalBleedingLight', '2026-01-05'),
      wholeDay('BleedingDuringPregnancy', 'VaginalBleedingHeavy', '2026-01-06'),
    ),
    says: [
      '5 Jan 2026: Flow: Light · Bleeding that was no period',
      '6 Jan 2026: Flow: Heavy · Bleeding that was no period',
    ],
  },
  'bleeding after a pregnancy of which no strength is said': {
    source: 'Apple, HealthKit: bleedingAfterPregnancy; unknown strength is medium',
    file: 'Apple Health: bleeding after pregnancy, unspecified, on 5 February 2026, and none on 6 February',
    content: apple(
      wholeDay('BleedingAfterPregnancy', 'VaginalBleedingUnspecified', '2026-02-05'),
      wholeDay('BleedingAfterPregnancy', 'VaginalBleedingNone', '2026-02-06'),
    ),
    says: ['5 Feb 2026: Flow: Medium · Bleeding that was no period'],
  },
  'a period in the names of iOS 18 and in the older ones': {
    source: 'Apple, HealthKit: menstrualFlow, HKCategoryValueVaginalBleeding and HKCategoryValueMenstrualFlow',
    file: 'Apple Health: heavy flow on 5 January 2026 by the new name, light flow on 6 January by the old one',
    content: apple(
      wholeDay('MenstrualFlow', 'VaginalBleedingHeavy', '2026-01-05'),
      wholeDay('MenstrualFlow', 'MenstrualFlowLight', '2026-01-06'),
    ),
    says: ['5 Jan 2026: Flow: Heavy', '6 Jan 2026: Flow: Light'],
  },
  'a pregnancy': {
    source: 'Apple, HealthKit: pregnancy; it does not say whether it ended with a birth or a loss',
    file: 'Apple Health: a pregnancy from 1 May 2020 to 20 January 2021',
    content: apple(record('Pregnancy', 'NotApplicable', '2020-05-01 00:00:00 +0300', '2021-01-20 00:00:00 +0300')),
    says: ['not taken in: Pregnancy: please enter it in Comrade yourself (1)'],
  },
  'an implant that was taken out': {
    source:
      'Apple, HealthKit: contraceptive; replaced after 3 years unless the card says otherwise (Kenya’s family planning guidelines)',
    file: 'Apple Health: contraceptive, implant, from 1 May 2023 to 1 June 2025',
    content: apple(
      record('Contraceptive', 'ContraceptiveImplant', '2023-05-01 00:00:00 +0300', '2025-06-01 00:00:00 +0300'),
    ),
    says: ['method: Implant, 1 May 2023 to 1 Jun 2025'],
  },
  'a pill of which nobody says which': {
    source: 'Apple, HealthKit: contraceptive; the rules of a missed pill differ by the pill (WHO)',
    file: 'Apple Health: contraceptive, oral, since 1 May 2025',
    content: apple(record('Contraceptive', 'ContraceptiveOral', '2025-05-01 00:00:00 +0300', goesOn)),
    says: ['not taken in: Contraceptive: Oral: please enter it in Comrade yourself (1)'],
  },
  'what the app has no place for': {
    source: 'Apple, HealthKit: persistentIntermenstrualBleeding, progesteroneTestResult, appleSleepingWristTemperature',
    file: 'Apple Health: a notice of lasting bleeding between periods, and a positive progesterone test, on 5 January 2026',
    content: apple(
      wholeDay('PersistentIntermenstrualBleeding', 'NotApplicable', '2026-01-05'),
      wholeDay('ProgesteroneTestResult', 'ProgesteroneTestResultPositive', '2026-01-05'),
    ),
    says: ['not taken in: PersistentIntermenstrualBleeding (1)', 'not taken in: ProgesteroneTestResult: Positive (1)'],
  },
  'an ovulation test that shows a rise of oestrogen': {
    source: 'Apple, HealthKit: estrogenSurge; the surge that follows is fertile, so it is no negative test',
    file: 'Apple Health: ovulation tests: oestrogen surge on 16 January 2026, LH surge on 17 January',
    content: apple(
      wholeDay('OvulationTestResult', 'OvulationTestResultEstrogenSurge', '2026-01-16'),
      wholeDay('OvulationTestResult', 'OvulationTestResultLuteinizingHormoneSurge', '2026-01-17'),
    ),
    says: ['17 Jan 2026: Ovulation test: Positive', 'not taken in: OvulationTestResult: EstrogenSurge (1)'],
  },
  'a whole day in Nairobi, written by a phone in London': {
    source: 'Apple, HealthKit: HKMetadataKeyTimeZone, the zone in which it was recorded',
    file: 'Apple Health: medium flow from 21:00 on 28 February to 21:00 on 1 March 2026 in UTC, recorded in Nairobi',
    content: apple(
      record('MenstrualFlow', 'MenstrualFlowMedium', '2026-02-28 21:00:00 +0000', '2026-03-01 21:00:00 +0000', {
        HKMenstrualCycleStart: '1',
        HKTimeZone: 'Africa/Nairobi',
      }),
    ),
    says: ['1 Mar 2026: Flow: Medium'],
  },
  'a whole day without a zone, written elsewhere': {
    source: 'first principles: 24 hours from a midnight somewhere are the day that holds their middle',
    file: 'Apple Health: medium flow from 21:00:00 on 28 February to 20:59:59 on 1 March 2026 in UTC',
    content: apple(
      record('MenstrualFlow', 'MenstrualFlowMedium', '2026-02-28 21:00:00 +0000', '2026-03-01 20:59:59 +0000'),
    ),
    says: ['1 Mar 2026: Flow: Medium'],
  },
  'an evening in New York, written by a phone in Nairobi': {
    source: 'Apple, HealthKit: HKMetadataKeyTimeZone',
    file: 'Apple Health: headache at 5:00 on 1 March 2026 in Nairobi, recorded in New York',
    content: apple(
      record('Headache', 'SeverityMild', '2026-03-01 05:00:00 +0300', '2026-03-01 05:00:00 +0300', {
        HKTimeZone: 'America/New_York',
      }),
    ),
    says: ['28 Feb 2026: Headache', 'not taken in: Headache: Mild (1)'],
  },
  'flow from evening to morning': {
    source: 'first principles: bleeding across midnight is of both days',
    file: 'Apple Health: medium flow from 20:00 on 5 February to 9:00 on 6 February 2026',
    content: apple(
      record('MenstrualFlow', 'MenstrualFlowMedium', '2026-02-05 20:00:00 +0300', '2026-02-06 09:00:00 +0300'),
    ),
    says: ['5 Feb 2026: Flow: Medium', '6 Feb 2026: Flow: Medium'],
  },
  'a list with the zone of each entry': {
    source: 'Android, Health Connect: startTime, endTime, startZoneOffset',
    file: 'JSON: flow from 21:00 on 28 February to 21:00 on 1 March 2026 in UTC, 3 hours east of it',
    content: JSON.stringify([
      { startTime: '2026-02-28T21:00:00Z', endTime: '2026-03-01T21:00:00Z', startZoneOffset: '+03:00', flow: 3 },
    ]),
    says: ['1 Mar 2026: Flow: Heavy'],
  },
  'whole days of Nairobi in a table without a zone': {
    source: 'first principles: instants at one time of several days are midnights where the person was',
    file: 'a table: heavy flow at 21:00 on 28 February and light flow at 21:00 on 1 March 2026 in UTC',
    content: 'date,flow\n2026-02-28T21:00:00Z,heavy\n2026-03-01T21:00:00Z,light\n',
    says: ['1 Mar 2026: Flow: Heavy', '2 Mar 2026: Flow: Light'],
  },
  'how strong cramps and a headache were': {
    source: 'Apple, HealthKit: HKCategoryValueSeverity; the app has a place for the strength of cramps only',
    file: 'Apple Health: on 5 January 2026 severe pelvic pain, moderate headache, and no acne',
    content: apple(
      wholeDay('PelvicPain', 'SeveritySevere', '2026-01-05'),
      wholeDay('Headache', 'SeverityModerate', '2026-01-05'),
      wholeDay('Acne', 'SeverityNotPresent', '2026-01-05'),
    ),
    says: ['5 Jan 2026: Cramps, Headache · Pain: Severe', 'not taken in: Headache: Moderate (1)'],
  },
  'a quote that is not closed, and a note with a comma': {
    source: 'first principles: nothing of a file is lost',
    file: 'a table: on 2 January 2026 light flow and a note that begins with a quote, on 3 January heavy flow and a note with a comma',
    content: 'Date,Flow,Notes\n2026-01-02,light,"felt bad\n2026-01-03,heavy,bad, then better\n',
    says: ['2 Jan 2026: Flow: Light · Notes: "felt bad', '3 Jan 2026: Flow: Heavy · Notes: bad, then better'],
  },
  'a note of several lines': {
    source: 'first principles: what is written is kept whole',
    file: 'My Calendar: a note of 4 January 2026 with four lines, of which one is empty and one looks like a date',
    content:
      'Period Calendar\r\nAmina\r\n\r\n3 Jan 2026\tPeriod starts\r\n4 Jan 2026\tNote:Bad cramps\r\n\r\n12/03/2026\r\nat the clinic\r\n5 Jan 2026\tPeriod ends\r\n',
    says: [
      '3 Jan 2026: Flow: Medium',
      '4 Jan 2026: Flow: Medium · Notes: Bad cramps\n\n12/03/2026\nat the clinic',
      '5 Jan 2026: Flow: Medium',
    ],
  },
  'dates that may begin with the day or the month': {
    source: 'first principles: a date of two meanings is asked about',
    file: 'My Calendar: a period begins on 03/04/2026, and no day of the file is above 12',
    content: 'Period Calendar\n\n03/04/2026\tPeriod starts\n',
    says: [
      'asks whether the day or the month comes first',
      'day first: 3 Apr 2026: Flow: Medium',
      'month first: 4 Mar 2026: Flow: Medium',
    ],
  },
  'dates that begin with a year of two digits': {
    source: 'first principles: by another order the days of the file are scattered over many years',
    file: 'a table: light flow on 26/02/03, heavy flow on 26/02/28',
    content: 'Date,Flow\n26/02/03,light\n26/02/28,heavy\n',
    says: ['3 Feb 2026: Flow: Light', '28 Feb 2026: Flow: Heavy'],
  },
  'dates of which one is plain': {
    source: 'first principles: one day above 12 decides for the file',
    file: 'a table: light flow on 03/04/2026, heavy flow on 04/25/2026',
    content: 'Date,Flow\n03/04/2026,light\n04/25/2026,heavy\n',
    says: ['4 Mar 2026: Flow: Light', '25 Apr 2026: Flow: Heavy'],
  },
} as const satisfies Readonly<Record<string, ImportVector>>
