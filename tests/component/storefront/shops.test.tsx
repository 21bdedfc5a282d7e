import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { copiesDb } from '@/store/db'
import { pullState } from '@/store/sync/pull/pull-state'
import { emptyDevice, saveRows } from '../device'
import { product, shop } from '../pages/rows'
import { renderApp } from '../render-app'

const render = (search = '') => renderApp(`/e-shop${search}`)

afterEach(emptyDevice)
afterEach(() => page.viewport(360, 740))

test('Groceries is listed while the shops load', async () => {
  pullState.setState({ status: 'pulling' })
  const screen = await render()
  await expect.element(screen.getByText('Loading shops...')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Groceries/ })).toHaveAttribute('href', '/groceries')
})

test('Groceries is listed when the shops cannot be loaded', async () => {
  pullState.setState({ status: 'failed' })
  const screen = await render()
  await expect.element(screen.getByText(/^The list could not be loaded/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Groceries/ })).toBeVisible()
})

test('shops and their products are listed by name', async () => {
  const [zuri, amani] = [shop('Zuri Duka'), shop('Amani Duka')]
  await saveRows('shops', [zuri, amani])
  await saveRows('eshop_products', [
    product('Soap', { shop_id: zuri.id }),
    product('Maize Flour', { shop_id: zuri.id }),
    product('Rice', { shop_id: amani.id }),
  ])
  const screen = await render()
  const shops = () =>
    screen
      .getByRole('button', { name: /Duka/ })
      .elements()
      .map(({ textContent }) => textContent?.match(/(?:Zuri|Amani) Duka/)?.[0])
  await expect.poll(shops).toEqual(['Amani Duka', 'Zuri Duka'])
  await screen.getByRole('button', { name: /Zuri Duka/ }).click()
  const products = () =>
    screen
      .getByRole('list', { name: 'Zuri Duka' })
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(products).toEqual(['Maize Flour', 'Soap'])
})

test('a shop has chips only for what it sells, and what is sold out stands last', async () => {
  const duka = shop('Tudor Duka')
  await saveRows('shops', [duka])
  await saveRows('eshop_products', [
    product('Anti-dandruff Shampoo', { shop_id: duka.id, category: 'beauty', stock: 0 }),
    product('Bar Soap', { shop_id: duka.id, category: 'beauty', stock: 3 }),
    product('Cooking Oil', { shop_id: duka.id, category: 'groceries' }),
  ])
  const screen = await renderApp(`/e-shop?shop=${duka.id}`)
  const names = () =>
    screen
      .getByRole('list', { name: 'Tudor Duka' })
      .getByRole('heading')
      .elements()
      .map((heading) => heading.textContent)
  await expect.poll(names).toEqual(['Bar Soap', 'Cooking Oil', 'Anti-dandruff Shampoo'])
  const chips = screen.getByRole('group', { name: 'Categories' }).getByRole('button').elements()
  expect(chips.map((chip) => chip.textContent)).toEqual(['All', 'Beauty', 'Groceries'])
})

test('a search lists no shops, including Groceries', async () => {
  pullState.setState({ status: 'failed' })
  const screen = await render('?q=kettle')
  await expect.element(screen.getByText(/^The list could not be loaded/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Groceries/ })).not.toBeInTheDocument()
})

test('the emergency section has no search box', async () => {
  const screen = await renderApp('/chemist?tab=emergency&q=panadol')
  await expect
    .element(screen.getByRole('list', { name: 'Emergency contacts' }).getByRole('listitem').first())
    .toBeVisible()
  await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Services' }).click()
  await expect.element(screen.getByRole('searchbox')).toHaveValue('panadol')
})

test('a call button fits on one line of the narrowest phone', async () => {
  const nurse = {
    id: 'nurse',
    name: 'Campus Health Centre',
    phone: '0722 178 177',
    hours: '24/7',
    description: 'The nurse on duty answers.',
    image: '/pictures/medicine.svg#hospital',
  }
  await copiesDb()
    .replica('catalogues')
    .put({ id: 'emergency', rev: 1, created_at: '2026-11-24T08:00:00Z', name: 'emergency-contacts', entries: [nurse] })
  await page.viewport(320, 640)
  const screen = await renderApp('/chemist?tab=emergency')
  const call = screen.getByRole('list', { name: 'Emergency contacts' }).getByRole('link').first()
  await expect.element(call).toBeVisible()
  expect(call.element().getBoundingClientRect().height).toBeLessThanOrEqual(50)
})

test('a number that cannot be called is named once, and its words have the width of the card', async () => {
  const screen = await renderApp('/chemist?tab=emergency')
  const words = screen.getByText('+254 700 000 190: sample number, not callable')
  await expect.element(words).toBeVisible()
  const card = words.element().closest('li')
  expect(words.element().getBoundingClientRect().width).toBeGreaterThan(
    (card?.getBoundingClientRect().width ?? Number.NaN) * 0.8,
  )
  expect(screen.getByText(/\+254 700 000 190/).elements()).toHaveLength(1)
})
