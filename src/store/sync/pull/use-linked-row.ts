import { useState } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import { copiesDb } from '@/store/db'
import { reportLater } from '@/store/error-log/report-later'
import { OfflineError } from '@/store/remote/errors'
import { useAsync } from '@/store/use-async'
import { loadLinkedRow, type LinkedRow } from './linked-row'
import { pinRows } from './on-screen'
import type { WindowedTable } from './older-rows'

type State<Table extends WindowedTable> =
  | LinkedRow<Table>
  | { readonly kind: 'loading' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' }

/**
 * Asks the server for the row of a shared link that this phone has no copy of, and again when the phone is back online.
 * The row stays until the link is closed.
 * @param id of the open link; null without one
 * @param isMissing whether this phone has no copy of it
 */
export const useLinkedRow = <Table extends WindowedTable>(
  table: Table,
  id: string | null,
  isMissing: boolean,
): State<Table> => {
  const offline = useStore(connectivity, isOffline)
  // Not reset when the loaded row arrives among the copies: it would be let go.
  const [wanted, setWanted] = useState<string | null>(null)
  if (isMissing && wanted !== id) setWanted(id)
  else if (wanted !== null && wanted !== id) setWanted(null)
  const [loaded, setLoaded] = useState<{ readonly id: string | null; readonly state: State<Table> }>({
    id: null,
    state: { kind: 'loading' },
  })
  useAsync(
    async (signal) => {
      // Also while the phone seems to be offline: a link that somebody has opened is worth a try.
      if (wanted === null) return
      const keep = () => signal.addEventListener('abort', pinRows(table, new Set([wanted])))
      const state = await loadLinkedRow(copiesDb(), table, wanted, keep).catch((error: unknown): State<Table> => {
        if (error instanceof OfflineError) return { kind: 'offline' }
        reportLater('pull', error)
        return { kind: 'failed' }
      })
      if (!signal.aborted) setLoaded({ id: wanted, state })
    },
    // Back online, the server is asked again.
    // oxlint-disable-next-line react/exhaustive-deps
    [table, wanted, offline],
    'pull',
  )
  if (id !== null && loaded.id === id) return loaded.state
  return { kind: offline ? 'offline' : 'loading' }
}
