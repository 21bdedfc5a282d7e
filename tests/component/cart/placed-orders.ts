import { minuteMs } from '@/kit/rules/durations'
import { deviceDb, type StoredOrder } from '@/store/db'
import { recentOrders } from '@/cart/store/orders'
import { bread, milk } from '#support/cart/cart-arbitraries'
import { directOrder, placeOrder, type OrderStatus } from '@/cart/rules/order'
import { orderId } from '@/kit/rules/ids'
import { phoneDigits } from '@/kit/rules/phone-links'
import { hostel } from './cart'

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minuteMs)
export const id = orderId('the-cart')
export const cartOrder = placeOrder(
  [milk, bread],
  { id, now: minutesAgo(10), channel: 'whatsapp' },
  { recipient: { name: 'Amina Juma', phone: '', place: hostel, payment: 'mpesa' }, note: 'Call at the gate' },
)
export const chat = {
  digits: phoneDigits('254700000101'),
  message: 'Hello Kinyozi! I would like to book Haircut (KSh 150).',
  label: 'Book Now',
}
export const booking = directOrder({ ...bread, name: 'Haircut', provider: 'Kinyozi' }, chat, {
  id: orderId('a-booking'),
  now: minutesAgo(20),
})
export const call = directOrder(
  { ...bread, name: 'Ride', provider: 'Juma Mwachiro' },
  { digits: phoneDigits('254700000141'), label: 'Call', price: 'Price as agreed' },
  { id: orderId('a-call'), now: minutesAgo(5) },
)

export const saveOrders = (...orders: StoredOrder[]) => deviceDb().orders.bulkPut(orders)
export const statusIn = async (which = id): Promise<OrderStatus | undefined> =>
  (await recentOrders(5)).find((order) => order.id === which)?.status
