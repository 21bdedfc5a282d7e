import type { CycleProfile } from '@/health/cycle/rules/log'
import { dayOf, type IsoDay } from '@/kit/rules/day'
import { gestationStart } from './gestation'
import { changeProfile, type LogChange } from '@/health/cycle/rules/log-changes'
import { withEdits } from '@/health/cycle/rules/with-edits'
import type { TimedEntry } from './care-entry'
import type { Contraction } from './contractions'
import type { MovementCount } from './movements'
import type { VisitWeek } from './visits'

/** The visits and counts of a pregnancy. They stay on the phone, in the cycle log. */
export type PregnancyCare = Pick<CycleProfile, 'clinicVisits' | 'movementCounts' | 'contractions'>

export const noCare: PregnancyCare = { clinicVisits: [], movementCounts: [], contractions: [] }

/** Leaves out the entries of an earlier pregnancy, which another phone may have ended. */
export const careOf = ({ clinicVisits, movementCounts, contractions }: PregnancyCare, due: IsoDay): PregnancyCare => {
  const first = gestationStart(due)
  const isOfThis = ({ start }: { readonly start: number }): boolean => dayOf(new Date(start)) >= first
  return {
    clinicVisits: clinicVisits.filter(({ ticked }) => ticked >= first),
    movementCounts: movementCounts.filter(isOfThis),
    contractions: contractions.filter(isOfThis),
  }
}

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

/** An entry is known by its start; one whose start was corrected elsewhere, by its end. */
const indexOf = (all: readonly TimedEntry[], { start, end }: TimedEntry): number => {
  const at = all.findIndex((entry) => entry.start === start)
  return at === -1 && end !== null ? all.findIndex((entry) => entry.end === end) : at
}

export const entryRemoved =
  (removed: TimedEntry) =>
  <Entry extends TimedEntry>(all: readonly Entry[]): readonly Entry[] => {
    const at = indexOf(all, removed)
    return at === -1 ? all : all.toSpliced(at, 1)
  }

/**
 * Puts the removed entry of `before` back behind the entries that it stood behind. Entries added since stay, and
 * nothing changes if the entry is there again.
 */
export const entryRestored =
  <Entry extends TimedEntry>(before: readonly Entry[], removed: TimedEntry) =>
  (all: readonly Entry[]): readonly Entry[] => {
    const index = indexOf(before, removed)
    const entry = before[index]
    if (!entry || indexOf(all, entry) !== -1) return all
    const earlier = before.slice(0, index)
    return all.toSpliced(all.findLastIndex((other) => indexOf(earlier, other) !== -1) + 1, 0, entry)
  }

/**
 * Corrects an entry as far as it differs from the entry that the user saw, and moves it to its place by its start. An
 * entry that still runs stays last, whatever the clock says. An entry without an end that was followed by another does
 * not run again because that one moves.
 */
export const entryCorrected =
  <Entry extends TimedEntry>(seen: Entry, corrected: Entry) =>
  (all: readonly Entry[]): readonly Entry[] => {
    const index = indexOf(all, seen)
    const stored = all[index]
    if (!stored) return all
    const entry = withEdits(seen, corrected, stored)
    const others = all.toSpliced(index, 1)
    const first = all.slice(0, index).findLastIndex(({ end }) => end === null) + 1
    const runs = all.at(-1)?.end === null
    if (index === others.length && entry.end === null) return [...others, entry]
    const last = others.length - (runs && index < others.length ? 1 : 0)
    const place = others.findLastIndex(({ start }) => start <= entry.start) + 1
    return others.toSpliced(Math.max(first, Math.min(place, last)), 0, entry)
  }

/** Deletes the visits and counts once the pregnancy has ended on this phone. */
export const clearCare: LogChange = (log) => changeProfile({ ...noCare, trackedDue: null })(log)
