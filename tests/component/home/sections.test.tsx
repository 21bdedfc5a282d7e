import { expect, test } from 'vitest'
import { Bundles } from '@/features/home/bundles'
import { Health } from '@/features/home/health'
import { HomePage } from '@/features/home'
import { Services } from '@/features/home/services'
import { renderRouted } from '../render'

const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'))

test('both buttons of the hero lead to the services', async () => {
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

test('fourteen tiles lead to the services', async () => {
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
  await expect.element(tiles.filter({ hasText: 'Transport Services' })).toMatchTextContent('Boda Boda and Tuk Tuk rides')
  await expect.element(tiles.filter({ hasText: 'E-Shop' })).toMatchTextContent('Cooking oils, sugar, flour')
})

test('the health section leads to both trackers and the articles', async () => {
  const screen = await renderRouted(<Health />)
  expect(hrefs(screen.getByRole('region', { name: 'Your Health' }).getByRole('link').elements())).toEqual([
    '/bloom-period-tracker',
    '/period-tracker',
    '/education/menstrual-cycle',
    '/education/nutrition-during-period',
    '/education/fertility-and-ovulation',
    '/education/managing-pms',
    '/education/exercise-during-cycle',
  ])
})

test('the bundle names what it holds, its rating, and opens a chat', async () => {
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
  const message = 'Hello! I am interested in the Student Cheapest Bundles (From KSh 20). Please tell me how to buy, also with okoa jahazi.'
  const chat = bundle.getByRole('link', { name: 'Get this bundle' })
  await expect.element(chat).toHaveAttribute('href', `https://wa.me/254700000089?text=${encodeURIComponent(message)}`)
  await expect.element(chat).toHaveAttribute('target', '_blank')
})
