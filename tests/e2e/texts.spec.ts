import type { Page, Route } from '@playwright/test'
import { expectToast, itemNamed, untilPulled } from './app.ts'
import { expect, test } from './fixtures.ts'

/** What a screen says, by what it is to a person with a screen reader. */
type Said = {
  at: string
  heading: string
  headings?: string[]
  buttons?: string[]
  links?: Record<string, string>
  chips?: string[]
  search?: string
  texts?: string[]
  /** Nowhere on the screen. */
  never?: string[]
}

const stationers = '540b5000-0000-4000-8000-000000000006'

/** The specified words that no other test reads off their screen. */
const screens: Said[] = [
  {
    at: '/groceries', heading: 'Groceries', search: 'Search groceries...', buttons: ['Back'],
    chips: ['All', 'Fresh Produce', 'Dairy Products', 'Meat & Fish'],
  },
  {
    at: '/food-delivery', heading: 'Food Delivery', buttons: ['Back', 'Add to Cart: Beef Pilau', 'Less Beef Pilau', 'More Beef Pilau'],
    chips: ['All', 'Local Kenyan', 'Fast Food', 'Healthy'], search: 'Search for food...',
  },
  { at: '/food-delivery?q=submarine', heading: 'Food Delivery', texts: ['No food items found matching your search.'] },
  {
    at: '/gas-delivery', heading: 'Gas Delivery', buttons: ['Back to Home'], links: { 'View Cart': '/cart' },
    headings: ['Mwangaza Gas, Tudor', 'Pwani Gas Point, Ganjoni', 'Bahari Gas Express, Nyali', 'How Gas Delivery Works'],
    texts: [
      'Delivers in 30-45 minutes', 'Delivers in 45-60 minutes', 'Delivers in 40-55 minutes', 'Choose Provider', 'Place Order', 'Delivery', 'Installation',
      'KSh 1,150', 'KSh 1,200', 'KSh 1,250', 'KSh 2,300', 'KSh 2,350', 'KSh 2,400', 'KSh 3,500', 'KSh 1,500', 'KSh 800',
    ],
  },
  {
    at: '/laundry-services', heading: 'Laundry Services', buttons: ['Back to Home', 'Add to Cart: Shirt'], links: { 'View Cart': '/cart' },
    headings: ['Safi Laundry, Tudor', 'Campus Fua Plans', 'Kapu Laundry, Ganjoni', 'Washing per Kg', 'Monthly Student Package', 'Big Basket', 'Ironing per Piece'],
    texts: ['KSh 590', 'KSh 1,500', 'KSh 1,700', 'KSh 800', 'KSh 450', 'KSh 70'],
  },
  {
    at: '/salon-beauty', heading: 'Salon & Beauty', buttons: ['Back to Home'], headings: ['Zuri Hair Studio', 'Kinyozi Bora', 'Malaika Nails and Beauty'],
    texts: ['KSh 100', 'KSh 1,500'], never: ['Add to Cart'],
  },
  {
    at: '/errand-services', heading: 'Errand Services', chips: ['Post Office', 'HELB', 'Cyber', 'Necessary'], links: { 'View Cart': '/cart' },
    headings: ['Posta Runners'], texts: ['1-3 Days', 'Operating hours: 8AM to 5PM, Monday to Friday'],
  },
  {
    at: '/errand-services?category=cyber', heading: 'Errand Services', headings: ['CV/Resume Design', 'KRA services'],
    texts: ['Same Day', 'KSh 150'], never: ['-150', '-50', '−'],
  },
  { at: '/errand-services?category=helb', heading: 'Errand Services', headings: ['HELB Desk'], texts: ['1-2 Days'] },
  {
    at: '/e-shop', heading: 'E-Shop', search: 'Search products...', links: { Groceries: '/groceries' },
    headings: ['Coast Gadgets Hub', 'Campus Stationers'],
    texts: ['Phones, chargers and laptop bits, tested before you pay. Tom Mboya Avenue, Tudor.', 'Electronics · +254 700 000 007'],
  },
  {
    at: `/e-shop?shop=${stationers}`, heading: 'E-Shop', buttons: ['Back to Shops'], headings: ['Campus Stationers'],
    chips: ['All', 'Electronics', 'Clothing', 'Beauty', 'Groceries'],
    texts: ['General', 'Contact Info Missing - Shop contact information is not available', 'Campus Stationers'],
  },
  { at: '/e-shop?q=bar soap', heading: 'E-Shop', headings: ['Bar Soap 800 g'], texts: ['No description available', 'General', 'Stock: 40', 'KSh 180'] },
  { at: '/e-shop?q=submarine', heading: 'E-Shop', texts: ['No products found matching your criteria.'] },
  {
    at: '/chemist', heading: 'Chemist', buttons: ['Back to Home'], search: 'Search medicines...',
    texts: ['Prescription required', 'Out of stock'],
  },
  { at: '/chemist?q=submarine', heading: 'Chemist', texts: ['No medicines found matching your search.'] },
  {
    at: '/chemist?tab=services', heading: 'Chemist',
    headings: ['Prescription Consultation', 'Blood Pressure Check', 'Temperature Check', 'Health Screening'],
    texts: ['Free', 'KSh 100', 'KSh 50', 'KSh 500'],
  },
  {
    at: '/chemist?tab=emergency', heading: 'Chemist', headings: ['Campus Health Centre', 'Ambulance'],
    links: { 'Call Campus Health Centre': 'tel:+254700000090', 'Call Ambulance': 'tel:+254700000099' },
  },
  { at: '/transport-services', heading: 'Transport Services', headings: ['Boda Boda', 'Tuk Tuk'], buttons: ['Back to Home'], chips: ['All', 'Boda Boda', 'Tuk Tuk'] },
  { at: '/roommate-finder?q=submarine', heading: 'Roommate Finder', texts: ['No roommates found matching your search.'] },
]

const main = (page: Page) => page.getByRole('main')

// One visit for all of them: a phone has its data once.
test('every screen says what it must', async ({ page }) => {
  for (const said of screens) {
    await test.step(said.at, async () => {
      await page.goto(said.at)
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(said.heading)
      for (const name of said.headings ?? []) await expect.soft(main(page).getByRole('heading', { name, exact: true }).first()).toBeVisible()
      for (const name of said.buttons ?? []) await expect.soft(main(page).getByRole('button', { name, exact: true })).toBeVisible()
      for (const [name, href] of Object.entries(said.links ?? {})) {
        const link = main(page).getByRole('link', { name: new RegExp(`^${name}`) }).first()
        await expect.soft(link).toBeVisible()
        expect.soft((await link.getAttribute('href'))?.split('?')[0]).toBe(href)
      }
      if (said.chips) await expect.soft(main(page).getByRole('group', { name: 'Categories' }).getByRole('button')).toHaveText(said.chips)
      if (said.search) await expect.soft(main(page).getByRole('searchbox', { name: said.search })).toHaveAttribute('placeholder', said.search)
      for (const text of said.texts ?? []) await expect.soft(main(page).getByText(text, { exact: true }).first()).toBeVisible()
      for (const text of said.never ?? []) await expect.soft(main(page).getByText(text)).toHaveCount(0)
    })
  }
})

test('gas: two of three providers deliver free', async ({ page }) => {
  await page.goto('/gas-delivery')
  await expect(page.getByText('Free delivery', { exact: true })).toHaveCount(2)
})

test('chemist: three sections, and nothing to buy of what is out of stock', async ({ page }) => {
  await page.goto('/chemist?q=depo')
  await expect(page.getByRole('group', { name: 'Sections' }).getByRole('button')).toHaveText(['Medications', 'Services', 'Emergency'])
  const depo = itemNamed(page, 'Depo-Provera Injection')
  await expect(depo).toContainText('Prescription required')
  await expect(depo.getByRole('button', { name: /^Add to Cart/ })).toBeDisabled()
  await expect(depo.getByRole('button', { name: /^Order Now/ })).toBeDisabled()
})

test('e-shop: no number, no order; a stock that is known is a bound; a fixed way to the groceries', async ({ page }) => {
  await page.goto(`/e-shop?shop=${stationers}`)
  const orders = page.getByRole('button', { name: /^Order Now/ })
  await expect(orders).toHaveCount(3)
  for (const order of await orders.all()) await expect(order).toBeDisabled()

  await page.goto('/e-shop?q=itel')
  const phone = itemNamed(page, 'Itel A50 Smartphone')
  const more = phone.getByRole('button', { name: /^More/ })
  await expect(phone.getByRole('button', { name: /^Less/ }), 'never below one').toBeDisabled()
  for (let units = 1; units < 6; units += 1) await more.click()
  await expect(phone.getByRole('status')).toHaveText('6')
  await expect(more).toBeDisabled()
  await phone.getByRole('button', { name: /^Add to Cart/ }).click()
  await expectToast(page, 'Added to Cart', 'Itel A50 Smartphone x6 added to cart')
  await page.getByRole('button', { name: 'Back to Shops' }).click()
  await page.getByRole('list', { name: 'Shops' }).getByRole('link', { name: 'Groceries' }).click()
  await expect(page).toHaveURL('/groceries')
})

test.describe('as the network has it', () => {
  const never = () => new Promise<void>(() => {})
  const abort = (route: Route) => route.abort()
  const backend = '**/rest/v1/**'

  for (const { at, text } of [
    { at: '/e-shop', text: 'Loading shops...' },
    { at: '/chemist', text: 'Loading medicines...' },
    { at: '/service-providers', text: 'Loading service providers...' },
  ]) {
    test(`${at} says "${text}" while it waits`, async ({ page }) => {
      await page.route(backend, never)
      await page.goto(at)
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
      await expect(page.getByText(/^No .* found/)).toHaveCount(0)
    })
  }

  for (const { at, text, toast } of [
    { at: '/e-shop', text: 'No products found matching your criteria.', toast: 'Failed to load shops' },
    { at: '/chemist', text: 'No medicines found matching your search.' },
    { at: '/service-providers', text: 'No service providers found matching your search.' },
  ]) {
    test(`${at} with nothing saved and no backend ${toast ? `says "${toast}"` : 'is empty, silently'}`, async ({ page, expectTrouble }) => {
      expectTrouble(/net::ERR_FAILED.*\/rest\/v1\//)
      await page.route(backend, abort)
      await page.goto(at)
      if (toast) await expectToast(page, 'Error', toast, 'destructive')
      await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 20_000 })
      await expect(page.getByRole('alert')).toHaveCount(toast ? 1 : 0)
    })
  }

  test('e-shop: shops without their products say so', async ({ page, expectTrouble }) => {
    expectTrouble(/net::ERR_FAILED.*\/rest\/v1\/eshop_products/)
    await page.route('**/rest/v1/eshop_products?**', abort)
    await page.goto('/e-shop')
    await expectToast(page, 'Error', 'Failed to load products', 'destructive')
    await expect(page.getByRole('list', { name: 'Shops' }).getByRole('listitem')).toHaveCount(7)
  })

  test('a failed refresh over what is saved says how old it is, and alarms nobody', async ({ page, expectTrouble }) => {
    await page.goto('/')
    await untilPulled(page)
    expectTrouble(/net::ERR_FAILED.*\/rest\/v1\//)
    await page.route(backend, abort)
    for (const { at, list, count } of [
      { at: '/e-shop', list: 'Shops', count: 7 },
      { at: '/chemist', list: 'Chemist', count: 42 },
      { at: '/service-providers', list: 'Get Cheap Services', count: 26 },
      { at: '/my-university?tab=special-links', list: 'Special Links', count: 8 },
    ]) {
      await page.goto(at)
      await expect(page.getByText('You are offline.')).toBeVisible({ timeout: 20_000 })
      await expect(page.getByText(/^Saved (just now|\d+ minutes? ago)$/)).toBeVisible()
      await expect(page.getByRole('list', { name: list }).locator('> li')).toHaveCount(count)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })

  test('a catalogue with a bad price loses that entry and nothing else', async ({ page }) => {
    await page.route('**/catalogues/food.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('"price": 230', '"price": -230') })
    })
    await page.goto('/food-delivery')
    await expect(page.getByRole('list', { name: 'Food Delivery' }).getByRole('listitem')).toHaveCount(11)
    await expect(page.getByText('Beef Pilau')).toHaveCount(0)
  })

  test('a catalogue out of reach leaves its screen standing, empty', async ({ page, expectTrouble }) => {
    expectTrouble(/net::ERR_FAILED.*\/catalogues\//)
    await page.route('**/catalogues/*.json', abort)
    for (const { at, text } of [
      { at: '/food-delivery', text: 'No food items found matching your search.' },
      { at: '/gas-delivery', text: 'No gas providers found.' },
      { at: '/transport-services', text: 'No drivers found matching your search.' },
      { at: '/roommate-finder', text: 'No roommates found matching your search.' },
      { at: '/my-university', text: 'No announcements right now.' },
    ]) {
      await page.goto(at)
      await expect(page.getByText(text, { exact: true })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })
})
