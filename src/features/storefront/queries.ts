import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { loadCatalogue } from '@/data/catalogues'
import { deviceDb } from '@/data/db'
import { pullState } from '@/data/pull/pull-state'
import type { Offering } from '@/domain/storefronts/offering'
import type { StorefrontSource } from '@/domain/storefronts/storefront-spec'
import { offeringsOf } from './to-offering'

export type Offerings =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly offerings: readonly Offering[]; readonly checkedAt: string | null }

/** The offerings of a storefront, kept current, from wherever they come. */
export const useOfferings = (source: StorefrontSource): Offerings => {
  const [catalogue, setCatalogue] = useState<readonly Offering[] | null>(null)
  useEffect(() => {
    if (source.kind !== 'catalogue') return
    let gone = false
    const show = (offerings: readonly Offering[]) => !gone && setCatalogue(offerings)
    // The worker holds the file after one visit; without it the list is empty, as the specification has it.
    loadCatalogue(source.name).then((items) => show(items.map(offeringsOf[source.name])), () => show([]))
    return () => {
      gone = true
    }
  }, [source])

  const replica = useLiveQuery(async () => {
    if (source.kind !== 'table') return null
    const db = deviceDb()
    const rows = await db.replica(source.name).orderBy('created_at').reverse().toArray()
    const freshness = await db.freshness.get(source.name)
    return { offerings: rows.flatMap(offeringsOf[source.name]), checkedAt: freshness?.checkedAt ?? null }
  }, [source])
  const pull = useStore(pullState, (state) => state.status)

  if (source.kind === 'catalogue') {
    return catalogue ? { state: 'ready', offerings: catalogue, checkedAt: null } : { state: 'loading' }
  }
  if (!replica) return { state: 'loading' }
  const neverPulled = replica.checkedAt === null && replica.offerings.length === 0
  return neverPulled && pull !== 'failed' ? { state: 'loading' } : { state: 'ready', ...replica }
}
