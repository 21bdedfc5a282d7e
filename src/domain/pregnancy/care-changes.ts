import { changeProfile, type LogChange } from '../cycle/commands'
import type { IsoDay } from '../shared/day'
import { noCare } from './care'
import type { TimedEntry } from './care-entry'
import type { Contraction } from './contractions'
import type { MovementCount } from './movements'
import type { VisitWeek } from './visits'

/** @param ticked null takes the tick back */
export const tickVisit =
  (week: VisitWeek, ticked: IsoDay | null): LogChange =>
  (log) => {
    const others = log.profile.clinicVisits.filter((visit) => visit.week !== week)
    return changeProfile({ clinicVisits: ticked === null ? others : [...others, { week, ticked }] })(log)
  }

export const changeMovements =
  (change: (counts: readonly MovementCount[]) => readonly MovementCount[]): LogChange =>
  (log) =>
    changeProfile({ movementCounts: change(log.profile.movementCounts) })(log)

export const changeContractions =
  (change: (all: readonly Contraction[]) => readonly Contraction[]): LogChange =>
  (log) =>
    changeProfile({ contractions: change(log.profile.contractions) })(log)

/** By their start, but what still runs was begun last, whatever the clock says. */
const inOrder = <Entry extends TimedEntry>(all: readonly Entry[]): readonly Entry[] => {
  const last = all.at(-1)
  const running = last?.end === null ? [last] : []
  return [...all.slice(0, all.length - running.length).toSorted((a, b) => a.start - b.start), ...running]
}

/** Without the entry that began then. */
export const entryRemoved =
  (start: number) =>
  <Entry extends TimedEntry>(all: readonly Entry[]): readonly Entry[] =>
    all.filter((entry) => entry.start !== start)

/** With the entry of `before` that began then, in its place; what was added since stays. */
export const entryRestored =
  <Entry extends TimedEntry>(before: readonly Entry[], start: number) =>
  (all: readonly Entry[]): readonly Entry[] =>
    inOrder([...before.filter((entry) => entry.start === start), ...entryRemoved(start)(all)])

/** With other times for the entry that began then. */
export const entryCorrected =
  <Entry extends TimedEntry>(start: number, corrected: Entry) =>
  (all: readonly Entry[]): readonly Entry[] =>
    inOrder(all.map((entry) => (entry.start === start ? corrected : entry)))

/** Once the pregnancy has ended on this phone. */
export const clearCare: LogChange = (log) => changeProfile({ ...noCare, trackedDue: null })(log)
