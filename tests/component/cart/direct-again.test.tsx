import { describe, expect, test } from 'vitest'
import { recentOrders } from '@/cart/store/orders'
import { deviceDb } from '@/store/db'
import { directOrder, type OrderedLine } from '@/cart/rules/order'
import { lineId, orderId } from '@/kit/rules/ids'
import { kes } from '@/kit/rules/money'
import { phoneDigits } from '@/kit/rules/phone-links'
import { saveRows } from '../device'
import { rental } from '../pages/rows'
import { appScreens } from '../render-app'
import { renderScreens } from '../render-screens'
import { openedLinks, lastMessage, saveDelivery } from './cart'

const openOrders = () => renderScreens(appScreens, '/cart?view=orders')

describe('ordered again,', () => {
  const line = {
    id: lineId('gas:gas-refill'),
    name: '6kg Gas Refill',
    price: kes(1000),
    quantity: 1,
    provider: 'Mwangaza Gas, Tudor',
    category: 'Gas Services',
  } as const
  // A list is read again when its revision changes.
  let rev = 1
  const gas = (...products: readonly object[]) =>
    deviceDb()
      .replica('catalogues')
      .put({
        id: '540b5000-0000-4000-8000-000000000077',
        rev: (rev += 1),
        created_at: '2026-11-24T08:00:00Z',
        name: 'gas',
        entries: JSON.parse(
          JSON.stringify([
            {
              id: 'gas-mwangaza',
              name: 'Mwangaza Gas, Tudor',
              deliveryTime: '30 minutes',
              rating: 4.8,
              freeDelivery: true,
              whatsapp: '0700 000 099',
              products,
            },
          ]),
        ),
      })
  const refill = {
    id: 'gas-refill',
    name: '6kg Gas Refill',
    price: 1200,
    image: '/pictures/services.svg#gas',
    description: 'Sealed.',
  }
  const contact = {
    digits: phoneDigits('254700000091'),
    message: 'Hello Mwangaza Gas, Tudor! I would like to order 6kg Gas Refill at KSh 1,000.',
    label: 'Order Now',
  }
  const keep = async (ordered: OrderedLine) => {
    await deviceDb().orders.add({
      ...directOrder(ordered, contact, { id: orderId('old'), now: new Date('2026-11-20T08:00:00Z') }),
      status: 'sent',
    })
    await saveDelivery()
    return openOrders()
  }

  test.for([
    { which: 'by its id', ordered: line },
    {
      which: 'by its name, in an order of an earlier version',
      ordered: { name: line.name, price: line.price, quantity: 1, provider: line.provider, category: line.category },
    },
  ])(
    'what was ordered in a chat has today’s price and number, and says what has changed: found $which',
    async ({ ordered }) => {
      await gas(refill)
      const screen = await keep(ordered)
      await expect.element(screen.getByText('6kg Gas Refill costs KSh 1,200 now; it was KSh 1,000.')).toBeVisible()
      await screen.getByRole('link', { name: 'Order again' }).click()
      expect(openedLinks[0]).toMatch(/^https:\/\/wa\.me\/254700000099\?/)
      expect(lastMessage()).toMatch(
        /order 6kg Gas Refill at KSh 1,200\.\n\nOrder [A-Z]{3} \d{3}, .*\nName: Amina Juma\n/,
      )
      expect(lastMessage()).not.toContain('1,000')
      await expect.poll(async () => (await recentOrders(5)).length).toBe(2)
      expect((await recentOrders(1))[0]).toMatchObject({
        total: 1200,
        lines: [{ id: 'gas:gas-refill', price: 1200, ratedAs: 'gas:gas-mwangaza' }],
      })
    },
  )

  test('it says that nothing has changed by saying nothing, and what is gone', async () => {
    await gas({ ...refill, price: 1000 })
    const screen = await keep(line)
    await expect.element(screen.getByRole('link', { name: 'Order again' })).toBeVisible()
    await expect.element(screen.getByText(/ now; it was /)).not.toBeInTheDocument()
    await gas({ ...refill, id: 'other' })
    await expect.element(screen.getByText('Not sold here now: 6kg Gas Refill')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Order again' })).not.toBeInTheDocument()
  })
})

test('a room that is asked about again has today’s rent, and says what has changed', async () => {
  const room = rental('Corner Bedsitter', { price_per_day: 7900, contact_phone: '0700000058' })
  await saveRows('rentals', [room])
  const asked = {
    digits: phoneDigits('254700000058'),
    message: 'at KSh 7,200 per month',
    label: 'Inquire',
    price: 'KSh 7,200 / month',
  }
  await deviceDb().orders.add({
    ...directOrder({ name: 'Corner Bedsitter', price: kes(7200), quantity: 1, provider: '' }, asked, {
      id: orderId('room'),
      now: new Date('2026-11-20T08:00:00Z'),
    }),
    status: 'sent',
  })
  const screen = await openOrders()
  await expect.element(screen.getByText('Corner Bedsitter costs KSh 7,900 now; it was KSh 7,200.')).toBeVisible()
  await screen.getByRole('link', { name: 'Write again' }).click()
  expect(lastMessage()).toContain('KSh 7,900 per month')
  await expect
    .poll(() => recentOrders(1))
    .toMatchObject([{ total: 7900, lines: [{ id: `rental:${room.id}` }], direct: { price: 'KSh 7,900 / month' } }])
})
