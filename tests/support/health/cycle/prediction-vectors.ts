import type { Vector } from './health-vector'

/** What the app may say of the next period and of the fertile days. */
export const predictionVectors = {
  // Prediction
  'no completed cycle': {
    source: 'a range always, the wider the less is known',
    bleeding: [['2026-03-10', 5, 'medium']],
    today: '2026-03-20',
    sees: { expected: '2026-04-07', between: ['2026-04-02', '2026-04-12'] },
  },
  'one completed cycle': {
    source: 'a range always, the wider the less is known',
    bleeding: [
      ['2026-02-10', 5, 'medium'],
      ['2026-03-10', 5, 'medium'],
    ],
    today: '2026-03-20',
    sees: { expected: '2026-04-07', between: ['2026-04-04', '2026-04-10'] },
  },
  'one day past the middle, inside the likely range': {
    source: 'late counts from the day after the range',
    bleeding: [
      ['2026-02-10', 5, 'medium'],
      ['2026-03-10', 5, 'medium'],
    ],
    today: '2026-04-08',
    sees: { daysLate: 0 },
  },
  'one day past the likely range': {
    source: 'late counts from the day after the range',
    bleeding: [
      ['2026-02-10', 5, 'medium'],
      ['2026-03-10', 5, 'medium'],
    ],
    today: '2026-04-11',
    sees: { daysLate: 1 },
  },
  'cycles of 100 days, three times': {
    source: 'NHS, FIGO: over 35 days; no prediction from other people’s 28',
    bleeding: [
      ['2025-01-01', 5, 'medium'],
      ['2025-04-11', 5, 'medium'],
      ['2025-07-20', 5, 'medium'],
      ['2025-10-28', 5, 'medium'],
    ],
    today: '2025-11-20',
    sees: {
      cycleDay: 24,
      expected: null,
      between: null,
      fertile: null,
      phase: null,
      signs: ['length'],
      markedOvulations: [],
    },
  },
  'cycles of 95, 100, 30, 98 and 97 days: most are long, and none is asked about': {
    source: 'NHS, FIGO: over 35 days, and varying; the typical length is that of most cycles',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-04-06', 5, 'medium'],
      ['2026-07-15', 5, 'medium'],
      ['2026-08-14', 5, 'medium'],
      ['2026-11-20', 5, 'medium'],
      ['2027-02-25', 5, 'medium'],
    ],
    today: '2027-03-03',
    sees: {
      forgottenAround: [],
      unpredicted: 'long-cycles',
      expected: null,
      between: null,
      fertile: null,
      phase: null,
      markedOvulations: [],
      signs: ['variation'],
    },
  },
  'one light day on day 40, between cycles of 100 days': {
    source: 'Ovumcy: a light day alone counts only near the typical length',
    bleeding: [
      ['2025-01-01', 5, 'medium'],
      ['2025-04-11', 5, 'medium'],
      ['2025-07-20', 5, 'medium'],
      ['2025-10-28', 5, 'medium'],
      ['2025-12-06', 1, 'light'],
    ],
    today: '2025-12-20',
    sees: { periods: ['2025-01-01', '2025-04-11', '2025-07-20', '2025-10-28'] },
  },
  'one gap of a year between cycles of 28 and 56 days': {
    source: 'first principles: a gap in the log is no typical cycle, so the forgotten period is still asked about',
    bleeding: [
      ['2024-01-01', 5, 'medium'],
      ['2025-01-01', 5, 'medium'],
      ['2025-01-29', 5, 'medium'],
      ['2025-03-26', 5, 'medium'],
    ],
    today: '2025-03-31',
    sees: { forgottenAround: ['2025-02-26'], expected: '2025-04-23' },
  },
  'cycles of 47 and 15 days': {
    source: 'about three times the other: asked about before anything is made of it',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-02-17', 5, 'medium'],
      ['2026-03-04', 5, 'medium'],
    ],
    today: '2026-03-10',
    sees: { forgottenAround: ['2026-01-17', '2026-02-01'], counted: [15] },
  },
  'one forgotten period: 28, 28, 56': {
    source: 'a stretch of about twice the typical length is asked about',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-01-29', 5, 'medium'],
      ['2026-02-26', 5, 'medium'],
      ['2026-04-23', 5, 'medium'],
    ],
    today: '2026-04-30',
    sees: { forgottenAround: ['2026-03-26'], expected: '2026-05-21', between: ['2026-05-18', '2026-05-24'], signs: [] },
  },
  'two forgotten periods: 28, 28, 84': {
    source: 'a stretch of about three times the typical length is asked about',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-01-29', 5, 'medium'],
      ['2026-02-26', 5, 'medium'],
      ['2026-05-21', 5, 'medium'],
    ],
    today: '2026-05-30',
    sees: { forgottenAround: ['2026-03-26', '2026-04-23'], expected: '2026-06-18' },
  },
  'a long cycle that is no multiple: 28, 28, 44': {
    source: 'within 20 % of twice the length is 45 to 67 days; 44 is not',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-01-29', 5, 'medium'],
      ['2026-02-26', 5, 'medium'],
      ['2026-04-11', 5, 'medium'],
    ],
    today: '2026-04-20',
    sees: { forgottenAround: [], expected: null, between: ['2026-05-09', '2026-05-25'] },
  },
  'first years: 24, 45, 30 days': {
    source: 'ACOG 651: 21 to 45 days, and varying among them, are usual',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-01-25', 5, 'medium'],
      ['2026-03-11', 5, 'medium'],
      ['2026-04-10', 5, 'medium'],
    ],
    firstYears: true,
    today: '2026-04-20',
    sees: { signs: [], forgottenAround: [] },
  },
  'nothing logged for half a year': {
    source: 'after 90 days without an entry the count stops',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-01-29', 5, 'medium'],
    ],
    today: '2026-07-30',
    sees: { silentSince: '2026-02-02', daysLate: 0, expected: null, between: null, markedOvulations: [] },
  },

  // Fertile days
  'irregular cycles: 24, 38, 30 days': {
    source: 'no single day, and no ovulation day in any view',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-01-25', 5, 'medium'],
      ['2026-03-04', 5, 'medium'],
      ['2026-04-03', 5, 'medium'],
    ],
    today: '2026-04-16',
    sees: {
      expected: null,
      between: ['2026-04-27', '2026-05-11'],
      ovulation: null,
      fertile: ['2026-04-07', '2026-04-28'],
      phase: null,
      markedOvulations: [],
    },
  },
  'a cycle of 21 days with a period of 8 and a luteal length of 16': {
    source: 'Wilcox 1995: ovulation on no day of the period, nothing before day 1',
    bleeding: [
      ['2026-03-01', 8, 'medium'],
      ['2026-03-22', 8, 'medium'],
    ],
    shape: { length: 21, periodLength: 8, lutealLength: 16 },
    today: '2026-03-31',
    sees: { ovulation: '2026-03-30', fertile: ['2026-03-25', '2026-04-01'] },
  },
  'a cycle of 21 days with a period of 3 and a luteal length of 16': {
    source: 'the window never begins before day 1',
    bleeding: [
      ['2026-03-01', 3, 'medium'],
      ['2026-03-22', 3, 'medium'],
    ],
    shape: { length: 21, periodLength: 3, lutealLength: 16 },
    today: '2026-03-31',
    sees: { ovulation: '2026-03-26', fertile: ['2026-03-22', '2026-03-28'] },
  },
  'a cycle of 15 days with a period of 9': {
    source: 'Bull 2019: under 7 days are left, so there is no window',
    bleeding: [
      ['2026-03-01', 9, 'medium'],
      ['2026-03-16', 9, 'medium'],
    ],
    today: '2026-03-26',
    sees: { ovulation: null, fertile: null, phase: null },
  },
} as const satisfies Record<string, Vector>
