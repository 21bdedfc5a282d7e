import type { Vector } from './health-vector'

/** What a birth or a loss does to what the app may say of bleeding. */
export const afterPregnancyVectors = {
  'born on 8 July, bleeding from the 9th': {
    source: 'WHO, postnatal care: lochia to six weeks',
    bleeding: [
      ['2025-10-01', 5, 'medium'],
      ['2026-07-09', 20, 'medium'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    today: '2026-07-28',
    sees: { state: 'after-birth', periods: ['2025-10-01'], cycleDay: null, fertile: null, between: null, signs: [] },
  },
  'born on 8 July, a pause, and bleeding again on day 16': {
    source: 'WHO, postnatal care: with or without pauses',
    bleeding: [
      ['2025-10-01', 5, 'medium'],
      ['2026-07-09', 6, 'medium'],
      ['2026-07-24', 4, 'medium'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    today: '2026-08-30',
    sees: { state: 'after-birth', periods: ['2025-10-01'], cycleDay: null, between: null, signs: [] },
  },
  'born on 8 July, flow on day 50': {
    source: 'WHO: the first flow after six weeks is day 1',
    bleeding: [
      ['2025-10-01', 5, 'medium'],
      ['2026-07-09', 20, 'medium'],
      ['2026-08-27', 5, 'medium'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    today: '2026-08-28',
    sees: { state: 'cycling', periods: ['2025-10-01', '2026-08-27'], cycleDay: 2 },
  },
  'born on 8 July, flow on day 40, three free days, and flow from day 44 on': {
    source: 'WHO: the first flow after six weeks is day 1',
    bleeding: [
      ['2025-10-01', 5, 'medium'],
      ['2026-08-17', 1, 'medium'],
      ['2026-08-21', 5, 'medium'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    today: '2026-08-25',
    sees: { state: 'cycling', periods: ['2025-10-01', '2026-08-21'], cycleDay: 5 },
  },
  'born on 8 July, flow without a pause from day 40 to day 45': {
    source: 'WHO: what begins in six weeks is lochia; product: it ends with a pause',
    bleeding: [
      ['2025-10-01', 5, 'medium'],
      ['2026-08-17', 6, 'medium'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    today: '2026-08-25',
    sees: { state: 'after-birth', periods: ['2025-10-01'], cycleDay: null },
  },
  'born on 8 July, bleeding from that day on with short pauses, and again from day 44 on': {
    source: 'WHO: the first flow after six weeks is day 1',
    bleeding: [
      ['2025-10-01', 5, 'medium'],
      ['2026-07-08', 20, 'medium'],
      ['2026-08-01', 8, 'light'],
      ['2026-08-12', 6, 'light'],
      ['2026-08-21', 5, 'medium'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    today: '2026-08-25',
    sees: { state: 'cycling', periods: ['2025-10-01', '2026-08-21'], cycleDay: 5 },
  },
  'the first cycle after a birth does not count': {
    source: 'WHO: cycles after a birth are longer at first',
    bleeding: [
      ['2025-10-01', 5, 'medium'],
      ['2026-08-27', 5, 'medium'],
      ['2026-10-16', 5, 'medium'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    today: '2026-10-20',
    sees: { expected: '2026-11-13' },
  },
  'a pad soaked in the weeks after a birth': {
    source: 'WHO, NHS: heavy bleeding after a birth',
    bleeding: [
      ['2025-10-01', 5, 'medium'],
      ['2026-07-09', 4, 'heavy', 'soaked'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    today: '2026-07-12',
    sees: { signs: ['heavy-after-birth'] },
  },
  'a loss on 1 March, bleeding from the 2nd': {
    source: 'NHS, Miscarriage: the bleeding that comes with it is no period',
    bleeding: [
      ['2026-01-05', 5, 'medium'],
      ['2026-03-02', 8, 'medium'],
    ],
    pregnancy: { from: '2026-01-05', to: '2026-03-01', due: null, ended: 'loss' },
    today: '2026-03-20',
    sees: { state: 'after-loss', periods: ['2026-01-05'], cycleDay: null, between: null, signs: [] },
  },
  'a loss on 1 March, flow on day 20, three free days, and flow from day 24 on': {
    source: 'NHS, Miscarriage: bleeding of up to three weeks comes with it',
    bleeding: [
      ['2026-01-05', 5, 'medium'],
      ['2026-03-21', 1, 'medium'],
      ['2026-03-25', 5, 'medium'],
    ],
    pregnancy: { from: '2026-01-05', to: '2026-03-01', due: null, ended: 'loss' },
    today: '2026-03-29',
    sees: { state: 'cycling', periods: ['2026-01-05', '2026-03-25'], cycleDay: 5 },
  },
  'the first period five weeks after a loss': {
    source: 'NHS, Miscarriage: in 4 to 6 weeks',
    bleeding: [
      ['2026-01-05', 5, 'medium'],
      ['2026-03-02', 8, 'medium'],
      ['2026-04-05', 5, 'medium'],
    ],
    pregnancy: { from: '2026-01-05', to: '2026-03-01', due: null, ended: 'loss' },
    today: '2026-04-06',
    sees: { state: 'cycling', periods: ['2026-01-05', '2026-04-05'], cycleDay: 2 },
  },
  'three months after a birth without a period, not breastfeeding': {
    source: 'NHS: the first period comes after 5 to 6 weeks; ACOG: none for 90 days',
    bleeding: [['2025-10-01', 5, 'medium']],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    feeding: { birth: '2026-07-08', kind: 'none' },
    today: '2026-10-06',
    sees: { state: 'after-birth', signs: ['none-for-long'] },
  },
  'three months after a birth without a period, breastfeeding': {
    source: 'NHS: breastfeeding keeps periods away',
    bleeding: [['2025-10-01', 5, 'medium']],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    feeding: { birth: '2026-07-08', kind: 'partly' },
    today: '2026-10-06',
    sees: { state: 'after-birth', signs: [] },
  },
  'spotting that goes on from before a birth to after it': {
    source: 'first principles: before it and after it are two things',
    bleeding: [
      ['2025-10-01', 5, 'medium'],
      ['2026-07-06', 5, 'spotting'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    today: '2026-07-11',
    sees: {
      page: [
        ['2026-07-08', 'after-birth', 0],
        ['2026-07-06', 'in-pregnancy', 0],
        ['2025-10-01', 'period', 0],
      ],
    },
  },
  'a loss at 38 weeks, a soaked pad on day 30': {
    source: 'WHO: a stillbirth from 28 weeks on; postnatal care',
    bleeding: [
      ['2025-10-01', 5, 'medium'],
      ['2026-07-24', 3, 'heavy', 'soaked'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-06-24', due: '2026-07-08', ended: 'loss' },
    today: '2026-07-24',
    sees: {
      state: 'after-loss',
      cycleDay: null,
      fertile: null,
      signs: ['heavy-after-loss'],
      periods: ['2025-10-01'],
      page: [
        ['2026-07-24', 'after-loss', 1],
        ['2025-10-01', 'period', 0],
      ],
    },
  },
  'a loss at 38 weeks, a soaked pad on day 43': {
    source: 'WHO: the first flow after six weeks is day 1',
    bleeding: [
      ['2025-10-01', 5, 'medium'],
      ['2026-08-06', 3, 'heavy', 'soaked'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-06-24', due: '2026-07-08', ended: 'loss' },
    today: '2026-08-06',
    sees: { state: 'cycling', cycleDay: 1, signs: ['heavy'] },
  },
  'a loss at 8 weeks, its first period on day 30 with a soaked pad': {
    source: 'NHS, Miscarriage: a pad soaked in an hour is urgent; WHO: six weeks',
    bleeding: [
      ['2026-01-05', 5, 'medium'],
      ['2026-03-31', 3, 'heavy', 'soaked'],
    ],
    pregnancy: { from: '2026-01-05', to: '2026-03-01', due: null, ended: 'loss' },
    today: '2026-03-31',
    sees: { state: 'cycling', cycleDay: 1, signs: ['heavy-after-loss'] },
  },
  'a loss, and six months without a period': {
    source: 'NHS: the first period comes in 4 to 6 weeks; ACOG: none for 90 days',
    bleeding: [
      ['2026-01-05', 5, 'medium'],
      ['2026-03-02', 6, 'medium'],
    ],
    pregnancy: { from: '2026-01-05', to: '2026-03-01', due: null, ended: 'loss' },
    today: '2026-09-01',
    sees: { state: 'after-loss', signs: ['none-for-long'] },
  },
  'a positive test after a birth, then bleeding': {
    source: 'NHS, Ectopic pregnancy',
    bleeding: [
      ['2025-10-01', 5, 'medium'],
      ['2026-10-12', 1, 'spotting'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    notes: { '2026-10-10': { pregnancyTest: 'positive' } },
    today: '2026-10-12',
    sees: { state: 'after-birth', signs: ['bleeding-after-test'] },
  },
  'the first period after a birth, breastfeeding, with cycles from before': {
    source: 'WHO: cycles are irregular while somebody breastfeeds',
    bleeding: [
      ['2025-08-06', 5, 'medium'],
      ['2025-09-03', 5, 'medium'],
      ['2025-10-01', 5, 'medium'],
      ['2026-11-01', 5, 'medium'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    feeding: { birth: '2026-07-08', kind: 'partly' },
    today: '2026-11-08',
    sees: { unpredicted: 'breastfeeding', between: null, fertile: null, counted: [] },
  },
  'the first period after a birth, not breastfeeding, with cycles from before': {
    source: 'WHO: cycles are longer at first; those from before do not count',
    bleeding: [
      ['2025-08-06', 5, 'medium'],
      ['2025-09-03', 5, 'medium'],
      ['2025-10-01', 5, 'medium'],
      ['2026-11-01', 5, 'medium'],
    ],
    pregnancy: { from: '2025-10-01', to: '2026-07-08', due: '2026-07-08', ended: 'birth' },
    feeding: { birth: '2026-07-08', kind: 'none' },
    today: '2026-11-08',
    sees: { counted: [], between: ['2026-11-24', '2026-12-04'] },
  },
} as const satisfies Record<string, Vector>
