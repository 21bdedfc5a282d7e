import type { Page } from '@playwright/test'
import { expectCartCount, untilInstalled, untilReadyForOffline } from './app.ts'
import { whatsNew } from '../../src/messages/install/whats-new.ts'
import { expect, test } from './fixtures.ts'
import { laterVersion } from './versions.ts'

test.use({ serviceWorkers: 'allow' })

const oldWords = 'Everything you need for university life'
const newWords = 'All of campus in one pocket'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })

/** What the app does by itself every hour and whenever it is looked at again. */
const lookForNewVersion = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

test('a new version waits until the person agrees; then every tab has it, also without a server', async ({ page, context, deploy, goOffline }) => {
  const [newest = '', ...known] = whatsNew
  const news = 'Rides home at the end of the semester.'
  const later = await laterVersion('waits', [oldWords, newWords], [newest, news])
  await test.step('one tab from the first visit on, a second one later', async () => {
    await page.goto('/')
    await untilReadyForOffline(page)
  })
  const other = await context.newPage()
  await other.goto('/groceries')
  await other.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
  await expectCartCount(other, 1)
  await other.goto('/')
  await untilInstalled(other)

  await test.step('both are told what is new in the words of the new version, and stay as they were', async () => {
    await deploy(later)
    await lookForNewVersion(page)
    await expect(notice(page).getByRole('list', { name: 'What is new' }).getByRole('listitem')).toHaveText([news])
    for (const line of known) await expect(notice(page).getByText(line)).toHaveCount(0)
    await expect(notice(other)).toBeVisible()
    await expect(heading(page)).toHaveText(oldWords)
    await expect(heading(other)).toHaveText(oldWords)
  })

  await test.step('a reload is no agreement, and neither is "Later"', async () => {
    await other.reload()
    await expect(notice(other)).toBeVisible()
    await expect(heading(other)).toHaveText(oldWords)
    await notice(other).getByRole('button', { name: 'Later' }).click()
    await expect(notice(other)).toBeHidden()
    await expect(heading(other)).toHaveText(oldWords)
  })

  await test.step('who agrees in one tab has the new version in all, with the cart', async () => {
    await notice(page).getByRole('button', { name: 'Update now' }).click()
    await expect(heading(page)).toHaveText(newWords)
    await expect(heading(other)).toHaveText(newWords)
    await expectCartCount(page, 1)
    await expect(notice(page)).toBeHidden()
  })

  await test.step('it works without a server as soon as it runs', async () => {
    await goOffline()
    await page.goto('/food-delivery')
    await expect(page.getByRole('list', { name: 'Food Delivery' }).getByRole('listitem')).toHaveCount(12)
    await page.goto('/')
    await expect(heading(page)).toHaveText(newWords)
  })
})
