import type { CartItem, Stock } from '@/cart/rules/cart'
import { lineId } from '@/kit/rules/ids'
import type { StorefrontId } from '@/cart/rules/categories'
import type { ComradeDb } from '@/store/db'

/** The tables with a stock column, by the storefront that a line's id starts with. */
const stockTables = { eShop: 'eshop_products', chemist: 'medicines' } as const satisfies Partial<
  Record<StorefrontId, string>
>

export const tablesWithStock = Object.values(stockTables)

/** The stock of the items, as far as this phone knows. */
export const readStock = async (db: ComradeDb, items: readonly Pick<CartItem, 'id'>[]): Promise<Stock> => {
  const read = async ([storefront, table]: readonly [string, (typeof tablesWithStock)[number]]) => {
    const rows = items.flatMap(({ id }) => (id.startsWith(`${storefront}:`) ? [id.slice(storefront.length + 1)] : []))
    const found = rows.length === 0 ? [] : await db.replica(table).bulkGet(rows)
    return found.flatMap((row) =>
      row && row.stock !== null ? [[lineId(`${storefront}:${row.id}`), row.stock] as const] : [],
    )
  }
  return new Map((await Promise.all(Object.entries(stockTables).map(read))).flat())
}
