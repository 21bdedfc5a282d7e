import { closeSearch, searchRequest } from '@/kit/platform/search-request'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { articleIds } from '@/education/rules/articles'
import { dayMs, hourMs } from '@/kit/rules/durations'
import { Bundles } from '@/app/home/bundles'
import { Health } from '@/app/home/health'
import { HomePage } from '@/app/home'
import { Services } from '@/app/home/services'
import { News } from '@/app/home/news'
import { emptyDevice, saveRows } from '../device'
import { itemRow } from '../market/market'
import { renderRouted } from '../render'

afterEach(async () => {
  delete document.documentElement.dataset['returning']
  await page.viewport(360, 740)
  await emptyDevice()
})

const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'))

test('both buttons of the hero scroll to the services', async () => {
  const screen = await renderRouted(<HomePage campus={null} />)
  const title = screen.getByRole('heading', { level: 1 })
  await expect.element(title).toHaveTextContent('Everything you need for university life')
  await expect.element(screen.getByText(/^From groceries to services/)).toBeVisible()
  for (const name of ['Start Shopping', 'Explore Services']) {
    window.scrollTo({ top: 0, behavior: 'instant' })
    await screen.getByRole('button', { name }).click()
    await expect.element(screen.getByRole('heading', { name: 'Our Services' })).toBeInViewport()
    await expect.element(title).not.toBeInViewport()
  }
})

test('fourteen tiles link to the services', async () => {
  const screen = await renderRouted(<Services />)
  const tiles = screen.getByRole('list', { name: 'Services' }).getByRole('link')
  expect(tiles.elements().map((tile) => [tile.querySelector('p')?.textContent, tile.getAttribute('href')])).toEqual([
    ['Food Delivery', '/food-delivery'],
    ['Gas Delivery', '/gas-delivery'],
    ['Laundry Services', '/laundry-services'],
    ['Salon & Beauty', '/salon-beauty'],
    ['Roommate Finder', '/roommate-finder'],
    ['Rental Booking', '/rental-booking'],
    ['Marketplace', '/marketplace'],
    ['Chemist', '/chemist'],
    ['My University', '/my-university'],
    ['TUM Gossip', '/tum-gossip'],
    ['Transport Services', '/transport-services'],
    ['E-Shop', '/e-shop'],
    ['Errand Services', '/errand-services'],
    ['Get Cheap Services', '/service-providers'],
  ])
  await expect
    .element(tiles.filter({ hasText: 'Transport Services' }))
    .toMatchTextContent('Boda Boda and Tuk Tuk rides')
  await expect.element(tiles.filter({ hasText: 'E-Shop' })).toMatchTextContent('Cooking oils, sugar, flour')
})

test('the health section links to the sheet of today, both trackers and the articles', async () => {
  const screen = await renderRouted(<Health />)
  const links = screen.getByRole('region', { name: 'Your Health' }).getByRole('link')
  await expect
    .poll(() => hrefs(links.elements()))
    .toEqual([
      '/bloom-period-tracker?view=today',
      '/bloom-period-tracker',
      '/period-tracker',
      ...articleIds.map((id) => `/education/${id}`),
    ])
})

test('the bundle shows its contents and rating, and links to a chat', async () => {
  const screen = await renderRouted(<Bundles />)
  const bundle = screen.getByRole('article')
  await expect.element(bundle.getByRole('heading', { name: 'Student Cheapest Bundles' })).toBeVisible()
  await expect.element(bundle).toMatchTextContent(/4\.8 \(45 reviews\)/)
  await expect.element(bundle).toMatchTextContent(/okoa jahazi/)
  expect(
    bundle
      .getByRole('listitem')
      .elements()
      .map((deal) => deal.textContent),
  ).toEqual(['24hrs deals', 'sms deals', 'weekly mins deals', 'weekly data deals', 'monthly data deals'])
  const message =
    'Hello! I am interested in the Student Cheapest Bundles (From KSh 20). Please tell me how to buy, also with okoa jahazi.'
  const chat = bundle.getByRole('link', { name: 'Get this bundle' })
  await expect.element(chat).toHaveAttribute('href', `https://wa.me/254700000089?text=${encodeURIComponent(message)}`)
  await expect.element(chat).toHaveAttribute('target', '_blank')
})

describe('the first screen', () => {
  const box = (element: Element) => element.getBoundingClientRect()
  const home = () => renderRouted(<HomePage campus="For students of TUM" lastOrder={<p>Order again</p>} />)
  const columnsOf = (tiles: readonly Element[]) => new Set(tiles.map((tile) => Math.round(box(tile).left))).size
  /** The heights of the app’s bars above and below a screen, in pixels. */
  const [header, bottomBar] = [57, 65]

  test('gives a third of a phone to the hero, and shows the search and the services in four columns', async () => {
    const screen = await home()
    const hero = screen.getByRole('heading', { level: 1 }).element().closest('section')
    expect(hero?.clientHeight).toBeLessThanOrEqual(740 / 3)
    const tiles = screen.getByRole('list', { name: 'Services' }).getByRole('listitem').elements()
    expect([tiles.length, columnsOf(tiles)]).toEqual([14, 4])
    expect(Math.max(...tiles.map((tile) => box(tile).bottom))).toBeLessThanOrEqual(740 - header - bottomBar)
    expect(box(screen.getByRole('searchbox').element()).bottom).toBeLessThan(
      Math.min(...tiles.map((tile) => box(tile).top)),
    )
    for (const tile of tiles) expect(box(tile).height).toBeGreaterThanOrEqual(44)
  })

  test('also shows the health trackers to a returning visitor', async () => {
    document.documentElement.dataset['returning'] = ''
    const screen = await home()
    const hero = screen.getByRole('heading', { level: 1 }).element().closest('section')
    expect(hero?.clientHeight).toBeLessThanOrEqual(125)
    await expect.element(screen.getByRole('button', { name: 'Start Shopping' })).toBeVisible()
    const tracker = screen.getByRole('link', { name: /^Period & Pregnancy/ })
    expect(box(tracker.element()).bottom).toBeLessThanOrEqual(740 - header - bottomBar)
    await expect.element(screen.getByText('Order again')).toBeVisible()
  })

  test.for([768, 1280])('shows the services in two rows at %i px without horizontal overflow', async (width) => {
    await page.viewport(width, 800)
    const screen = await home()
    const tiles = screen.getByRole('list', { name: 'Services' }).getByRole('listitem').elements()
    expect(columnsOf(tiles)).toBe(7)
    const health = box(screen.getByRole('region', { name: 'Your Health' }).element())
    const order = box(screen.getByText('Order again').element())
    expect(order.left > health.right, 'the last order is beside health').toBe(width === 1280)
    const last = tiles.at(-1)?.querySelector('a')
    expect(last?.scrollWidth).toBeLessThanOrEqual(last?.clientWidth ?? 0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  test('fits the narrowest phone', async () => {
    await page.viewport(320, 640)
    const screen = await home()
    await expect.element(screen.getByRole('list', { name: 'Services' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const word = document.createRange()
    word.selectNodeContents(screen.getByRole('list', { name: 'Services' }).getByText('Marketplace').element())
    expect(word.getClientRects(), 'the longest word').toHaveLength(1)
  })
})

test.for([
  ['usafiri', 'Transport Services'],
  ['saluni', 'Salon & Beauty'],
  ['eshop', 'E-Shop'],
  ['labndry', 'Laundry Services'],
] as const)(
  'the services are searched by the rules of the search over everything: %s finds %s',
  async ([typed, service]) => {
    const screen = await renderRouted(<Services />)
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Search for services' }), typed)
    await expect
      .element(screen.getByRole('list', { name: 'Services' }).getByRole('listitem'))
      .toMatchTextContent(new RegExp(`^${service}`))
  },
)

test('a query that matches no service can be searched for everywhere', async () => {
  const screen = await renderRouted(<Services />)
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search for services' }), 'unga ')
  await expect.element(screen.getByText('No services found for "unga".')).toBeVisible()
  await screen.getByRole('button', { name: 'Search everything for “unga”' }).click()
  expect(searchRequest.getState().words).toBe('unga')
  closeSearch()
})

describe('the news', () => {
  const since = Date.now() - dayMs
  const at = (hours: number) => new Date(since + hours * hourMs).toISOString()

  test('lists what was pulled since the last visit, with links', async () => {
    await saveRows('items', [
      itemRow('Kettle', { created_at: at(1) }),
      itemRow('Lamp', { created_at: at(2) }),
      itemRow('Bag', { created_at: at(3), status: 'sold' }),
      itemRow('Old desk', { created_at: at(-1) }),
    ])
    const screen = await renderRouted(<News since={since} />)
    const news = screen.getByRole('region', { name: 'New for you' })
    await expect.element(news.getByRole('link')).toMatchTextContent('2 new items in Marketplace')
    await expect.element(news).toMatchTextContent('since yesterday')
    expect(hrefs(news.getByRole('link').elements())).toEqual(['/marketplace'])
  })

  test('is hidden when nothing new was pulled', async () => {
    await saveRows('items', [itemRow('Old desk', { created_at: at(-1) })])
    const screen = await renderRouted(<News since={since} />)
    await expect.element(screen.getByRole('region', { name: 'New for you' })).not.toBeInTheDocument()
  })
})
