import { rank } from '../search/rank'
import type { Offering } from './offering'
import { inCategory } from './storefront-spec'

type Searched = Pick<Offering, 'id' | 'name' | 'category'>

const nameOf = ({ name }: Searched) => [name]

/** What a chip and a query leave, the closest first; with the opened one, which nothing hides. */
export const findOfferings = <Each extends Searched>(offerings: readonly Each[], { category, query, item }: { category: string; query: string; item: string | null }): readonly Each[] => {
  const found = rank(query, offerings, nameOf).filter((offering) => offering.id === item || inCategory(offering, category))
  const opened = offerings.find(({ id }) => id === item)
  return opened && !found.includes(opened) ? [...found, opened] : found
}
