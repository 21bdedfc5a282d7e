import type { Vector } from './health-vector'

/** What is a period, and what is not. */
export const periodVectors = {
  'one light day on cycle day 16': {
    source: 'Ovumcy; NHS, Vaginal bleeding between periods',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-01-29', 5, 'medium'],
      ['2026-02-13', 1, 'light'],
      ['2026-02-26', 5, 'medium'],
    ],
    today: '2026-02-28',
    sees: { periods: ['2026-01-01', '2026-01-29', '2026-02-26'], expected: '2026-03-26', signs: [] },
  },
  'one light day on cycle day 24': {
    source: 'Ovumcy; NHS, Vaginal bleeding between periods',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-01-29', 5, 'medium'],
      ['2026-02-21', 1, 'light'],
      ['2026-02-26', 5, 'medium'],
    ],
    today: '2026-02-28',
    sees: { periods: ['2026-01-01', '2026-01-29', '2026-02-26'] },
  },
  'light days in one cycle, twice': {
    source: 'NHS: a reason from the second cycle on',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-01-12', 1, 'light'],
      ['2026-01-20', 1, 'light'],
      ['2026-01-29', 5, 'medium'],
    ],
    today: '2026-02-05',
    sees: { periods: ['2026-01-01', '2026-01-29'], signs: [] },
  },
  'spotting between periods in three cycles': {
    source: 'NHS, Vaginal bleeding between periods',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-01-14', 1, 'spotting'],
      ['2026-01-29', 5, 'medium'],
      ['2026-02-11', 1, 'spotting'],
      ['2026-02-26', 5, 'medium'],
      ['2026-03-11', 1, 'spotting'],
    ],
    today: '2026-03-12',
    sees: { signs: ['between'] },
  },
  'three free days inside a bleed': {
    source: 'WHO, Belsey definitions; Ovumcy: up to four',
    bleeding: [
      ['2026-01-01', 3, 'medium'],
      ['2026-01-07', 2, 'light'],
      ['2026-01-29', 5, 'medium'],
    ],
    today: '2026-02-10',
    sees: { periods: ['2026-01-01', '2026-01-29'], expected: '2026-02-26', signs: [] },
  },
  '11 days of flow and spotting without a break': {
    source: 'NHS, Heavy periods: longer than 7 days',
    bleeding: [
      ['2026-03-01', 5, 'medium'],
      ['2026-03-06', 6, 'spotting'],
    ],
    today: '2026-03-15',
    sees: { periods: ['2026-03-01'], signs: ['long-bleeding'] },
  },
  'periods of four days': {
    source: 'first principles: the length comes from the log',
    bleeding: [
      ['2026-01-01', 4, 'medium'],
      ['2026-01-29', 4, 'medium'],
      ['2026-02-26', 4, 'medium'],
    ],
    today: '2026-03-02',
    sees: { periodLength: 4, phase: 'follicular' },
  },
  'only first days are logged': {
    source: 'first principles: an open period is not one day long',
    bleeding: [
      ['2026-01-01', 1, 'medium'],
      ['2026-01-29', 1, 'medium'],
      ['2026-02-26', 1, 'medium'],
    ],
    today: '2026-03-01',
    sees: { periodLength: 5, phase: 'menstrual' },
  },
  'day 7 of heavy flow': {
    source: 'first principles: a day with flow is menstrual',
    bleeding: [['2026-03-01', 7, 'heavy']],
    today: '2026-03-07',
    sees: { cycleDay: 7, phase: 'menstrual' },
  },
  'a row dated next year, by a wrong clock': {
    source: 'first principles: a day that has not come is not counted',
    bleeding: [
      ['2026-01-01', 5, 'medium'],
      ['2026-01-29', 5, 'medium'],
      ['2027-02-26', 5, 'medium'],
    ],
    today: '2026-02-10',
    sees: { periods: ['2026-01-01', '2026-01-29'], futureDays: 5, expected: '2026-02-26' },
  },
} as const satisfies Record<string, Vector>
