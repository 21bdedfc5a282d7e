import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeCart } from '@/cart/store/cart-store'
import { deviceDb } from '@/store/db'
import { changeDelivery } from '@/cart/store/delivery-store'
import { addLine } from '@/cart/rules/cart'
import { withPlace } from '@/cart/rules/delivery'
import { lineId } from '@/kit/rules/ids'
import { parseKes } from '@/kit/rules/money'
import { emptyDevice } from '../device'
import { dropMessages } from '../messages'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'

const preventNavigation = (event: Event) => event.preventDefault()

beforeEach(() => window.addEventListener('click', preventNavigation))
afterEach(async () => {
  window.removeEventListener('click', preventNavigation)
  dropMessages(/no room left/)
  vi.mocked(IDBObjectStore.prototype.add).mockRestore()
  await emptyDevice()
})

const openCart = async () => {
  const price = parseKes(120)
  if (price === null) throw new Error('no price')
  const tomatoes = {
    id: lineId('groceries:1'),
    name: 'Tomatoes',
    price,
    image: '/pictures/food.svg#tomatoes',
    category: 'Groceries',
    provider: 'Mama Njeri',
  } as const
  await changeCart((cart) => addLine(cart, tomatoes, 1))
  await changeDelivery((delivery) => withPlace({ ...delivery, name: 'Amina Juma' }, 'Hostel B'))
  const screen = await renderScreens(screensOf('cart'), '/cart')
  const checkout = screen.getByRole('link', { name: 'Checkout on WhatsApp' })
  await expect.element(checkout).toBeVisible()
  return { screen, checkout }
}

const failWrite = () => {
  throw new DOMException('no room left', 'QuotaExceededError')
}

test('an order that cannot be stored because storage is full shows an error, and the cart stays as it was', async () => {
  const { screen, checkout } = await openCart()
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(failWrite)
  await checkout.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Order not kept/)
  await expect
    .element(
      screen.getByText(
        'The message is on its way, but this phone had no room to keep the order. Your cart is as it was.',
      ),
    )
    .toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Items in your cart' })).toMatchTextContent(/Tomatoes/)
  expect(await deviceDb().orders.count()).toBe(0)
})

test('an order that could not be stored is stored on the next tap once there is space', async () => {
  const { screen, checkout } = await openCart()
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(failWrite)
  await checkout.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Order not kept/)
  await checkout.click()
  await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
  expect(await deviceDb().orders.count()).toBe(1)
})
