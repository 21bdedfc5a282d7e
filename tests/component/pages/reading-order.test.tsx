import { afterEach, beforeEach, expect, test } from 'vitest'
import { pullState } from '@/data/sync/pull-state'
import { Route as About } from '@/routes/about'
import { Route as Cart } from '@/routes/cart'
import { Route as Chemist } from '@/routes/chemist'
import { Route as Contact } from '@/routes/contact'
import { Route as EShop } from '@/routes/e-shop'
import { Route as Errands } from '@/routes/errand-services'
import { Route as Food } from '@/routes/food-delivery'
import { Route as Gas } from '@/routes/gas-delivery'
import { Route as Groceries } from '@/routes/groceries'
import { Route as Laundry } from '@/routes/laundry-services'
import { Route as Login } from '@/routes/login'
import { Route as University } from '@/routes/my-university'
import { Route as Privacy } from '@/routes/privacy'
import { Route as Roommates } from '@/routes/roommate-finder'
import { Route as Salon } from '@/routes/salon-beauty'
import { Route as Providers } from '@/routes/service-providers'
import { Route as Signup } from '@/routes/signup'
import { Route as Terms } from '@/routes/terms'
import { Route as Transport } from '@/routes/transport-services'
import { emptyDevice, saveRows } from '../device'
import { readingOrderProblems } from '../reading-order'
import { renderScreens } from '../render-screens'
import { medicine, product, provider, shop, universityLink } from './rows'

const screens = {
  '/about': About,
  '/cart': Cart,
  '/chemist': Chemist,
  '/contact': Contact,
  '/e-shop': EShop,
  '/errand-services': Errands,
  '/food-delivery': Food,
  '/gas-delivery': Gas,
  '/groceries': Groceries,
  '/laundry-services': Laundry,
  '/login': Login,
  '/my-university': University,
  '/privacy': Privacy,
  '/roommate-finder': Roommates,
  '/salon-beauty': Salon,
  '/service-providers': Providers,
  '/signup': Signup,
  '/terms': Terms,
  '/transport-services': Transport,
}

beforeEach(async () => {
  await saveRows('shops', [shop('Coast Gadgets Hub')])
  await saveRows('eshop_products', [product('Bar Soap'), product('Kettle')])
  await saveRows('medicines', [medicine('Panadol'), medicine('Strepsils')])
  await saveRows('service_providers', [provider('Mama Kadzo'), provider('Fundi Otieno')])
  await saveRows('university_links', [universityLink('HELB')])
  pullState.setState({ status: 'failed' })
})
afterEach(emptyDevice)

test.for(Object.keys(screens))('the document and focus order of %s match the visual order', async (at) => {
  const screen = await renderScreens(screens, at)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  await expect.element(screen.getByRole('status').filter({ hasText: 'Loading' })).not.toBeInTheDocument()
  expect(readingOrderProblems()).toEqual([])
})
