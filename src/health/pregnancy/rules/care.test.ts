import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newProfile, type CycleLog } from '@/health/cycle/rules/log'
import { addDays, isoDay } from '@/kit/rules/day'
import { minuteMs } from '@/kit/rules/durations'
import {
  careOf,
  changeContractions,
  changeMovements,
  clearCare,
  entryCorrected,
  entryRemoved,
  entryRestored,
  noCare,
  tickVisit,
} from './care'
import { endContraction, startContraction, takeBackTap } from './contractions'
import { gestationStart } from './gestation'
import { startCount } from './movements'

const due = isoDay('2027-06-01')
const start = gestationStart(due)
const empty: CycleLog = { days: [], profile: newProfile }
const careIn = (log: CycleLog) => careOf(log.profile, due)

it('a visit is ticked once, and the tick can be taken back', () => {
  const once = tickVisit(12, addDays(start, 80))(empty)
  const again = tickVisit(12, addDays(start, 82))(tickVisit(20, addDays(start, 81))(once))
  expect(careIn(again).clinicVisits).toEqual([
    { week: 20, ticked: addDays(start, 81) },
    { week: 12, ticked: addDays(start, 82) },
  ])
  expect(careIn(tickVisit(12, null)(again)).clinicVisits).toEqual([{ week: 20, ticked: addDays(start, 81) }])
})

it('what was ticked before the pregnancy began belongs to an earlier one', () => {
  const log = tickVisit(20, start)(tickVisit(12, addDays(start, -1))(empty))
  expect(careIn(log).clinicVisits).toEqual([{ week: 20, ticked: start }])
})

it('a count and a contraction belong to the pregnancy of their day', () => {
  const on = (day: string) => ({ start: new Date(`${day}T00:00`).getTime(), end: null, movements: 1 })
  const both = [on(addDays(start, -1)), on(start)]
  const log = changeContractions(() => both)(changeMovements(() => both)(empty))
  expect(careIn(log)).toMatchObject({ movementCounts: [on(start)], contractions: [on(start)] })
})

const at = (minute: number, end: number | null = minute) => ({ start: minute, end, movements: 1 })

it('an entry that was removed comes back to its place, once, and what was added since stays', () => {
  const before = [at(1), at(2)]
  const removed = entryRemoved(at(1))(before)
  expect(removed).toEqual([at(2)])
  expect(entryRestored(before, at(1))([...removed, at(3)])).toEqual([at(1), at(2), at(3)])
  expect(entryRestored(before, at(1))(before)).toEqual(before)
})

it('an entry that comes back does not make an earlier one run that was left open', () => {
  const before = [at(1, null), at(20, 21)]
  expect(entryRestored(before, at(20, 21))(entryRemoved(at(20, 21))(before))).toEqual(before)
  expect(entryRestored(before, at(20, 21))([at(1, null), at(30, null)])).toEqual([
    at(1, null),
    at(20, 21),
    at(30, null),
  ])
})

it('an entry that is there again stays as it was corrected meanwhile', () => {
  expect(entryRestored([at(1, 2)], at(1, 2))([at(1, 3)])).toEqual([at(1, 3)])
})

it('a corrected entry stands in the order of the starts, and what still runs stays the last', () => {
  expect(entryCorrected(at(1), at(4))([at(1), at(2), at(3)])).toEqual([at(2), at(3), at(4)])
  expect(entryCorrected(at(1), at(4, 9))([at(1), at(2), at(3, null)])).toEqual([at(2), at(4, 9), at(3, null)])
  expect(entryCorrected(at(3, null), at(0, null))([at(1), at(3, null)])).toEqual([at(1), at(0, null)])
  expect(entryCorrected(at(3, null), at(0, 2))([at(1), at(3, null)])).toEqual([at(0, 2), at(1)])
  expect(entryCorrected(at(7), at(0))([at(1)])).toEqual([at(1)])
})

it('a corrected entry does not make an earlier one run that was left open, also where the clock was put back between them', () => {
  expect(entryCorrected(at(5, null), at(5, 6))([at(20, null), at(5, null)])).toEqual([at(20, null), at(5, 6)])
  expect(entryCorrected(at(22), at(10))([at(20, null), at(22), at(23)])).toEqual([at(20, null), at(10), at(23)])
})

describe('an entry that two tabs have opened', () => {
  it('keeps the end and the movements that came in another tab', () => {
    const seen = at(10, null)
    expect(entryCorrected(seen, { ...seen, start: 9 })([{ ...seen, end: 12, movements: 4 }])).toEqual([
      { start: 9, end: 12, movements: 4 },
    ])
    expect(entryCorrected(seen, { ...seen, movements: 3 })([{ ...seen, end: 12 }])).toEqual([
      { start: 10, end: 12, movements: 3 },
    ])
  })

  it('is found after its start was corrected in another tab, to correct it and to remove it', () => {
    const seen = at(10, 12)
    expect(entryCorrected(seen, { ...seen, movements: 7 })([at(9, 12)])).toEqual([{ start: 9, end: 12, movements: 7 }])
    expect(entryRemoved(seen)([at(9, 12), at(13)])).toEqual([at(13)])
  })

  it('that was removed in another tab stays so', () => {
    expect(entryCorrected(at(10), at(9))([at(13)])).toEqual([at(13)])
    expect(entryRemoved(at(10))([at(13)])).toEqual([at(13)])
  })
})

it('a tap that is taken back leaves the contractions as they were before it', () => {
  const minutes = fc.integer({ min: 0, max: 200 })
  const contraction = fc
    .tuple(minutes, fc.option(fc.integer({ min: 1, max: 20 })))
    .map(([from, length]) => ({ start: from * minuteMs, end: length === null ? null : (from + length) * minuteMs }))
  fc.assert(
    fc.property(
      fc.uniqueArray(contraction, { selector: (one) => one.start }),
      minutes,
      fc.boolean(),
      (all, minute, starts) => {
        const tapped = (starts ? startContraction : endContraction)(minute * minuteMs)(all)
        if (tapped !== all) expect(takeBackTap(tapped)).toEqual(all)
      },
    ),
  )
})

it('nothing is left once the pregnancy has ended', () => {
  expect(
    clearCare(changeContractions(startContraction(1))(changeMovements(startCount(1))(tickVisit(12, start)(empty))))
      .profile,
  ).toMatchObject(noCare)
})
