import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { deviceDb } from '@/data/db'
import { pullState } from '@/data/pull/pull-state'
import { useStoredQuery } from '@/data/use-stored-query'
import type { Assortment } from '@/domain/storefronts/offering'
import type { StorefrontId } from '@/domain/storefronts/choices'
import { sources } from './sources'
import type { Source } from './sources/source'

export type AssortmentState =
  | { readonly state: 'loading' }
  /** Nothing is stored and nothing could be fetched. */
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready'
      readonly assortment: Assortment
      /** ISO instant; null before the first pull; undefined for a catalogue that ships with the app. */
      readonly checkedAt: string | null | undefined
      /** False until a first pull has completed; before that, more may arrive. */
      readonly complete: boolean
      /** Groups are stored, but their products are not and could not be fetched. */
      readonly productsFailed: boolean
    }

/** A live query of what a storefront sells, from a catalogue or from replicated tables. */
export const useAssortment = (id: StorefrontId): AssortmentState => {
  const source: Source = sources[id]
  const catalogue = useCatalogueAssortment(source)
  const replica = useStoredQuery(async () => {
    if (source.kind !== 'tables') return null
    const db = deviceDb()
    const assortment = await source.read(db)
    const checks = await db.freshness.bulkGet([...source.tables])
    return { assortment, checkedAt: oldest(checks.map((check) => check?.checkedAt)) }
  }, [source])
  const pullStatus = useStore(pullState, (state) => state.status)

  if (source.kind === 'catalogue') return catalogue
  if (replica === 'blocked') return { state: 'failed' }
  if (!replica) return { state: 'loading' }
  const { assortment, checkedAt } = replica
  const empty = assortment.offerings.length === 0 && assortment.groups.length === 0
  if (empty && checkedAt === null) return { state: pullStatus === 'failed' ? 'failed' : 'loading' }
  return {
    state: 'ready',
    assortment,
    checkedAt,
    complete: checkedAt !== null,
    productsFailed: checkedAt === null && assortment.offerings.length === 0 && pullStatus === 'failed',
  }
}

/** The service worker caches the file on the first visit; before that it may be unreachable. */
const useCatalogueAssortment = (source: Source): AssortmentState => {
  const [result, setResult] = useState<AssortmentState>({ state: 'loading' })
  useEffect(() => {
    if (source.kind !== 'catalogue') return
    let cancelled = false
    const update = (state: AssortmentState) => !cancelled && setResult(state)
    source.read().then(
      (assortment) => update({ state: 'ready', assortment, checkedAt: undefined, complete: true, productsFailed: false }),
      () => update({ state: 'failed' }),
    )
    return () => {
      cancelled = true
    }
  }, [source])
  return result
}

/** The oldest check, or null when a table was never checked. */
const oldest = (checks: readonly (string | undefined)[]): string | null =>
  checks.every((check) => check !== undefined) ? (checks.toSorted()[0] ?? null) : null
