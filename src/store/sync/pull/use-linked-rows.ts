import { useState } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import { copiesDb } from '@/store/db'
import { reportLater } from '@/store/error-log/report-later'
import { useAsync } from '@/store/use-async'
import { loadLinkedRow } from './linked-row'
import { pinRows } from './on-screen'
import type { WindowedTable } from './older-rows'

/** More than a screen of them is asked for next time. */
const mostAtOnce = 30

const withNew = (known: readonly string[], ids: readonly string[]): readonly string[] => {
  const added = ids.filter((id) => !known.includes(id))
  return added.length === 0 ? known : [...known, ...added]
}

/**
 * Asks the server for rows that this phone has no copy of, one after another, and again when the phone is back online.
 * They stay until the screen is left.
 * @param missing ids without a copy
 * @returns those that the server no longer has
 */
export const useLinkedRows = (table: WindowedTable, missing: readonly string[]): readonly string[] => {
  const offline = useStore(connectivity, isOffline)
  // Only grows: a row that has arrived among the copies would be let go.
  const [wanted, setWanted] = useState<readonly string[]>([])
  const next = withNew(wanted, missing).slice(0, mostAtOnce)
  if (next.length > wanted.length) setWanted(next)
  const [gone, setGone] = useState<readonly string[]>([])
  useAsync(
    async (signal) => {
      for (const id of wanted) {
        const keep = () => signal.addEventListener('abort', pinRows(table, new Set([id])))
        // A row that cannot be loaded now is asked for again with the next visit.
        const found = await loadLinkedRow(copiesDb(), table, id, keep).catch((error: unknown) =>
          reportLater('pull', error),
        )
        if (signal.aborted) return
        if (found?.kind === 'gone') setGone((known) => withNew(known, [id]))
      }
    },
    // Back online, the server is asked again.
    // oxlint-disable-next-line react/exhaustive-deps
    [table, wanted, offline],
    'pull',
  )
  return gone
}
