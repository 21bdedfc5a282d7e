import {
  directOrder,
  orderToAsk,
  type CartOrder,
  type DirectContact,
  type DirectOrder,
  type Order,
  type OrderChannel,
  type OrderedLine,
  type OrderStatus,
} from '@/cart/rules/order'
import { withoutOrdered } from '@/cart/rules/cart'
import { orderId, type OrderId } from '@/kit/rules/ids'
import { tablesWithStock } from './cart-stock'
import { changeCart } from './cart-store'
import { deviceDb, type ComradeDb, type StoredOrder } from '@/store/db'
import { changeDelivery } from './delivery-store'
import { readIdentity } from '@/store/session/user-record'

/** Orders placed on this device, newest first: the user's own, and those placed while signed out. */
export const recentOrders = async (limit: number, db = deviceDb()): Promise<Order[]> => {
  const identity = await readIdentity(db)
  const isShown = ({ owner }: StoredOrder) => owner === undefined || owner === identity
  return db.orders.orderBy('placedAt').reverse().filter(isShown).limit(limit).toArray()
}

const addOrder = async (order: Order, db: ComradeDb): Promise<void> => {
  const identity = await readIdentity(db)
  await db.orders.add(identity === 'anonymous' ? order : { ...order, owner: identity })
}

/** Stores the order for the signed-in user, and takes its items out of the cart and its note, in one transaction. */
export const saveOrder = async (order: CartOrder, db = deviceDb()): Promise<void> => {
  await db.transaction('rw', [db.device, db.orders, ...tablesWithStock.map((table) => db.replica(table))], async () => {
    await addOrder(order, db)
    await changeCart((cart) => ({ cart: withoutOrdered(cart, order.lines), event: { kind: 'none' } }), [], db)
    if (order.note !== undefined) await changeDelivery((delivery) => ({ ...delivery, note: '' }), db)
  })
}

/** The most orders that somebody may hand over in a day. */
const lookedThrough = 20

/** The order to ask about when the user comes back to the app. @param now milliseconds since the epoch */
export const readOrderToAsk = async (now: number, db = deviceDb()): Promise<Order | undefined> =>
  orderToAsk(await recentOrders(lookedThrough, db), now)

/** Records what the user said about an order. */
export const setOrderStatus = async (id: OrderId, status: OrderStatus, db = deviceDb()): Promise<void> => {
  await db.orders.update(id, { status })
}

/** Records that an order was handed over again. Whether it was sent this time is unknown. */
export const resendOrder = async (id: OrderId, channel: OrderChannel, db = deviceDb()): Promise<void> => {
  await db.orders.update(id, { status: 'unsure', channel })
}

/** Saves an order that goes to its provider by chat or call, like an order of the cart. */
export const saveDirectOrder = async (order: DirectOrder, db = deviceDb()): Promise<void> =>
  db.transaction('rw', db.device, db.orders, async () => addOrder(order, db))

/** Likewise, where the message does not say which order it is. */
export const recordDirectOrder = async (line: OrderedLine, contact: DirectContact, db = deviceDb()): Promise<void> =>
  saveDirectOrder(directOrder(line, contact, { id: orderId(crypto.randomUUID()), now: new Date() }), db)
