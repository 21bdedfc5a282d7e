import { changeProfile, type LogChange } from '../cycle/commands'
import type { IsoDay } from '../shared/day'
import { noCare } from './care'
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

type Begun = { readonly start: number }

/** Without the entry that began then. */
export const entryRemoved =
  (start: number) =>
  <Entry extends Begun>(all: readonly Entry[]): readonly Entry[] =>
    all.filter((entry) => entry.start !== start)

/** With the entry of `before` that began then, in its place; what was added since stays. */
export const entryRestored =
  <Entry extends Begun>(before: readonly Entry[], start: number) =>
  (all: readonly Entry[]): readonly Entry[] =>
    [...entryRemoved(start)(all), ...before.filter((entry) => entry.start === start)].toSorted((a, b) => a.start - b.start)

/** Once the pregnancy has ended. */
export const clearCare: LogChange = (log) => changeProfile(noCare)(log)
