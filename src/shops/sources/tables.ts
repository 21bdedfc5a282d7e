import type { ComradeDb } from '@/store/db'
import { providerOfEntry, providerOfStorefront } from '@/cart/rules/ratings'
import { parseKes } from '@/kit/rules/money'
import { displayPhone } from '@/kit/rules/phone'
import { site } from '@/kit/rules/site'
import { plainOffering, type Assortment, type Offering } from '@/shops/rules/offering'
import { storefrontTexts } from '@/shops/words/storefronts'
import { unknownShop } from '#words/cart/categories'
import * as messages from '#words/shops/storefront-page'
import type { RowOf } from '@/store/sync/table-names'

/** Leaves out rows with an invalid price. */
const pricedOfferings = <Row extends { price: number }>(
  rows: readonly Row[],
  toOffering: (row: Row) => Omit<Offering, 'price'>,
): Offering[] =>
  rows.flatMap((row) => {
    const price = parseKes(row.price)
    return price === null ? [] : [{ ...toOffering(row), price }]
  })

/** Reads a table without groups, newest first. */
const newestFirst =
  <Table extends 'groceries' | 'medicines'>(table: Table, toOffering: (row: RowOf<Table>) => Omit<Offering, 'price'>) =>
  async (db: ComradeDb): Promise<Assortment> => {
    const rows = await db.replica(table).orderBy('created_at').reverse().toArray()
    return { groups: [], offerings: pricedOfferings(rows, toOffering) }
  }

const shelfOffering = (row: RowOf<'groceries'> | RowOf<'medicines'>) => ({
  ...plainOffering,
  id: row.id,
  name: row.name,
  description: row.description ?? '',
  image: row.image_url,
  category: row.category,
})

const grocery = (row: RowOf<'groceries'>) => ({
  ...shelfOffering(row),
  provider: row.store_name ?? '',
  ratedAs: providerOfStorefront('groceries', row.store_name ?? '', row.store_id),
  contact: row.whatsapp,
})

const medicine = (row: RowOf<'medicines'>) => ({
  ...shelfOffering(row),
  // The campus pharmacy uses the team's number.
  contact: site.supportPhone,
  stock: row.stock,
  needsPrescription: row.prescription_required,
})

export const readGroceries = newestFirst('groceries', grocery)
export const readMedicines = newestFirst('medicines', medicine)

export const readShops = async (db: ComradeDb): Promise<Assortment> => {
  const [shops, products] = await Promise.all([
    db.replica('shops').orderBy('shop_name').toArray(),
    db.replica('eshop_products').toArray(),
  ])
  const byId = new Map(shops.map((shop) => [shop.id, shop]))
  const sorted = products.toSorted((a, b) => a.name.localeCompare(b.name))
  return {
    groups: shops.map((shop) => ({
      id: shop.id,
      name: shop.shop_name,
      description: shop.description ?? '',
      image: shop.image_url,
      category: '',
      rating: null,
      ratedAs: providerOfEntry('eShop', shop.id),
      hours: null,
      facts: [categoryText(shop.category), shop.contact_number && displayPhone(shop.contact_number)].filter(
        (fact) => fact !== null,
      ),
      badge: null,
    })),
    offerings: pricedOfferings(sorted, (row) => shopProduct(row, byId.get(row.shop_id ?? ''))),
  }
}

/** As the chips name it; a category without a chip as it is, with a capital. */
const categoryText = (category: string | null): string | null => {
  if (category === null) return null
  const chip = storefrontTexts.eShop.categories.find(({ value }) => value === category.toLowerCase())
  return chip?.label ?? category.charAt(0).toUpperCase() + category.slice(1)
}

const shopProduct = (row: RowOf<'eshop_products'>, shop: RowOf<'shops'> | undefined) => ({
  ...plainOffering,
  id: row.id,
  name: row.name,
  description: row.description ?? messages.noDescription,
  image: row.image_url,
  category: row.category?.toLowerCase() ?? '',
  categoryLabel: categoryText(row.category) ?? messages.general,
  group: row.shop_id ?? '',
  provider: shop?.shop_name ?? unknownShop,
  ratedAs: shop ? providerOfEntry('eShop', shop.id) : null,
  contact: shop?.contact_number ?? null,
  stock: row.stock,
})
