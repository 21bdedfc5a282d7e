import type { Page } from '@playwright/test'
import { expectCartCount, untilInstalled, untilReadyForOffline, visit } from './app.ts'
import { whatsNew } from '../../src/app/install/words/whats-new.ts'
import { expect, test } from './fixtures.ts'
import { laterVersion } from './versions.ts'

test.use({ serviceWorkers: 'allow' })

const oldWords = 'Everything you need for university life'
const newWords = 'All of campus in one pocket'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const address = (page: Page) => page.getByRole('textbox', { name: 'Email address' })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })

/** Checks for a new version, as the app does every hour and when it becomes visible. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

test('a new version waits until the user agrees; then every tab has it, also offline', async ({
  page,
  context,
  deploy,
  goOffline,
}) => {
  // No file contains the whole first line, because code adds the app's name to it.
  const [first = '', replaced = '', last = ''] = whatsNew
  const news = 'Rides home at the end of the semester.'
  const later = await laterVersion('waits', [oldWords, newWords], [replaced, news])
  await test.step('a first visit installs the current version', async () => {
    await visit(page, '/')
    await untilReadyForOffline(page)
  })
  const other = await context.newPage()
  await visit(other, '/groceries')
  await other.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
  await expectCartCount(other, 1)
  await visit(other, '/')
  await untilInstalled(other)

  await test.step('both tabs show what is new, and keep running the old version', async () => {
    await deploy(later)
    await checkForUpdate(page)
    await expect(notice(page).getByRole('list', { name: 'What is new' }).getByRole('listitem')).toHaveText([news])
    for (const line of [first, last]) await expect(notice(page).getByText(line)).toHaveCount(0)
    await expect(notice(other)).toBeVisible()
    await expect(heading(page)).toHaveText(oldWords)
    await expect(heading(other)).toHaveText(oldWords)
  })

  await test.step('neither a reload nor "Later" activates the new version', async () => {
    await other.reload()
    await expect(notice(other)).toBeVisible()
    await expect(heading(other)).toHaveText(oldWords)
    // Without the pointer: it would rest on a link, and Chromium would start the worker for it. The old worker, which
    // is being stopped for the new version, would then run for up to five more minutes.
    await notice(other).getByRole('button', { name: 'Later' }).press('Enter')
    await expect(notice(other)).toBeHidden()
    await expect(heading(other)).toHaveText(oldWords)
  })

  await test.step('agreeing in one tab updates all tabs, and keeps the cart and what is typed in another', async () => {
    await address(other).fill('amina@students')
    await notice(page).getByRole('button', { name: 'Update now' }).click()
    await expect(heading(page)).toHaveText(newWords)
    await expect(heading(other)).toHaveText(newWords)
    await expectCartCount(page, 1)
    await expect(address(other)).toHaveValue('amina@students')
    await expect(notice(page)).toBeHidden()
  })

  await test.step('the new version works offline at once', async () => {
    await goOffline()
    await visit(page, '/food-delivery')
    await expect(page.getByRole('list', { name: 'Food Delivery' }).getByRole('listitem')).toHaveCount(12)
    await visit(page, '/')
    await expect(heading(page)).toHaveText(newWords)
  })
})
