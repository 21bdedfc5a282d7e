import { campusOf } from '@/store/campus'
import { chosenCampus } from '@/store/chosen-campus'
import { deviceDb } from '@/store/db'
import { useStoredQuery } from '@/store/use-stored-query'
import type { Campus } from '@/campus/rules/campus'

/** All campuses, in the order of the server; that of the page alone before the first pull. */
export const useCampuses = (): readonly Campus[] => {
  const query = useStoredQuery(async () => ({ rows: await deviceDb().replica('campuses').toArray() }), [])
  if (query.state !== 'ready' || query.rows.length === 0) return [chosenCampus()]
  return query.rows.toSorted((a, b) => a.position - b.position).map(campusOf)
}
