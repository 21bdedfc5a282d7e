import type { Listing } from './listing'

const mostShown = 6

/**
 * What else a seller has for sale: the same account, under the same name. A listing without a name is linked to none,
 * and one under an earlier name is not linked to the present one, because the screen itself does not tell that they are
 * the same person's.
 * @param listings newest first
 */
export const otherItemsOf = (
  { id, seller, sellerId }: Pick<Listing, 'id' | 'seller' | 'sellerId'>,
  listings: readonly Listing[],
): readonly Listing[] =>
  seller === '' || sellerId === null
    ? []
    : listings
        .filter(
          (other) =>
            other.id !== id && other.sellerId === sellerId && other.seller === seller && other.status !== 'sold',
        )
        .slice(0, mostShown)
