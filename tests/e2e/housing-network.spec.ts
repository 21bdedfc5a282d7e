import type { Page } from '@playwright/test'
import { expectPictures, expectToast, untilPulled, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const address = '/rental-booking'
const emptyText = 'No rentals available for the selected category.'

const rentals = (page: Page) => page.getByRole('list', { name: 'Rentals' }).locator('> li')
const viewPhotos = (page: Page, title: string) => page.getByRole('button', { name: `View Photos: ${title}` })

test.describe('rentals as the network has it', () => {
  test.use({ serviceWorkers: 'block' })

  test('a slow backend shows a spinner', async ({ page }) => {
    let answer = () => {}
    const permission = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/rest/v1/**', async (route) => {
      await permission
      await route.continue()
    })
    await page.goto(address)
    const spinner = page.getByRole('status').filter({ hasText: 'Loading rentals...' })
    await expect(spinner).toBeVisible()
    await expect(page.getByText(emptyText)).toBeHidden()
    answer()
    await expect(rentals(page)).toHaveCount(20)
    await expect(spinner).toBeHidden()
  })

  test('with nothing saved and no backend it says so once', async ({ page, expectTrouble }) => {
    expectTrouble(/net::ERR_FAILED.*\/rest\/v1\//)
    let held = Promise.resolve()
    await page.route('**/rest/v1/**', async (route) => {
      await held
      await route.abort()
    })
    await page.goto(address)
    await expectToast(page, 'Error', 'Failed to load rentals', 'destructive')
    await expect(page.getByText(emptyText)).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('Failed to load rentals')).toBeHidden()
    // The app tries again when the network says that it is back.
    let letGo = () => {}
    held = new Promise((resolve) => (letGo = resolve))
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('Loading rentals...')).toBeAttached()
    letGo()
    await expect(page.getByText(emptyText)).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('Failed to load rentals')).toBeHidden()
  })

  test('a gallery that cannot be loaded says so and leaves the list', async ({ page, expectTrouble }) => {
    expectTrouble(/net::ERR_FAILED.*\/assets\/carousel/)
    await page.route('**/assets/carousel*', (route) => route.abort())
    await page.goto(address)
    await viewPhotos(page, 'Amani Ladies Hostel').click()
    await expectToast(page, 'Photos cannot be shown yet', 'Try again when you are online.')
    await expect(page).toHaveURL(address)
    await expect(rentals(page)).toHaveCount(20)
  })

  test('a failed refresh leaves what is saved, and says how old it is', async ({ page, expectTrouble }) => {
    await page.goto(address)
    await untilPulled(page)
    expectTrouble(/net::ERR_FAILED.*\/rest\/v1\//)
    await page.route('**/rest/v1/**', (route) => route.abort())
    await page.reload()
    await expect(rentals(page)).toHaveCount(20)
    await expect(page.getByText(/^Saved (just now|\d+ minutes? ago)$/)).toBeVisible()
    await expect(page.getByText('You are offline.')).toBeVisible({ timeout: 20_000 })
    await expect(rentals(page)).toHaveCount(20)
    await expect(page.getByText('Failed to load rentals')).toHaveCount(0)
  })
})

test('after one visit to another screen, rooms and photos are there without a network', async ({ page, goOffline }) => {
  await page.goto('/')
  await untilReadyForOffline(page)
  await goOffline()
  await page.goto(`${address}?category=airbnb`)
  await expect(rentals(page)).toHaveCount(2)
  await expectPictures(page, 2)
  await viewPhotos(page, 'Airbnb Studio by the Beach').click()
  await expect(page.getByRole('dialog').getByText('1 of 4', { exact: true })).toBeVisible()
})
