import type { ReadDirectAgain } from '@/cart/order-again'

/** Loads the code once an order is shown. */
export const readDirectAgain: ReadDirectAgain = async (db, order) =>
  (await import('@/app/direct-again')).readDirectAgain(db, order)
