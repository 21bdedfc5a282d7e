import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { missedPills } from './missed-pills'
import { packsOf } from './pack-choices'
import { correctPack, packDay, packDayOn, withPack, type PackKind, type PillPack } from './pill-pack'

const start = isoDay('2026-01-30')
const on = (kind: PackKind, n: number) => packDay(start, kind, addDays(start, n - 1))

describe('the day of a pack', () => {
  it.each<[PackKind, day: number, isActive: boolean]>([
    ['pack-21-7', 1, true],
    ['pack-21-7', 21, true],
    ['pack-21-7', 22, false],
    ['pack-21-7', 28, false],
    ['pack-24-4', 24, true],
    ['pack-24-4', 25, false],
    ['pack-24-4', 28, false],
    ['pack-63-7', 22, true],
    ['pack-63-7', 63, true],
    ['pack-63-7', 64, false],
    ['pack-63-7', 70, false],
    ['pack-21', 21, true],
    ['pack-28', 28, true],
  ])('%s: of day %i a pill is due: %s', (kind, day, isActive) => {
    expect(on(kind, day)).toMatchObject({ first: start, day, isActive })
  })

  it.each<[PackKind, last: number]>([
    ['pack-21-7', 28],
    ['pack-24-4', 28],
    ['pack-63-7', 70],
    ['pack-21', 21],
    ['pack-28', 28],
  ])('%s: the next pack begins after day %i', (kind, last) => {
    const next = addDays(start, last)
    expect(on(kind, last)).toMatchObject({ day: last, next })
    expect(on(kind, last + 1)).toMatchObject({ first: next, next: addDays(next, last), day: 1, isActive: true })
  })

  it('counts over the ends of months, also of February in a leap year', () => {
    expect(packDay(isoDay('2026-01-30'), 'pack-21-7', isoDay('2026-03-01'))).toMatchObject({
      first: '2026-02-27',
      day: 3,
    })
    expect(packDay(isoDay('2028-02-20'), 'pack-28', isoDay('2028-03-01'))).toMatchObject({
      day: 11,
      next: '2028-03-19',
    })
    expect(packDay(isoDay('2026-12-20'), 'pack-21-7', isoDay('2027-01-10'))).toMatchObject({
      day: 22,
      isActive: false,
      next: '2027-01-17',
    })
  })

  it('is none before the pack', () => expect(on('pack-28', 0)).toBeNull())
})

describe('packs', () => {
  const first = { kind: 'pack-21-7', start } as const

  it('are those in which the pill is sold', () => {
    expect(packsOf('combined-pill', null)).toEqual(['pack-21-7', 'pack-24-4', 'pack-63-7', 'pack-21'])
    expect(packsOf('progestogen-pill', 'desogestrel')).toEqual(['pack-28'])
    expect(packsOf('progestogen-pill', 'drospirenone')).toEqual(['pack-24-4', 'pack-28'])
    expect(packsOf('implant', null)).toEqual([])
  })

  it('keep the earlier one where a new one begins early', () => {
    const packs = withPack([first], { kind: 'pack-21-7', start: addDays(start, 20) })
    expect(packDayOn(packs, addDays(start, 19))).toMatchObject({ day: 20 })
    expect(packDayOn(packs, addDays(start, 20))).toMatchObject({ day: 1, next: addDays(start, 48) })
    expect(packDayOn(packs, addDays(start, -1))).toBeNull()
  })

  it('stay as they are where the pack is the expected one', () =>
    expect(withPack([first], { ...first, start: addDays(start, 56) })).toEqual([first]))
})

describe('a corrected pack', () => {
  const kind = 'pack-21-7'
  const before = { kind, start: addDays(start, -28) } as const
  const early = { kind, start: addDays(start, 14) } as const
  const pack = (days: number, other: PackKind = kind): PillPack => ({ kind: other, start: addDays(start, days) })

  it.each<[what: string, packs: readonly PillPack[], corrected: PillPack, to: PillPack, expected: readonly PillPack[]]>(
    [
      ['to a later day', [pack(0)], pack(0), pack(2), [pack(2)]],
      ['to an earlier day', [pack(0)], pack(0), pack(-2), [pack(-2)]],
      ['to another kind', [pack(0)], pack(0), pack(0, 'pack-24-4'), [pack(0, 'pack-24-4')]],
      ['to another kind and day', [pack(0)], pack(0), pack(3, 'pack-24-4'), [pack(3, 'pack-24-4')]],
      ['that was corrected before', correctPack([pack(0)], start, pack(2)), pack(2), pack(1), [pack(1)]],
      ['that was begun early, to a later day', [pack(0), early], early, pack(15), [pack(0), pack(15)]],
      ['that was begun early, to a day of the pack before', [pack(0), early], early, pack(5), [pack(0), pack(5)]],
      ['that was begun early, to before the pack before', [pack(0), early], early, pack(-1), [pack(-1)]],
      ['to the day on which it was expected', [before, pack(2)], pack(2), pack(0), [before]],
      [
        'that only followed the one before: the pills of that one were due',
        [before],
        pack(0),
        pack(2),
        [before, pack(2)],
      ],
      ['before one that was begun since', [pack(0), early], pack(0), pack(2), [pack(2), early]],
    ],
  )('%s', (_, packs, corrected, to, expected) => {
    expect(correctPack(packs, corrected.start, to)).toEqual(expected)
  })

  it('leaves no missed pill of the days before it', () => {
    const days = [pack(2), pack(3), pack(4)].map((each) => ({ date: each.start, pillTaken: 'in-time' as const }))
    const use = { method: 'combined-pill', progestogen: null, from: addDays(start, -60) } as const
    const today = addDays(start, 5)
    expect(
      missedPills(
        { ...use, packs: correctPack([pack(0)], start, pack(2)) },
        [{ date: addDays(start, -40), pillTaken: 'in-time' }, ...days],
        today,
      ),
    ).toBeNull()
  })
})
