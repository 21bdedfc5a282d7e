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
  /** Undefined for what comes with the app. */
  readonly checkedAt: string | null | undefined
  /** Whether everybody is here: a first pull may still be bringing more. */
  readonly complete: boolean
  /** The first pull is still to come, so that an empty list says nothing yet. */
  readonly neverPulled: boolean
}

const sources = {
  // The worker holds the file after one visit; without it the list stays empty.
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

/** The people of a directory, kept current, from wherever they come. */
export const usePeople = (source: DirectorySpec['source']): People => {
  const found = useLiveQuery<Found>(() => sources[source](), [source])
  const pull = useStore(pullState, (state) => state.status)
  if (!found || (found.neverPulled && pull !== 'failed')) return { state: 'loading' }
  return { state: 'ready', ...found }
}
