import type { CatalogueItem } from '@/data/catalogue-schemas'
import type { ReplicaRow } from '@/data/pull/replicated-tables'
import { parseKes } from '@/domain/money'
import type { Offering } from '@/domain/storefronts/offering'

const food = (dish: CatalogueItem<'food'>): Offering => ({
  id: dish.id,
  name: dish.name,
  description: dish.description,
  price: dish.price,
  image: dish.image,
  category: dish.category,
  provider: dish.restaurant,
  whatsapp: dish.whatsapp,
  stock: null,
})

/** A row whose price is no amount cannot be sold and is left out. */
const groceries = (row: ReplicaRow<'groceries'>): Offering[] => {
  const price = parseKes(row.price)
  if (price === null) return []
  return [
    {
      id: row.id,
      name: row.name,
      description: row.description ?? '',
      price,
      image: row.image_url,
      category: row.category,
      provider: row.store_name ?? '',
      whatsapp: row.whatsapp,
      stock: null,
    },
  ]
}

/** How a record of each source becomes something to sell. */
export const offeringsOf = { food, groceries } as const
