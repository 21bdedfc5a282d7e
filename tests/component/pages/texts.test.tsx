import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyDevice, saveRows } from '../device'
import { renderApp } from '../render-app'
import { campus, medicine, product, shop } from './rows'

const gadgets = shop('Coast Gadgets Hub', {
  category: 'electronics',
  contact_number: '+254 700 000 007',
  description: 'Phones, chargers and laptop bits, tested before you pay.',
})
const stationers = shop('Campus Stationers')

/** What a screen must show, by role. */
type ScreenTexts = {
  at: string
  heading: string
  headings?: string[]
  buttons?: string[]
  links?: Record<string, string>
  chips?: string[]
  search?: string
  texts?: string[]
  /** Texts that must not be on the screen. */
  never?: string[]
}

/** The specified texts that no other test checks. */
const specified: ScreenTexts[] = [
  {
    at: '/groceries',
    heading: 'Groceries',
    search: 'Search groceries...',
    buttons: ['Back'],
    chips: ['All', 'Fresh Produce', 'Dairy Products', 'Meat & Fish'],
  },
  {
    at: '/food-delivery',
    heading: 'Food Delivery',
    buttons: ['Back', 'Add to Cart: Beef Pilau', 'Less Beef Pilau', 'More Beef Pilau'],
    chips: ['All', 'Local Kenyan', 'Fast Food', 'Healthy'],
    search: 'Search for food...',
  },
  { at: '/food-delivery?q=submarine', heading: 'Food Delivery', texts: ['No food items found matching your search.'] },
  {
    at: '/gas-delivery',
    heading: 'Gas Delivery',
    buttons: ['Back to Home'],
    links: { 'View Cart': '/cart' },
    headings: [
      'Mwangaza Gas, Tudor',
      'Pwani Gas Point, Ganjoni',
      'Bahari Gas Express, Nyali',
      'How Gas Delivery Works',
    ],
    texts: [
      'Delivers in 30-45 minutes',
      'Delivers in 45-60 minutes',
      'Delivers in 40-55 minutes',
      'Choose Provider',
      'Place Order',
      'Delivery',
      'Installation',
      'KSh 1,150',
      'KSh 1,200',
      'KSh 1,250',
      'KSh 2,300',
      'KSh 2,350',
      'KSh 2,400',
      'KSh 3,500',
      'KSh 1,500',
      'KSh 800',
    ],
  },
  {
    at: '/laundry-services',
    heading: 'Laundry Services',
    buttons: ['Back to Home', 'Add to Cart: Shirt'],
    links: { 'View Cart': '/cart' },
    headings: [
      'Safi Laundry, Tudor',
      'Campus Fua Plans',
      'Kapu Laundry, Ganjoni',
      'Washing per Kg',
      'Monthly Student Package',
      'Big Basket',
      'Ironing per Piece',
    ],
    texts: ['KSh 590', 'KSh 1,500', 'KSh 1,700', 'KSh 800', 'KSh 450', 'KSh 70'],
  },
  {
    at: '/salon-beauty',
    heading: 'Salon & Beauty',
    buttons: ['Back to Home'],
    headings: ['Zuri Hair Studio', 'Kinyozi Bora', 'Malaika Nails and Beauty'],
    texts: ['KSh 100', 'KSh 1,500'],
    never: ['Add to Cart'],
  },
  {
    at: '/errand-services',
    heading: 'Errand Services',
    chips: ['Post Office', 'HELB', 'Cyber', 'Necessary'],
    links: { 'View Cart': '/cart' },
    headings: ['Posta Runners'],
    texts: ['1-3 Days', 'Operating hours: 8AM to 5PM, Monday to Friday'],
  },
  {
    at: '/errand-services?category=cyber',
    heading: 'Errand Services',
    headings: ['CV/Resume Design', 'KRA services'],
    texts: ['Same Day', 'KSh 150'],
    never: ['-150', '-50', '−'],
  },
  { at: '/errand-services?category=helb', heading: 'Errand Services', headings: ['HELB Desk'], texts: ['1-2 Days'] },
  {
    at: '/e-shop',
    heading: 'E-Shop',
    search: 'Search products...',
    links: { Groceries: '/groceries' },
    headings: ['Coast Gadgets Hub', 'Campus Stationers'],
    texts: ['Phones, chargers and laptop bits, tested before you pay.', '+254 700 000 007'],
  },
  {
    at: `/e-shop?shop=${stationers.id}`,
    heading: 'E-Shop',
    buttons: ['Back to Shops'],
    headings: ['Campus Stationers'],
    chips: ['All'],
    texts: [
      'General',
      'Contact Info Missing - Shop contact information is not available',
      'Campus Stationers',
      'No description available',
      'In stock: 40',
      'KSh 180',
    ],
  },
  { at: '/e-shop?q=submarine', heading: 'E-Shop', texts: ['No products found matching your criteria.'] },
  {
    at: '/chemist',
    heading: 'Chemist',
    buttons: ['Back to Home'],
    search: 'Search medicines...',
    texts: ['Prescription required', 'Out of stock'],
  },
  { at: '/chemist?q=submarine', heading: 'Chemist', texts: ['No medicines found matching your search.'] },
  {
    at: '/chemist?tab=services',
    heading: 'Chemist',
    headings: ['Prescription Consultation', 'Blood Pressure Check', 'Temperature Check', 'Health Screening'],
    texts: ['Free', 'KSh 100', 'KSh 50', 'KSh 500'],
  },
  {
    at: '/chemist?tab=emergency',
    heading: 'Chemist',
    headings: ['Campus Health Centre', 'Ambulance'],
    links: { 'Police, fire, ambulance: free 999': 'tel:999' },
    texts: ['+254 700 000 190: sample number, not callable', '+254 700 000 199'],
    never: ['+254 700 000 199: sample number, not callable'],
  },
  {
    at: '/transport-services',
    heading: 'Transport Services',
    headings: ['Boda Boda', 'Tuk Tuk'],
    buttons: ['Back to Home'],
    chips: ['All', 'Boda Boda', 'Tuk Tuk'],
  },
  {
    at: '/roommate-finder?q=submarine',
    heading: 'Roommate Finder',
    texts: ['No roommates found matching your search.'],
  },
]

// On a phone most of this is in the sheet of a tile; larger screens show it on the cards.
beforeEach(() => page.viewport(1280, 800))
afterEach(() => page.viewport(360, 740))

beforeEach(() =>
  Promise.all([
    saveRows('groceries', []),
    saveRows('medicines', [
      medicine('Depo-Provera Injection', { stock: 0, prescription_required: true }),
      medicine('Panadol'),
    ]),
    saveRows('shops', [gadgets, stationers]),
    saveRows('eshop_products', [
      product('Itel A50 Smartphone', { shop_id: gadgets.id, category: 'electronics', stock: 6 }),
      product('Bar Soap 800 g', { shop_id: stationers.id, stock: 40 }),
    ]),
  ]),
)
afterEach(async () => {
  await emptyDevice()
})

test.for(specified)(
  '$at shows its specified texts',
  async ({ at, heading, headings = [], buttons = [], links = {}, chips, search, texts = [], never = [] }) => {
    const screen = await renderApp(at)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
    for (const name of headings)
      await expect.element(screen.getByRole('heading', { name, exact: true }).first()).toBeVisible()
    for (const name of buttons) await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible()
    for (const [name, href] of Object.entries(links)) {
      const link = screen.getByRole('link', { name: new RegExp(`^${name}`) }).first()
      await expect.element(link).toBeVisible()
      expect(link.element().getAttribute('href')?.split('?')[0]).toBe(href)
    }
    if (chips) {
      const found = screen.getByRole('group', { name: 'Categories' }).getByRole('button')
      await expect.poll(() => found.elements().map((chip) => chip.textContent)).toEqual(chips)
    }
    if (search)
      await expect.element(screen.getByRole('searchbox', { name: search })).toHaveAttribute('placeholder', search)
    for (const text of texts) await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible()
    for (const text of never) expect(screen.getByText(text).elements()).toEqual([])
  },
)

test('two of three gas providers deliver free', async () => {
  const screen = await renderApp('/gas-delivery')
  await expect.poll(() => screen.getByText('Free delivery', { exact: true }).elements()).toHaveLength(2)
})

test('the chemist has three sections, and does not sell what is out of stock', async () => {
  const screen = await renderApp('/chemist?q=depo')
  await expect.element(screen.getByRole('button', { name: 'Add to Cart: Depo-Provera Injection' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Order Now: Depo-Provera Injection' })).toBeDisabled()
  const sections = screen.getByRole('group', { name: 'Sections' }).getByRole('button')
  expect(sections.elements().map((section) => section.textContent)).toEqual(['Medications', 'Services', 'Emergency'])
})

test('the emergency numbers of the campus come before the health centre', async () => {
  await saveRows('campuses', [
    campus('tum', {
      emergency: [
        { label: 'Campus Security', value: '0712 345 658' },
        { label: 'Police', value: '999' },
      ],
    }),
  ])
  const screen = await renderApp('/chemist?tab=emergency')
  const numbers = screen.getByRole('region', { name: 'Emergency numbers for TUM' }).getByRole('link')
  await expect
    .poll(() => numbers.elements().map((link) => link.getAttribute('href')))
    .toEqual(['tel:+254712345658', 'tel:999', 'tel:112', 'tel:1199', 'tel:+254722178177', 'tel:1195', 'tel:1190'])
  await expect.element(screen.getByRole('heading', { name: 'Campus Health Centre' })).toBeVisible()
})

test('a shop without a number takes no orders', async () => {
  const screen = await renderApp(`/e-shop?shop=${stationers.id}`)
  await expect.element(screen.getByRole('button', { name: /^Order Now/ })).toBeDisabled()
})

test('the stock limits the quantity, and Back to Shops leads to the list with the groceries', async () => {
  const screen = await renderApp('/e-shop?q=itel')
  const more = screen.getByRole('button', { name: 'More Itel A50 Smartphone' })
  await expect.element(screen.getByRole('button', { name: 'Less Itel A50 Smartphone' })).toBeDisabled()
  for (let units = 1; units < 6; units += 1) await more.click()
  await expect.element(more).toBeDisabled()
  await screen.getByRole('button', { name: 'Add to Cart: Itel A50 Smartphone' }).click()
  await expect.element(screen.getByText('Itel A50 Smartphone x6 added to cart')).toBeVisible()
  await screen.getByRole('button', { name: 'Back to Shops' }).click()
  await screen
    .getByRole('list', { name: 'Shops' })
    .getByRole('link', { name: /^Groceries/ })
    .click()
  await expect.poll(screen.address).toBe('/groceries')
})
