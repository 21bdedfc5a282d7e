// Chunk: shop

import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { checkedAtOf } from '@/store/checked-at'
import { deviceDb, type Freshness } from '@/store/db'
import { loadProblemOf } from '@/store/load-problem'
import { pullState, requestPull } from '@/store/sync/status'
import type { QueryState } from '@/store/query-state'
import type { ReplicatedTable } from '@/store/sync/table-names'
import { usePulledQuery } from '@/store/use-stored-query'
import { watchQuery } from '@/store/watch-query'
import type { Assortment } from '@/shops/rules/offering'
import type { StorefrontId } from '@/cart/rules/categories'
import { sources, type Source } from './sources'

type AssortmentState = QueryState<{
  readonly assortment: Assortment
  /**
   * ISO instant; null before the first pull; undefined where nothing is saved: in memory, and for a catalogue that
   * ships with the app.
   */
  readonly checkedAt: string | null | undefined
  /** False until a first pull has completed; before that, more may arrive. */
  readonly complete: boolean
  /** Groups are stored, but their products are not and could not be fetched. */
  readonly productsFailed: boolean
}>

const noTables: readonly ReplicatedTable[] = []

/** The tables that a storefront reads; none for a catalogue. */
export const tablesOf = (id: StorefrontId): readonly ReplicatedTable[] => {
  const source: Source = sources[id]
  return source.kind === 'tables' ? source.tables : noTables
}

/** A live query of a storefront's assortment, from a catalogue or from replicated tables. */
export const useAssortment = (id: StorefrontId): AssortmentState & { readonly retry: () => void } => {
  const source: Source = sources[id]
  const catalogue = useCatalogueAssortment(source)
  const replica = usePulledQuery(
    async () => {
      if (source.kind !== 'tables') return null
      const db = deviceDb()
      const assortment = await source.read(db)
      const checks = await db.freshness.bulkGet([...source.tables])
      return { assortment, checkedAt: checkedAtOf(oldest(checks)) }
    },
    [source],
    ({ assortment: { offerings, groups } }) => offerings.length === 0 && groups.length === 0,
  )
  const pullStatus = useStore(pullState, (state) => state.status)

  if (source.kind === 'catalogue') return catalogue
  const retry = () => requestPull(source.tables)
  if (replica.state !== 'ready') return { ...replica, retry }
  const { assortment, checkedAt } = replica
  return {
    state: 'ready',
    assortment,
    checkedAt,
    complete: checkedAt !== null,
    productsFailed: checkedAt === null && assortment.offerings.length === 0 && pullStatus === 'failed',
    retry,
  }
}

const readyWith = (assortment: Assortment): AssortmentState => ({
  state: 'ready',
  assortment,
  checkedAt: undefined,
  complete: true,
  productsFailed: false,
})

/** The catalogues read so far. */
const loaded = new Map<Source, AssortmentState>()

/** Reads the catalogue of a storefront before its screen is drawn. */
export const preloadCatalogue = async (id: StorefrontId): Promise<void> => {
  const source: Source = sources[id]
  if (source.kind !== 'catalogue') return
  loaded.set(source, readyWith(await source.preload()))
}

/** The service worker caches the file on the first visit; before that it may be unreachable. */
const readCatalogue = async (source: Source): Promise<AssortmentState> =>
  source.kind === 'catalogue'
    ? source.read().then(readyWith, (error: unknown) => ({ state: 'failed', problem: loadProblemOf(error) }))
    : { state: 'loading' }

const isSameAssortment = (one: AssortmentState, other: AssortmentState): boolean =>
  one.state === 'ready' && other.state === 'ready' && one.assortment === other.assortment

/** A live query, because an admin may edit a catalogue and a pull brings the new one. */
const useCatalogueAssortment = (source: Source): AssortmentState & { readonly retry: () => void } => {
  const [result, setResult] = useState<AssortmentState>(loaded.get(source) ?? { state: 'loading' })
  useEffect(() => {
    if (source.kind !== 'catalogue') return
    const show = (read: AssortmentState) => {
      if (read.state === 'ready') loaded.set(source, read)
      setResult((shown) => (isSameAssortment(shown, read) ? shown : read))
    }
    return watchQuery(() => readCatalogue(source), { next: show, failed: () => void readCatalogue(source).then(show) })
  }, [source])
  const retry = () => {
    setResult({ state: 'loading' })
    void readCatalogue(source).then(setResult)
  }
  return { ...result, retry }
}

/** The oldest check; none when a table was never checked. */
const oldest = (checks: readonly (Freshness | undefined)[]): Freshness | undefined =>
  checks.every((check) => check !== undefined)
    ? checks.toSorted((a, b) => a.checkedAt.localeCompare(b.checkedAt))[0]
    : undefined
