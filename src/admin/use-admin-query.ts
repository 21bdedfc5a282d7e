import { useCallback, useEffect, useState } from 'react'
import { unforeseen, type AdminResult } from '@/admin/store/request'
import { connectivity, isOffline } from '@/store/connectivity'
import { attempt } from '@/store/error-log/attempt'
import type { QueryState } from '@/store/query-state'
import { useAsync } from '@/store/use-async'
import type { AdminProblem } from '@/admin/rules/problems'

export type AdminQueryState<Value> = QueryState<{ readonly value: Value }, { readonly problem: AdminProblem }>

type Loaded<Value> = { readonly request: unknown; readonly round: number; readonly result: AdminResult<Value> }

/** `refetching`: the shown value will be replaced in a moment. */
type AdminQuery<Value> = AdminQueryState<Value> & { readonly refetching: boolean; readonly refetch: () => void }

const stateOf = <Value>(result: AdminResult<Value>): AdminQueryState<Value> =>
  result.ok ? { state: 'ready', value: result.value } : { state: 'failed', problem: result.problem }

/**
 * Sends a request. A new `request` drops the last result; `refetch` keeps it until the new one arrives. Refetches when
 * the phone comes back online.
 * @param request must be stable: a new function is a new request
 */
export const useAdminQuery = <Value>(request: () => Promise<AdminResult<Value>>): AdminQuery<Value> => {
  const [loaded, setLoaded] = useState<Loaded<Value> | null>(null)
  const [round, setRound] = useState(0)
  const refetch = useCallback(() => setRound((before) => before + 1), [])

  useAsync(
    async (signal) => {
      const result = await attempt('page', request, unforeseen)
      if (!signal.aborted) setLoaded({ request, round, result })
      // A new round sends the request again.
      // oxlint-disable-next-line react/exhaustive-deps
    },
    [request, round],
    'page',
  )

  useEffect(() => connectivity.subscribe((now, before) => isOffline(before) && !isOffline(now) && refetch()), [refetch])

  const state: AdminQueryState<Value> = loaded?.request === request ? stateOf(loaded.result) : { state: 'loading' }
  return { ...state, refetching: loaded !== null && loaded.round !== round, refetch }
}
