import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectCartCount, expectToast, go, signIn, visit } from './app.ts'
import { expect, test } from './fixtures.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Your data' })
const notice = (page: Page) => page.getByRole('complementary', { name: 'About this app' })
const willBeDeleted = /^Your account will be deleted on \w+ \d+ \w+ \d{4}\.$/

test('a user downloads their data, requests deletion, is reminded at the next sign-in, and cancels the deletion', async ({
  page,
  server,
  expectError,
}) => {
  // The wrong password.
  expectError(/400.*\/auth\/v1\/token/)
  const amina = await server.addUser('Amina Juma')
  await signIn(page, amina)
  await go(page, '/profile')
  await test.step('the download contains the data on the server', async () => {
    const downloading = page.waitForEvent('download')
    await section(page).getByRole('button', { name: 'Download my data' }).click()
    await section(page)
      .getByLabel(/^Your password/)
      .fill('not this one')
    await section(page).getByRole('button', { name: 'Continue' }).click()
    await expect(section(page).getByText('That password is not right.')).toBeVisible()
    await section(page)
      .getByLabel(/^Your password/)
      .fill(amina.password)
    await section(page).getByRole('button', { name: 'Continue' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^comrade-my-data-\d{4}-\d{2}-\d{2}\.json$/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toMatch(/^\{\n {2}"about": \[\n/)
    expect(text).toContain('Amina Juma')
    await expect(section(page).getByText(`${download.suggestedFilename()} is in your downloads.`)).toBeVisible()
  })
  await test.step('deletion is requested', async () => {
    await section(page).getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByRole('textbox', { name: 'Type DELETE or your email' }).fill(amina.email)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('main').getByText(willBeDeleted)).toBeVisible()
  })
  await test.step('the next sign-in shows the pending deletion', async () => {
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
    await signIn(page, amina)
    await expect(notice(page).getByText(willBeDeleted)).toBeVisible()
  })
  await test.step('the deletion is cancelled', async () => {
    await notice(page).getByRole('button', { name: 'Keep my account' }).click()
    await expectToast(page, 'Your account stays', 'Nothing of it is deleted.')
    await visit(page, '/profile')
    await expect(section(page).getByRole('button', { name: 'Delete my account' })).toBeVisible()
  })
})

test('after the account is deleted, the app says so and keeps the local data until the user signs out', async ({
  page,
  server,
  expectError,
}) => {
  expectError(/403.*\/auth\/v1\/user/)
  const amina = await server.addUser('Amina Juma')
  let rows = [{ due_at: new Date(Date.now() - 60_000).toISOString(), also_posts: false }]
  await page.route(/rpc\/account_deletion/, (route) => route.fulfill({ json: rows }))
  await signIn(page, amina)
  await go(page, '/groceries')
  await page.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
  await go(page, '/profile')
  await expect(page.getByText('Your account is about to be deleted.')).toBeVisible()

  rows = []
  await page.route(/\/auth\/v1\/user$/, (route) =>
    route.fulfill({
      status: 403,
      json: { code: 403, error_code: 'user_not_found', msg: 'User from sub claim in JWT does not exist' },
    }),
  )
  await visit(page, '/')
  await expect(notice(page).getByText('Your account has been deleted')).toBeVisible()
  await expectCartCount(page, 1)
  await go(page, '/period-tracker')
  await expect(page.getByRole('heading', { name: 'Period Tracker' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Please log in to use the tracker' })).toBeHidden()
  await go(page, '/profile')
  await page.getByRole('button', { name: 'Sign out on this phone' }).click()
  await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
  await expectCartCount(page, 0)
})
