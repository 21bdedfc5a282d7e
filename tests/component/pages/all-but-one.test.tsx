import { afterEach, expect, test } from 'vitest'
import { emptyDevice, saveRows } from '../device'
import { itemRow } from '../market/market'
import { renderApp } from '../render-app'
import { signedOut } from '../signed-in'
import { grocery } from '../storefront/groceries'
import { product, provider, rental, shop } from './rows'

afterEach(emptyDevice)

test.for([
  { at: '/groceries?q=cold+fresh+milk', near: /Fresh Milk/ },
  { at: '/e-shop?q=usb+c+charger', near: /Fast Charger, Type-C/ },
  { at: '/marketplace?q=red+denim+jacket', near: /Denim Jacket/ },
  { at: '/rental-booking?q=two+bedroom+kizingo', near: /2 Bedroom House, Nyali/ },
  { at: '/service-providers?q=cheap+laptop+repair', near: /Mwangi Laptop Repair/ },
  { at: '/roommate-finder?q=joy+nursing+tudor', near: /Joy M\./ },
])('a search of three words at $at shows what misses one under a heading', async ({ at, near }) => {
  signedOut()
  const duka = shop('Coast Gadgets Hub')
  await saveRows('shops', [duka])
  await saveRows('eshop_products', [product('Fast Charger, Type-C', { shop_id: duka.id })])
  await saveRows('groceries', [grocery('Fresh Milk')])
  await saveRows('items', [itemRow('Denim Jacket')])
  await saveRows('rentals', [rental('2 Bedroom House, Nyali', { category: '2bedroom' })])
  await saveRows('service_providers', [provider('Mwangi Laptop Repair')])
  const screen = await renderApp(at)
  const region = screen
    .getByRole('region', { name: 'With all of your words but one' })
    .or(screen.getByRole('list', { name: 'With all of your words but one' }))
  await expect.element(region.getByText(near).first()).toBeVisible()
})
