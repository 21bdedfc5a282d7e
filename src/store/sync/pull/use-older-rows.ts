import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect, useRef, useState } from 'react'
import { copiesDb, deviceDb, type ComradeDb } from '@/store/db'
import { reportAs } from '@/store/error-log/error-log'
import { pinRows } from './on-screen'
import { loadOlder, type Position } from './older-rows'
import { OfflineError } from '@/store/remote/errors'
import { readCampus } from '@/store/campus'
import { readCursor } from './sync-cursor'
import type { ReplicatedTable } from '../table-names'

/** The oldest row of those that the phone copies; null where it copies all there are, and before the first pull. */
const windowEnd = async (
  db: ComradeDb,
  table: ReplicatedTable,
): Promise<{ readonly id: string; readonly created_at: string } | null> => {
  const floor = (await readCursor(db, await readCampus(db)))?.floors[table]
  const [created_at, id] = floor?.split(' ') ?? []
  return created_at !== undefined && id !== undefined ? { created_at, id } : null
}

type OlderState = 'more' | 'loading' | 'offline' | 'failed' | 'end'

/** The rows that have been loaded for one category. */
type Loaded = { readonly category: string | null; readonly state: OlderState; readonly last: Position | null }

/**
 * Loads rows older than those that the phone copies, page by page, while a list is open.
 * @param category only rows of this category; null for all
 */
export const useOlderRows = (
  table: 'gossip_posts' | 'items',
  category: string | null,
): { readonly state: OlderState; readonly loadMore: () => void } => {
  const [loaded, setLoaded] = useState<Loaded>({ category, state: 'more', last: null })
  const current: Loaded = loaded.category === category ? loaded : { category, state: 'more', last: null }
  /** Null where the phone copies all there are, and where storage cannot be read. */
  const end = useLiveQuery(async () => windowEnd(deviceDb(), table).catch(() => null), [table])
  const shown = useRef<{ ids: ReadonlySet<string>; unpin: () => void }>({ ids: new Set(), unpin: () => {} })
  useEffect(() => {
    const { current: rows } = shown
    return () => rows.unpin()
  }, [])

  const { last } = current
  const loadMore = useCallback(() => {
    const load = async () => {
      const before = last ?? (await windowEnd(deviceDb(), table))
      if (!before) return setLoaded({ category, state: 'end', last })
      const page = await loadOlder(copiesDb(), table, before, category, (loadedIds) => {
        const ids = new Set([...shown.current.ids, ...loadedIds])
        const { unpin } = shown.current
        Object.assign(shown.current, { ids, unpin: pinRows(table, ids) })
        unpin()
      })
      setLoaded({ category, state: page.last ? 'more' : 'end', last: page.last })
    }
    setLoaded({ category, state: 'loading', last })
    load().catch((error: unknown) => {
      const isOffline = error instanceof OfflineError
      setLoaded({ category, state: isOffline ? 'offline' : 'failed', last })
      if (!isOffline) reportAs('pull')(error)
    })
  }, [table, category, last])
  return { state: end ? current.state : 'end', loadMore }
}
