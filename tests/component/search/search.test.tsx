import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { connectivity } from '@/store/connectivity'
import { deviceDb } from '@/store/db'
import { userDb } from '@/store/user-db'
import { openSearch, Search } from '@/app/search'
import { emptyDevice, saveRows } from '../device'
import { itemRow } from '../market/market'
import { product, shop } from '../pages/rows'
import { renderRouted } from '../render'
import { signedIn, signedOut } from '../signed-in'
import { grocery } from '../storefront/groceries'

const measures = (name: string) => performance.getEntriesByName(name, 'measure')

const search = async (words: string) => {
  const screen = await renderRouted(<Search />, '/about')
  await screen.getByRole('button', { name: 'Search everything' }).click()
  await userEvent.fill(screen.getByPlaceholder('Search everything...'), words)
  return { ...screen, address: () => screen.router.state.location.href }
}

afterEach(async () => {
  await Promise.all([emptyDevice(), userDb('anonymous').keyValues.clear()])
})

// Must run first: the index is built once per page.
test('builds no index before it is opened', async () => {
  const screen = await renderRouted(<Search />)
  await expect.element(screen.getByRole('button', { name: 'Search everything' })).toBeVisible()
  expect(measures('search:index')).toEqual([])
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByPlaceholder('Search everything...')).toBeVisible()
  await expect.poll(() => measures('search:index').length).toBe(1)
})

test('hides the screen behind it', async () => {
  const screen = await search('ovulation')
  const dialog = screen.getByRole('dialog', { name: 'Search everything' })
  await expect.element(dialog).toBeVisible()
  expect(getComputedStyle(dialog.element()).backgroundColor).toBe('rgb(255, 255, 255)')
})

test('finds an article by its title', async () => {
  const screen = await search('ovulation')
  await screen.getByRole('button', { name: /^Fertility and Ovulation\s.*Article$/ }).click()
  await expect.poll(screen.address).toBe('/education/fertility-and-ovulation')
  await expect.element(screen.getByPlaceholder('Search everything...')).not.toBeInTheDocument()
})

test('finds the articles of the trackers by their titles and by everyday names', async () => {
  const screen = await search('not a period')
  await expect.element(screen.getByRole('button', { name: /^When Bleeding Is Not a Period\s.*Article$/ })).toBeVisible()
  await userEvent.fill(screen.getByPlaceholder('Search everything...'), 'morning after')
  await screen.getByRole('button', { name: /^Contraception\s.*Article$/ }).click()
  await expect.poll(screen.address).toBe('/period-tracker?tab=education&article=contraception')
})

test('finds a heading of an article, shown with the article’s title', async () => {
  const screen = await search('superfoods')
  await screen
    .getByRole('button', { name: /^Seven superfoods from the market\s.*Nutrition During Your Period$/ })
    .click()
  await expect.poll(screen.address).toBe('/education/nutrition-during-period#superfoods')
})

test('finds saved rows by their Swahili name too, and opens the first hit with Enter', async () => {
  const sugar = grocery('Brown Sugar (1 kg)')
  await deviceDb().replica('groceries').put(sugar)
  const screen = await search('sukari')
  await expect.element(screen.getByRole('button', { name: /^Brown Sugar/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.address).toBe(`/groceries?item=${sugar.id}`)
})

test('finds rows that arrive while it is open', async () => {
  const screen = await search('unga')
  await expect.element(screen.getByRole('button', { name: /^Unga Flour/ })).not.toBeInTheDocument()
  await deviceDb().replica('groceries').put(grocery('Unga Flour (2 kg)'))
  await expect.element(screen.getByRole('button', { name: /^Unga Flour/ })).toBeVisible()
})

test('shows that nothing was found', async () => {
  const screen = await search('zzzzzz')
  await expect.element(screen.getByText('Nothing found for “zzzzzz”.')).toBeVisible()
})

test('shows what has all of three words but one under a heading', async () => {
  const duka = shop('Coast Gadgets Hub')
  await saveRows('shops', [duka])
  await saveRows('eshop_products', [
    product('Fast Charger, Type-C', { shop_id: duka.id }),
    product('USB Cable, Type-C', { shop_id: duka.id }),
  ])
  const screen = await search('usb c charger')
  await expect.element(screen.getByText('Nothing found for “usb c charger”.')).toBeVisible()
  const near = screen.getByRole('region', { name: 'With all of your words but one' })
  await expect.element(near.getByRole('button', { name: /^Fast Charger/ })).toBeVisible()
  await expect.element(near.getByRole('button', { name: /^USB Cable/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(screen.address).toMatch(/^\/e-shop\?item=/)
})

test('shows price and provider, and opens the hit, in two taps: unga', async () => {
  const duka = shop('Tudor Duka la Jumla')
  const flour = product('Pembe Wheat Flour 2 kg', {
    shop_id: duka.id,
    image_url: '/pictures/shop.svg#flour',
    price: 210,
  })
  await saveRows('shops', [duka])
  await saveRows('eshop_products', [flour])
  // The first tap opens the search, the second the hit; a third would add it to the cart.
  const screen = await search('unga')
  const hit = screen.getByRole('button', { name: /^Pembe Wheat Flour/ })
  await expect.element(hit).toMatchTextContent('Tudor Duka la Jumla')
  await expect.element(hit).toMatchTextContent('KSh 210')
  await hit.click()
  await expect.poll(screen.address).toBe(`/e-shop?item=${flour.id}`)
})

test('finds items for sale by kind, even when misspelt, but no sold ones', async () => {
  await saveRows('items', [
    itemRow('HP EliteBook 840 G5'),
    itemRow('Casio fx-991ES Plus', { description: 'Scientific calculator' }),
    itemRow('Lenovo ThinkPad', { status: 'sold' }),
  ])
  const screen = await search('laptop')
  await expect.element(screen.getByRole('button', { name: /^HP EliteBook.*KSh 900.*For sale$/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /ThinkPad/ })).not.toBeInTheDocument()
  await userEvent.fill(screen.getByPlaceholder('Search everything...'), 'calculater')
  await expect.element(screen.getByRole('button', { name: /^Casio/ })).toBeVisible()
})

test.for([
  { words: 'accommodation', hit: /^Rental Booking/, address: '/rental-booking' },
  { words: 'login', hit: /^Login/, address: '/login' },
  { words: 'sign up', hit: /^Sign Up/, address: '/signup' },
  { words: 'boda', hit: /^Juma Mwachiro.*Driver$/, address: /^\/transport-services\?item=/ },
  { words: 'cheapest bundles', hit: /^Student Cheapest Bundles.*Bundle$/, address: '/#bundles' },
])('finds what people call it: $words', async ({ words, hit, address }) => {
  const screen = await search(words)
  await screen.getByRole('button', { name: hit }).first().click()
  if (typeof address === 'string') await expect.poll(screen.address).toBe(address)
  else await expect.poll(screen.address).toMatch(address)
})

test('finds the numbers to call before anything else for an emergency', async () => {
  const screen = await search('emergency')
  const hits = screen.getByRole('dialog').getByRole('button', { name: /Help$/ })
  await expect.element(hits.first()).toBeVisible()
  const names = screen
    .getByRole('dialog')
    .getByRole('button')
    .elements()
    .map((button) => button.textContent)
  const first = names.findIndex((name) => name.endsWith('Help'))
  expect(names.slice(first, first + 3).join()).toMatch(/999.*112.*1199/s)
  expect(names.findIndex((name) => name.startsWith('Emergency numbers'))).toBeGreaterThan(first)
})

describe('before anything is typed', () => {
  const open = async (words = '') => {
    const screen = await renderRouted(<Search />, '/about')
    openSearch(words)
    return {
      ...screen,
      box: screen.getByPlaceholder('Search everything...'),
      recent: screen.getByRole('region', { name: 'Recent searches' }),
    }
  }

  test('popular searches can be tapped', async () => {
    signedOut()
    await saveRows('groceries', [grocery('Maize Flour 2 kg')])
    const { getByRole, box, recent } = await open()
    await getByRole('region', { name: 'Popular searches' }).getByRole('button', { name: 'unga' }).click()
    await expect.element(box).toHaveValue('unga')
    await expect.element(getByRole('button', { name: /^Maize Flour/ })).toBeVisible()
    await expect.element(recent).not.toBeInTheDocument()
  })

  test('recent searches are listed until they are cleared', async () => {
    signedOut()
    await saveRows('groceries', [grocery('Brown Sugar (1 kg)')])
    const { getByRole, recent } = await open('sukari')
    await getByRole('button', { name: /^Brown Sugar/ }).click()
    openSearch()
    await recent.getByRole('button', { name: 'sukari' }).click()
    await expect.element(getByRole('button', { name: /^Brown Sugar/ })).toBeVisible()
    await userEvent.clear(getByRole('textbox'))
    await recent.getByRole('button', { name: 'Clear' }).click()
    await expect.element(recent).not.toBeInTheDocument()
    expect(await userDb('anonymous').keyValues.count()).toBe(0)
  })

  test('another account does not see recent searches', async () => {
    await userDb('anonymous').keyValues.put({ key: 'recent-searches', value: ['a secret'] })
    signedIn()
    const { getByRole, recent } = await open()
    await expect.element(getByRole('region', { name: 'Popular searches' })).toBeVisible()
    await expect.element(recent).not.toBeInTheDocument()
    signedOut()
    await expect.element(recent.getByRole('button', { name: 'a secret' })).toBeVisible()
  })

  test('a note explains what is searched, also while offline', async () => {
    signedOut()
    const { getByText } = await open()
    await expect.element(getByText('Finds what is saved on this phone. Nothing you type is sent.')).toBeVisible()
    connectivity.setState({ online: false })
    await expect.element(getByText('You are offline: this finds what is saved on this phone.')).toBeVisible()
  })
})
