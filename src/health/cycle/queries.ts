import { useEffect, useMemo, useState } from 'react'
import type { CycleState } from '@/health/cycle/store/cycle-state'
import { useCycle } from '@/health/cycle/store/use-cycle'
import type { UserId } from '@/kit/rules/ids'
import { outlookOf, type Outlook } from '@/health/cycle/rules/outlook'
import { dayOf, type IsoDay } from '@/kit/rules/day'

/** The device's current date; updates at midnight and when the app becomes visible. */
export const useToday = (): IsoDay => {
  const [today, setToday] = useState(() => dayOf(new Date()))
  useEffect(() => {
    const update = () => setToday(dayOf(new Date()))
    const timer = setInterval(update, 60_000)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return today
}

export type CycleView =
  | Exclude<CycleState, { status: 'open' }>
  | (Extract<CycleState, { status: 'open' }> & { readonly outlook: Outlook })

/**
 * The user's log with its predictions.
 * @param pregnantSince the first day of the current pregnancy; null if there is none
 */
export const useCycleView = (userId: UserId, today: IsoDay, pregnantSince: IsoDay | null): CycleView => {
  const state = useCycle(userId)
  const log = state.status === 'open' ? state.log : null
  const outlook = useMemo(() => (log ? outlookOf(log, today, pregnantSince) : null), [log, today, pregnantSince])
  return state.status === 'open' && outlook
    ? { ...state, outlook }
    : state.status === 'open'
      ? { status: 'loading' }
      : state
}
