import { useEffect, useMemo, useState } from 'react'
import type { CycleState } from '@/data/cycle/cycle-log-store'
import { useCycle } from '@/data/cycle/use-cycle'
import type { UserId } from '@/domain/shared/ids'
import { outlookOf, type Outlook } from '@/domain/cycle/outlook'
import { dayOf, type IsoDay } from '@/domain/shared/day'

/** The day that it is here; it moves on at midnight, and when the app is looked at again. */
export const useToday = (): IsoDay => {
  const [today, setToday] = useState(() => dayOf(new Date()))
  useEffect(() => {
    const look = () => setToday(dayOf(new Date()))
    const timer = setInterval(look, 60_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}

export type CycleView = Exclude<CycleState, { status: 'open' }> | (Extract<CycleState, { status: 'open' }> & { readonly outlook: Outlook })

/**
 * A person's log with all that is reckoned from it.
 * @param pregnantSince the first day of the running pregnancy, null while there is none
 */
export const useCycleView = (person: UserId, today: IsoDay, pregnantSince: IsoDay | null): CycleView => {
  const state = useCycle(person)
  const log = state.status === 'open' ? state.log : null
  const outlook = useMemo(() => (log ? outlookOf(log, today, pregnantSince) : null), [log, today, pregnantSince])
  return state.status === 'open' && outlook ? { ...state, outlook } : state.status === 'open' ? { status: 'loading' } : state
}
