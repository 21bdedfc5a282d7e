import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { changeCart } from '@/cart/store/cart-store'
import { addLine } from '@/cart/rules/cart'
import { milk } from '#support/cart/cart-arbitraries'
import { line, openCart as render, saveCart, savedCart, saveDelivery, tomatoes } from './cart'

type Screen = Awaited<ReturnType<typeof render>>

const amounts = (screen: Screen) =>
  screen
    .getByRole('region', { name: 'Order Summary' })
    .getByRole('definition')
    .elements()
    .map((amount) => amount.textContent)
const quantityBox = (screen: Screen) => screen.getByRole('textbox', { name: `How many of ${tomatoes}` })

describe('a cart with one item', () => {
  beforeEach(() => saveCart([line('1', tomatoes, 120, 1)]))

  test('shows provider and price', async () => {
    const screen = await render()
    const items = screen.getByRole('group', { name: 'Items in your cart' })
    await expect.element(items.getByRole('heading', { name: 'Mama Njeri Fresh, Tudor' })).toBeVisible()
    for (const text of ['Groceries', 'KSh 120 each'])
      await expect.element(items.getByRole('listitem').getByText(text, { exact: true })).toBeVisible()
    expect(amounts(screen)).toEqual(['KSh 120', 'KSh 100', 'KSh 220'])
  })

  test('explains the delivery fee', async () => {
    const screen = await render()
    await expect.element(screen.getByText('One fee for the whole cart, however many providers bring it.')).toBeVisible()
  })

  test.for([320, 360])(
    'keeps its buttons on one line each, and the heading beside the way back, at %i px',
    async (width) => {
      await page.viewport(width, 740)
      const screen = await render()
      for (const label of ['Checkout on WhatsApp', /^Call/]) {
        await expect.element(screen.getByRole('link', { name: label })).toBeVisible()
        expect(screen.getByRole('link', { name: label }).element().getBoundingClientRect().height).toBeLessThanOrEqual(
          51,
        )
      }
      const middle = (found: Locator) => {
        const { top, bottom } = found.element().getBoundingClientRect()
        return (top + bottom) / 2
      }
      const [back, title] = [screen.getByRole('button', { name: 'Back' }), screen.getByRole('heading', { level: 1 })]
      expect(Math.abs(middle(title) - middle(back))).toBeLessThan(4)
      await page.viewport(360, 740)
    },
  )

  test('updates its total when the quantity is increased or typed', async () => {
    const screen = await render()
    await screen.getByRole('button', { name: `More ${tomatoes}` }).click()
    await expect.element(quantityBox(screen)).toHaveValue('2')
    await expect.poll(() => amounts(screen)).toEqual(['KSh 240', 'KSh 100', 'KSh 340'])
    await userEvent.fill(quantityBox(screen), '12')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => amounts(screen)).toEqual(['KSh 1,440', 'KSh 100', 'KSh 1,540'])
  })

  test.for(['abc', '0', '-4', ''])('treats the quantity "%s" as one', async (invalid) => {
    await saveCart([line('1', tomatoes, 120, 3)])
    const screen = await render()
    await expect.element(quantityBox(screen)).toHaveValue('3')
    await userEvent.fill(quantityBox(screen), invalid)
    await userEvent.keyboard('{Tab}')
    await expect.element(quantityBox(screen)).toHaveValue('1')
    await expect.poll(() => amounts(screen)).toEqual(['KSh 120', 'KSh 100', 'KSh 220'])
  })

  test('is empty after its last item is removed with minus', async () => {
    const screen = await render()
    await screen.getByRole('button', { name: `Less ${tomatoes}` }).click()
    await expect
      .element(screen.getByRole('status'))
      .toMatchTextContent(/Item Removed.*Tomatoes \(1 kg\) removed from cart/)
    await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
  })

  test('keeps for the next order what another tab adds during the checkout', async () => {
    await saveDelivery()
    const screen = await render()
    const checkout = screen.getByRole('link', { name: 'Checkout on WhatsApp' })
    const orders = () => screen.getByRole('region', { name: 'Your orders' }).getByRole('listitem').elements().length
    await expect.element(checkout).toBeVisible()
    checkout.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await changeCart((cart) => addLine(cart, milk))
    await expect.poll(orders).toBe(1)
    await expect.element(quantityBox(screen)).not.toBeInTheDocument()
    await expect.element(screen.getByRole('textbox', { name: `How many of ${milk.name}` })).toBeVisible()
    await checkout.click()
    await expect.poll(orders).toBe(2)
    await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
  })

  test('stores one order when checkout is tapped twice quickly', async () => {
    await saveDelivery()
    const screen = await render()
    await screen.getByRole('link', { name: 'Checkout on WhatsApp' }).dblClick()
    await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
    await expect
      .poll(() => screen.getByRole('region', { name: 'Your orders' }).getByRole('listitem').elements().length)
      .toBe(1)
  })
})

describe('a cart with several items', () => {
  beforeEach(() => saveCart([line('1', tomatoes, 120, 2), line('2', 'Mala (500 ml)', 75, 1)]))

  test('removes one item whatever its quantity', async () => {
    const screen = await render()
    await screen.getByRole('button', { name: `Remove ${tomatoes}` }).click()
    await expect.element(screen.getByRole('status')).toMatchTextContent(/Item Removed/)
    await expect.poll(() => amounts(screen)).toEqual(['KSh 75', 'KSh 100', 'KSh 175'])
    await expect.element(screen.getByText(tomatoes, { exact: true })).not.toBeInTheDocument()
  })

  test('is cleared with one button', async () => {
    const screen = await render()
    await screen.getByRole('button', { name: 'Clear cart' }).click()
    await expect.element(screen.getByRole('status')).toMatchTextContent(/Cart Cleared.*All items removed from cart/)
    await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
    expect(await savedCart()).toEqual([])
  })
})

test('a stored cart that cannot be parsed is deleted, and the cart is empty', async () => {
  await saveCart([{ id: 7, name: null, price: 'free' }])
  const screen = await render()
  await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
  await expect.poll(savedCart).toBeUndefined()
})

test('a toast about the cart disappears after three seconds', async () => {
  await saveCart([line('1', tomatoes, 120, 1)])
  const screen = await render()
  const message = screen.getByText('Cart Cleared')
  const clear = screen.getByRole('button', { name: 'Clear cart' })
  await expect.element(clear).toBeVisible()
  // A toast under the mouse would stay.
  await screen.getByRole('heading', { level: 1 }).hover()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const button = clear.element()
    if (button instanceof HTMLElement) button.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(message).toBeVisible()
    let passed = 2900
    await vi.advanceTimersByTimeAsync(passed)
    await expect.element(message).toBeVisible()
    await expect
      .poll(async () => {
        passed += 100
        await vi.advanceTimersByTimeAsync(100)
        return message.query()
      })
      .toBeNull()
    expect(passed).toBeLessThan(3500)
  } finally {
    vi.useRealTimers()
  }
})
