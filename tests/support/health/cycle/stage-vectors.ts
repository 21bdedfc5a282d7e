import type { Vector } from './health-vector'

/** What states of life, pregnancy tests and sex do to what the app may say. */
export const stageVectors = {
  // States of life
  'trying for a child: all that can be estimated': {
    source: 'product: nothing is left out',
    bleeding: [
      ['2026-02-10', 5, 'medium'],
      ['2026-03-10', 5, 'medium'],
    ],
    stage: 'trying',
    today: '2026-03-20',
    sees: {
      expected: '2026-04-07',
      ovulation: '2026-03-23',
      fertile: ['2026-03-18', '2026-03-25'],
      phase: 'follicular',
    },
  },
  'avoiding a pregnancy: no levels, no day of ovulation, and the wider window': {
    source: 'WHO, Family Planning: shortest − 18 to longest − 11; a low level would read as a safe day',
    bleeding: [
      ['2026-01-13', 5, 'medium'],
      ['2026-02-10', 5, 'medium'],
      ['2026-03-10', 5, 'medium'],
    ],
    stage: 'avoiding',
    today: '2026-03-20',
    sees: {
      expected: '2026-04-07',
      ovulation: null,
      fertile: ['2026-03-18', '2026-03-25'],
      wider: ['2026-03-19', '2026-03-26'],
      phase: null,
      markedOvulations: [],
    },
  },
  'perimenopause: a window, no fertile days, never late, and no sign for what is usual now': {
    source: 'NHS, Menopause: periods change and stay away for months',
    bleeding: [
      ['2025-10-01', 5, 'medium'],
      ['2025-11-10', 5, 'medium'],
      ['2025-12-05', 5, 'medium'],
      ['2026-01-20', 5, 'medium'],
    ],
    stage: 'perimenopause',
    today: '2026-04-15',
    sees: { expected: null, between: ['2026-02-14', '2026-03-07'], fertile: null, daysLate: 0, signs: [], phase: null },
  },
  'perimenopause: bleeding after a year without': {
    source: 'NHS, Postmenopausal bleeding',
    bleeding: [
      ['2025-01-01', 5, 'medium'],
      ['2026-03-10', 2, 'light'],
    ],
    stage: 'perimenopause',
    today: '2026-03-15',
    sees: { signs: ['after-year'] },
  },
  'unpredictable cycles: windows only, however regular the last ones were': {
    source: 'product; ACOG, Polycystic ovary syndrome: ovulation comes at no regular time',
    bleeding: [
      ['2026-01-13', 5, 'medium'],
      ['2026-02-10', 5, 'medium'],
      ['2026-03-10', 5, 'medium'],
    ],
    stage: 'unpredictable',
    today: '2026-03-25',
    sees: { expected: null, between: ['2026-04-06', '2026-04-08'], ovulation: null, phase: null, markedOvulations: [] },
  },
  'unpredictable cycles, one logged: no window from a single one': {
    source: 'product',
    bleeding: [
      ['2026-02-10', 5, 'medium'],
      ['2026-03-10', 5, 'medium'],
    ],
    stage: 'unpredictable',
    today: '2026-03-25',
    sees: { between: null, fertile: null, unpredicted: 'few-cycles' },
  },
  'unpredictable cycles, 90 days without a period': {
    source: 'ACOG, Amenorrhea: a sign in this state, too',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-02-15', 5, 'medium'],
      ['2026-04-20', 5, 'medium'],
    ],
    stage: 'unpredictable',
    today: '2026-07-19',
    sees: { signs: ['none-for-long'] },
  },
  'a birth comes before the chosen state': {
    source: 'first principles: what the body does comes first',
    bleeding: [['2025-10-01', 5, 'medium']],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    stage: 'trying',
    today: '2026-07-28',
    sees: { state: 'after-birth', between: null, fertile: null },
  },

  // Pregnancy tests, sex
  'a positive test: nothing is predicted, and nothing is late': {
    source: 'first principles: a pregnancy is the likely reason',
    bleeding: [
      ['2026-02-10', 5, 'medium'],
      ['2026-03-10', 5, 'medium'],
    ],
    notes: { '2026-04-12': { pregnancyTest: 'positive' } },
    today: '2026-04-20',
    sees: { unpredicted: 'positive-test', between: null, fertile: null, daysLate: 0, signs: [] },
  },
  'a positive test, then bleeding': {
    source: 'WHO, danger signs in pregnancy; NHS, Ectopic pregnancy',
    bleeding: [
      ['2026-02-10', 5, 'medium'],
      ['2026-03-10', 5, 'medium'],
      ['2026-04-16', 3, 'light'],
    ],
    notes: { '2026-04-12': { pregnancyTest: 'positive' } },
    today: '2026-04-20',
    sees: { unpredicted: 'positive-test', between: null, signs: ['bleeding-after-test'] },
  },
  'a positive test, then a negative one': {
    source: 'first principles: the later test counts',
    bleeding: [
      ['2026-02-10', 5, 'medium'],
      ['2026-03-10', 5, 'medium'],
    ],
    notes: { '2026-04-12': { pregnancyTest: 'positive' }, '2026-04-15': { pregnancyTest: 'negative' } },
    today: '2026-04-20',
    sees: { unpredicted: null, expected: '2026-04-07' },
  },
  'bleeding after sex': {
    source: 'NHS, Vaginal bleeding between periods or after sex',
    bleeding: [['2026-03-10', 5, 'medium']],
    notes: { '2026-03-20': { sex: 'protected', bledAfterSex: true } },
    today: '2026-03-25',
    sees: { signs: ['after-sex'] },
  },
} as const satisfies Record<string, Vector>
