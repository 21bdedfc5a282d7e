import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectToast, signIn, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFault } from './looking.ts'

const main = (page: Page) => page.getByRole('main')
const common = 'That password is among the most common. Choose another.'

const fillSignUp = async (page: Page, email: string, password: string) => {
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Amina Juma')
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel(/^Password/).fill(password)
}

test('a new account is refused a password that everybody tries first, and told why beside it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/auth/v1/signup') && asked.push(request.url()))
  await page.goto('/signup')
  const create = page.getByRole('button', { name: 'Create Account' })
  const password = page.getByLabel(/^Password/)
  await fillSignUp(page, `amina.${randomUUID().slice(0, 8)}@students.example`, 'LetMeIn')
  await expect(main(page).getByText('Short. Three or four words that you will remember are much harder to guess.')).toBeVisible()
  await create.click()
  await expect(password).toHaveAccessibleDescription(new RegExp(common))
  await expect(password).toBeFocused()
  await expectNoFault(page, 'a password that is refused')
  await password.fill('aminajuma1')
  await expect(main(page).getByText(common)).toBeHidden()
  await create.click()
  await expect(main(page).getByText('That password is your name or your email. Choose another.')).toBeVisible()
  expect(asked).toEqual([])

  await password.fill('mango bus rain sofa')
  await expect(main(page).getByText('Very good.')).toBeVisible()
  await create.click()
  await expectToast(page, 'Account Created!', 'Welcome to Comrade! Please check your email to verify your account.')
  expect(asked).toHaveLength(1)
})

test('a new password is held to the same, also with the server gone; who has such a password goes on signing in with it', { tag: '@worker' }, async ({ page, server, goOffline }) => {
  const amina = await server.addPerson('Amina Juma', 'password')
  await signIn(page, amina)
  await untilReadyForOffline(page)
  await page.goto('/login?type=recovery')
  await goOffline()
  await page.getByLabel(/^New password/).fill('Password')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(main(page).getByText(common)).toBeVisible()
  await page.getByLabel(/^New password/).fill('wanjiru juma')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(main(page).getByText('Comrade cannot be reached right now. Check your connection, then try again.')).toBeVisible()
})
