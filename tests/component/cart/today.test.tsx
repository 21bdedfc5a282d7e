import { afterEach, beforeEach, expect, test } from 'vitest'
import { deviceDb } from '@/store/db'
import { milk } from '#support/cart/cart-arbitraries'
import { placeOrder } from '@/cart/rules/order'
import { lineId, orderId } from '@/kit/rules/ids'
import { kes } from '@/kit/rules/money'
import { emptyDevice, saveRows } from '../device'
import { grocery } from '../storefront/groceries'
import { lastMessage, openCart } from './cart'

const row = grocery('Fresh Milk', { price: 60, store_name: milk.provider })
const line = { ...milk, id: lineId(`groceries:${row.id}`) }
const gone = { ...milk, id: lineId('groceries:gone'), name: 'Old Bread' }

beforeEach(async () => {
  await saveRows('groceries', [row])
  await deviceDb().freshness.put({ table: 'groceries', checkedAt: '2026-11-24T08:00:00Z' })
  await deviceDb().device.put({
    key: 'delivery',
    value: { name: 'Amina', phone: '', places: ['Hostel B'], place: 'Hostel B', payment: 'mpesa', note: '' },
  })
})
afterEach(emptyDevice)

const saveCart = (...lines: readonly (typeof line)[]) => deviceDb().device.put({ key: 'cart', value: lines })

test('a price that changes is shown, with the one of before, and is the one that is ordered', async () => {
  await saveCart(line)
  const screen = await openCart()
  await expect.element(screen.getByText('KSh 60 each')).toBeVisible()
  await expect.element(screen.getByText(/when you added it/)).not.toBeInTheDocument()
  await deviceDb().replica('groceries').update(row.id, { price: 75 })
  await expect.element(screen.getByText('KSh 75 each')).toBeVisible()
  await expect.element(screen.getByText('KSh 60 when you added it')).toBeVisible()
  await screen.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
  expect(lastMessage()).toContain('2 x KSh 75 = KSh 150')
  await expect.poll(async () => (await deviceDb().orders.toArray())[0]?.total).toBe(kes(250))
})

test('an item that is renamed, sold by another shop or put on prescription is ordered as it is sold now, and says what it was', async () => {
  const [shop, other] = ['Coast Gadgets', 'Kilindini Shop'].map((shop_name, index) => ({
    id: `s${index}`,
    rev: 1,
    created_at: '2026-11-01T08:00:00Z',
    shop_name,
    description: null,
    category: null,
    contact_number: null,
    image_url: null,
  }))
  const medicine = {
    id: 'm1',
    rev: 1,
    created_at: '2026-11-01T08:00:00Z',
    name: 'Cough syrup',
    description: null,
    price: 60,
    stock: 9,
    category: 'cold-flu',
    image_url: null,
    prescription_required: false,
  }
  const product = {
    id: 'p1',
    rev: 1,
    created_at: '2026-11-01T08:00:00Z',
    name: 'Rice 2 kg',
    description: null,
    price: 60,
    stock: 9,
    category: null,
    image_url: null,
    shop_id: 's0',
  }
  if (!shop || !other) throw new Error('Two shops')
  await saveRows('shops', [shop, other])
  await saveRows('eshop_products', [product])
  await saveRows('medicines', [medicine])
  await saveCart(
    { ...line, id: lineId('eShop:p1'), name: 'Rice 2 kg', provider: 'Coast Gadgets' },
    { ...line, id: lineId('chemist:m1'), name: 'Cough syrup', provider: '' },
  )
  const screen = await openCart()
  await expect.element(screen.getByText('Rice 2 kg', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/^Was /)).not.toBeInTheDocument()
  await deviceDb().replica('eshop_products').update('p1', { name: 'Rice 5 kg', price: 140, shop_id: 's1' })
  await deviceDb().replica('medicines').update('m1', { prescription_required: true })
  await expect.element(screen.getByText('Rice 5 kg', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Kilindini Shop' })).toBeVisible()
  for (const was of [
    'Was Rice 2 kg',
    'Was from Coast Gadgets',
    'KSh 60 when you added it',
    'Needed no prescription before',
  ]) {
    await expect.element(screen.getByText(was)).toBeVisible()
  }
  await screen.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
  for (const text of [
    'From Kilindini Shop',
    'Rice 5 kg',
    '2 x KSh 140 = KSh 280',
    'Cough syrup (prescription required)',
  ])
    expect(lastMessage()).toContain(text)
  expect(lastMessage()).not.toContain('Rice 2 kg')
  await expect
    .poll(async () => (await deviceDb().orders.toArray())[0]?.lines)
    .toMatchObject([{ name: 'Rice 5 kg', provider: 'Kilindini Shop', price: 140 }, { prescription: true }])
})

test('what is no longer sold is named, is not ordered, and is removed with a tap', async () => {
  await saveCart(line, gone)
  const screen = await openCart()
  await expect.element(screen.getByText('Old Bread is no longer sold.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Checkout on WhatsApp' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Take what is there' }).click()
  await expect.element(screen.getByText('Old Bread', { exact: true })).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
  expect(lastMessage()).not.toContain('Old Bread')
})

test('before the first pull nothing counts as gone', async () => {
  await deviceDb().freshness.clear()
  await saveCart(gone)
  const screen = await openCart()
  await expect.element(screen.getByRole('link', { name: 'Checkout on WhatsApp' })).toBeVisible()
})

test.for([
  {
    what: 'the rest at today’s prices, and says what is gone',
    lines: [line, gone],
    says: 'In your cart at today’s prices. Not sold here now: Old Bread',
    price: 75,
  },
  { what: 'nothing where all is gone, and says so', lines: [gone], says: 'Not sold here now: Old Bread', price: null },
])('“Order again” takes $what', async ({ lines, says, price }) => {
  await deviceDb().replica('groceries').update(row.id, { price: 75 })
  await deviceDb().orders.put(
    placeOrder(lines, { id: orderId('old'), now: new Date('2026-11-20T08:00:00Z'), channel: 'whatsapp' }),
  )
  const screen = await openCart('?view=orders')
  await screen.getByRole('button', { name: 'Order again' }).click()
  await expect.element(screen.getByText(says)).toBeVisible()
  const stored = (await deviceDb().device.get('cart'))?.value
  expect(stored).toMatchObject(price === null ? [] : [{ name: 'Fresh Milk', price, quantity: 2 }])
})

test('“Order again” says what is not as it was then', async () => {
  await deviceDb().replica('groceries').update(row.id, { price: 75, name: 'Fresh Milk 1 l' })
  await deviceDb().orders.put(
    placeOrder([line], { id: orderId('old'), now: new Date('2026-11-20T08:00:00Z'), channel: 'whatsapp' }),
  )
  const screen = await openCart('?view=orders')
  await screen.getByRole('button', { name: 'Order again' }).click()
  await expect.element(screen.getByText('Fresh Milk 1 l costs KSh 75 now; it was KSh 60.')).toBeVisible()
  await expect.element(screen.getByText('Fresh Milk 1 l was Fresh Milk then.')).toBeVisible()
})

test('what another campus sells waits under its name and is not ordered', async () => {
  await deviceDb().device.put({ key: 'cart', value: [line, { ...gone, name: 'Nairobi Pilau', campus: 'uon' }] })
  const screen = await openCart()
  await expect.element(screen.getByText('Kept aside from uon: Nairobi Pilau')).toBeVisible()
  await expect
    .poll(() => screen.getByRole('group', { name: 'Items in your cart' }).getByRole('listitem').elements())
    .toHaveLength(1)
  await screen.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
  expect(lastMessage()).not.toContain('Pilau')
  await expect.element(screen.getByText('Your cart is empty')).toBeVisible()
  await expect.element(screen.getByText('Kept aside from uon: Nairobi Pilau')).toBeVisible()
})
