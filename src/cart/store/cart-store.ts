import type { Identity, UserId } from '@/kit/rules/ids'
import { type Cart, type CartChange, type CartItem, type CartLine, type Stock } from '@/cart/rules/cart'
import { parseStoredCart } from '@/cart/rules/stored-cart'
import { reorder } from '@/cart/rules/order'
import { defaultCampus } from '@/kit/rules/campus'
import { readStock, tablesWithStock } from './cart-stock'
import { chosenCampus } from '@/store/chosen-campus'
import { deviceDb, personalKey, type ComradeDb } from '@/store/db'
import { readIdentities, readIdentity } from '@/store/session/user-record'
import { watchQuery } from '@/store/watch-query'

const cartOf = async (db: ComradeDb, identity: Identity): Promise<Cart> => {
  const record = await db.device.get(personalKey('cart', identity))
  return record === undefined ? [] : (parseStoredCart(record.value) ?? [])
}

/** Each user has their own cart. Items added while signed out are merged into it. */
const read = async (db: ComradeDb): Promise<Cart> => {
  const identity = await readIdentity(db)
  const signedOut = await cartOf(db, 'anonymous')
  if (identity === 'anonymous') return signedOut
  const own = await cartOf(db, identity)
  return signedOut.length === 0 ? own : reorder(own, { lines: signedOut }, await readStock(db, signedOut))
}

/** A line without a campus was added when there was only one. */
const isHere = ({ campus = defaultCampus.slug }: CartLine): boolean => campus === chosenCampus().slug

const asOfHere = (line: CartLine): CartLine => {
  const { campus: _, ...plain } = line
  return isHere(plain) ? plain : { ...plain, campus: chosenCampus().slug }
}

/** Stores a cart as the signed-in user's. Called in a transaction. */
const writeCart = async (db: ComradeDb, cart: Cart): Promise<void> => {
  const identity = await readIdentity(db)
  if (identity !== 'anonymous') await db.device.delete('cart')
  await db.device.put({ key: personalKey('cart', identity), value: cart })
}

/**
 * Applies a change to the stored cart in one transaction, so that two tabs never overwrite each other. What another
 * campus sells stays aside. A stored cart that cannot be read counts as empty and is overwritten.
 * @param change receives the stock of the items in the cart and of those to be added
 */
export const changeCart = async (
  change: (cart: Cart, stock: Stock) => CartChange,
  added: readonly Pick<CartItem, 'id'>[] = [],
  db = deviceDb(),
): Promise<CartChange> =>
  db.transaction('rw', [db.device, ...tablesWithStock.map((table) => db.replica(table))], async () => {
    const all = await read(db)
    const cart = all.filter(isHere)
    const result = change(cart, await readStock(db, [...cart, ...added]))
    await writeCart(db, [...result.cart.map(asOfHere), ...all.filter((line) => !isHere(line))])
    return result
  })

/** The lines from other campuses, which are not ordered at this one. */
export const readAside = async (db = deviceDb()): Promise<Cart> => (await read(db)).filter((line) => !isHere(line))

/** Calls back with the cart now and after every change in any tab. Returns a function that stops it. */
export const watchCart = (onCart: (cart: Cart) => void, db = deviceDb()): (() => void) =>
  watchQuery(async () => (await read(db)).filter(isHere), { next: onCart, failed: () => onCart([]) }, db)

/** Deletes a stored cart that cannot be read. */
export const openCart = async (db = deviceDb()): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    for (const identity of await readIdentities(db)) {
      const record = await db.device.get(personalKey('cart', identity))
      if (record && parseStoredCart(record.value) === null) await db.device.delete(record.key)
    }
  })

/** Calls back with whether this phone has any order, now and after every change. Returns a function that stops it. */
export const watchHasOrders = (onAny: (any: boolean) => void, db = deviceDb()): (() => void) =>
  watchQuery(async () => (await db.orders.count()) > 0, { next: onAny, failed: () => onAny(false) }, db)

/**
 * Adds the cart of one account to that of another, as far as there is stock. Called in a transaction, which then
 * deletes the first.
 */
export const takeOverCart = async (from: UserId, to: UserId, db: ComradeDb): Promise<void> => {
  const [earlier, own] = [await cartOf(db, from), await cartOf(db, to)]
  if (earlier.length === 0) return
  await db.device.put({
    key: personalKey('cart', to),
    value: reorder(own, { lines: earlier }, await readStock(db, [...own, ...earlier])),
  })
}
