import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import type { Method, MethodUse } from '../contraception'
import { emptyDay, newProfile, notesLimit, type CycleLog, type CycleProfile, type DayLog } from '../log'
import { anyLog, lastDay } from '#support/health/cycle/transfer/log-arbitraries'
import { isBlank } from './gather-days'
import {
  applyMerge,
  changesNothing,
  countLeftOut,
  mergePlan,
  whyUnchanged,
  type ConflictRule,
  type FoundLog,
  type MergeChoice,
} from './merge'

const today = isoDay('2026-11-21')
const day = (date: string, parts: Partial<DayLog> = {}): DayLog => ({ ...emptyDay(isoDay(date)), ...parts })
const log = (...days: readonly DayLog[]): CycleLog => ({ days, profile: newProfile })
const withProfile = (parts: Partial<CycleProfile>): CycleLog => ({ days: [], profile: { ...newProfile, ...parts } })
const choice = (conflicts: ConflictRule = 'keep-mine', takeSettings = false): MergeChoice => ({
  conflicts,
  takeSettings,
  today,
})
const merged = (mine: CycleLog, theirs: FoundLog, by = choice()): CycleLog =>
  applyMerge(mine, mergePlan(mine, theirs, by))

const anyChoice: fc.Arbitrary<MergeChoice> = fc.record({
  conflicts: fc.constantFrom<ConflictRule[]>('keep-mine', 'take-theirs', 'combine'),
  takeSettings: fc.boolean(),
  today: fc.constant(lastDay),
})

describe('importing a file', () => {
  it('restores exactly the same log after it was erased', () => {
    fc.assert(
      fc.property(anyLog, anyChoice, (original, by) => {
        expect(merged({ days: [], profile: newProfile }, original, by)).toEqual(original)
      }),
    )
  })

  it('changes nothing the second time, with any rule', () => {
    fc.assert(
      fc.property(anyLog, anyLog, anyChoice, (mine, theirs, by) => {
        const once = merged(mine, theirs, by)
        const again = mergePlan(once, theirs, by)
        expect(again).toMatchObject({ added: [], changed: [] })
        expect(changesNothing(again)).toBe(true)
        expect(applyMerge(once, again)).toEqual(once)
      }),
    )
  })

  it('keeps every day of both, once and in order, and loses no symptom or mark', () => {
    fc.assert(
      fc.property(anyLog, anyLog, anyChoice, (mine, theirs, by) => {
        const { days } = merged(mine, theirs, by)
        const dates = days.map(({ date }) => date)
        expect(dates).toEqual([...new Set([...mine.days, ...theirs.days].map(({ date }) => date))].toSorted())
        for (const each of [...mine.days, ...theirs.days]) {
          const mergedDay = days.find(({ date }) => date === each.date)
          expect(mergedDay?.symptoms).toEqual(expect.arrayContaining([...each.symptoms]))
          expect(mergedDay?.soaked || !each.soaked).toBe(true)
          expect(mergedDay?.pain === null && each.pain !== null).toBe(false)
          expect(mergedDay?.medicines).toEqual(expect.arrayContaining([...each.medicines]))
        }
      }),
    )
  })

  it('loses no text when notes are combined', () => {
    fc.assert(
      fc.property(anyLog, anyLog, (mine, theirs) => {
        const { days } = merged(mine, theirs, { ...choice('combine'), today: lastDay })
        for (const { date, notes } of [...mine.days, ...theirs.days]) {
          if (!isBlank(notes)) expect(days.find((mergedDay) => mergedDay.date === date)?.notes).toContain(notes)
        }
      }),
    )
  })

  it('fills empty values, and keeps mine where both have one', () => {
    const mine = log(day('2026-03-01', { flow: 'light', symptoms: ['cramps'] }))
    const theirs = log(
      day('2026-03-01', { flow: 'heavy', symptoms: ['headache', 'cramps'], mood: 'sad', notes: 'Exam' }),
    )
    expect(merged(mine, theirs).days).toEqual([
      day('2026-03-01', { flow: 'light', symptoms: ['cramps', 'headache'], mood: 'sad', notes: 'Exam' }),
    ])
    expect(merged(mine, theirs, choice('take-theirs')).days[0]?.flow).toBe('heavy')
  })

  it('removes nothing that is missing in the file', () => {
    const mine = log(day('2026-03-01', { flow: 'light', mood: 'calm', notes: 'Mine' }))
    const theirs = log(day('2026-03-01', { symptoms: ['acne'] }))
    expect(merged(mine, theirs, choice('take-theirs')).days).toEqual([
      day('2026-03-01', { flow: 'light', symptoms: ['acne'], mood: 'calm', notes: 'Mine' }),
    ])
  })

  it('joins both notes, or keeps one when it contains the other', () => {
    const notes = (mine: string, theirs: string, rule: ConflictRule) =>
      merged(log(day('2026-03-01', { notes: mine })), log(day('2026-03-01', { notes: theirs })), choice(rule)).days[0]
        ?.notes
    expect(notes('Mine', 'Theirs', 'combine')).toBe('Mine\nTheirs')
    expect(notes('Mine', 'Mine\nTheirs', 'combine')).toBe('Mine\nTheirs')
    expect(notes('Mine', 'Theirs', 'take-theirs')).toBe('Theirs')
    expect(notes('Mine', 'Theirs', 'keep-mine')).toBe('Mine')
  })

  it('keeps and reports my notes when both together exceed the limit', () => {
    const mine = log(day('2026-03-01', { notes: 'm'.repeat(notesLimit - 1) }))
    const plan = mergePlan(mine, log(day('2026-03-01', { notes: 'theirs', flow: 'light' })), choice('combine'))
    expect(plan.notesTooLong).toEqual(['2026-03-01'])
    expect(applyMerge(mine, plan).days[0]).toMatchObject({ flow: 'light', notes: 'm'.repeat(notesLimit - 1) })
  })

  it('reports new, changed and identical days, and leaves out future and empty days', () => {
    const known = day('2026-03-01', { flow: 'light' })
    const mine = log(known, day('2026-03-02', { flow: 'light' }))
    const theirs = log(
      known,
      day('2026-03-02', { mood: 'sad' }),
      day('2026-03-03', { flow: 'heavy' }),
      day('2026-03-04'),
      day(addDays(today, 1), { flow: 'heavy' }),
    )
    const plan = mergePlan(mine, theirs, choice())
    expect(plan).toMatchObject({
      added: [{ date: '2026-03-03' }],
      changed: [{ before: { date: '2026-03-02', mood: null }, after: { date: '2026-03-02', mood: 'sad' } }],
      same: 1,
      future: 1,
    })
    expect(applyMerge(mine, plan).days.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
    expect(changesNothing(mergePlan(mine, log(known), choice()))).toBe(true)
  })
})

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

describe('an import that changes nothing', () => {
  const known = day('2026-03-01', { flow: 'light' })
  const file = (...days: readonly DayLog[]): FoundLog => ({ days, profile: null })
  const why = (found: FoundLog, isPartial = false, rule: ConflictRule = 'keep-mine') =>
    whyUnchanged(mergePlan(log(known), found, choice(rule)), found, isPartial)
  const tomorrow = day(addDays(today, 1), { flow: 'light' })

  it.each([
    ['is no import', file(day('2026-03-02', { flow: 'light' })), false, null],
    ['has read nothing', file(), false, 'nothing-read'],
    ['has read nothing but what it could not understand', file(), true, 'nothing-read'],
    ['has read empty days only', file(day('2026-03-02')), false, 'nothing-read'],
    ['is of days to come', file(tomorrow), false, 'to-come'],
    ['differs, and mine stays', file(day('2026-03-01', { flow: 'heavy' })), false, 'mine-stays'],
    ['has in the log what could be read', file(known), true, 'part-there'],
    ['has in the log what is not to come', file(known, tomorrow), false, 'part-there'],
    ['is all there', file(known), false, 'all-there'],
    ['could read no day of a backup', { days: [], profile: newProfile }, true, 'nothing-read'],
    ['is a backup that is all there', { days: [], profile: newProfile }, false, 'all-there'],
  ] as const)('%s', (_, found, isPartial, expected) => {
    expect(why(found, isPartial)).toBe(expected)
  })

  it('does change something when the file is to win', () => {
    expect(why(file(day('2026-03-01', { flow: 'heavy' })), false, 'take-theirs')).toBeNull()
  })
})

it('what an import leaves out is counted in days, and in entries where no day is known', () => {
  const [first, second] = [isoDay('2026-03-01'), isoDay('2026-03-02')]
  const found: FoundLog = {
    days: [day(first, { flow: 'light' }), day(addDays(today, 1), { flow: 'light' }), day(addDays(today, 2))],
    profile: null,
  }
  const unread = [
    { what: { kind: 'symptom', word: 'itching' }, count: 2, days: [first, second] },
    { what: { kind: 'mood', word: 'zen' }, count: 2, days: [second] },
    { what: { kind: 'entries-without-date' }, count: 3 },
  ] as const
  const skipped = [{ line: 3, problem: 'bad-date' }] as const
  const plan = mergePlan(log(), found, choice())
  expect(countLeftOut(found, { unread, skipped }, plan, today)).toEqual({ days: 3, entries: 5 })
  expect(countLeftOut(found, { unread: [], skipped: [] }, { ...plan, notesTooLong: [first] }, today)).toEqual({
    days: 2,
    entries: 0,
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
