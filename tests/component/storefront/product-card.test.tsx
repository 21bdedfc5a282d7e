import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyDevice, saveRows } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { grocery } from './groceries'

const tomatoes = 'Tomatoes (1 kg)'

const message = (price: string, quantity: number, total: string) =>
  `Hello Mama Njeri Fresh, Tudor! I would like to order ${tomatoes}.\n\nUnit price: ${price}\nQuantity: ${quantity}\nTotal: ${total}\n\nPlease confirm availability and delivery time. Thank you!`

// The full card of a larger screen; tiles.test.tsx covers the tile of a phone.
beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  await page.viewport(360, 740)
  await emptyDevice()
})

test('Order Now opens a chat that contains item, price, quantity and total', async () => {
  await saveRows('groceries', [grocery(tomatoes)])
  const screen = await renderScreens(screensOf('groceries'), '/groceries')
  const order = screen.getByRole('link', { name: `Order Now: ${tomatoes}` })
  await screen.getByRole('button', { name: `More ${tomatoes}` }).click()
  await screen.getByRole('button', { name: `More ${tomatoes}` }).click()
  await expect
    .element(order)
    .toHaveAttribute('href', `https://wa.me/254700000001?text=${encodeURIComponent(message('KSh 120', 3, 'KSh 360'))}`)
  await expect.element(order).toHaveAttribute('target', '_blank')
})

test('a quantity of zero can be neither ordered nor added to the cart', async () => {
  await saveRows('groceries', [grocery(tomatoes)])
  const screen = await renderScreens(screensOf('groceries'), '/groceries')
  await screen.getByRole('button', { name: `Less ${tomatoes}` }).click()
  await expect.element(screen.getByRole('button', { name: `Order Now: ${tomatoes}` })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: `Add to Cart: ${tomatoes}` })).toBeDisabled()
})

test('a provider with an invalid number shows that, and the product can still be added to the cart', async () => {
  await saveRows('groceries', [grocery('Garlic', { whatsapp: '+254 12' })])
  const screen = await renderScreens(screensOf('groceries'), '/groceries')
  await expect.element(screen.getByRole('button', { name: 'Order Now: Garlic' })).toBeDisabled()
  await expect.element(screen.getByText('This phone number is not complete or has a wrong digit.')).toBeVisible()
  await screen.getByRole('button', { name: 'Add to Cart: Garlic' }).click()
  await expect.element(screen.getByText('Garlic has been added to your cart')).toBeVisible()
})
