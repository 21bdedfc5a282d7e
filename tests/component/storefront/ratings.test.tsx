import { afterEach, beforeEach, expect, test } from 'vitest'
import { deviceDb } from '@/store/db'
import { userDb } from '@/store/user-db'
import type { CartCategory } from '@/cart/rules/categories'
import { directOrder } from '@/cart/rules/order'
import { orderId } from '@/kit/rules/ids'
import { kes } from '@/kit/rules/money'
import { phoneDigits } from '@/kit/rules/phone-links'
import { emptyDevice, saveRows } from '../device'
import { product, provider, shop } from '../pages/rows'
import { renderApp } from '../render-app'
import { signedIn } from '../signed-in'
import { grocery } from './groceries'

type Kind = {
  readonly what: string
  /** Without one, the order says who is rated, as that of a driver does. */
  readonly category?: CartCategory
  readonly name: string
  readonly ratedAs?: `drivers:${string}` | `service_providers:${string}`
  readonly screen: string
  /** Opened to see the rating. */
  readonly sheet?: string
}

const asha = provider('Mama Asha', { speciality: 'Hand washing' })
const gadgets = shop('Coast Gadgets Hub')

const kinds: readonly Kind[] = [
  {
    what: 'a restaurant',
    category: 'Food Delivery',
    name: 'Mama Rehema Kitchen, Tudor',
    screen: '/food-delivery',
    sheet: 'Ugali Beef',
  },
  {
    what: 'a store of groceries',
    category: 'Groceries',
    name: 'Mama Njeri Fresh, Tudor',
    screen: '/groceries',
    sheet: 'Tomatoes (1 kg)',
  },
  { what: 'a gas provider', category: 'Gas Services', name: 'Mwangaza Gas, Tudor', screen: '/gas-delivery' },
  { what: 'a laundry', category: 'Laundry Services', name: 'Safi Laundry, Tudor', screen: '/laundry-services' },
  { what: 'a salon', category: 'Salon & Beauty', name: 'Zuri Hair Studio', screen: '/salon-beauty' },
  { what: 'an errand runner', category: 'Errand Services', name: 'Posta Runners', screen: '/errand-services' },
  { what: 'a shop', category: 'E-Shop', name: gadgets.shop_name, screen: '/e-shop?q=charger', sheet: 'Charger' },
  { what: 'the pharmacy', category: 'Pharmacy', name: 'Campus Pharmacy', screen: '/chemist?tab=services' },
  { what: 'a driver', name: 'Agnes Mueni', ratedAs: 'drivers:driver-tuktuk-agnes', screen: '/transport-services' },
  {
    what: 'a service provider',
    name: 'Mama Asha',
    ratedAs: `service_providers:${asha.id}`,
    screen: '/service-providers',
  },
]

beforeEach(async () => {
  await saveRows('groceries', [grocery('Tomatoes (1 kg)')])
  await saveRows('shops', [gadgets])
  await saveRows('eshop_products', [product('Charger', { shop_id: gadgets.id })])
  await saveRows('service_providers', [asha])
})
afterEach(emptyDevice)

const order = ({ category, name, ratedAs }: Kind) => {
  const line = {
    name: 'What was ordered',
    price: kes(100),
    quantity: 1,
    provider: name,
    ...(category ? { category } : {}),
    ...(ratedAs ? { ratedAs } : {}),
  }
  const placed = directOrder(
    line,
    { digits: phoneDigits('254700000101'), message: 'Hello!', label: 'Order Now' },
    { id: orderId(crypto.randomUUID()), now: new Date() },
  )
  return deviceDb().orders.add({ ...placed, status: 'sent' })
}

test.for(kinds)('a score that is given to $what from Orders is the one that its screen shows', async (kind) => {
  const user = signedIn()
  await userDb(user.id).operations.clear()
  await order(kind)
  const orders = await renderApp('/cart?view=orders')
  await orders
    .getByRole('group', { name: `How was ${kind.name}?` })
    .getByRole('button', { name: '4 stars' })
    .click()
  const given = async () =>
    (await userDb(user.id).operations.toArray()).flatMap((operation) =>
      'values' in operation && operation.table === 'provider_ratings' ? [operation.values['provider']] : [],
    )
  await expect.poll(given).toHaveLength(1)
  const [stored] = await given()
  await deviceDb()
    .replica('provider_scores')
    .put({
      id: crypto.randomUUID(),
      rev: 1,
      created_at: '2026-11-01T08:00:00Z',
      provider: String(stored),
      ratings: 37,
      stars_sum: 148,
    })
  await orders.unmount()
  const screen = await renderApp(kind.screen)
  if (kind.sheet !== undefined) await screen.getByRole('button', { name: kind.sheet, exact: true }).click()
  await expect.element(screen.getByText('(37)')).toBeVisible()
})

test('a renamed provider keeps its score, and another one that takes its name has none of it', async () => {
  const put = (rev: number, ...named: (readonly [id: string, name: string])[]) =>
    deviceDb()
      .replica('catalogues')
      .put({
        id: '540b5000-0000-4000-8000-000000000077',
        rev,
        created_at: '2026-11-24T08:00:00Z',
        name: 'gas',
        entries: named.map(([id, name]) => ({
          id,
          name,
          deliveryTime: '30-45 minutes',
          rating: 4.8,
          freeDelivery: true,
          whatsapp: '0700000091',
          products: [],
        })),
      })
  await deviceDb().replica('provider_scores').put({
    id: crypto.randomUUID(),
    rev: 1,
    created_at: '2026-11-01T08:00:00Z',
    provider: 'gas:gas-mwangaza',
    ratings: 12,
    stars_sum: 55,
  })
  await put(2, ['gas-mwangaza', 'Mwangaza Energy'], ['newcomer', 'Mwangaza Gas, Tudor'])
  const screen = await renderApp('/gas-delivery')
  await expect.element(screen.getByRole('region', { name: 'Mwangaza Energy' }).getByText('(12)')).toBeVisible()
  await expect
    .element(screen.getByRole('region', { name: 'Mwangaza Gas, Tudor' }).getByText('Comrade’s rating'))
    .toBeVisible()
})

test('a restaurant that is renamed keeps its score by its dishes', async () => {
  const dish = (id: string, restaurant: string, rest: object = {}) => ({
    id,
    name: `Dish ${id}`,
    price: 100,
    description: 'x',
    image: '/pictures/food.svg#pilau',
    category: 'local',
    restaurant,
    whatsapp: '0700000085',
    ...rest,
  })
  await deviceDb().replica('provider_scores').put({
    id: crypto.randomUUID(),
    rev: 1,
    created_at: '2026-11-01T08:00:00Z',
    provider: 'food:mama-rehema',
    ratings: 12,
    stars_sum: 55,
  })
  await deviceDb()
    .replica('catalogues')
    .put({
      id: '540b5000-0000-4000-8000-000000000078',
      rev: 2,
      created_at: '2026-11-24T08:00:00Z',
      name: 'food',
      entries: [
        dish('a', 'Rehema’s Kitchen', { restaurantId: 'mama-rehema' }),
        dish('b', 'Mama Rehema', { restaurantId: 'mama-rehema-2' }),
      ],
    })
  const screen = await renderApp('/food-delivery')
  await screen.getByRole('button', { name: 'Dish a', exact: true }).click()
  await expect.element(screen.getByRole('dialog').getByText('(12)')).toBeVisible()
  screen.router.history.back()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Dish b', exact: true }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Dish b' })).toBeVisible()
  await expect.element(screen.getByText('(12)')).not.toBeInTheDocument()
})
