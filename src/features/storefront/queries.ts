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
  /** Nothing is saved and nothing could be fetched. */
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready'
      readonly assortment: Assortment
      /** Undefined for what comes with the app. */
      readonly checkedAt: string | null | undefined
      /** Whether all of it is here: a first pull may still be bringing more. */
      readonly complete: boolean
      /** Groups are saved, but nothing of what they sell is, and it could not be fetched. */
      readonly productsFailed: boolean
    }

/** What a storefront sells, kept current, from wherever it comes. */
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
  const pull = useStore(pullState, (state) => state.status)

  if (source.kind === 'catalogue') return catalogue
  if (replica === 'blocked') return { state: 'failed' }
  if (!replica) return { state: 'loading' }
  const { assortment, checkedAt } = replica
  const empty = assortment.offerings.length === 0 && assortment.groups.length === 0
  if (empty && checkedAt === null) return { state: pull === 'failed' ? 'failed' : 'loading' }
  return {
    state: 'ready',
    assortment,
    checkedAt,
    complete: checkedAt !== null,
    productsFailed: checkedAt === null && assortment.offerings.length === 0 && pull === 'failed',
  }
}

/** The worker holds the file after one visit; before that it can be out of reach. */
const useCatalogueAssortment = (source: Source): AssortmentState => {
  const [found, setFound] = useState<AssortmentState>({ state: 'loading' })
  useEffect(() => {
    if (source.kind !== 'catalogue') return
    let gone = false
    const show = (state: AssortmentState) => !gone && setFound(state)
    source.read().then(
      (assortment) => show({ state: 'ready', assortment, checkedAt: undefined, complete: true, productsFailed: false }),
      () => show({ state: 'failed' }),
    )
    return () => {
      gone = true
    }
  }, [source])
  return found
}

/** The age of the whole is the age of its oldest part; null while a part was never checked. */
const oldest = (checks: readonly (string | undefined)[]): string | null =>
  checks.every((check) => check !== undefined) ? (checks.toSorted()[0] ?? null) : null
