import { checkedAtOf } from '@/store/checked-at'
import { deviceDb } from '@/store/db'
import type { QueryState } from '@/store/query-state'
import { usePulledQuery } from '@/store/use-stored-query'
import { specialLinksOf, type SpecialLink } from '@/campus/rules/links-and-events'

type SpecialLinks = { readonly links: readonly SpecialLink[]; readonly checkedAt: string | null | undefined }

const readSpecialLinks = async (): Promise<SpecialLinks> => {
  const db = deviceDb()
  const rows = await db.replica('university_links').orderBy('created_at').toArray()
  const freshness = await db.freshness.get('university_links')
  return { links: rows.flatMap(specialLinksOf), checkedAt: checkedAtOf(freshness) }
}

/** The special links, oldest first. */
export const useSpecialLinks = (): QueryState<SpecialLinks> =>
  usePulledQuery(readSpecialLinks, [], ({ links }) => links.length === 0)
