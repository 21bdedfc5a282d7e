import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectCartCount, expectToast, signIn } from './app.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFault } from './looking.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Your data' })
const willBeDeleted = /^Your account will be deleted on \w+ \d+ \w+ \d{4}\.$/
const needsConnection = 'This needs a connection, and Comrade cannot be reached right now. Connect, then try again.'

/** Asks for the deletion as a person does, with a word that was typed. */
const askForDeletion = async (page: Page, typed: string) => {
  await section(page).getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const sure = dialog.getByRole('button', { name: 'Delete my account' })
  await expect(sure).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Type DELETE or your email' }).fill(typed)
  await sure.click()
}

test('a person takes along what the server holds about them, in a file that they can read', async ({ page, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await signIn(page, amina)
  await page.goto('/profile')
  const downloading = page.waitForEvent('download')
  await section(page).getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^comrade-my-data-\d{4}-\d{2}-\d{2}\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^\{\n {2}"about": \[\n/)
  expect(text).toContain('The cycle log has a backup of its own')
  expect(text).toContain('Amina Juma')
  await expect(section(page).getByText(`${download.suggestedFilename()} is in your downloads.`)).toBeVisible()
})

test('without a network, too often, or without the second factor it is said plainly, and nothing is asked later', async ({ page, server, goOffline, expectTrouble }) => {
  expectTrouble(/(?:429|403).*export_my_data/)
  const amina = await server.addPerson('Amina Juma')
  await signIn(page, amina)
  await page.goto('/profile')
  const download = section(page).getByRole('button', { name: 'Download my data' })
  const answers = [
    { status: 429, json: { code: 'PT429', message: 'Too often', details: null, hint: null } },
    { status: 403, json: { code: '42501', message: 'Second factor', details: null, hint: 'Enter the code of your authenticator app' } },
  ]
  await page.route(/export_my_data/, async (route) => {
    const answer = answers.shift()
    await (answer ? route.fulfill(answer) : route.continue())
  })
  await download.click()
  await expect(section(page).getByText('You have asked for this several times. Please try again later.')).toBeVisible()
  await download.click()
  await expect(section(page).getByText('This needs the code of your authenticator app first.')).toBeVisible()
  await expect(section(page).getByRole('link', { name: 'Enter the code' })).toBeVisible()
  await goOffline()
  await download.click()
  await expect(section(page).getByText(needsConnection)).toBeVisible()
  await askForDeletion(page, 'delete')
  await expect(page.getByRole('dialog').getByText(needsConnection)).toBeVisible()
})

test('an account that is going to be deleted says so on Profile and after each sign-in, until the person keeps it', async ({ page, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await signIn(page, amina)
  await page.goto('/profile')
  await askForDeletion(page, amina.email)
  await expect(page.getByRole('main').getByText(willBeDeleted)).toBeVisible()
  await expect(page.getByText('Your gossip posts will stay, without any author.')).toBeVisible()
  await expect(section(page).getByRole('button', { name: 'Delete my account' })).toBeHidden()
  await expectNoFault(page, 'a deletion that waits')

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
  await signIn(page, amina)
  const notice = page.getByRole('complementary', { name: 'About this app' })
  await expect(notice.getByText(willBeDeleted)).toBeVisible()
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice.getByText(willBeDeleted)).toBeHidden()

  await page.goto('/profile')
  await page.getByRole('main').getByRole('button', { name: 'Keep my account' }).click()
  await expectToast(page, 'Your account stays', 'Nothing of it is deleted.')
  await expect(page.getByText(willBeDeleted)).toBeHidden()
  await page.reload()
  await expect(section(page).getByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('the question before a deletion has no barrier, and takes the posts along if the person wants', async ({ page, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await signIn(page, amina)
  await page.goto('/profile')
  await section(page).getByRole('button', { name: 'Delete my account' }).click()
  // What is pressed is the whole row of the box, not the box alone.
  await expectNoFault(page, 'the question', /too small: input "" 24x24$/)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Delete my gossip posts, too' }).check()
  await dialog.getByRole('textbox', { name: 'Type DELETE or your email' }).fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your gossip posts will be deleted, too, one by one in the two weeks after')).toBeVisible()
})

test('when the account is gone the phone says so, and keeps what is on the phone only', async ({ page, server, expectTrouble }) => {
  expectTrouble(/403.*\/auth\/v1\/user/)
  const amina = await server.addPerson('Amina Juma')
  let rows = [{ due_at: new Date(Date.now() - 60_000).toISOString(), also_posts: false }]
  await page.route(/rpc\/account_deletion/, (route) => route.fulfill({ json: rows }))
  await signIn(page, amina)
  await page.goto('/groceries')
  await page.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
  await page.goto('/profile')
  await expect(page.getByText('Your account is about to be deleted.')).toBeVisible()

  rows = []
  await page.route(/\/auth\/v1\/user$/, (route) => route.fulfill({ status: 403, json: { code: 403, error_code: 'user_not_found', msg: 'User from sub claim in JWT does not exist' } }))
  await page.goto('/')
  const notice = page.getByRole('complementary', { name: 'About this app' })
  await expect(notice.getByText('Your account has been deleted')).toBeVisible()
  await expect(notice.getByText('What is on this phone only is still here: your cart, your orders and your cycle log.')).toBeVisible()
  await expectCartCount(page, 1)
  await page.goto('/period-tracker')
  await expect(page.getByRole('heading', { name: 'Period Tracker' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Please log in to use the tracker' })).toBeHidden()

  await page.goto('/profile')
  await expect(page.getByRole('main').getByText('Your account has been deleted')).toBeVisible()
  await expectNoFault(page, 'an account that is gone')
  await page.goto('/login')
  await expect(page.getByText(`${amina.email} cannot sign in any more.`)).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out on this phone' }).click()
  await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
  await expectCartCount(page, 0)
})
