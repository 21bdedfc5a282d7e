import type { CartItem } from '@/domain/cart/cart'
import type { Offer, Offers } from '@/domain/cart/offers'
import { lineId, type LineId } from '@/domain/shared/ids'
import { parseKes, type Kes } from '@/domain/shared/money'
import type { StorefrontId } from '@/domain/storefronts/choices'
import { loadCatalogue } from './catalogues'
import type { ComradeDb } from './db'

/** The tables of the storefronts that sell rows. */
const tables = { groceries: 'groceries', eShop: 'eshop_products', chemist: 'medicines' } as const satisfies Partial<Record<StorefrontId, string>>

type Sold = { readonly id: string; readonly price: Kes }

/** What the other storefronts sell. The salon sells nothing by the cart. */
const catalogues = {
  food: () => loadCatalogue('food'),
  gas: async () => (await loadCatalogue('gas')).flatMap(({ products }) => products),
  laundry: async () => (await loadCatalogue('laundry')).flatMap(({ services }) => services),
  errands: async () => (await loadCatalogue('errands')).flatMap(({ services }) => services),
} as const satisfies Partial<Record<StorefrontId, () => Promise<readonly Sold[]>>>

type Entry = readonly [id: LineId, offer: Offer | null]

/** The ids of a storefront's items, without the storefront. */
const idsIn = (storefront: string, items: readonly Pick<CartItem, 'id'>[]): readonly string[] =>
  items.flatMap(({ id }) => (id.startsWith(`${storefront}:`) ? [id.slice(storefront.length + 1)] : []))

/** A row that is missing is gone, once the phone has pulled the table. */
const inTable = async (db: ComradeDb, [storefront, table]: readonly [string, (typeof tables)[keyof typeof tables]], ids: readonly string[]): Promise<Entry[]> => {
  if (ids.length === 0) return []
  const [rows, freshness] = await Promise.all([db.replica(table).bulkGet([...ids]), db.freshness.get(table)])
  return ids.flatMap((id, index): Entry[] => {
    const row = rows[index]
    const key = lineId(`${storefront}:${id}`)
    if (!row) return freshness ? [[key, null]] : []
    const price = parseKes(row.price)
    return price === null ? [] : [[key, { price, stock: 'stock' in row ? row.stock : null }]]
  })
}

const inCatalogue = async ([storefront, read]: readonly [string, () => Promise<readonly Sold[]>], ids: readonly string[]): Promise<Entry[]> => {
  if (ids.length === 0) return []
  // Without the file nothing is known to have changed.
  const sold = await read().catch(() => null)
  if (sold === null) return []
  return ids.map((id) => {
    const found = sold.find((each) => each.id === id)
    return [lineId(`${storefront}:${id}`), found ? { price: found.price, stock: null } : null]
  })
}

/** What this phone knows of what is sold today. */
export const readOffers = async (db: ComradeDb, items: readonly Pick<CartItem, 'id'>[]): Promise<Offers> => {
  const rows = await Promise.all(Object.entries(tables).map((each) => inTable(db, each, idsIn(each[0], items))))
  const listed = await Promise.all(Object.entries(catalogues).map((each) => inCatalogue(each, idsIn(each[0], items))))
  return new Map([...rows, ...listed].flat())
}
