import { useState } from 'react'
import { useStore } from 'zustand'
import { uuidOf } from '@/kit/rules/ids'
import { otherCampus, unknownItem } from '#words/campus/university/missing-link'
import { chosenCampus } from '@/store/chosen-campus'
import { connectivity, isOffline } from '@/store/connectivity'
import { useAsync } from '@/store/use-async'
import { useCampusName } from '@/store/use-campus-name'
import type { ReplicatedTable } from '@/store/sync/table-names'
import * as v from 'valibot'
import { supabase } from '@/store/remote/client'
import { dataOf } from '@/store/remote/data-of'

const rowsSchema = v.array(v.object({ campus: v.string() }))

/** The campus of a row that one of these tables has; null where none has it. @throws OfflineError | ServerError */
const campusOfRow = async (tables: readonly ReplicatedTable[], id: string): Promise<string | null> => {
  for (const table of tables) {
    const [row] = v.parse(
      rowsSchema,
      dataOf(await supabase().from(table).select('campus').filter('id', 'eq', id).limit(1)),
    )
    if (row) return row.campus
  }
  return null
}

/** `unknown`: the server cannot be asked, or the row has not been pulled yet. */
type Found =
  | { readonly id: string; readonly kind: 'gone' | 'unknown' }
  | { readonly id: string; readonly kind: 'elsewhere'; readonly campus: string }

const find = async (tables: readonly ReplicatedTable[], id: string): Promise<Found> => {
  const campus = await campusOfRow(tables, id)
  if (campus === null) return { id, kind: 'gone' }
  return campus === chosenCampus().slug ? { id, kind: 'unknown' } : { id, kind: 'elsewhere', campus }
}

/**
 * The text about a row that a shared link names and this phone does not have: that it is of another campus, or not
 * known. Undefined for one that is gone; null without a link, and while the server is asked by a phone that seems to be
 * online.
 * @param tables of which one may have the row; none for a file that ships with the app
 * @param missing the link's id where this phone has no such row
 */
export const useMissingLink = (
  tables: readonly ReplicatedTable[],
  missing: string | null,
): string | null | undefined => {
  const offline = useStore(connectivity, isOffline)
  const [found, setFound] = useState<Found | null>(null)
  const asked = tables.length > 0 ? uuidOf(missing) : null
  useAsync(
    async (signal) => {
      if (asked === null) return
      const result = await find(tables, asked).catch((): Found => ({ id: asked, kind: 'unknown' }))
      if (!signal.aborted) setFound(result)
    },
    // Back online, the server is asked again.
    // oxlint-disable-next-line react/exhaustive-deps
    [tables, asked, offline],
    'pull',
  )
  const current = found?.id === asked ? found : null
  const name = useCampusName(current?.kind === 'elsewhere' ? current.campus : '')
  if (missing === null) return null
  if (asked === null) return undefined
  switch (current?.kind) {
    case undefined:
      return offline ? unknownItem : null
    case 'gone':
      return undefined
    case 'unknown':
      return unknownItem
    case 'elsewhere':
      return otherCampus({ theirs: name, ours: chosenCampus().name })
  }
}
