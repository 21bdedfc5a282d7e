import { liveQuery } from 'dexie'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { reportAs } from '@/store/error-log/error-log'
import { useCycle } from '@/health/cycle/store/use-cycle'
import { write } from '@/store/sync/write'
import { plannedWakeUps, replan } from '@/health/reminders/store/plan'
import { readReminderState, type ReminderState } from '@/health/reminders/store/subscription-record'
import type { UserId } from '@/kit/rules/ids'

/** The state of this phone's subscription to reminders for this user; undefined until read. */
export const useReminderState = (userId: UserId): ReminderState | undefined =>
  useLiveQuery(() => readReminderState(userId), [userId])

/** Plans the wake-ups again whenever the log, the reminder choices or the pregnancy record change. */
export const useReminderPlan = (userId: UserId): void => {
  const state = useCycle(userId)
  const log = state.status === 'open' ? state.log : null
  useEffect(() => {
    if (!log) return
    const replanNow = () => replan(userId, log, Date.now(), write)
    // A plan that could not be stored is calculated again on the next change.
    const subscription = liveQuery(async () => plannedWakeUps(userId, log, Date.now())).subscribe({
      next: () => void replanNow().catch(reportAs('private')),
      error: reportAs('private'),
    })
    return () => subscription.unsubscribe()
  }, [userId, log])
}
