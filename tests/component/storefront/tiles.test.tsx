import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deviceDb } from '@/store/db'
import { emptyDevice, saveRows } from '../device'
import { medicine, product, shop } from '../pages/rows'
import { renderApp } from '../render-app'
import { grocery } from './groceries'

type Screen = Awaited<ReturnType<typeof renderApp>>

const gadgets = shop('Coast Gadgets Hub', { contact_number: '+254 700 000 007' })
const soap = product('Bar Soap 800 g', { shop_id: gadgets.id, stock: 3 })

beforeEach(async () => {
  await saveRows('groceries', [
    grocery('Tomatoes (1 kg)', { description: 'Firm and red.', created_at: '2026-11-04T08:00:00Z' }),
    grocery('Fresh Milk Packet (500 ml)', { price: 65, category: 'dairy', created_at: '2026-11-03T08:00:00Z' }),
    grocery('Sukuma Wiki (bunch)', { price: 20, created_at: '2026-11-02T08:00:00Z' }),
  ])
  await saveRows('shops', [gadgets])
  await saveRows('eshop_products', [soap, product('Maize Flour 2 kg', { shop_id: gadgets.id, price: 165 })])
  await saveRows('medicines', [
    medicine('Amoxil 500 mg (15 capsules)', { price: 300, stock: 40, prescription_required: true }),
    medicine('Depo', { stock: 0 }),
  ])
})
afterEach(async () => {
  await page.viewport(360, 740)
  await emptyDevice()
})

const tiles = (screen: Screen, list = 'Groceries') => screen.getByRole('list', { name: list }).getByRole('listitem')
const tile = (screen: Screen, name: string) => screen.getByRole('listitem').filter({ hasText: name })
const sheet = (screen: Screen, name: string) => screen.getByRole('dialog', { name })
const inCart = async () => {
  const { value } = (await deviceDb().device.get('cart')) ?? {}
  return Array.isArray(value) ? value : []
}

describe('on a phone', () => {
  test.for([360, 340])('%i pixels wide, tiles are in rows of two without horizontal overflow', async (width) => {
    await page.viewport(width, 740)
    const screen = await renderApp('/groceries')
    await expect.element(tiles(screen).nth(2)).toBeVisible()
    const [first, second, third] = tiles(screen)
      .elements()
      .map((each) => each.getBoundingClientRect())
    expect(second?.top).toBe(first?.top)
    expect(third?.top).toBeGreaterThan(first?.bottom ?? Infinity)
    expect(document.documentElement.scrollWidth).toBe(width)
  })

  test('that is narrower, or with larger text, a product takes the full width and has all its buttons', async () => {
    await page.viewport(320, 740)
    const screen = await renderApp('/groceries')
    await expect.element(screen.getByRole('link', { name: 'Order Now: Tomatoes (1 kg)' })).toBeVisible()
    const [first, second] = tiles(screen)
      .elements()
      .map((each) => each.getBoundingClientRect())
    expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity)
  })

  test('a tile has name, provider, price and unit price', async () => {
    const screen = await renderApp('/groceries')
    const milk = tile(screen, 'Fresh Milk Packet')
    for (const text of ['Fresh Milk Packet (500 ml)', 'Mama Njeri Fresh, Tudor', 'KSh 65', 'KSh 130 per litre'])
      await expect.element(milk.getByText(text, { exact: true })).toBeVisible()
    await expect.element(tile(screen, 'Sukuma Wiki').getByText(/ per /)).not.toBeInTheDocument()
  })

  test('plus adds one and becomes a stepper, minus removes it again, and the focus stays there', async () => {
    const screen = await renderApp('/groceries')
    const milk = tile(screen, 'Fresh Milk Packet')
    const plus = milk.getByRole('button', { name: 'Add to Cart: Fresh Milk Packet (500 ml)' })
    await plus.click()
    // The stepper shows it: the sentence is for screen readers, and covers nothing.
    const told = screen
      .getByRole('status')
      .filter({ hasText: 'Fresh Milk Packet (500 ml) has been added to your cart' })
    await expect.element(told).toMatchTextContent(/^Added to Cart!/)
    expect(told.element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
    const more = milk.getByRole('button', { name: 'More Fresh Milk Packet (500 ml)' })
    await expect.element(more).toHaveFocus()
    await more.click()
    await expect.element(screen.getByText('Fresh Milk Packet (500 ml) quantity increased in cart')).toBeVisible()
    await expect.element(milk.getByRole('status')).toHaveTextContent('2')
    const less = milk.getByRole('button', { name: 'Less Fresh Milk Packet (500 ml)' })
    await less.click()
    await expect.element(milk.getByRole('status')).toHaveTextContent('1')
    await less.click()
    await expect.element(plus).toHaveFocus()
    expect(await inCart()).toEqual([])
  })

  test('what was added can be looked at in the cart with a tap', async () => {
    const screen = await renderApp('/groceries')
    await screen.getByRole('button', { name: 'Fresh Milk Packet (500 ml)', exact: true }).click()
    await sheet(screen, 'Fresh Milk Packet (500 ml)')
      .getByRole('button', { name: 'Add to Cart: Fresh Milk Packet (500 ml)' })
      .click()
    await screen
      .getByRole('status')
      .filter({ hasText: 'has been added to your cart' })
      .getByRole('button', { name: 'View Cart' })
      .click()
    await expect.poll(screen.address).toBe('/cart')
    await expect
      .element(screen.getByRole('textbox', { name: 'How many of Fresh Milk Packet (500 ml)' }))
      .toHaveValue('1')
  })

  test('nothing moves when a tile becomes a stepper', async () => {
    const screen = await renderApp('/groceries')
    const places = () =>
      tiles(screen)
        .elements()
        .map((each) => JSON.stringify(each.getBoundingClientRect()))
    await expect.element(tiles(screen).first()).toBeVisible()
    const before = places()
    await screen.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
    await expect.element(screen.getByRole('button', { name: 'More Tomatoes (1 kg)' })).toBeVisible()
    expect(places()).toEqual(before)
  })
})

describe('the sheet of a tile', () => {
  test('has everything that the card of a larger screen has, and its own address', async () => {
    const screen = await renderApp('/groceries?category=produce')
    await screen.getByRole('button', { name: 'Tomatoes (1 kg)', exact: true }).click()
    const tomatoes = sheet(screen, 'Tomatoes (1 kg)')
    for (const text of ['Firm and red.', 'Mama Njeri Fresh, Tudor', 'KSh 120', 'KSh 120 per kg'])
      await expect.element(tomatoes.getByText(text, { exact: true })).toBeVisible()
    await expect.element(tomatoes.getByRole('button', { name: 'Share: Tomatoes (1 kg)' })).toBeVisible()
    await expect
      .element(tomatoes.getByRole('link', { name: 'Order Now: Tomatoes (1 kg)' }))
      .toHaveAttribute('href', expect.stringContaining('https://wa.me/254700000001'))
    expect(screen.address()).toMatch(/^\/groceries\?category=produce&item=[0-9a-f-]{36}$/)
  })

  test('adds a history entry: Back closes it, and so does its button', async () => {
    const screen = await renderApp('/groceries')
    const open = screen.getByRole('button', { name: 'Tomatoes (1 kg)', exact: true })
    await open.click()
    await expect.element(sheet(screen, 'Tomatoes (1 kg)')).toBeVisible()
    screen.router.history.back()
    await expect.element(sheet(screen, 'Tomatoes (1 kg)')).not.toBeInTheDocument()
    await open.click()
    await sheet(screen, 'Tomatoes (1 kg)').getByRole('button', { name: 'Close' }).click()
    await expect.poll(screen.address).toBe('/groceries')
    await expect.element(open).toHaveFocus()
  })

  test('adds the chosen quantity, which can be zero, and closes', async () => {
    const screen = await renderApp('/groceries')
    await screen.getByRole('button', { name: 'Tomatoes (1 kg)', exact: true }).click()
    const tomatoes = sheet(screen, 'Tomatoes (1 kg)')
    await tomatoes.getByRole('button', { name: 'Less Tomatoes (1 kg)' }).click()
    await expect.element(tomatoes.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' })).toBeDisabled()
    await expect.element(tomatoes.getByRole('button', { name: 'Order Now: Tomatoes (1 kg)' })).toBeDisabled()
    for (let units = 0; units < 2; units += 1)
      await tomatoes.getByRole('button', { name: 'More Tomatoes (1 kg)' }).click()
    await tomatoes.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
    await expect.element(screen.getByText('Tomatoes (1 kg) x2 added to cart')).toBeVisible()
    await expect.element(tomatoes).not.toBeInTheDocument()
    await expect.element(tile(screen, 'Tomatoes').getByRole('status')).toHaveTextContent('2')
  })

  test('is opened by a link regardless of the filters; once closed, the product stays marked and can be opened again', async () => {
    const screen = await renderApp(`/e-shop?q=submarine&item=${soap.id}`)
    await expect.element(sheet(screen, 'Bar Soap 800 g').getByText('Only 3 left')).toBeVisible()
    await sheet(screen, 'Bar Soap 800 g').getByRole('button', { name: 'Close' }).click()
    const marked = screen.getByRole('list', { name: 'All shops' }).getByRole('listitem')
    await expect.element(sheet(screen, 'Bar Soap 800 g')).not.toBeInTheDocument()
    await expect.element(marked).toHaveAttribute('aria-current', 'true')
    await expect.element(marked).toHaveFocus()
    await screen.getByRole('button', { name: 'Bar Soap 800 g', exact: true }).click()
    await expect.element(sheet(screen, 'Bar Soap 800 g')).toBeVisible()
  })

  test('that a link opened does not come back with a Back after it was closed, in any browser', async () => {
    for (const watcher of [window.CloseWatcher, undefined]) {
      vi.stubGlobal('CloseWatcher', watcher)
      const screen = await renderApp(`/e-shop?q=soap&item=${soap.id}`)
      await sheet(screen, 'Bar Soap 800 g').getByRole('button', { name: 'Close' }).click()
      await expect.element(sheet(screen, 'Bar Soap 800 g')).not.toBeInTheDocument()
      await expect.poll(screen.address).toBe('/e-shop?q=soap')
      await screen.router.navigate({ to: '/cart' })
      await expect.poll(screen.address).toBe('/cart')
      screen.router.history.back()
      await expect.poll(screen.address).toBe('/e-shop?q=soap')
      await expect.element(screen.getByRole('button', { name: 'Bar Soap 800 g', exact: true })).toBeVisible()
      await expect.element(sheet(screen, 'Bar Soap 800 g')).not.toBeInTheDocument()
      await screen.unmount()
    }
    vi.unstubAllGlobals()
  })

  test('never offers more than the stock', async () => {
    const screen = await renderApp(`/e-shop?item=${soap.id}`)
    const soaps = sheet(screen, 'Bar Soap 800 g')
    await expect.element(soaps.getByRole('button', { name: 'Less Bar Soap 800 g' })).toBeDisabled()
    for (let units = 1; units < 3; units += 1) await soaps.getByRole('button', { name: 'More Bar Soap 800 g' }).click()
    await expect.element(soaps.getByRole('button', { name: 'More Bar Soap 800 g' })).toBeDisabled()
  })
})

test('a prescription medicine is marked on its tile, and one that is out of stock cannot be added', async () => {
  const screen = await renderApp('/chemist')
  const amoxil = tile(screen, 'Amoxil')
  for (const text of ['Prescription required', 'KSh 20 per piece'])
    await expect.element(amoxil.getByText(text, { exact: true })).toBeVisible()
  await expect.element(amoxil.getByText('In stock', { exact: true })).toBeVisible()
  await amoxil.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect.element(amoxil.getByRole('button', { name: /^More/ })).toBeVisible()
  await expect.element(tile(screen, 'Depo').getByText('Out of stock')).toBeVisible()
  await expect.element(tile(screen, 'Depo').getByRole('button', { name: /^Add to Cart/ })).toBeDisabled()
})

test.for([360, 1280])(
  'at %i px, what the other shop sells is shown below the own finds, a few of it, and can be added and opened there',
  async (width) => {
    await page.viewport(width, 800)
    await saveRows(
      'eshop_products',
      ['Milk pan', 'Milk jug', 'Milk frother', 'Milk powder 500 g', 'Milk churn'].map((name) =>
        product(name, { shop_id: gadgets.id }),
      ),
    )
    const screen = await renderApp('/groceries?q=milk')
    await expect.element(tiles(screen)).toMatchTextContent(/^Fresh Milk Packet/)
    const others = screen.getByRole('list', { name: 'Also in E-Shop' })
    await expect.poll(() => others.getByRole('listitem').elements().length).toBe(4)
    expect(others.element().getBoundingClientRect().top).toBeGreaterThan(
      tiles(screen).element().getBoundingClientRect().bottom,
    )
    const pan = others.getByRole('listitem').filter({ hasText: 'Milk pan' })
    await expect.element(pan.getByText('KSh 180', { exact: true })).toBeVisible()
    await pan.getByRole('button', { name: 'Add to Cart: Milk pan' }).click()
    await expect.element(screen.getByText('Milk pan has been added to your cart')).toBeVisible()
    expect(await inCart()).toMatchObject([{ name: 'Milk pan', category: 'E-Shop', provider: gadgets.shop_name }])
    await expect
      .element(screen.getByRole('link', { name: 'Found in E-Shop: 5' }))
      .toHaveAttribute('href', '/e-shop?q=milk')
    if (width > 400) return
    await pan.getByRole('button', { name: 'Milk pan', exact: true }).click()
    await expect.element(sheet(screen, 'Milk pan')).toBeVisible()
    expect(screen.address()).toMatch(/^\/e-shop\?/)
    screen.router.history.back()
    await expect.poll(screen.address).toBe('/groceries?q=milk')
  },
)

test('unga is three taps away from the groceries: a search, the other shop, the plus', async () => {
  const screen = await renderApp('/groceries')
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search groceries...' }), 'unga')
  const flour = screen.getByRole('list', { name: 'Also in E-Shop' }).getByText('Maize Flour 2 kg')
  await expect.element(flour).toBeVisible()
  expect(flour.element().getBoundingClientRect().bottom, 'above the empty state').toBeLessThan(
    screen
      .getByText(/^No grocery items found/)
      .element()
      .getBoundingClientRect().top,
  )
  await screen.getByRole('link', { name: 'Found in E-Shop: 1' }).click()
  await expect.poll(screen.address).toBe('/e-shop?q=unga')
  await screen.getByRole('button', { name: 'Add to Cart: Maize Flour 2 kg' }).click()
  await expect.element(screen.getByText('Maize Flour 2 kg has been added to your cart')).toBeVisible()
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search products...' }), 'milk')
  await expect
    .element(screen.getByRole('link', { name: 'Found in Groceries: 1' }))
    .toHaveAttribute('href', '/groceries?q=milk')
})
