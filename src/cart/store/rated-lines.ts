import { storefrontOfCategory, type CartCategory, type StorefrontId } from '@/cart/rules/categories'
import type { OrderedLine } from '@/cart/rules/order'
import { providerOfEntry, providerOfStorefront, slugOf, type ProviderSlug } from '@/cart/rules/ratings'
import { readOffers } from './cart-offers'
import { loadCatalogue } from '@/store/catalogues'
import type { ComradeDb } from '@/store/db'

type Listed = readonly { readonly name: string; readonly ratedAs: ProviderSlug | null }[]

type WithEntries = Exclude<StorefrontId, 'food' | 'groceries' | 'chemist' | 'eShop'>

const entriesOf = async (storefront: WithEntries): Promise<Listed> =>
  (await loadCatalogue(storefront)).map(({ id, name }) => ({ name, ratedAs: providerOfEntry(storefront, id) }))

/** The providers of a category, as they are called today. */
const listed = async (db: ComradeDb, category: CartCategory, name: string): Promise<Listed> => {
  const storefront = storefrontOfCategory[category]
  switch (storefront) {
    case 'eShop':
      return (await db.replica('shops').toArray()).map((shop) => ({
        name: shop.shop_name,
        ratedAs: providerOfEntry('eShop', shop.id),
      }))
    case 'food':
      return (await loadCatalogue('food')).map(({ restaurant, restaurantId }) => ({
        name: restaurant,
        ratedAs: providerOfStorefront('food', restaurant, restaurantId),
      }))
    case 'groceries':
      return (await db.replica('groceries').toArray()).map((row) => ({
        name: row.store_name ?? '',
        ratedAs: providerOfStorefront('groceries', row.store_name ?? '', row.store_id),
      }))
    case 'chemist':
      return [{ name, ratedAs: providerOfStorefront('chemist', name) }]
    default:
      return entriesOf(storefront)
  }
}

const providerNamed = async (db: ComradeDb, { category, provider }: OrderedLine): Promise<ProviderSlug | null> => {
  const slug = slugOf(provider)
  if (category === undefined || slug === '') return null
  // Without the list nobody is asked.
  const named = await listed(db, category, provider).catch(() => [])
  return named.find(({ name }) => slugOf(name) === slug)?.ratedAs ?? null
}

/**
 * The lines with who is rated for each. One of an earlier version has no more than a name: whose item it is today says
 * who that is.
 */
export const withRatedProviders = async (
  db: ComradeDb,
  lines: readonly OrderedLine[],
): Promise<readonly OrderedLine[]> => {
  const offers = await readOffers(
    db,
    lines.flatMap(({ id }) => (id === undefined ? [] : [{ id }])),
  )
  return Promise.all(
    lines.map(async (line) => {
      const ratedAs = line.ratedAs ?? (line.id && offers.get(line.id)?.ratedAs) ?? (await providerNamed(db, line))
      return ratedAs ? { ...line, ratedAs } : line
    }),
  )
}
