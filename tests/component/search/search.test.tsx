import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deviceDb } from '@/data/db'
import { Search } from '@/features/search'
import { emptyDevice } from '../device'
import { renderRouted } from '../render'
import { grocery } from '../storefront/groceries'

const measures = (name: string) => performance.getEntriesByName(name, 'measure')

const search = async (words: string) => {
  const screen = await renderRouted(<Search />, '/about')
  await screen.getByRole('button', { name: 'Search everything' }).click()
  await userEvent.fill(screen.getByPlaceholder('Search everything...'), words)
  return { ...screen, address: () => screen.router.state.location.href }
}

afterEach(emptyDevice)

// First: nothing has been searched in this page yet.
test('indexes nothing before it is opened', async () => {
  const screen = await renderRouted(<Search />)
  await expect.element(screen.getByRole('button', { name: 'Search everything' })).toBeVisible()
  expect(measures('search:index')).toEqual([])
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(screen.getByPlaceholder('Search everything...')).toBeVisible()
  await expect.element(screen.getByText(/^Type what you need/)).toBeVisible()
  await expect.poll(() => measures('search:index').length).toBe(1)
})

test('finds an article by its title', async () => {
  const screen = await search('ovulation')
  await screen.getByRole('button', { name: /^Fertility and Ovulation\s*Article$/ }).click()
  await expect.poll(screen.address).toBe('/education/fertility-and-ovulation')
  await expect.element(screen.getByPlaceholder('Search everything...')).not.toBeInTheDocument()
})

test('finds a heading of an article, named with the article', async () => {
  const screen = await search('superfoods')
  await screen.getByRole('button', { name: /^Seven superfoods from the market\s*Nutrition During Your Period$/ }).click()
  await expect.poll(screen.address).toBe('/education/nutrition-during-period#superfoods')
})

test('finds what this phone has saved, by its name in Swahili too, and opens the first hit with Enter', async () => {
  const sugar = grocery('Brown Sugar (1 kg)')
  await deviceDb().replica('groceries').put(sugar)
  const screen = await search('sukari')
  await expect.element(screen.getByRole('button', { name: /^Brown Sugar/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(screen.address).toBe(`/groceries?item=${sugar.id}`)
})

test('says that nothing was found', async () => {
  const screen = await search('zzzzzz')
  await expect.element(screen.getByText('Nothing found for “zzzzzz”.')).toBeVisible()
})
