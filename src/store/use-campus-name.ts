import { useLiveQuery } from 'dexie-react-hooks'
import { deviceDb } from './db'

/** The name of a campus on this phone; the slug until it is known. */
export const useCampusName = (slug: string): string =>
  useLiveQuery(async () => (await deviceDb().replica('campuses').where('slug').equals(slug).first())?.name, [slug]) ??
  slug
