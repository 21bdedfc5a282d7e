import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deviceDb } from '@/store/db'
import { kes } from '@/kit/rules/money'
import { emptyDevice, saveRows } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'

const kettle = {
  id: 'kettle',
  rev: 1,
  created_at: '2026-11-21T08:00:00+00:00',
  name: 'Kettle',
  description: null,
  price: 900,
  category: null,
  image_url: null,
  shop_id: null,
}
const saveCart = (quantity: number) =>
  deviceDb().device.put({
    key: 'cart',
    value: [
      {
        id: 'eShop:kettle',
        name: 'Kettle',
        price: kes(900),
        image: '',
        category: 'E-Shop',
        provider: 'Coast Gadgets',
        quantity,
      },
    ],
  })
const openCart = async () => {
  const screen = await renderScreens(screensOf('cart'), '/cart')
  return {
    screen,
    box: screen.getByRole('textbox', { name: 'How many of Kettle' }),
    checkout: screen.getByRole('link', { name: 'Checkout on WhatsApp' }),
  }
}

afterEach(emptyDevice)

test('the quantity cannot exceed the stock, whether tapped or typed', async () => {
  await saveRows('eshop_products', [{ ...kettle, stock: 6 }])
  await saveCart(5)
  const { screen, box } = await openCart()
  await screen.getByRole('button', { name: 'More Kettle' }).click()
  await expect.element(box).toHaveValue('6')
  await screen.getByRole('button', { name: 'More Kettle' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Only 6 of Kettle in stock')
  await userEvent.fill(box, '9999')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('6')
})

test('a cart that exceeds the stock cannot be checked out', async () => {
  await saveRows('eshop_products', [{ ...kettle, stock: 2 }])
  await saveCart(5)
  const { screen, box, checkout } = await openCart()
  await expect.element(screen.getByText('Only 2 of Kettle in stock.')).toBeVisible()
  await expect.element(checkout).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Take what is there' }).click()
  await expect.element(box).toHaveValue('2')
  await expect.element(checkout).toBeVisible()
})

test('an item that is out of stock can be removed with one tap', async () => {
  await saveRows('eshop_products', [{ ...kettle, stock: 0 }])
  await saveCart(1)
  const { screen } = await openCart()
  await expect.element(screen.getByText('Kettle is out of stock.')).toBeVisible()
  await screen.getByRole('button', { name: 'Take what is there' }).click()
  await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
})
