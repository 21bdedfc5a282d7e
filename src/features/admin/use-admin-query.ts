import { useCallback, useEffect, useState } from 'react'
import type { AdminAnswer } from '@/data/admin/admin-answer'
import { connectivity, isOffline } from '@/data/connectivity'

type Told<Value> = { readonly of: unknown; readonly round: number; readonly answer: AdminAnswer<Value> }

/**
 * What the server answers to a question; null until it has. Another question forgets the answer to the last; asked again,
 * the last answer stays until the new one is here. Who comes back online is told anew.
 * @param ask the same function as long as it is the same question
 */
export const useAdminQuery = <Value>(ask: () => Promise<AdminAnswer<Value>>) => {
  const [told, setTold] = useState<Told<Value> | null>(null)
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((before) => before + 1), [])

  useEffect(() => {
    let gone = false
    void ask().then((answer) => !gone && setTold({ of: ask, round, answer }))
    return () => {
      gone = true
    }
  }, [ask, round])

  useEffect(() => connectivity.subscribe((now, before) => isOffline(before) && !isOffline(now) && again()), [again])

  return { answer: told?.of === ask ? told.answer : null, again }
}
