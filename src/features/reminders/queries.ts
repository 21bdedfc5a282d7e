import { liveQuery } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { useCycle } from '@/data/cycle/use-cycle'
import { write } from '@/data/outbox/write'
import { plannedWakeUps, replan } from '@/data/reminders/plan'
import { readSubscription } from '@/data/reminders/subscription-record'
import type { UserId } from '@/domain/shared/ids'

/** Whether this phone has asked to be woken for this person; undefined for a moment. */
export const useIsReminded = (person: UserId): boolean | undefined => useLiveQuery(async () => (await readSubscription())?.person === person, [person])

/** Moves the wake-ups whenever the log, the choices or the pregnancy that they are reckoned from have changed. */
export const useReminderPlan = (person: UserId): void => {
  const state = useCycle(person)
  const log = state.status === 'open' ? state.log : null
  useEffect(() => {
    if (!log) return
    const plan = () => replan(person, log, Date.now(), write)
    // What could not be kept now is reckoned again with the next change.
    const watching = liveQuery(async () => plannedWakeUps(person, log, Date.now())).subscribe({ next: () => void plan().catch(() => {}), error: () => {} })
    return () => watching.unsubscribe()
  }, [person, log])
}
