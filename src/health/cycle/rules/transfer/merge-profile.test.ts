import { describe, expect, it } from 'vitest'
import { isoDay } from '@/kit/rules/day'
import type { Method, MethodUse } from '../contraception'
import { newProfile, type CycleLog, type CycleProfile } from '../log'
import {
  applyMerge,
  changesNothing,
  mergePlan,
  whyUnchanged,
  type ConflictRule,
  type FoundLog,
  type MergeChoice,
} from './merge'

const today = isoDay('2026-11-21')
const withProfile = (parts: Partial<CycleProfile>): CycleLog => ({ days: [], profile: { ...newProfile, ...parts } })
const choice = (conflicts: ConflictRule = 'keep-mine', takeSettings = false): MergeChoice => ({
  conflicts,
  takeSettings,
  today,
})
const merged = (mine: CycleLog, theirs: FoundLog, by = choice()): CycleLog =>
  applyMerge(mine, mergePlan(mine, theirs, by))

describe('importing a profile', () => {
  const leftOut = (start: string) => ({ start: isoDay(start), reason: 'illness' as const })
  const shape = { length: 30, periodLength: 4, lutealLength: 13 }

  it('joins left-out cycles, pregnancies and predictions, and keeps mine for the same day', () => {
    const mine = withProfile({
      leftOut: [leftOut('2026-02-01')],
      predictions: [
        { start: isoDay('2026-01-01'), next: { kind: 'window', from: isoDay('2026-01-28'), to: isoDay('2026-02-04') } },
      ],
    })
    const theirs = withProfile({
      leftOut: [{ start: isoDay('2026-02-01'), reason: 'stress' }, leftOut('2025-12-01')],
      pregnancies: [{ from: isoDay('2024-01-01'), to: isoDay('2024-09-01'), due: null, ended: 'birth' }],
      predictions: [
        { start: isoDay('2026-01-01'), next: { kind: 'window', from: isoDay('2026-01-20'), to: isoDay('2026-02-20') } },
      ],
    })
    const { profile } = merged(mine, theirs)
    expect(profile.leftOut).toEqual([leftOut('2025-12-01'), leftOut('2026-02-01')])
    expect(profile.pregnancies).toEqual(theirs.profile.pregnancies)
    expect(profile.predictions).toEqual(mine.profile.predictions)
  })

  const pill = {
    method: 'combined-pill',
    from: isoDay('2026-03-02'),
    to: null,
    given: null,
    givenBefore: null,
    until: null,
    progestogen: null,
    packs: [],
  } as const
  const birth = { from: isoDay('2024-01-01'), to: isoDay('2024-09-01'), due: null, ended: 'birth' } as const
  const window = (to: string) => ({ kind: 'window', from: isoDay('2026-01-28'), to: isoDay(to) }) as const

  it.each<[string, Partial<CycleProfile>, Partial<CycleProfile>]>([
    ['that a method was stopped', { methods: [pill] }, { methods: [{ ...pill, to: isoDay('2026-06-01') }] }],
    ['that a method goes on', { methods: [{ ...pill, to: isoDay('2026-06-01') }] }, { methods: [pill] }],
    [
      'another injection',
      { methods: [{ ...pill, method: 'injection', given: isoDay('2026-03-02') }] },
      { methods: [{ ...pill, method: 'injection', given: isoDay('2026-06-02') }] },
    ],
    ['another method from the same day', { methods: [pill] }, { methods: [{ ...pill, method: 'implant' }] }],
    [
      'how a pregnancy ended',
      { pregnancies: [birth] },
      { pregnancies: [{ ...birth, due: isoDay('2024-10-07'), to: isoDay('2024-02-20'), ended: 'loss' }] },
    ],
    [
      'when a visit was ticked',
      { clinicVisits: [{ week: 20, ticked: isoDay('2026-02-01') }] },
      { clinicVisits: [{ week: 20, ticked: isoDay('2026-02-03') }] },
    ],
    [
      'how a count went',
      { movementCounts: [{ start: 5, end: null, movements: 4 }] },
      { movementCounts: [{ start: 5, end: 9, movements: 7 }] },
    ],
    ['when a contraction ended', { contractions: [{ start: 5, end: null }] }, { contractions: [{ start: 5, end: 9 }] }],
    [
      'why a cycle is left out',
      { leftOut: [leftOut('2026-02-01')] },
      { leftOut: [{ start: isoDay('2026-02-01'), reason: 'stress' }] },
    ],
    [
      'what was predicted',
      { predictions: [{ start: isoDay('2026-01-01'), next: window('2026-02-04') }] },
      { predictions: [{ start: isoDay('2026-01-01'), next: window('2026-02-09') }] },
    ],
    [
      'how a child is fed',
      { feeding: { birth: isoDay('2026-01-01'), kind: 'fully' } },
      { feeding: { birth: isoDay('2026-01-01'), kind: 'none' } },
    ],
  ])('takes from the file, if the person says so, %s', (_, mine, theirs) => {
    const own = withProfile(mine)
    const plan = mergePlan(own, withProfile(theirs), choice('take-theirs'))
    expect(applyMerge(own, plan).profile).toEqual({ ...newProfile, ...theirs })
    expect(changesNothing(plan)).toBe(false)
    for (const rule of ['keep-mine', 'combine'] as const) {
      const chosen = mergePlan(own, withProfile(theirs), choice(rule))
      expect(applyMerge(own, chosen)).toEqual(own)
      expect(chosen.profile.differing).toBe(1)
      expect(whyUnchanged(chosen, withProfile(theirs), false)).toBe('mine-stays')
    }
  })

  it('keeps two emergency pills of one day, whatever the rule', () => {
    const taken = isoDay('2026-02-01')
    const [mine, theirs] = [
      withProfile({ emergencyPills: [{ kind: 'levonorgestrel', taken }] }),
      withProfile({ emergencyPills: [{ kind: 'ulipristal', taken }] }),
    ]
    for (const rule of ['keep-mine', 'take-theirs', 'combine'] as const) {
      expect(
        applyMerge(mine, mergePlan(mine, theirs, choice(rule))).profile.emergencyPills.map(({ kind }) => kind),
      ).toEqual(['levonorgestrel', 'ulipristal'])
    }
  })

  it('never lets two main methods run at once: the one before ends when the next begins, condoms go on beside', () => {
    const at = (from: string, method: Method = 'combined-pill', to: string | null = null): MethodUse => ({
      ...pill,
      method,
      from: isoDay(from),
      to: to === null ? null : isoDay(to),
    })
    const spans = (mine: readonly MethodUse[], theirs: readonly MethodUse[]) => {
      const own = withProfile({ methods: mine })
      const once = applyMerge(own, mergePlan(own, withProfile({ methods: theirs }), choice('keep-mine')))
      expect(changesNothing(mergePlan(once, withProfile({ methods: theirs }), choice('keep-mine')))).toBe(true)
      return once.profile.methods.map(({ method, from, to }) => [method, from, to])
    }
    expect(spans([at('2026-03-02')], [at('2025-01-01', 'implant')])).toEqual([
      ['implant', '2025-01-01', '2026-03-02'],
      ['combined-pill', '2026-03-02', null],
    ])
    expect(spans([at('2025-01-01', 'implant')], [at('2026-03-02')])).toEqual([
      ['implant', '2025-01-01', '2026-03-02'],
      ['combined-pill', '2026-03-02', null],
    ])
    expect(spans([at('2025-01-01', 'implant', '2026-05-01')], [at('2026-03-02')])).toEqual([
      ['implant', '2025-01-01', '2026-03-02'],
      ['combined-pill', '2026-03-02', null],
    ])
    expect(spans([at('2026-03-02')], [at('2025-01-01', 'condom')])).toEqual([
      ['condom', '2025-01-01', null],
      ['combined-pill', '2026-03-02', null],
    ])
    expect(spans([at('2026-03-02')], [at('2025-01-01', 'implant', '2025-12-01')])).toEqual([
      ['implant', '2025-01-01', '2025-12-01'],
      ['combined-pill', '2026-03-02', null],
    ])
  })

  it('compares entries whatever the order of their parts', () => {
    const plan = mergePlan(
      withProfile({ methods: [pill] }),
      withProfile({
        methods: [
          {
            until: null,
            to: null,
            progestogen: null,
            packs: [],
            method: 'combined-pill',
            given: null,
            givenBefore: null,
            from: pill.from,
          },
        ],
      }),
      choice('take-theirs'),
    )
    expect(plan.profile).toMatchObject({ differing: 0, changes: false })
  })

  it('takes settings only into default ones or by choice', () => {
    const theirs = withProfile({ shape })
    const mine = withProfile({ widerWindow: true })
    expect(merged(withProfile({ premium: true }), theirs).profile).toMatchObject({ shape, premium: true })
    expect(merged(mine, theirs).profile.shape).toEqual(newProfile.shape)
    expect(mergePlan(mine, theirs, choice()).profile.settings).toBe('differ')
    expect(merged(mine, theirs, choice('keep-mine', true)).profile).toMatchObject({ shape, widerWindow: false })
  })

  it('leaves the profile unchanged when the file has none', () => {
    const mine = withProfile({ shape, leftOut: [leftOut('2026-02-01')] })
    const plan = mergePlan(mine, { days: [], profile: null }, choice('take-theirs', true))
    expect(plan.profile.settings).toBe('same')
    expect(applyMerge(mine, plan)).toEqual(mine)
  })
})

it('a file that has only a part of a profile changes nothing else of it', () => {
  const use: MethodUse = {
    method: 'implant',
    from: isoDay('2026-03-01'),
    to: null,
    given: null,
    givenBefore: null,
    until: null,
    progestogen: null,
    packs: [],
  }
  const mine = withProfile({ firstYears: true, stage: 'trying' })
  const plan = mergePlan(mine, { days: [], profile: { methods: [use] } }, choice('take-theirs', true))
  expect(plan.profile).toMatchObject({ settings: 'same', methods: [use], differing: 0 })
  expect(applyMerge(mine, plan)).toEqual({ ...mine, profile: { ...mine.profile, methods: [use] } })
})
