const fewUnits = 5

export type StockLevel = 'plenty' | 'few' | 'none'

export const stockLevel = (stock: number): StockLevel => (stock <= 0 ? 'none' : stock <= fewUnits ? 'few' : 'plenty')
