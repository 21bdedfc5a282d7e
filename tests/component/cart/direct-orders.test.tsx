import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recentOrders, setOrderStatus } from '@/cart/store/orders'
import { deviceDb } from '@/store/db'
import { orderNumber } from '@/cart/rules/order'
import { kes } from '@/kit/rules/money'
import { OrderButton } from '@/shops/offering-sheet'
import { orderTime } from '@/cart/words/order-message'
import { storefrontOf } from '@/shops/words/storefronts'
import { saveRows } from '../device'
import { provider, rental } from '../pages/rows'
import { appScreens, screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedIn } from '../signed-in'
import { renderThemed } from '../render'
import { dropMessages } from '../messages'
import { hostel, openedLinks, lastMessage, saveDelivery } from './cart'

const offering = {
  id: '1',
  name: 'Haircut',
  description: '',
  price: kes(150),
  image: null,
  category: '',
  categoryLabel: '',
  group: '',
  provider: 'Kinyozi',
  contact: '0700 000 101',
  stock: null,
  hours: null,
  needsPrescription: false,
  ratedAs: null,
}

test.for([
  { id: 'food', label: 'Order Now' },
  { id: 'salon', label: 'Book Now' },
  { id: 'errands', label: 'Request Now' },
] as const)('"$label" opens the provider’s chat and is stored under Orders', async ({ id, label }) => {
  const screen = await renderThemed(
    <OrderButton storefront={id} spec={storefrontOf(id)} offering={offering} quantity={2} disabled={false} />,
  )
  await screen.getByRole('link', { name: `${label}: Haircut` }).click()
  expect(openedLinks[0]).toMatch(/^https:\/\/wa\.me\/254700000101\?/)
  await expect
    .poll(() => recentOrders(5))
    .toMatchObject([
      {
        channel: 'whatsapp',
        status: 'unsure',
        total: 300,
        lines: [{ name: 'Haircut', quantity: 2, provider: 'Kinyozi' }],
        direct: { digits: '254700000101', label, message: lastMessage() },
      },
    ])
})

const render = (at: string) => renderScreens({ ...appScreens, ...screensOf('home') }, at)

/** Confirms that the latest order was sent, as the user does after the chat. */
const confirmSent = async () => {
  const [order] = await recentOrders(1)
  if (order) await setOrderStatus(order.id, 'sent')
}

describe('an order to its provider is one form with that of a cart:', () => {
  const pilau = 'Order Now: Beef Pilau'
  beforeEach(() => page.viewport(1280, 800))

  test('it says the number under which the phone keeps it, for whom it is, where it goes and how it is paid', async () => {
    await saveDelivery({ phone: '0712 345 678' })
    const screen = await render('/food-delivery')
    await screen.getByRole('link', { name: pilau }).click()
    await expect.poll(() => recentOrders(5)).toHaveLength(1)
    const [order] = await recentOrders(1)
    const number = order && orderNumber(order.id)
    expect(lastMessage().split('\n').slice(-6)).toEqual([
      '',
      `Order ${number}, ${orderTime(order?.placedAt ?? '')}`,
      'Name: Amina Juma',
      'Phone: +254 712 345 678',
      `Deliver to: ${hostel}`,
      'Pay by: M-Pesa',
    ])
    expect(lastMessage()).toMatch(/^Hello .*! I would like to order Beef Pilau\./)
    expect(order).toMatchObject({
      recipient: { place: hostel },
      lines: [{ name: 'Beef Pilau', ratedAs: expect.stringMatching(/^food:/) }],
      direct: { message: lastMessage() },
    })
  })

  test('it asks where it goes, once, and can go without', async () => {
    const screen = await render('/food-delivery')
    await screen.getByRole('link', { name: pilau }).click()
    const sheet = screen.getByRole('dialog', { name: 'Where does it go?' })
    await expect.element(sheet).toBeVisible()
    expect(openedLinks).toEqual([])
    await sheet.getByRole('link', { name: 'Send without name and place' }).click()
    expect(lastMessage()).not.toContain('Name:')
    expect(lastMessage()).toMatch(/\nOrder [A-Z]{3} \d{3}, /)
    await expect.element(sheet).not.toBeInTheDocument()
    await screen.getByRole('link', { name: pilau }).click()
    await userEvent.fill(sheet.getByRole('textbox', { name: 'Name' }), 'Amina Juma')
    await userEvent.fill(sheet.getByRole('textbox', { name: 'Place' }), hostel)
    await sheet.getByRole('link', { name: 'Send on WhatsApp' }).click()
    expect(lastMessage()).toContain(`Name: Amina Juma\nDeliver to: ${hostel}\nPay by: M-Pesa`)
    await expect.poll(() => recentOrders(5)).toMatchObject([{ recipient: { name: 'Amina Juma', place: hostel } }, {}])
    await expect.element(sheet).not.toBeInTheDocument()
    await screen.getByRole('link', { name: pilau }).click()
    await expect.poll(() => openedLinks).toHaveLength(3)
  })

  test('an appointment goes nowhere: it says whose it is', async () => {
    await saveDelivery({ place: '', places: [] })
    const screen = await render('/salon-beauty')
    await screen
      .getByRole('link', { name: /^Book Now/ })
      .first()
      .click()
    expect(lastMessage()).toMatch(/\nOrder [A-Z]{3} \d{3}, .*\nName: Amina Juma$/)
  })
})

describe('is stored under Orders:', () => {
  test('a service of the chemist, which can be rated once it was sent', async () => {
    signedIn()
    const screen = await render('/chemist?tab=services')
    await screen.getByRole('link', { name: 'Book Now: Prescription Consultation' }).click()
    expect(lastMessage()).toMatch(
      /^Hello! I would like to book Prescription Consultation \(free\)\. Please confirm availability\. Thank you!\n\nOrder [A-Z]{3} \d{3}, /,
    )
    expect(lastMessage()).not.toMatch(/Deliver to|Pay by/)
    await expect
      .poll(() => recentOrders(5))
      .toMatchObject([
        {
          status: 'unsure',
          total: 0,
          lines: [{ name: 'Prescription Consultation', provider: 'Campus Pharmacy', category: 'Pharmacy' }],
          direct: { label: 'Book Now', message: lastMessage() },
        },
      ])
    await expect.element(screen.getByText(/^How was/)).not.toBeInTheDocument()
    await confirmSent()
    await expect.element(screen.getByRole('group', { name: 'How was Campus Pharmacy?' })).toBeVisible()
  })

  test('a room that is asked about or booked', async () => {
    await saveRows('rentals', [rental('Corner Bedsitter', { price_per_day: 7200, contact_phone: '0700000058' })])
    await saveRows('rental_photos', [])
    const screen = await render('/rental-booking')
    await screen.getByRole('link', { name: 'Inquire: Corner Bedsitter' }).click()
    const question = lastMessage()
    await expect.poll(async () => (await recentOrders(5)).length).toBe(1)
    await screen.getByRole('link', { name: 'Book Now: Corner Bedsitter' }).click()
    await expect
      .poll(async () =>
        (await recentOrders(5)).toSorted((one, other) =>
          (one.direct?.label ?? '').localeCompare(other.direct?.label ?? ''),
        ),
      )
      .toMatchObject([
        {
          total: 7200,
          lines: [{ name: 'Corner Bedsitter' }],
          direct: { digits: '254700000058', label: 'Book Now', message: lastMessage(), price: 'KSh 7,200 / month' },
        },
        {
          lines: [{ name: 'Corner Bedsitter' }],
          direct: { digits: '254700000058', label: 'Inquire', message: question },
        },
      ])
  })

  test('a bundle', async () => {
    const screen = await render('/')
    await screen.getByRole('link', { name: 'Get this bundle' }).click()
    await expect
      .poll(() => recentOrders(5))
      .toMatchObject([
        { lines: [{ name: 'Student Cheapest Bundles' }], direct: { message: lastMessage(), price: 'From KSh 20' } },
      ])
  })

  test('a chat with a service provider, who can be rated once it was sent, unlike another of the same name', async () => {
    signedIn()
    const asha = provider('Mama Asha', { speciality: 'Hand washing', whatsapp: '0700000014' })
    await saveRows('service_providers', [asha, provider('Mama Asha', { category: 'fundi' })])
    const screen = await render('/service-providers')
    const card = screen.getByRole('listitem').filter({ hasText: 'Hand washing' })
    await expect.element(card).toBeVisible()
    await expect.element(screen.getByText('How was Mama Asha?')).not.toBeInTheDocument()
    await card.getByRole('link', { name: 'WhatsApp: Mama Asha' }).click()
    await expect
      .poll(() => recentOrders(5))
      .toMatchObject([
        {
          channel: 'whatsapp',
          lines: [{ name: 'Hand washing', provider: 'Mama Asha', ratedAs: `service_providers:${asha.id}` }],
          direct: { message: lastMessage(), price: 'Price as agreed' },
        },
      ])
    await confirmSent()
    await expect.element(card.getByRole('group', { name: 'How was Mama Asha?' })).toBeVisible()
    expect(screen.getByRole('group', { name: 'How was Mama Asha?' }).elements()).toHaveLength(1)
  })

  test('a call to a driver, who can be rated once the call was made', async () => {
    signedIn()
    const screen = await render('/transport-services')
    await screen.getByRole('link', { name: 'Call: Agnes Mueni' }).click()
    await expect
      .poll(() => recentOrders(5))
      .toMatchObject([
        {
          channel: 'call',
          status: 'unsure',
          lines: [{ name: 'Ride', provider: 'Agnes Mueni', ratedAs: 'drivers:driver-tuktuk-agnes' }],
          direct: { digits: '254700000146' },
        },
      ])
    await expect.element(screen.getByText(/^How was/)).not.toBeInTheDocument()
    await confirmSent()
    await expect.element(screen.getByRole('group', { name: 'How was Agnes Mueni?' })).toBeVisible()
  })
})

test('the chat also opens when the phone cannot store the order', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room left', 'QuotaExceededError')
  })
  const screen = await renderThemed(
    <OrderButton storefront="food" spec={storefrontOf('food')} offering={offering} quantity={1} disabled={false} />,
  )
  await screen.getByRole('link', { name: 'Order Now: Haircut' }).click()
  expect(openedLinks).toHaveLength(1)
  await expect.poll(async () => (await deviceDb().device.get('errors'))?.value).toMatchObject([{ place: 'cart' }])
  dropMessages(/no room left/)
  vi.mocked(IDBObjectStore.prototype.add).mockRestore()
})
