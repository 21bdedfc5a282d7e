import { rankWithOpened } from '../search/rank'
import { withOpenedItem } from '../shared/item-link'
import type { Offering } from './offering'
import { inCategory } from './storefront-spec'

type Searched = Pick<Offering, 'id' | 'name' | 'category'>

const nameOf = ({ name }: Searched) => [name]

/** What a chip and a query leave, the closest first; with the opened one, which nothing hides. */
export const findOfferings = <Each extends Searched>(offerings: readonly Each[], { category, query, item }: { category: string; query: string; item: string | null }): readonly Each[] =>
  withOpenedItem(rankWithOpened(query, offerings, nameOf, item), item, (offering) => inCategory(offering, category))
