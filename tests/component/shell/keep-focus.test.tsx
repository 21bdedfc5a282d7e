import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deviceDb } from '@/store/db'
import { keepFocus } from '@/app/shell/keep-focus'
import { line, saveCart } from '../cart/cart'
import { emptyDevice } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedIn } from '../signed-in'

let stop = () => {}
const open = async (at: string) => {
  const screen = await renderScreens(screensOf('cart', 'profile'), at)
  stop = keepFocus()
  return screen
}

beforeEach(() => page.viewport(360, 740))
afterEach(async () => {
  stop()
  await emptyDevice()
})

test('a line that is removed leaves the focus to the next one, the last one to that before, and an empty cart to the heading', async () => {
  await saveCart([
    line('1', 'Milk', 60, 1),
    line('2', 'Bread', 70, 1),
    line('3', 'Pilau', 120, 1, { provider: 'Kwetu' }),
  ])
  const screen = await open('/cart')
  const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
  await remove('Milk').click()
  await expect.element(remove('Bread')).toHaveFocus()
  await remove('Pilau').click()
  await expect.element(remove('Bread')).toHaveFocus()
  await remove('Bread').click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Your Cart' })).toHaveFocus()
})

test('clearing the cart leaves the focus to the heading', async () => {
  await saveCart([line('1', 'Milk', 60, 1)])
  const screen = await open('/cart')
  await screen.getByRole('button', { name: 'Clear cart' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Your Cart' })).toHaveFocus()
})

test.for(['Cancel', 'Save Changes'])('the heading has the focus after Edit Profile, and after %s', async (button) => {
  signedIn()
  const screen = await open('/profile')
  await screen.getByRole('button', { name: 'Edit Profile' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Full Name' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus()
  await screen.getByRole('button', { name: button }).click()
  await expect.element(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  await expect.poll(() => document.activeElement?.tagName).toMatch(/^H[12]$/)
})

test('another screen is left to who announces it', async () => {
  await deviceDb().device.clear()
  const screen = await open('/cart')
  await screen.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect.poll(screen.address).toBe('/')
  await expect.element(screen.getByRole('main')).toHaveFocus()
})
