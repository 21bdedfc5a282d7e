import { useLiveQuery } from 'dexie-react-hooks'
import { deviceDb, type StoredOrder } from '@/store/db'
import { withRatedProviders } from '@/store/rated-lines'
import { readIdentity } from '@/store/session/user-record'
import { readOwnRows, type WithPending } from '@/store/sync/rows'
import type { RowOf } from '@/store/sync/table-names'
import { wasSent } from '@/cart/rules/order'
import { isNamedIn, type ProviderSlug } from '@/shops/rules/ratings/provider-slug'
import type { UserId } from '@/kit/rules/ids'

export type OwnRating = WithPending<RowOf<'provider_ratings'>>

export const readOwnRating = async (user: UserId, provider: ProviderSlug): Promise<OwnRating | null> =>
  (await readOwnRows(user, 'provider_ratings')).find(({ row }) => row.provider === provider) ?? null

/** How the user rated a provider, sent or not; undefined until it is known. */
export const useOwnRating = (user: UserId, provider: ProviderSlug): OwnRating | null | undefined =>
  useLiveQuery(() => readOwnRating(user, provider), [user, provider])

/**
 * Whether an order to this provider was sent from this phone, by its user or signed out.
 * @param name what it is called today
 */
export const useHasOrdered = (provider: ProviderSlug, name: string): boolean =>
  useLiveQuery(async () => {
    const db = deviceDb()
    const identity = await readIdentity(db)
    const isOwn = ({ owner }: StoredOrder) => owner === undefined || owner === identity
    const sent = await db.orders.filter((order) => isOwn(order) && wasSent(order)).toArray()
    const lines = await withRatedProviders(
      db,
      sent.flatMap((order) => order.lines),
    )
    return isNamedIn(lines, provider, name)
  }, [provider, name]) ?? false
