import { useState } from 'react'
import { loadCatalogue } from '@/store/catalogues'
import { checkedAtOf } from '@/store/checked-at'
import { deviceDb } from '@/store/db'
import { loadProblemOf } from '@/store/load-problem'
import { readRatings } from '@/shops/store/provider-scores'
import type { QueryState } from '@/store/query-state'
import type { ReplicatedTable } from '@/store/sync/table-names'
import { requestPull } from '@/store/sync/status'
import { usePulledQuery } from '@/store/use-stored-query'
import type { LoadProblem } from '@/kit/rules/load-problem'
import type { DirectoryEntry, DirectorySpec } from '@/directory/rules/directories'
import { driverEntry, providerEntry } from './to-entry'

type People = {
  readonly entries: readonly DirectoryEntry[]
  /**
   * ISO instant. Null before the first pull; undefined where nothing is saved: in memory, and for data that ships with
   * the app.
   */
  readonly checkedAt: string | null | undefined
  /** False until the first pull has finished. */
  readonly complete: boolean
  /** The problem that prevented loading the data that ships with the app. */
  readonly problem?: LoadProblem
}

/** Replaces Comrade's ratings by people's. */
const withRatings = async (entries: readonly DirectoryEntry[]): Promise<readonly DirectoryEntry[]> => {
  const readRating = await readRatings(deviceDb())
  return entries.map((entry) => {
    const { value, ratings } = readRating(entry.ratedAs, entry.rating)
    return { ...entry, rating: value, ratings }
  })
}

const sources = {
  // The service worker caches the file on the first visit; before that it may be unreachable.
  drivers: async () => {
    const drivers = await loadCatalogue('drivers').catch(loadProblemOf)
    if (typeof drivers === 'string') return { entries: [], checkedAt: undefined, complete: false, problem: drivers }
    return { entries: await withRatings(drivers.map(driverEntry)), checkedAt: undefined, complete: true }
  },
  service_providers: async () => {
    const db = deviceDb()
    const rows = await db.replica('service_providers').toArray()
    const freshness = await db.freshness.get('service_providers')
    return {
      entries: await withRatings(rows.map(providerEntry)),
      checkedAt: checkedAtOf(freshness),
      complete: freshness !== undefined,
    }
  },
} as const satisfies Record<DirectorySpec['source'], () => Promise<People>>

/** The tables that a directory reads. Drivers ship with the app. */
export const tablesOf = { drivers: [], service_providers: ['service_providers'] } as const satisfies Record<
  DirectorySpec['source'],
  readonly ReplicatedTable[]
>

/** A live query of the people of a directory. */
export const usePeople = (source: DirectorySpec['source']): QueryState<People> & { readonly retry: () => void } => {
  const [tries, setTries] = useState(0)
  const people = usePulledQuery<People>(
    () => sources[source](),
    [source, tries],
    ({ entries }) => entries.length === 0,
  )
  if (source === 'service_providers') return { ...people, retry: () => requestPull(tablesOf[source]) }
  const retry = () => setTries(tries + 1)
  return people.state === 'ready' && people.problem
    ? { state: 'failed', problem: people.problem, retry }
    : { ...people, retry }
}
