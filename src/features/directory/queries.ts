import { useLiveQuery } from 'dexie-react-hooks'
import { useStore } from 'zustand'
import { loadCatalogue } from '@/data/catalogues'
import { deviceDb } from '@/data/db'
import { pullState } from '@/data/pull/pull-state'
import type { DirectoryEntry } from '@/domain/directories/directory-entry'
import type { DirectorySpec } from '@/domain/directories/directory-spec'
import { driverEntry, providerEntry } from './to-entry'

type Found = {
  readonly entries: readonly DirectoryEntry[]
  /** ISO instant. Null before the first pull; undefined for data that ships with the app. */
  readonly checkedAt: string | null | undefined
  /** False until the first pull has finished. */
  readonly complete: boolean
  /** No rows and no finished pull: the list is not known to be empty. */
  readonly neverPulled: boolean
}

const sources = {
  // The service worker caches the file on the first visit; without it the list is empty.
  drivers: async () => {
    const drivers = await loadCatalogue('drivers').catch(() => [])
    return { entries: drivers.map(driverEntry), checkedAt: undefined, complete: true, neverPulled: false }
  },
  service_providers: async () => {
    const db = deviceDb()
    const rows = await db.replica('service_providers').toArray()
    const freshness = await db.freshness.get('service_providers')
    return {
      entries: rows.map(providerEntry),
      checkedAt: freshness?.checkedAt ?? null,
      complete: freshness !== undefined,
      neverPulled: !freshness && rows.length === 0,
    }
  },
} as const satisfies Record<DirectorySpec['source'], () => Promise<Found>>

export type People =
  | { readonly state: 'loading' }
  | ({ readonly state: 'ready' } & Pick<Found, 'entries' | 'checkedAt' | 'complete'>)

/** A live query of the people of a directory. */
export const usePeople = (source: DirectorySpec['source']): People => {
  const found = useLiveQuery<Found>(() => sources[source](), [source])
  const pull = useStore(pullState, (state) => state.status)
  if (!found || (found.neverPulled && pull !== 'failed')) return { state: 'loading' }
  return { state: 'ready', ...found }
}
