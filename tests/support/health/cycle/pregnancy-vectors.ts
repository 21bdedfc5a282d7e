import type { Vector } from './health-vector'

/** What a pregnancy and a positive test do to what the app may say of bleeding. */
export const pregnancyVectors = {
  'pregnant, light bleeding today': {
    source: 'WHO, danger signs in pregnancy',
    bleeding: [
      ['2026-03-10', 5, 'medium'],
      ['2026-05-20', 1, 'light'],
    ],
    due: '2026-12-15',
    today: '2026-05-20',
    sees: {
      state: 'pregnant',
      cycleDay: null,
      between: null,
      signs: ['bleeding-in-pregnancy'],
      periods: ['2026-03-10'],
    },
  },
  'pregnant, a pad soaked': {
    source: 'WHO, danger signs in pregnancy',
    bleeding: [
      ['2026-03-10', 5, 'medium'],
      ['2026-05-19', 2, 'heavy', 'soaked'],
    ],
    due: '2026-12-15',
    today: '2026-05-20',
    sees: { signs: ['bleeding-in-pregnancy'] },
  },
  'pregnant, spotting': {
    source: 'WHO, danger signs in pregnancy: any bleeding',
    bleeding: [
      ['2026-03-10', 5, 'medium'],
      ['2026-05-19', 1, 'spotting'],
    ],
    due: '2026-12-15',
    today: '2026-05-20',
    sees: { signs: ['bleeding-in-pregnancy'] },
  },
  'pregnant, only the last period logged': {
    source: 'first principles: the period with which the weeks are counted is no danger sign',
    bleeding: [['2026-03-10', 5, 'medium']],
    due: '2026-12-15',
    today: '2026-03-20',
    sees: { state: 'pregnant', signs: [] },
  },
  'a clinic dates the pregnancy nine days before the logged last period': {
    source: 'ACOG 700; the cycle before it was complete',
    bleeding: [
      ['2026-01-13', 5, 'medium'],
      ['2026-02-10', 5, 'medium'],
      ['2026-03-10', 5, 'medium'],
    ],
    due: '2026-12-06',
    today: '2026-05-20',
    sees: { periods: ['2026-01-13', '2026-02-10', '2026-03-10'], counted: [28, 28], signs: [] },
  },
  'pregnant, 39 weeks, a soaked pad two days ago': {
    source: 'WHO, danger signs in pregnancy; first principles: the page names it first',
    bleeding: [
      ['2026-06-08', 5, 'medium'],
      ['2027-03-07', 1, 'heavy', 'soaked'],
    ],
    due: '2027-03-15',
    today: '2027-03-09',
    sees: {
      signs: ['bleeding-in-pregnancy'],
      page: [
        ['2027-03-07', 'in-pregnancy', 1],
        ['2026-06-08', 'period', 0],
      ],
    },
  },
  'pregnant, bleeding after sex two days ago': {
    source: 'WHO, danger signs in pregnancy: any bleeding',
    bleeding: [['2026-03-10', 5, 'medium']],
    notes: { '2026-05-18': { bledAfterSex: true } },
    due: '2026-12-15',
    today: '2026-05-20',
    sees: {
      signs: ['bleeding-in-pregnancy'],
      page: [
        ['2026-05-18', 'in-pregnancy', 0],
        ['2026-03-10', 'period', 0],
      ],
    },
  },
  'spotting 13 days ago, before there was a pregnancy': {
    source: 'first principles: conception comes two weeks after the day from which the weeks are counted',
    bleeding: [
      ['2026-03-01', 4, 'medium'],
      ['2026-03-12', 1, 'spotting'],
    ],
    due: '2026-12-06',
    today: '2026-03-25',
    sees: { state: 'pregnant', signs: [] },
  },
  'pregnant, and the last period goes on after pauses': {
    source: 'NHS: a period lasts 2 to 7 days; WHO, danger signs in pregnancy: any bleeding',
    bleeding: [
      ['2026-03-10', 5, 'medium'],
      ['2026-03-19', 3, 'light'],
      ['2026-03-26', 3, 'medium', 'soaked'],
    ],
    notes: { '2026-03-27': { pain: 3 } },
    due: '2026-12-15',
    today: '2026-03-28',
    sees: {
      signs: ['bleeding-in-pregnancy', 'pain-in-pregnancy'],
      periods: ['2026-03-10'],
      page: [
        ['2026-03-26', 'in-pregnancy', 3],
        ['2026-03-10', 'period', 0],
      ],
    },
  },
  'pregnant, bleeding without a pause since the last period': {
    source: 'NHS: a period lasts 2 to 7 days; WHO: any bleeding',
    bleeding: [['2026-03-10', 20, 'light']],
    due: '2026-12-15',
    today: '2026-03-29',
    sees: {
      signs: ['bleeding-in-pregnancy'],
      periods: ['2026-03-10'],
      page: [
        ['2026-03-24', 'in-pregnancy', 0],
        ['2026-03-10', 'period', 0],
      ],
    },
  },
  'bleeding three days before a positive test': {
    source: 'NHS: a test is positive from about 8 days after conception on; NHS, Ectopic pregnancy',
    bleeding: [
      ['2026-03-10', 5, 'medium'],
      ['2026-04-07', 3, 'medium'],
    ],
    notes: { '2026-04-10': { pregnancyTest: 'positive' } },
    today: '2026-04-10',
    sees: {
      signs: ['bleeding-after-test'],
      page: [
        ['2026-04-07', 'positive-test', 0],
        ['2026-03-10', 'period', 0],
      ],
    },
  },
  'a period eleven days before a positive test': {
    source: 'NHS: a test is positive from about 8 days after conception on',
    bleeding: [['2026-03-10', 5, 'medium']],
    notes: { '2026-03-25': { pregnancyTest: 'positive' } },
    today: '2026-03-25',
    sees: { signs: [], page: [['2026-03-10', 'period', 0]] },
  },
  'a period since a positive test that was settled as not pregnant by a negative one': {
    source: 'first principles: the later test counts',
    bleeding: [
      ['2026-03-10', 5, 'medium'],
      ['2026-04-07', 3, 'medium'],
    ],
    notes: { '2026-04-05': { pregnancyTest: 'positive' }, '2026-04-06': { pregnancyTest: 'negative' } },
    today: '2026-04-10',
    sees: {
      signs: [],
      page: [
        ['2026-04-07', 'period', 0],
        ['2026-03-10', 'period', 0],
      ],
    },
  },
  'pregnant, counted from bleeding that came after the positive test': {
    source: 'NHS, Ectopic pregnancy; first principles: that was no period',
    bleeding: [
      ['2026-03-10', 5, 'medium'],
      ['2026-04-10', 3, 'medium'],
    ],
    notes: { '2026-04-08': { pregnancyTest: 'positive' } },
    due: '2027-01-15',
    today: '2026-04-12',
    sees: {
      state: 'pregnant',
      signs: ['bleeding-in-pregnancy'],
      periods: ['2026-03-10'],
      page: [
        ['2026-04-10', 'in-pregnancy', 0],
        ['2026-03-10', 'period', 0],
      ],
    },
  },
  'pregnant, counted from bleeding that came before the positive test': {
    source: 'NHS, Ectopic pregnancy; first principles: that was no period',
    bleeding: [
      ['2026-03-10', 5, 'medium'],
      ['2026-04-05', 3, 'medium'],
    ],
    notes: { '2026-04-08': { pregnancyTest: 'positive' } },
    due: '2027-01-10',
    today: '2026-04-12',
    sees: {
      state: 'pregnant',
      signs: ['bleeding-in-pregnancy'],
      periods: ['2026-03-10'],
      page: [
        ['2026-04-05', 'in-pregnancy', 0],
        ['2026-03-10', 'period', 0],
      ],
    },
  },
} as const satisfies Record<string, Vector>
