import { afterEach, describe, expect, test, vi } from 'vitest'
import { pullState } from '@/store/sync/pull/pull-state'
import { emptyDevice, saveRows } from '../device'
import { renderApp } from '../render-app'
import { answerCatalogues, unreachable } from '../rest'
import { medicine, product, provider, shop, universityLink } from './rows'

const links = '/my-university?tab=special-links'

afterEach(async () => {
  vi.unstubAllGlobals()
  await emptyDevice()
})

describe('with nothing saved', () => {
  test.for([
    { at: '/e-shop', text: 'Loading shops...' },
    { at: '/chemist', text: 'Loading medicines...' },
    { at: '/service-providers', text: 'Loading service providers...' },
    { at: links, text: 'Loading special links...' },
  ])('$at shows "$text" until the first pull ends', async ({ at, text }) => {
    pullState.setState({ status: 'pulling' })
    const screen = await renderApp(at)
    await expect.element(screen.getByRole('status').filter({ hasText: text })).toBeInTheDocument()
    await expect.element(screen.getByText(/^No .* found/)).not.toBeInTheDocument()
  })

  test.for([
    { at: '/e-shop', text: 'No products found matching your criteria.', alert: /Failed to load shops/ },
    { at: '/chemist', text: 'No medicines found matching your search.', alert: null },
    { at: '/service-providers', text: 'No service providers found matching your search.', alert: null },
    { at: links, text: 'No special links to show yet.', alert: null },
  ])('$at is empty after a failed pull', async ({ at, text, alert }) => {
    pullState.setState({ status: 'failed' })
    const screen = await renderApp(at)
    await expect.element(screen.getByText(/^The list could not be loaded/)).toBeVisible()
    await expect.element(screen.getByText(text, { exact: true })).not.toBeInTheDocument()
    if (alert) await expect.element(screen.getByRole('alert')).toMatchTextContent(alert)
    else expect(screen.getByRole('alert').elements()).toEqual([])
  })

  test('shops whose products could not be loaded show an error', async () => {
    await saveRows('shops', [shop('Coast Gadgets Hub')])
    pullState.setState({ status: 'failed' })
    const screen = await renderApp('/e-shop')
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Failed to load products/)
    await expect.element(screen.getByRole('button', { name: /Coast Gadgets Hub/ })).toBeVisible()
  })
})

test.for([
  { at: '/e-shop', name: 'Coast Gadgets Hub' },
  { at: '/chemist', name: 'Panadol' },
  { at: '/service-providers', name: 'Mama Kadzo' },
  { at: links, name: 'HELB' },
])('$at shows what is saved, with its age and without an alert, when a later pull fails', async ({ at, name }) => {
  await saveRows('shops', [shop('Coast Gadgets Hub')])
  await saveRows('eshop_products', [product('Bar Soap')])
  await saveRows('medicines', [medicine('Panadol')])
  await saveRows('service_providers', [provider('Mama Kadzo')])
  await saveRows('university_links', [universityLink('HELB')])
  pullState.setState({ status: 'failed' })
  const screen = await renderApp(at)
  await expect.element(screen.getByText(name, { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByText('Saved just now')).toBeVisible()
  expect(screen.getByRole('alert').elements()).toEqual([])
})

describe('a catalogue', () => {
  test.for([
    { at: '/food-delivery', text: 'No food items found matching your search.' },
    { at: '/gas-delivery', text: 'No gas providers found.' },
    { at: '/transport-services', text: 'No drivers found matching your search.' },
    { at: '/roommate-finder', text: 'No roommates found matching your search.' },
    { at: '/my-university?tab=events', text: 'No events coming up.' },
  ])('that cannot be loaded leaves $at empty, without an alert', async ({ at, text }) => {
    answerCatalogues(unreachable)
    const screen = await renderApp(at)
    await expect.element(screen.getByText(/^The list could not be loaded/)).toBeVisible()
    await expect.element(screen.getByText(text, { exact: true })).not.toBeInTheDocument()
    expect(screen.getByRole('alert').elements()).toEqual([])
  })

  // Must run last: a catalogue is fetched only once.
  test('with an invalid price drops only that entry', async () => {
    answerCatalogues(async (address, network) => {
      const text = await (await network(address)).text()
      return new Response(text.replace('"price": 230', '"price": -230'), {
        headers: { 'Content-Type': 'application/json' },
      })
    })
    const screen = await renderApp('/food-delivery')
    const dishes = screen.getByRole('list', { name: 'Food Delivery' }).getByRole('listitem')
    await expect.poll(() => dishes.elements().length).toBe(11)
    await expect.element(screen.getByText('Beef Pilau')).not.toBeInTheDocument()
  })
})
