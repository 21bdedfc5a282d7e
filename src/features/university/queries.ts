import { useStore } from 'zustand'
import { deviceDb } from '@/data/db'
import { pullState } from '@/data/pull/pull-state'
import { useStoredQuery } from '@/data/use-stored-query'
import { specialLinksOf, type SpecialLink } from '@/domain/university/links-and-events'

export type SpecialLinks =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly links: readonly SpecialLink[]; readonly checkedAt: string | null }

/** The special links, oldest first. When the first pull fails, the list is empty. */
export const useSpecialLinks = (): SpecialLinks => {
  const replica = useStoredQuery(async () => {
    const db = deviceDb()
    const rows = await db.replica('university_links').orderBy('created_at').toArray()
    const freshness = await db.freshness.get('university_links')
    return { links: rows.flatMap(specialLinksOf), checkedAt: freshness?.checkedAt ?? null }
  }, [])
  const pullStatus = useStore(pullState, (state) => state.status)
  if (replica === 'blocked') return { state: 'ready', links: [], checkedAt: null }
  if (!replica) return { state: 'loading' }
  const neverPulled = replica.checkedAt === null && replica.links.length === 0
  return neverPulled && pullStatus !== 'failed' ? { state: 'loading' } : { state: 'ready', ...replica }
}
