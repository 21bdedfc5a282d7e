import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeCart } from '@/data/cart-store'
import { deviceDb } from '@/data/db'
import { addLine } from '@/domain/cart/cart'
import { lineId } from '@/domain/shared/ids'
import { parseKes } from '@/domain/shared/money'
import { Route as Cart } from '@/routes/cart'
import { emptyDevice } from '../device'
import { dropLateScreenMessages, dropMessages } from '../messages'
import { renderScreens } from '../render-screens'

const stayHere = (event: Event) => event.preventDefault()

beforeEach(() => window.addEventListener('click', stayHere))
afterEach(async () => {
  window.removeEventListener('click', stayHere)
  dropLateScreenMessages()
  dropMessages(/no room left/)
  vi.mocked(IDBObjectStore.prototype.add).mockRestore()
  await emptyDevice()
})

const openCart = async () => {
  const price = parseKes(120)
  if (price === null) throw new Error('no price')
  const tomatoes = { id: lineId('groceries:1'), name: 'Tomatoes', price, image: '/pictures/food.svg#tomatoes', category: 'Groceries', provider: 'Mama Njeri' } as const
  await changeCart((cart) => addLine(cart, tomatoes, 1))
  const screen = await renderScreens({ '/cart': Cart }, '/cart')
  const checkout = screen.getByRole('link', { name: 'Checkout on WhatsApp' })
  await expect.element(checkout).toBeVisible()
  return { screen, checkout }
}

const noRoom = () => {
  throw new DOMException('no room left', 'QuotaExceededError')
}

test('an order that a full phone cannot store is told, and the cart stays as it was', async () => {
  const { screen, checkout } = await openCart()
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(noRoom)
  await checkout.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Order not kept/)
  await expect
    .element(screen.getByText('The message is on its way, but this phone had no room to keep the order. Your cart is as it was.'))
    .toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Items in your cart' })).toMatchTextContent(/Tomatoes/)
  expect(await deviceDb().orders.count()).toBe(0)
})

test('an order that could not be stored is stored by the next tap, when there is room', async () => {
  const { screen, checkout } = await openCart()
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(noRoom)
  await checkout.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Order not kept/)
  await checkout.click()
  await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
  expect(await deviceDb().orders.count()).toBe(1)
})
