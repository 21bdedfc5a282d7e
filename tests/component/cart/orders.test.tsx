import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deviceDb } from '@/store/db'
import { milk } from '#support/cart/cart-arbitraries'
import { orderNumber, placeOrder } from '@/cart/rules/order'
import { orderId } from '@/kit/rules/ids'
import { LastOrder } from '@/cart'
import { loadDirectAgain } from '@/app/screens/load-direct-again'
import { CartPage } from '@/cart/cart-page'
import { keptTime, orderTime } from '@/cart/words/order-message'
import { expectAccessible } from '../accessibility'
import { renderRouted } from '../render'
import { openedLinks, hostel, openCart, lastMessage } from './cart'
import { booking, call, cartOrder, chat, id, minutesAgo, saveOrders, statusIn } from './placed-orders'

beforeEach(() => page.viewport(360, 740))

describe('Orders', () => {
  const open = async () => {
    const screen = await openCart('?view=orders')
    const card = (which: typeof id) => screen.getByRole('listitem').filter({ hasText: `Order ${orderNumber(which)}` })
    return { screen, card }
  }

  test('shows each order with items, time, channel, provider, place and note', async () => {
    await saveOrders(cartOrder, booking)
    const { screen, card } = await open()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible()
    const order = card(id)
    for (const text of [
      `${keptTime(cartOrder.placedAt)} by WhatsApp`,
      '2 x Fresh Milk, 1 x Brown Bread',
      'From Mama Njeri Stores',
      `To ${hostel} · Amina Juma · Pay by M-Pesa`,
      'Note: Call at the gate',
      'KSh 292.50',
      'Sent or not?',
    ]) {
      await expect.element(order.getByText(text)).toBeVisible()
    }
    await expect.element(card(booking.id).getByText('1 x Haircut')).toBeVisible()
    await expectAccessible()
  })

  test('stores the answer to whether an order was sent', async () => {
    await saveOrders(cartOrder)
    const { card } = await open()
    await card(id).getByRole('button', { name: 'Yes' }).click()
    await expect.element(card(id).getByText('Sent', { exact: true })).toBeVisible()
    await expect.element(card(id).getByText('Did you send it?')).not.toBeInTheDocument()
    expect(await statusIn()).toBe('sent')
  })

  test.for([
    { button: 'It arrived', badge: 'Arrived', status: 'arrived' },
    { button: 'Cancel order', badge: 'Cancelled', status: 'cancelled' },
  ] as const)('keeps by hand that an order was $status, which Undo takes back', async ({ button, badge, status }) => {
    await saveOrders({ ...cartOrder, status: 'sent' })
    const { screen, card } = await open()
    await card(id).getByRole('button', { name: button }).click()
    await expect.element(card(id).getByText(badge, { exact: true })).toBeVisible()
    expect(await statusIn()).toBe(status)
    await expect.element(card(id).getByRole('button', { name: button })).not.toBeInTheDocument()
    await expect.element(card(id).getByText('Did you send it?')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Undo' }).click()
    await expect.element(card(id).getByRole('button', { name: button })).toBeVisible()
    expect(await statusIn()).toBe('sent')
  })

  test('resends an unsent order with the same text, and then asks again', async () => {
    await saveOrders(cartOrder)
    const { card } = await open()
    await card(id).getByRole('button', { name: 'No' }).click()
    await expect.element(card(id).getByText('Not sent', { exact: true })).toBeVisible()
    await card(id).getByRole('link', { name: 'Send as SMS' }).click()
    expect(openedLinks.at(-1)).toMatch(/^sms:\+254700000001/)
    expect(lastMessage()).toContain(`Order ${orderNumber(id)}, ${orderTime(cartOrder.placedAt)}`)
    expect(lastMessage()).toContain(`Deliver to: ${hostel}`)
    await expect.poll(() => statusIn()).toBe('unsure')
    await expect.element(card(id).getByText(/by SMS$/)).toBeVisible()
  })

  test('calls about an order that was not sent, and then asks about the call', async () => {
    await saveOrders({ ...cartOrder, status: 'not-sent' })
    const { card } = await open()
    await card(id).getByRole('link', { name: 'Call', exact: true }).click()
    expect(openedLinks).toEqual(['tel:+254700000001'])
    await expect.element(card(id).getByText('Did you order on the phone?')).toBeVisible()
    await expect.element(card(id).getByText(/by a call$/)).toBeVisible()
  })

  test('repeats a cart with one tap that opens the cart', async () => {
    await saveOrders(cartOrder)
    const { screen, card } = await open()
    await card(id).getByRole('button', { name: 'Order again' }).click()
    await expect.poll(screen.address).toBe('/cart')
    await expect.element(screen.getByRole('link', { name: 'Checkout on WhatsApp' })).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'How many of Fresh Milk' })).toHaveValue('2')
  })

  test('repeats a booking with one tap that opens the provider’s chat', async () => {
    await saveOrders({ ...booking, status: 'sent' })
    const { card, screen } = await open()
    await card(booking.id).getByRole('link', { name: 'Book again' }).click()
    expect(openedLinks.at(-1)).toMatch(/^https:\/\/wa\.me\/254700000101\?/)
    expect(lastMessage()).toBe(chat.message)
    await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(2)
  })

  test('lists a call, which can be repeated', async () => {
    await saveOrders(call)
    const { card, screen } = await open()
    await expect.element(card(call.id).getByText('Price as agreed')).toBeVisible()
    await expect.element(card(call.id).getByText('Did you order on the phone?')).toBeVisible()
    await card(call.id).getByRole('button', { name: 'No' }).click()
    await card(call.id).getByRole('link', { name: 'Call', exact: true }).click()
    await expect.element(card(call.id).getByText('Did you order on the phone?')).toBeVisible()
    await card(call.id).getByRole('link', { name: 'Call again' }).click()
    expect(openedLinks).toEqual(['tel:+254700000141', 'tel:+254700000141'])
    await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(2)
  })

  test('does not ask about orders from versions that stored no status', async () => {
    const { status: _, ...old } = cartOrder
    await saveOrders(old)
    const { card } = await open()
    await expect.element(card(id).getByText('Sent', { exact: true })).toBeVisible()
    await expect.element(card(id).getByText('Did you send it?')).not.toBeInTheDocument()
  })

  test('shows that there are no orders yet', async () => {
    const { screen } = await open()
    await expect.element(screen.getByText('No orders yet')).toBeVisible()
  })
})

test('a provider can be rated once the order was sent', async () => {
  await saveOrders({ ...cartOrder, status: 'sent' }, booking)
  await renderRouted(
    <CartPage
      view="orders"
      onBack={() => {}}
      onCart={() => {}}
      loadDirectAgain={loadDirectAgain}
      rating={({ name, category }) => <p>{`How was ${name} (${category})?`}</p>}
    />,
  )
  await expect.element(page.getByText('How was Mama Njeri Stores (Groceries)?')).toBeVisible()
  await expect.element(page.getByText(/^How was Kinyozi/)).not.toBeInTheDocument()
})

test('nobody is asked about a medicine, which names no provider', async () => {
  const medicine = placeOrder(
    [{ ...milk, name: 'Piriton', category: 'Pharmacy', provider: '' }],
    { id, now: minutesAgo(10), channel: 'whatsapp' },
    { recipient: { name: '', phone: '', place: '', payment: 'mpesa' }, note: '' },
  )
  await saveOrders({ ...medicine, status: 'sent' })
  await renderRouted(
    <CartPage
      view="orders"
      onBack={() => {}}
      onCart={() => {}}
      loadDirectAgain={loadDirectAgain}
      rating={({ name }) => <p>{`How was ${name}?`}</p>}
    />,
  )
  await expect.element(page.getByText(/x Piriton/)).toBeVisible()
  await expect.element(page.getByText(/^How was/)).not.toBeInTheDocument()
})

describe('below the cart', () => {
  test('the latest orders are listed, with a link to all of them', async () => {
    await saveOrders(...Array.from({ length: 5 }, (_, n) => ({ ...cartOrder, id: orderId(`order ${n}`) })))
    const screen = await openCart()
    const latest = screen.getByRole('region', { name: 'Your orders' })
    await expect.element(latest.getByRole('listitem').nth(2)).toBeVisible()
    expect(latest.getByRole('listitem').elements()).toHaveLength(3)
    await latest.getByRole('link', { name: 'All your orders' }).click()
    await expect.poll(screen.address).toBe('/cart?view=orders')
    await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(5)
  })
})

describe('the last order on the home screen', () => {
  test('appears after the first order, and is repeated with one tap', async () => {
    let shown = 0
    const screen = await renderRouted(<LastOrder loadDirectAgain={loadDirectAgain} onCart={() => void (shown += 1)} />)
    await expect.element(screen.getByText('Your last order')).not.toBeInTheDocument()
    await saveOrders(booking, cartOrder)
    await expect.element(screen.getByText('2 x Fresh Milk, 1 x Brown Bread')).toBeVisible()
    await screen.getByRole('button', { name: 'Order again' }).click()
    await expect.poll(() => shown).toBe(1)
    expect((await deviceDb().device.get('cart'))?.value).toMatchObject([
      { name: 'Fresh Milk', quantity: 2 },
      { name: 'Brown Bread', quantity: 1 },
    ])
  })
})
