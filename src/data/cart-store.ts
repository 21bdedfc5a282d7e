import { type Cart, type CartChange } from '@/domain/cart/cart'
import { parseStoredCart } from '@/domain/cart/stored-cart'
import { reorder, type Order } from '@/domain/cart/order'
import { deviceDb, personalKey, type ComradeDb, type StoredOrder } from './db'
import type { Identity } from './outbox/operation'
import { readIdentity } from './session/user-record'
import { watchQuery } from './watch-query'

const cartOf = async (db: ComradeDb, identity: Identity): Promise<Cart> => {
  const record = await db.device.get(personalKey('cart', identity))
  return record === undefined ? [] : (parseStoredCart(record.value) ?? [])
}

/** Everybody has a cart of their own. What was put into one before signing in comes along. */
const read = async (db: ComradeDb): Promise<Cart> => {
  const identity = await readIdentity(db)
  const signedOut = await cartOf(db, 'anonymous')
  return identity === 'anonymous' ? signedOut : reorder(await cartOf(db, identity), { lines: signedOut })
}

const write = async (db: ComradeDb, cart: Cart): Promise<void> => {
  const identity = await readIdentity(db)
  if (identity !== 'anonymous') await db.device.delete('cart')
  await db.device.put({ key: personalKey('cart', identity), value: cart })
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
  watchQuery(() => read(db), { next: onCart, failed: () => onCart([]) }, db)

/** Deletes a stored cart that cannot be read. */
export const openCart = async (db = deviceDb()): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    for (const identity of new Set([await readIdentity(db), 'anonymous'] as const)) {
      const record = await db.device.get(personalKey('cart', identity))
      if (record && parseStoredCart(record.value) === null) await db.device.delete(record.key)
    }
  })

/** Keeps the order on this device, for whoever is signed in, and empties the cart, both or neither. */
export const saveOrder = async (order: Order, db = deviceDb()): Promise<void> => {
  await db.transaction('rw', db.device, db.orders, async () => {
    const identity = await readIdentity(db)
    await db.orders.add(identity === 'anonymous' ? order : { ...order, owner: identity })
    await write(db, [])
  })
}

/** Orders handed over from this device, newest first: one's own, and those of before anybody signed in. */
export const recentOrders = async (limit: number, db = deviceDb()): Promise<Order[]> => {
  const identity = await readIdentity(db)
  const isShown = ({ owner }: StoredOrder) => owner === undefined || owner === identity
  return db.orders.orderBy('placedAt').reverse().filter(isShown).limit(limit).toArray()
}
