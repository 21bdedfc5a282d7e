import { deviceDb } from '@/store/db'
import { readIdentity } from '@/store/session/user-record'
import { useStoredQuery } from '@/store/use-stored-query'
import type { NewsCounts } from '@/app/home/rules/news'

const countNews = async (since: number): Promise<NewsCounts> => {
  const db = deviceDb()
  const from = new Date(since).toISOString()
  const identity = await readIdentity()
  const [items, posts, rooms] = await Promise.all([
    db
      .replica('items')
      .where('created_at')
      .above(from)
      .filter(({ status, user_id }) => status !== 'sold' && user_id !== identity)
      .count(),
    db.replica('gossip_posts').where('created_at').above(from).count(),
    db.replica('rentals').where('created_at').above(from).count(),
  ])
  return { items, posts, rooms }
}

const nothing: NewsCounts = { items: 0, posts: 0, rooms: 0 }

/** The number of new rows of each kind on this phone since then. */
export const useNews = (since: number): NewsCounts => {
  const query = useStoredQuery(() => countNews(since), [since])
  return query.state === 'ready' ? query : nothing
}
