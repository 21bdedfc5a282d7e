import { afterEach, beforeEach, expect, test } from 'vitest'
import { pullState } from '@/store/sync/pull/pull-state'
import { emptyDevice, saveRows } from '../device'
import { readingOrderProblems } from '../reading-order'
import { renderApp } from '../render-app'
import { medicine, product, provider, shop, universityLink } from './rows'

const addresses = [
  '/about',
  '/cart',
  '/chemist',
  '/contact',
  '/e-shop',
  '/errand-services',
  '/food-delivery',
  '/gas-delivery',
  '/groceries',
  '/laundry-services',
  '/login',
  '/my-university',
  '/privacy',
  '/roommate-finder',
  '/salon-beauty',
  '/service-providers',
  '/signup',
  '/terms',
  '/transport-services',
]

beforeEach(async () => {
  await saveRows('shops', [shop('Coast Gadgets Hub')])
  await saveRows('eshop_products', [product('Bar Soap'), product('Kettle')])
  await saveRows('medicines', [medicine('Panadol'), medicine('Strepsils')])
  await saveRows('service_providers', [provider('Mama Kadzo'), provider('Fundi Otieno')])
  await saveRows('university_links', [universityLink('HELB')])
  pullState.setState({ status: 'failed' })
})
afterEach(emptyDevice)

test.for(addresses)('the document and focus order of %s match the visual order', async (at) => {
  const screen = await renderApp(at)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  await expect.element(screen.getByRole('status').filter({ hasText: 'Loading' })).not.toBeInTheDocument()
  expect(readingOrderProblems()).toEqual([])
})
