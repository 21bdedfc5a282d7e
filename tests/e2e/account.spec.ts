import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectToast, go, signIn, unsent, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import { expectNoFault } from './looking.ts'

const main = (page: Page) => page.getByRole('main')
const freshAddress = () => `amina.${randomUUID().slice(0, 8)}@students.example`

const signUp = async (page: Page, email: string, password = 'first-password') => {
  await page.goto('/signup')
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Amina Juma')
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Where the answer of signing up is waited for; the toast says it. */
const created = (page: Page) =>
  expectToast(page, 'Account Created!', 'Welcome to Comrade! Please check your email to verify your account.')

const fillLogin = async (page: Page, email: string, password: string) => {
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** What the header says of who is there; on a phone it lies in the menu. */
const openMenu = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  return page.getByRole('navigation', { name: 'Main' })
}

test('a new account begins with the mailed link, is greeted, and its profile is edited offline and sent later', { tag: '@worker' }, async ({ page, server, goOffline, isMobile }) => {
  const email = freshAddress()
  await test.step('sign up and open the link', async () => {
    await signUp(page, email)
    await created(page)
    await expect(page).toHaveURL('/')
    await page.goto(server.linkMailedTo(email))
    await expect(page.getByRole('heading', { level: 1, name: 'Email confirmed' })).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(main(page).getByText(email)).toBeVisible()
  })
  await test.step('the menu greets', async () => {
    await main(page).getByRole('link', { name: 'Go Home' }).click()
    const menu = await openMenu(page, isMobile)
    await expect(menu.getByText(`Hi, ${email}`)).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Login' })).toBeHidden()
    await expectNoFault(page, 'the greeting')
    await menu.getByRole('link', { name: 'Profile' }).click()
    await expect(page).toHaveURL('/profile')
  })

  await untilReadyForOffline(page)
  await goOffline()
  await test.step('common passwords are known offline, too', async () => {
    await go(page, '/login?type=recovery')
    await page.getByLabel(/^New password/).fill('Password')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(main(page).getByText(/^That password is among the most common/)).toBeVisible()
  })
  await test.step('the profile is edited offline', async () => {
    await go(page, '/profile?view=edit')
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Amina Juma')
    await page.getByRole('textbox', { name: 'Phone' }).fill('0712 345 678')
    await page.getByRole('textbox', { name: 'Course' }).fill('Marine Engineering')
    await page.getByLabel('Year of Study').selectOption('3')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(main(page).getByText('waiting to be sent')).toBeVisible()
  })
  await test.step('the change is sent when the server is back', async () => {
    await server.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(main(page).getByText('waiting to be sent')).toBeHidden()
    expect(await server.rows('profiles', `email=eq.${email}`)).toMatchObject([
      { full_name: 'Amina Juma', course: 'Marine Engineering', year_of_study: 3, phone: '+254712345678' },
    ])
  })
})

test('a link opened in another browser confirms the address all the same', async ({ page, server, context }) => {
  const email = freshAddress()
  await signUp(page, email)
  await created(page)
  const link = server.linkMailedTo(email)
  await context.browser()?.newContext().then(async (other) => {
    const elsewhere = await other.newPage()
    await elsewhere.goto(link)
    await expect(main(elsewhere).getByText('Your email address is confirmed. Sign in now.')).toBeVisible()
    await expect(elsewhere).toHaveURL(/\/login$/)
    await fillLogin(elsewhere, email, 'first-password')
    await expectToast(elsewhere, 'Welcome back!', 'You have been successfully logged in.')
    await other.close()
  })
  await page.goto(link)
  await expect(main(page).getByText('This link has expired or was used before. Ask for a new one.')).toBeVisible()
})

test('a forgotten password is replaced by way of the mail; signed out in one tab is signed out in all', async ({ page, context, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await test.step('a new password by way of the mail', async () => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await main(page).getByRole('textbox', { name: 'Email' }).fill(amina.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(main(page).getByText(`If there is an account for ${amina.email}`)).toBeVisible()
    await page.goto(server.linkMailedTo(amina.email))
    await page.getByLabel(/^New password/).fill('a-better-password')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expectToast(page, 'Password changed', 'Use the new one the next time you sign in.')
  })
  await test.step('signed out everywhere, also in another tab', async () => {
    const other = await context.newPage()
    await other.goto('/profile')
    await expect(other.getByRole('heading', { name: 'Amina Juma' })).toBeVisible()
    await go(page, '/profile')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expectToast(page, 'Signed out', 'You are signed out everywhere.')
    await expect(other.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
    expect(await unsent(page, amina.id)).toEqual([])
  })
  await test.step('the new password signs in', () => signIn(page, { email: amina.email, password: 'a-better-password' }))
})
