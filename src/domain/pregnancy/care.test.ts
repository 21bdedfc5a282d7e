import { expect, it } from 'vitest'
import { newProfile, type CycleLog } from '../cycle/log'
import { addDays, isoDay } from '../shared/day'
import { careOf, noCare } from './care'
import { clearCare, tickVisit } from './care-changes'
import { gestationStart } from './gestation'

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

it('nothing is left once the pregnancy has ended', () => {
  expect(careOf(clearCare(tickVisit(12, start)(empty)).profile, due)).toEqual(noCare)
})
