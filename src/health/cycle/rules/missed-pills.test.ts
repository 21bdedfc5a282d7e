import { describe, expect, it } from 'vitest'
import { addDays, isoDay, type IsoDay } from '@/kit/rules/day'
import type { MethodUse } from './contraception'
import { missedPills, untickedDays } from './missed-pills'
import { packDay, withPack, type PackKind } from './pill-pack'
import { pill } from '#support/health/cycle/reminder-samples'

const start = isoDay('2026-01-05')
/** @param n 1 on the first day of the first pack */
const day = (n: number): IsoDay => addDays(start, n - 1)
const combined = (kind: PackKind = 'pack-21-7'): MethodUse => ({ ...pill, from: start, packs: [{ kind, start }] })
const mini = (progestogen: MethodUse['progestogen'], kind: PackKind = 'pack-28'): MethodUse => ({
  ...combined(kind),
  method: 'progestogen-pill',
  progestogen,
})

type Ticks = Readonly<Record<number, 'in-time' | 'late' | null>>
/** Every pill that is due before day `today` was ticked, but these. */
const ticked = ({ packs: [pack] }: MethodUse, today: number, others: Ticks = {}, from = 1) =>
  Array.from({ length: today - from }, (_, n) => n + from).flatMap((n) => {
    const value = others[n] === undefined ? 'in-time' : others[n]
    return pack && packDay(pack.start, pack.kind, day(n))?.isActive && value ? [{ date: day(n), pillTaken: value }] : []
  })
const missedOn = (use: MethodUse, today: number, others: Ticks = {}) =>
  missedPills(use, ticked(use, today, others), day(today))

describe('nothing is said', () => {
  it('without a tick, or without a pack', () => {
    expect(missedPills(combined(), [], day(15))).toBeNull()
    expect(missedPills({ ...combined(), packs: [] }, ticked(combined(), 15, { 14: null }), day(15))).toBeNull()
  })

  it('of the days before the first tick, of today, and of the break', () => {
    const use = combined()
    expect(missedPills(use, ticked(use, 15, {}, 10), day(15))).toBeNull()
    for (const today of [2, 21, 22, 23, 28, 29]) expect(missedOn(use, today)).toBeNull()
    expect(untickedDays(use, ticked(use, 29), day(29))).toEqual([])
  })

  it('of ticks of another pill', () => {
    const use = combined()
    expect(missedPills({ ...use, from: day(14) }, ticked(use, 12), day(15))).toBeNull()
  })
})

describe('a combined pill', () => {
  it('that is not ticked yesterday can be taken, and needs no condom', () => {
    expect(missedOn(combined(), 13, { 12: null })).toEqual({ kind: 'yesterday', emergency: false })
    expect(missedOn(combined(), 13, { 12: 'late' })).toBeNull()
    expect(missedOn(combined(), 14, { 12: null })).toBeNull()
  })

  it.each<
    [
      string,
      kind: PackKind,
      missed: readonly number[],
      today: number,
      expected: { emergency: boolean; skipBreak: boolean },
    ]
  >([
    ['in week 1', 'pack-21-7', [2, 3], 4, { emergency: true, skipBreak: false }],
    ['on the border of week 1', 'pack-21-7', [7, 8], 9, { emergency: true, skipBreak: false }],
    ['in week 2', 'pack-21-7', [8, 9], 10, { emergency: false, skipBreak: false }],
    ['at the end of week 2', 'pack-21-7', [13, 14], 15, { emergency: false, skipBreak: false }],
    ['on the border of week 3', 'pack-21-7', [14, 15], 16, { emergency: false, skipBreak: true }],
    ['in week 3', 'pack-21-7', [20, 21], 22, { emergency: false, skipBreak: true }],
    ['in the last week of 24', 'pack-24-4', [17, 18], 19, { emergency: false, skipBreak: true }],
    ['before the last week of 24', 'pack-24-4', [16, 17], 18, { emergency: false, skipBreak: false }],
    ['in week 4 of 63', 'pack-63-7', [22, 23], 24, { emergency: false, skipBreak: false }],
    ['in the last week of 63', 'pack-63-7', [56, 57], 58, { emergency: false, skipBreak: true }],
    ['in the first week of the first pack without breaks', 'pack-21', [3, 4], 5, { emergency: true, skipBreak: false }],
    ['in a later pack without breaks', 'pack-21', [22, 23], 24, { emergency: false, skipBreak: false }],
  ])('two missed %s (%s)', (_when, kind, missed, today, expected) => {
    expect(missedOn(combined(kind), today, Object.fromEntries(missed.map((n) => [n, null])))).toMatchObject({
      kind: 'missed',
      count: 2,
      condomPills: 7,
      ...expected,
    })
  })

  it('the last of week 3 and the first of the next pack make the break longer', () => {
    expect(missedOn(combined(), 30, { 21: null, 29: null })).toMatchObject({
      kind: 'missed',
      count: 2,
      emergency: true,
      skipBreak: false,
    })
  })

  it('after two missed in week 3 and a break all the same, emergency contraception is thought of', () => {
    const ticks = { 20: null, 21: null }
    expect(missedOn(combined(), 25, ticks)).toMatchObject({ skipBreak: true, emergency: false, canTake: false })
    expect(missedOn(combined(), 30, ticks)).toMatchObject({ skipBreak: false, emergency: true })
  })

  it('where the break is skipped, the new pack ends the condoms after seven pills', () => {
    const use = { ...combined(), packs: withPack(combined().packs, { kind: 'pack-21-7', start: day(22) }) }
    const ticks = (until: number) => [
      ...ticked(combined(), 20),
      ...Array.from({ length: until - 21 }, (_, n) => ({ date: day(22 + n), pillTaken: 'in-time' as const })),
    ]
    expect(missedPills(use, ticks(22), day(22))).toMatchObject({ skipBreak: false, emergency: false, condomPills: 6 })
    expect(missedPills(use, ticks(28), day(29))).toBeNull()
  })

  it('condoms are needed until seven pills in a row are taken, one missed begins anew', () => {
    const ticks = { 8: null, 9: null }
    expect(missedOn(combined(), 12, ticks)).toMatchObject({ condomPills: 5, canTake: false })
    expect(missedOn(combined(), 16, ticks)).toMatchObject({ condomPills: 1 })
    expect(missedOn(combined(), 17, ticks)).toBeNull()
    expect(missedOn(combined(), 15, { ...ticks, 13: null })).toMatchObject({ condomPills: 6 })
  })

  it('after a break condoms are needed until seven pills of the new pack are taken', () => {
    const ticks = { 14: null, 15: null }
    expect(missedOn(combined(), 21, ticks)).toMatchObject({ condomPills: 2 })
    expect(missedOn(combined(), 25, ticks)).toMatchObject({ condomPills: 7 })
    expect(missedOn(combined(), 30, ticks)).toMatchObject({ condomPills: 6, emergency: true })
    expect(missedOn(combined(), 36, ticks)).toBeNull()
    expect(missedOn(combined('pack-24-4'), 32, { 19: null, 20: null })).toMatchObject({ condomPills: 4 })
    expect(missedOn(combined(), 31, {})).toBeNull()
  })

  it.each<[string, missed: readonly number[], today: number, emergency: boolean]>([
    ['two before a break that is not over', [20, 21], 28, false],
    ['two before a break that is over', [20, 21], 29, true],
    ['four, which make the break longer', [18, 19, 20, 21], 27, true],
    ['two in week 2', [10, 11], 13, false],
    ['three in week 2', [10, 11, 12], 14, true],
    ['nine, with pills taken since', [8, 9, 10, 11, 12, 13, 14, 15, 16], 18, true],
  ])('emergency contraception after %s', (_what, missed, today, emergency) => {
    const found = missedOn(combined(), today, Object.fromEntries(missed.map((n) => [n, null])))
    expect(found?.kind === 'missed' && found.emergency).toBe(emergency)
  })

  it('two missed of which nobody knows whether seven were taken before: emergency contraception is thought of', () => {
    const use = combined()
    expect(missedPills(use, ticked(use, 16, { 14: null, 15: null }, 12), day(16))).toMatchObject({
      kind: 'missed',
      count: 2,
      emergency: true,
    })
  })

  it('one missed with another in the same pack, or in the last week of the one before: emergency contraception is thought of', () => {
    expect(missedOn(combined(), 13, { 4: null, 12: null })).toEqual({ kind: 'yesterday', emergency: true })
    expect(missedOn(combined(), 37, { 18: null, 36: null })).toEqual({ kind: 'yesterday', emergency: true })
    expect(missedOn(combined(), 37, { 10: null, 36: null })).toEqual({ kind: 'yesterday', emergency: false })
  })

  it('two missed with another one in the week before: emergency contraception is thought of', () => {
    expect(missedOn(combined(), 15, { 9: null, 13: null, 14: null })).toMatchObject({ emergency: true, canTake: true })
  })

  it('taken on the day after: two missed count, one does not', () => {
    expect(missedOn(combined(), 13, { 11: 'late', 12: 'late' })).toBeNull()
    expect(missedOn(combined(), 13, { 11: null, 12: 'late' })).toMatchObject({ count: 2, canTake: false })
  })

  it('after more than a week without a tick, the person is asked, not told', () => {
    const use = combined('pack-63-7')
    expect(missedPills(use, ticked(use, 10), day(17))).toMatchObject({ kind: 'missed', count: 7 })
    expect(missedPills(use, ticked(use, 10), day(18))).toEqual({ kind: 'not-ticked', since: day(9) })
    expect(missedPills(use, ticked(use, 10), day(62))).toEqual({ kind: 'not-ticked', since: day(9) })
  })
})

describe('a progestogen-only pill', () => {
  it.each([
    ['traditional', 3],
    ['desogestrel', 3],
    ['drospirenone', 7],
  ] as const)('with %s: one that is late needs condoms for %i pills', (progestogen, condomPills) => {
    expect(missedOn(mini(progestogen), 12, { 11: null })).toEqual({ kind: 'yesterday', emergency: false })
    expect(missedOn(mini(progestogen), 12, { 11: 'late' })).toMatchObject({
      kind: 'missed',
      count: 1,
      condomPills,
      emergency: true,
      skipBreak: false,
      canTake: false,
    })
    expect(missedOn(mini(progestogen), 12 + condomPills - 1, { 11: 'late' })).toMatchObject({ condomPills: 1 })
    expect(missedOn(mini(progestogen), 12 + condomPills, { 11: 'late' })).toBeNull()
  })

  it('of an older log, whose kind is not known, has the strictest rule', () => {
    expect(missedOn(mini(null), 12, { 10: null, 11: null })).toMatchObject({ count: 2, condomPills: 7, canTake: true })
  })

  it('with drospirenone and a break: one missed in the last week skips it', () => {
    expect(missedOn(mini('drospirenone', 'pack-24-4'), 20, { 18: null })).toMatchObject({ skipBreak: true })
    expect(missedOn(mini('drospirenone', 'pack-24-4'), 19, { 17: null })).toMatchObject({ skipBreak: false })
  })
})

describe('pills to tick late', () => {
  it('are those of the last week since the first tick, and yesterday’s, newest first', () => {
    const use = combined()
    expect(untickedDays(use, ticked(use, 15, { 3: null, 9: null, 14: null }), day(15))).toEqual([day(14), day(9)])
    expect(untickedDays(use, [{ date: day(15), pillTaken: 'in-time' }], day(15))).toEqual([day(14)])
    expect(untickedDays(use, [], day(1))).toEqual([])
    expect(untickedDays(use, ticked(use, 21), day(30))).toEqual([day(29)])
  })
})
