import { afterEach, expect, test } from 'vitest'
import { closeSearch, searchRequest } from '@/kit/platform/search-request'
import { emptyDevice, saveRows } from '../device'
import { itemRow } from '../market/market'
import { renderApp } from '../render-app'
import { signedOut } from '../signed-in'
import { grocery } from '../storefront/groceries'
import { medicine, product, provider, rental, shop } from './rows'

afterEach(async () => {
  closeSearch()
  await emptyDevice()
})

test.for([
  '/groceries',
  '/food-delivery',
  '/chemist',
  '/e-shop',
  '/marketplace',
  '/second-hand',
  '/rental-booking',
  '/service-providers',
  '/roommate-finder',
])('a search at %s that finds nothing can go on in the whole app, or be taken back', async (path) => {
  signedOut()
  const duka = shop('Coast Gadgets Hub')
  await saveRows('shops', [duka])
  await saveRows('eshop_products', [product('Fast Charger, Type-C', { shop_id: duka.id })])
  await saveRows('groceries', [grocery('Fresh Milk')])
  await saveRows('medicines', [medicine('Paracetamol')])
  await saveRows('items', [itemRow('Denim Jacket')])
  await saveRows('rentals', [rental('2 Bedroom House, Nyali', { category: '2bedroom' })])
  await saveRows('service_providers', [provider('Mwangi Laptop Repair')])
  const screen = await renderApp(`${path}?q=zeppelin`)
  await screen.getByRole('button', { name: 'Search everything for “zeppelin”' }).click()
  expect(searchRequest.getState().words).toBe('zeppelin')
  await screen.getByRole('button', { name: 'Clear search and filters' }).click()
  await expect.poll(screen.address).toBe(path)
})
