import { type Cart, type CartChange } from '@/domain/cart'
import { parseStoredCart } from '@/domain/stored-cart'
import { reorder, type Order } from '@/domain/order'
import { deviceDb, type ComradeDb } from './db'
import { watchSaved } from './watch-saved'

/** What is needed of local storage; a worker has none. */
type KeyValueStore = {
  getItem(key: string): string | null
  removeItem(key: string): void
}

/** Where earlier versions kept the cart; brought over once, then removed. */
const legacyKey = 'comrade-cart'

const read = async (db: ComradeDb): Promise<Cart> => {
  const record = await db.device.get('cart')
  return record === undefined ? [] : (parseStoredCart(record.value) ?? [])
}

const write = async (db: ComradeDb, cart: Cart): Promise<void> => {
  await db.device.put({ key: 'cart', value: cart })
}

/**
 * Applies a change to the cart as it is stored now, in one transaction: two tabs never overwrite each other.
 * A saved cart that cannot be read counts as empty and is overwritten.
 */
export const changeCart = async (change: (cart: Cart) => CartChange, db = deviceDb()): Promise<CartChange> =>
  db.transaction('rw', db.device, async () => {
    const result = change(await read(db))
    await write(db, result.cart)
    return result
  })

/** Calls back with the cart now and after every change, from whichever tab it comes. Answers when to stop. */
export const watchCart = (onCart: (cart: Cart) => void, db = deviceDb()): (() => void) =>
  watchSaved(() => read(db), { next: onCart, failed: () => onCart([]) }, db)

/**
 * Makes the cart ready: brings one over from local storage, once, and deletes a saved cart that cannot be read.
 */
export const openCart = async (storage: KeyValueStore, db = deviceDb()): Promise<void> => {
  const saved = storage.getItem(legacyKey)
  const imported = saved === null ? null : parseStoredCart(saved)
  await db.transaction('rw', db.device, async () => {
    const record = await db.device.get('cart')
    if (record && parseStoredCart(record.value) === null) await db.device.delete('cart')
    if (imported) await write(db, reorder(await read(db), { lines: imported }))
  })
  if (saved !== null) storage.removeItem(legacyKey)
}

/** Keeps the order on this device and empties the cart, both or neither. */
export const fileOrder = async (order: Order, db = deviceDb()): Promise<void> => {
  await db.transaction('rw', db.device, db.orders, async () => {
    await db.orders.add(order)
    await write(db, [])
  })
}

/** Orders handed over from this device, newest first. */
export const recentOrders = (limit: number, db = deviceDb()): Promise<Order[]> =>
  db.orders.orderBy('placedAt').reverse().limit(limit).toArray()
