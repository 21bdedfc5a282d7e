import { stockLevel, type StockLevel } from '@/shops/rules/offering'
import * as messages from '#words/shops/storefront-page'

const texts: Readonly<Record<StockLevel, (stock: number) => string>> = {
  plenty: (stock) => messages.inStock({ stock: String(stock) }),
  few: (stock) => messages.onlyLeft({ stock }),
  none: () => messages.outOfStock,
}

export const stockText = (stock: number): string => texts[stockLevel(stock)](stock)
