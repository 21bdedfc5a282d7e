import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyDevice, saveRows } from '../device'
import { renderApp } from '../render-app'
import { answerRest, unreachable } from '../rest'
import { grocery } from '../storefront/groceries'
import { campus, product, provider, rental, shop } from './rows'

const marked = () => document.querySelectorAll('[aria-current="true"]')
const gone = 'That item is no longer here.'

afterEach(async () => {
  vi.unstubAllGlobals()
  await emptyDevice()
})

describe('a linked item', () => {
  beforeEach(() => page.viewport(1280, 800))
  afterEach(() => page.viewport(360, 740))

  test('is shown regardless of the filters, until the query changes', async () => {
    const screen = await renderApp('/food-delivery?category=healthy&q=submarine&item=food-pilau')
    const items = screen.getByRole('list', { name: 'Food Delivery' }).getByRole('listitem')
    await expect.element(items).toHaveAttribute('aria-current', 'true')
    await expect.element(items).toMatchTextContent(/Beef Pilau/)
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Search for food...' }), 'chips')
    await expect.poll(screen.address).toBe('/food-delivery?category=healthy&q=chips')
    await expect.poll(marked).toHaveLength(0)
  })

  test('is shown under another chip, until a chip is chosen', async () => {
    const screen = await renderApp('/errand-services?category=postoffice&item=errand-cyber-online-cv')
    await expect.poll(() => marked()[0]?.textContent).toContain('CV/Resume Design')
    await screen.getByRole('button', { name: 'Post Office' }).click()
    await expect.poll(screen.address).toBe('/errand-services')
    await expect.element(screen.getByText('CV/Resume Design')).not.toBeInTheDocument()
  })
})

test('a shop has its own link, and a link to a closed shop shows the others', async () => {
  answerRest(async () => Response.json([]))
  const gadgets = shop('Coast Gadgets Hub')
  await saveRows('shops', [gadgets])
  await saveRows('eshop_products', [])
  const screen = await renderApp(`/e-shop?shop=${gadgets.id}`)
  await expect.element(screen.getByRole('button', { name: 'Share: Coast Gadgets Hub' })).toBeVisible()
  await screen.router.navigate({ to: '/e-shop', search: { shop: crypto.randomUUID() } })
  await expect.element(screen.getByText(gone, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Coast Gadgets Hub/ })).toBeVisible()
})

describe.for([
  { at: '/groceries', list: 'Groceries' },
  { at: '/food-delivery', list: 'Food Delivery' },
  { at: '/service-providers', list: 'Get Cheap Services' },
  { at: '/rental-booking', list: 'Rentals' },
  { at: '/roommate-finder', list: 'Roommate listings' },
  { at: '/my-university', list: 'Announcements' },
])('$at opened with a link to', ({ at, list }) => {
  const open = async (item: string) => {
    await saveRows('groceries', [grocery('Tomatoes')])
    await saveRows('service_providers', [provider('Mama Kadzo')])
    await saveRows('rentals', [rental('Bedsitter')])
    await saveRows('rental_photos', [])
    const screen = await renderApp(`${at}?item=${encodeURIComponent(item)}`)
    await expect.element(screen.getByRole('list', { name: list }).getByRole('listitem').first()).toBeVisible()
    return screen
  }

  test('a deleted item shows a note and all other items', async () => {
    const screen = await open('nobody-knows')
    await expect.element(screen.getByText(gone, { exact: true })).toBeVisible()
    expect(marked()).toHaveLength(0)
    expect(screen.getByRole('alert').elements()).toEqual([])
  })

  test('an invalid item id shows all items', async () => {
    const screen = await open('<b>no id</b>')
    await expect.element(screen.getByText(gone, { exact: true })).not.toBeInTheDocument()
  })
})

describe.for([
  { at: '/groceries?item=', table: 'groceries' },
  { at: '/e-shop?item=', table: 'eshop_products' },
  { at: '/e-shop?shop=', table: 'shops' },
  { at: '/service-providers?item=', table: 'service_providers' },
  { at: '/rental-booking?item=', table: 'rentals' },
])('a link to $at that is not on this phone', ({ at, table }) => {
  const id = crypto.randomUUID()
  const open = async () => {
    await saveRows('campuses', [campus('uon', { name: 'University of Nairobi' })])
    await saveRows('groceries', [grocery('Tomatoes')])
    await saveRows('shops', [shop('Coast Gadgets Hub')])
    await saveRows('eshop_products', [product('Charger')])
    await saveRows('service_providers', [provider('Mama Kadzo')])
    await saveRows('rentals', [rental('Bedsitter')])
    await saveRows('rental_photos', [])
    return renderApp(`${at}${id}`)
  }
  /** The server has the row, and it belongs to this campus. */
  const of = (slug: string) => async (address: URL) =>
    Response.json(
      address.pathname === `/rest/v1/${table}` && address.searchParams.get('id') === `eq.${id}`
        ? [{ campus: slug }]
        : [],
    )

  test('shows that it belongs to another campus, and lists the items of this one', async () => {
    answerRest(of('uon'))
    const screen = await open()
    await expect
      .element(
        screen.getByText(
          'That item belongs to University of Nairobi. Your campus is Technical University of Mombasa; you can change it in Profile.',
        ),
      )
      .toBeVisible()
    await expect.element(screen.getByText(gone, { exact: true })).not.toBeInTheDocument()
    await expect
      .element(
        screen
          .getByRole('main')
          .getByText(/Tomatoes|Coast Gadgets Hub|Mama Kadzo|Bedsitter/)
          .first(),
      )
      .toBeVisible()
  })

  test('shows that it is gone when no campus has it', async () => {
    answerRest(async () => Response.json([]))
    const screen = await open()
    await expect.element(screen.getByText(gone, { exact: true })).toBeVisible()
  })

  test('does not show it as gone when the server cannot be reached', async () => {
    answerRest(unreachable)
    const screen = await open()
    await expect.element(screen.getByText('That item is not on this phone.', { exact: true })).toBeVisible()
    await expect.element(screen.getByText(gone, { exact: true })).not.toBeInTheDocument()
  })
})
