import { useCallback, useEffect, useState } from 'react'
import type { AdminResult } from '@/data/admin/admin-result'
import { connectivity, isOffline } from '@/data/connectivity'

type Loaded<Value> = { readonly request: unknown; readonly round: number; readonly result: AdminResult<Value> }

/**
 * Sends a request and returns its result, null until it arrives. A new `request` drops the last result; `refetch` keeps it
 * until the new one arrives. Refetches when the phone comes back online.
 * @param request must be stable: a new function is a new request
 */
export const useAdminQuery = <Value>(request: () => Promise<AdminResult<Value>>) => {
  const [loaded, setLoaded] = useState<Loaded<Value> | null>(null)
  const [round, setRound] = useState(0)
  const refetch = useCallback(() => setRound((before) => before + 1), [])

  useEffect(() => {
    let cancelled = false
    void request().then((result) => !cancelled && setLoaded({ request, round, result }))
    return () => {
      cancelled = true
    }
  }, [request, round])

  useEffect(() => connectivity.subscribe((now, before) => isOffline(before) && !isOffline(now) && refetch()), [refetch])

  return { result: loaded?.request === request ? loaded.result : null, refetch }
}
