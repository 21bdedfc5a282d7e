import { beforeEach, expect, test } from 'vitest'
import { saveRows } from '../device'
import { product } from '../pages/rows'
import { line, openCart, saveCart, savedCart, tomatoes } from './cart'

const full = [line('1', tomatoes, 120, 2), line('2', 'Mala (500 ml)', 75, 1)]
const undo = { name: 'Undo' } as const

beforeEach(async () => {
  await saveCart(full)
})

test.for([
  { what: 'clearing the cart', button: 'Clear cart', says: 'Cart Cleared' },
  { what: 'removing a line', button: `Remove ${tomatoes}`, says: 'Item Removed' },
  { what: 'emptying a line', button: 'Less Mala (500 ml)', says: 'Item Removed' },
])('$what can be undone: every line returns to its position', async ({ button, says }) => {
  const screen = await openCart()
  await screen.getByRole('button', { name: button }).click()
  await expect.element(screen.getByRole('status').filter({ hasText: says })).toBeVisible()
  await screen.getByRole('button', undo).click()
  await expect.poll(savedCart).toEqual(full)
  await expect.element(screen.getByText(tomatoes, { exact: true })).toBeVisible()
})

test('taking what is there can be undone: quantities and lines return', async () => {
  const cart = [line('eShop:fan', 'Fan', 2000, 1), line('1', tomatoes, 120, 2), line('eShop:kettle', 'Kettle', 900, 5)]
  await saveCart(cart)
  await saveRows('eshop_products', [
    product('Fan', { id: 'fan', price: 2000, stock: 0 }),
    product('Kettle', { id: 'kettle', price: 900, stock: 2 }),
  ])
  const screen = await openCart()
  await screen.getByRole('button', { name: 'Take what is there' }).click()
  await expect.poll(savedCart).toEqual([cart[1], { ...cart[2], quantity: 2 }])
  await screen.getByRole('button', undo).click()
  await expect.poll(savedCart).toEqual(cart)
  await expect.element(screen.getByText('Fan is out of stock.')).toBeVisible()
})

test('Undo is not offered when nothing was removed', async () => {
  const screen = await openCart()
  await screen.getByRole('button', { name: `More ${tomatoes}` }).click()
  await expect.element(screen.getByRole('textbox', { name: `How many of ${tomatoes}` })).toHaveValue('3')
  await expect.element(screen.getByRole('button', undo)).not.toBeInTheDocument()
})
