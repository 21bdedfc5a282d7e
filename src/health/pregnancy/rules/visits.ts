import { addDays, type IsoDay } from '@/kit/rules/day'
import { gestationStart } from './gestation'

/** The eight contacts that WHO recommends: the first up to week 12, the others in these weeks. */
export const visitWeeks = [12, 20, 26, 30, 34, 36, 38, 40] as const
export type VisitWeek = (typeof visitWeeks)[number]

/** A visit that the person has ticked. It stays on the phone, in the cycle log. */
export type TickedVisit = { readonly week: VisitWeek; readonly ticked: IsoDay }

/** `open`: its days have passed without a tick. `due`: the first contact, whatever the week, until one is ticked. */
type VisitState = 'done' | 'open' | 'due' | 'next' | 'later'

export type Visit = {
  readonly week: VisitWeek
  /** Null for the first visit, which can be early. */
  readonly from: IsoDay | null
  readonly by: IsoDay
  readonly state: VisitState
}

const daysOf = (week: VisitWeek, start: IsoDay) => {
  const from = addDays(start, week * 7)
  return week === visitWeeks[0] ? { from: null, by: from } : { from, by: addDays(from, 6) }
}

/** All visits with their days. @param ticked the ticked visits of this pregnancy */
export const visitsOf = (due: IsoDay, today: IsoDay, ticked: readonly TickedVisit[]): readonly Visit[] => {
  const visits = visitWeeks.map((week) => ({
    week,
    ...daysOf(week, gestationStart(due)),
    done: ticked.some((visit) => visit.week === week),
  }))
  const none = !visits.some(({ done }) => done)
  const next = none ? undefined : visits.find(({ by, done }) => !done && by >= today)
  const stateOf = ({ week, by, done }: (typeof visits)[number]): VisitState => {
    if (done) return 'done'
    if (none && week === visitWeeks[0]) return 'due'
    return by < today ? 'open' : week === next?.week ? 'next' : 'later'
  }
  return visits.map(({ done, ...visit }) => ({ ...visit, state: stateOf({ done, ...visit }) }))
}
