import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bread, milk } from '#support/cart/cart-arbitraries'
import { addLine } from '@/cart/rules/cart'
import { placeOrder } from '@/cart/rules/order'
import { orderId } from '@/kit/rules/ids'
import { phoneDigits } from '@/kit/rules/phone-links'
import { changeCart } from './cart-store'
import { ComradeDb } from '@/store/db'
import { changeDelivery, readDelivery } from './delivery-store'
import { readOrderToAsk, recentOrders, recordDirectOrder, resendOrder, saveOrder, setOrderStatus } from './orders'

let db: ComradeDb

beforeEach(() => void (db = new ComradeDb(`orders-test-${crypto.randomUUID()}`)))
afterEach(() => db.delete())

const now = new Date('2026-11-24T09:00:00Z')
const id = orderId('one')
const order = placeOrder([milk], { id, now, channel: 'whatsapp' }, { note: 'Less sugar' })
const asked = async () => (await readOrderToAsk(now.getTime() + 60_000, db))?.id

describe('an order', () => {
  it('is asked about until the person has answered, and again once it is sent again', async () => {
    await saveOrder(order, db)
    expect(await asked()).toBe(id)
    await setOrderStatus(id, 'not-sent', db)
    expect(await asked()).toBeUndefined()
    await resendOrder(id, 'sms', db)
    expect(await recentOrders(1, db)).toMatchObject([{ id, channel: 'sms', status: 'unsure' }])
    expect(await asked()).toBe(id)
    await setOrderStatus(id, 'sent', db)
    expect(await asked()).toBeUndefined()
  })

  it('takes the note of the cart along, and leaves the place for the next one', async () => {
    await changeDelivery((delivery) => ({ ...delivery, place: 'Hostel B', note: 'Less sugar' }), db)
    await saveOrder(order, db)
    expect(await readDelivery(db)).toMatchObject({ place: 'Hostel B', note: '' })
  })

  it('leaves in the cart what another tab has added meanwhile', async () => {
    await changeCart((cart) => addLine(addLine(cart, milk, 3).cart, bread), [], db)
    await saveOrder(placeOrder([{ ...milk, quantity: 2 }], { id, now, channel: 'whatsapp' }), db)
    const { cart } = await changeCart((current) => ({ cart: current, event: { kind: 'none' } }), [], db)
    expect(cart.map(({ name, quantity }) => [name, quantity])).toEqual([
      [milk.name, 1],
      [bread.name, 1],
    ])
    await saveOrder(placeOrder(cart, { id: orderId('two'), now, channel: 'whatsapp' }), db)
    expect(await changeCart((current) => ({ cart: current, event: { kind: 'none' } }), [], db)).toMatchObject({
      cart: [],
    })
  })

  it('in a provider’s chat is kept like one of the cart', async () => {
    const chat = { digits: phoneDigits('254700000085'), message: 'Hello!', label: 'Order Now' }
    await recordDirectOrder({ ...bread, quantity: 1 }, chat, db)
    expect(await recentOrders(5, db)).toMatchObject([
      { direct: chat, lines: [{ name: 'Brown Bread' }], total: 72.5, status: 'unsure' },
    ])
  })
})
