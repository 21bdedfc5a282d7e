import { searchWithOpened, type Found } from '@/app/search/rules/rank'
import { withOpenedItem } from '@/kit/rules/item-link'
import type { Offering } from './offering'
import { inCategory } from './storefront-spec'

type Searched = Pick<Offering, 'id' | 'name' | 'category'>

const nameOf = ({ name }: Searched) => [name]

type View = { readonly category: string; readonly query: string; readonly item: string | null }

/** What a chip and a query leave, the closest first; with the opened one, which nothing hides. */
export const searchOfferings = <Each extends Searched>(
  offerings: readonly Each[],
  { category, query, item }: View,
): Found<Each> => {
  const { all, near } = searchWithOpened(query, offerings, nameOf, item)
  return {
    all: withOpenedItem(all, item, (offering) => inCategory(offering, category)),
    near: near.filter((offering) => inCategory(offering, category)),
  }
}

export const findOfferings = <Each extends Searched>(offerings: readonly Each[], view: View): readonly Each[] =>
  searchOfferings(offerings, view).all
