import type { Vector } from './health-vector'

const regular = [
  ['2026-01-13', 5, 'medium'],
  ['2026-02-10', 5, 'medium'],
  ['2026-03-10', 5, 'medium'],
] as const
/** The third pack of 21 pills begins on 10 March 2026. */
const pack = ['pack-21-7', '2026-03-10'] as const

/** What a pill does, by its ticks, and what the app may say of it. */
export const pillVectors = {
  'every second combined pill missed, yesterday’s taken': {
    source: 'NHS: two or more missed anywhere in the pack',
    bleeding: regular,
    methods: [
      {
        method: 'combined-pill',
        from: '2026-03-10',
        pack,
        ticked: [
          ['2026-03-10', 7],
          ['2026-03-18', 1],
          ['2026-03-20', 1],
          ['2026-03-22', 1],
        ],
      },
    ],
    today: '2026-03-23',
    sees: { advice: 'missed', protection: ['not-protected', 'missed', '2026-03-28'], emergency: true },
  },
  'every second combined pill missed, yesterday’s not ticked': {
    source: 'NHS: two or more missed anywhere in the pack',
    bleeding: regular,
    methods: [
      {
        method: 'combined-pill',
        from: '2026-03-10',
        pack,
        ticked: [
          ['2026-03-10', 7],
          ['2026-03-18', 1],
          ['2026-03-20', 1],
        ],
      },
    ],
    today: '2026-03-22',
    sees: { advice: 'missed', protection: ['not-protected', 'missed', '2026-03-28'], emergency: true },
  },
  'two combined pills missed, with seven taken in between': {
    source: 'CDC, NHS: after seven in a row the pill protects again',
    bleeding: regular,
    methods: [
      {
        method: 'combined-pill',
        from: '2026-03-10',
        pack,
        ticked: [
          ['2026-03-10', 4],
          ['2026-03-15', 7],
          ['2026-03-23', 6],
        ],
      },
    ],
    today: '2026-03-29',
    sees: { advice: null, protection: ['protected', 'in-use', null], emergency: false },
  },
  'a mini-pill missed five days ago, the others taken': {
    source: 'FSRH: condoms for two days; emergency contraception up to five days after sex',
    bleeding: [],
    methods: [
      {
        method: 'progestogen-pill',
        from: '2026-03-10',
        progestogen: 'desogestrel',
        pack: ['pack-28', '2026-03-10'],
        ticked: [
          ['2026-03-10', 10],
          ['2026-03-21', 3],
        ],
      },
    ],
    today: '2026-03-24',
    sees: { protection: ['protected', 'in-use', null], emergency: true, gap: '2026-03-22' },
  },
  'two mini-pills missed, one after the other was caught up with': {
    source: 'FSRH: condoms until two days of pills are taken in a row',
    bleeding: [],
    methods: [
      {
        method: 'progestogen-pill',
        from: '2026-03-10',
        progestogen: 'desogestrel',
        pack: ['pack-28', '2026-03-10'],
        ticked: [
          ['2026-03-10', 10],
          ['2026-03-21', 1],
        ],
      },
    ],
    today: '2026-03-23',
    sees: { advice: 'missed', protection: ['not-protected', 'missed', '2026-03-25'], emergency: true },
  },
  'an implant begun while missed pills still counted': {
    source: 'FSRH: seven days; sex of the last five days counts',
    bleeding: [],
    methods: [
      { method: 'combined-pill', from: '2026-03-10', to: '2026-03-21', pack, ticked: [['2026-03-10', 5]] },
      { method: 'implant', from: '2026-03-21' },
    ],
    today: '2026-03-21',
    sees: { protection: ['unsure', 'new', '2026-03-27'], emergency: true, gap: '2026-03-20' },
  },
  'four pills missed, and ulipristal yesterday': {
    source: 'FSRH, CDC 2024: no hormones for 5 days, then condoms for 7',
    bleeding: [],
    methods: [{ method: 'combined-pill', from: '2026-01-13', pack, ticked: [['2026-03-10', 7]] }],
    emergencyPills: [{ kind: 'ulipristal', taken: '2026-03-20' }],
    today: '2026-03-21',
    sees: { advice: 'after-emergency-pill', protection: ['not-protected', 'after-ulipristal', '2026-03-31'] },
  },
  'four mini-pills missed, and ulipristal yesterday': {
    source: 'FSRH, CDC 2024: no hormones for 5 days, then condoms for 2',
    bleeding: [],
    methods: [
      {
        method: 'progestogen-pill',
        from: '2026-01-13',
        progestogen: 'desogestrel',
        pack: ['pack-28', '2026-03-10'],
        ticked: [['2026-03-10', 7]],
      },
    ],
    emergencyPills: [{ kind: 'ulipristal', taken: '2026-03-20' }],
    today: '2026-03-21',
    sees: { advice: 'after-emergency-pill', protection: ['not-protected', 'after-ulipristal', '2026-03-27'] },
  },
  'four pills missed, and levonorgestrel yesterday': {
    source: 'FSRH: the pack goes on at once, condoms for 7 days',
    bleeding: [],
    methods: [{ method: 'combined-pill', from: '2026-01-13', pack, ticked: [['2026-03-10', 7]] }],
    emergencyPills: [{ kind: 'levonorgestrel', taken: '2026-03-20' }],
    today: '2026-03-21',
    sees: { advice: 'after-emergency-pill', protection: ['not-protected', 'after-levonorgestrel', '2026-03-27'] },
  },
  'ulipristal yesterday, on a pill without ticks': {
    source: 'FSRH: the same, whatever is ticked',
    bleeding: [],
    methods: [{ method: 'combined-pill', from: '2026-01-13' }],
    emergencyPills: [{ kind: 'ulipristal', taken: '2026-03-20' }],
    today: '2026-03-21',
    sees: { advice: 'after-emergency-pill', protection: ['not-protected', 'after-ulipristal', '2026-03-31'] },
  },
  'a pill with seven ticked in a row': {
    source: 'CDC 2024; FSRH 2020',
    bleeding: [],
    methods: [{ method: 'combined-pill', from: '2026-01-13', pack, ticked: [['2026-03-10', 10]] }],
    today: '2026-03-20',
    sees: { advice: null, protection: ['protected', 'in-use', null] },
  },
  'a pill with four missed': {
    source: 'CDC 2024; WHO: emergency contraception from three on',
    bleeding: [],
    methods: [{ method: 'combined-pill', from: '2026-01-13', pack, ticked: [['2026-03-10', 7]] }],
    today: '2026-03-21',
    sees: { advice: 'missed', protection: ['not-protected', 'missed', '2026-03-27'], emergency: true },
  },
  'ulipristal, and levonorgestrel two days later': {
    source: 'FSRH: the pause after ulipristal stands',
    bleeding: [],
    methods: [{ method: 'combined-pill', from: '2026-01-13', pack, ticked: [['2026-03-10', 6]] }],
    emergencyPills: [
      { kind: 'ulipristal', taken: '2026-03-19' },
      { kind: 'levonorgestrel', taken: '2026-03-21' },
    ],
    today: '2026-03-21',
    sees: { advice: 'after-emergency-pill', protection: ['not-protected', 'after-ulipristal', '2026-03-30'] },
  },
  'a pill without ticks, with medicine against epilepsy': {
    source: 'MHRA 2016; FSRH: weakened the whole time',
    bleeding: [],
    methods: [{ method: 'combined-pill', from: '2025-01-13' }],
    takesInducers: true,
    today: '2026-03-20',
    sees: { protection: ['unsure', 'inducers', null] },
  },
  'a pill begun today, without a tick': {
    source: 'WHO, FSRH: condoms for 7 days',
    bleeding: [],
    methods: [{ method: 'combined-pill', from: '2026-03-20' }],
    today: '2026-03-20',
    sees: { protection: ['unsure', 'new', '2026-03-26'] },
  },
} as const satisfies Record<string, Vector>
