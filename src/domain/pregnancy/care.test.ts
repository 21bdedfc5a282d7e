import { expect, it } from 'vitest'
import { newProfile, type CycleLog } from '../cycle/log'
import { addDays, isoDay } from '../shared/day'
import { careOf, noCare } from './care'
import { changeContractions, changeMovements, clearCare, entryCorrected, entryRemoved, entryRestored, tickVisit } from './care-changes'
import { startContraction } from './contractions'
import { gestationStart } from './gestation'
import { startCount } from './movements'

const due = isoDay('2027-06-01')
const start = gestationStart(due)
const empty: CycleLog = { days: [], profile: newProfile }
const careIn = (log: CycleLog) => careOf(log.profile, due)

it('a visit is ticked once, and the tick can be taken back', () => {
  const once = tickVisit(12, addDays(start, 80))(empty)
  const again = tickVisit(12, addDays(start, 82))(tickVisit(20, addDays(start, 81))(once))
  expect(careIn(again).clinicVisits).toEqual([{ week: 20, ticked: addDays(start, 81) }, { week: 12, ticked: addDays(start, 82) }])
  expect(careIn(tickVisit(12, null)(again)).clinicVisits).toEqual([{ week: 20, ticked: addDays(start, 81) }])
})

it('what was ticked before the pregnancy began belongs to an earlier one', () => {
  const log = tickVisit(20, start)(tickVisit(12, addDays(start, -1))(empty))
  expect(careIn(log).clinicVisits).toEqual([{ week: 20, ticked: start }])
})

it('a count and a contraction belong to the pregnancy of their day', () => {
  const at = (day: string) => ({ start: new Date(`${day}T00:00`).getTime(), end: null, movements: 1 })
  const both = [at(addDays(start, -1)), at(start)]
  const log = changeContractions(() => both)(changeMovements(() => both)(empty))
  expect(careIn(log)).toMatchObject({ movementCounts: [at(start)], contractions: [at(start)] })
})

it('an entry that was removed comes back to its place, once, and what was added since stays', () => {
  const at = (minute: number) => ({ start: minute, end: minute, movements: 1 })
  const before = [at(1), at(2)]
  const removed = entryRemoved(1)(before)
  expect(removed).toEqual([at(2)])
  expect(entryRestored(before, 1)([...removed, at(3)])).toEqual([at(1), at(2), at(3)])
  expect(entryRestored(before, 1)(before)).toEqual(before)
})

it('a corrected entry stands in the order of the starts, and what still runs stays the last', () => {
  const at = (minute: number, end: number | null = minute) => ({ start: minute, end })
  expect(entryCorrected(1, at(4))([at(1), at(2), at(3)])).toEqual([at(2), at(3), at(4)])
  expect(entryCorrected(1, at(4, 9))([at(1), at(2), at(3, null)])).toEqual([at(2), at(4, 9), at(3, null)])
  expect(entryCorrected(3, at(0, null))([at(1), at(3, null)])).toEqual([at(1), at(0, null)])
  expect(entryCorrected(7, at(0))([at(1)])).toEqual([at(1)])
})

it('nothing is left once the pregnancy has ended', () => {
  expect(clearCare(changeContractions(startContraction(1))(changeMovements(startCount(1))(tickVisit(12, start)(empty)))).profile).toMatchObject(noCare)
})
