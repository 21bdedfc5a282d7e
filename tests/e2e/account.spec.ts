import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectToast, go, signIn, unsent, untilReadyForOffline, visit } from './app.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './phone-violations.ts'

const main = (page: Page) => page.getByRole('main')
const newEmail = () => `amina.${randomUUID().slice(0, 8)}@students.example`

const signUp = async (page: Page, email: string, password = 'first-password') => {
  await visit(page, '/signup')
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Amina Juma')
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

const expectAccountCreated = (page: Page) =>
  expectToast(page, 'Account Created!', 'Welcome to Comrade! Please check your email to verify your account.')

const fillLogin = async (page: Page, email: string, password: string) => {
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Opens the main navigation, which is behind a menu button on phones. */
const openMenu = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  return page.getByRole('navigation', { name: 'Main' })
}

test('who logs in to post is back in the tab that they left, where the form now opens, and Back leads on from there', async ({
  page,
  server,
}) => {
  const amina = await server.addUser('Amina Juma')
  await visit(page, '/about')
  await visit(page, '/tum-gossip?tab=love')
  const pencil = page.getByRole('button', { name: 'New post' })
  await pencil.click()
  await page.getByRole('alert').getByRole('button', { name: 'Login' }).click()
  await fillLogin(page, amina.email, amina.password)
  await expectToast(page, 'Welcome back!', 'You have been successfully logged in.')
  await expect(page).toHaveURL('/tum-gossip?tab=love')
  await pencil.click()
  await expect(page.getByRole('textbox', { name: 'Your post' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test(
  'a new user confirms the email address, is greeted, and edits the profile offline; the change is sent later',
  { tag: '@worker' },
  async ({ page, server, goOffline, isMobile }) => {
    const email = newEmail()
    await test.step('sign up and open the confirmation link', async () => {
      await signUp(page, email)
      await expectAccountCreated(page)
      await expect(page).toHaveURL('/login?view=confirm')
      const link = server.linkMailedTo(email)
      for (const method of ['HEAD', 'GET']) expect((await page.request.fetch(link, { method })).status()).toBe(200)
      await visit(page, link)
      await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email address' })).toBeVisible()
      await expect(page).toHaveURL('/login')
      await page.getByRole('button', { name: 'Confirm my address' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Choose your name and password' })).toBeVisible()
      await expect(page).toHaveURL('/login')
      await expect(main(page).getByText(email)).toBeVisible()
    })
    await test.step('the account is no use until it has a password, also after a reload', async () => {
      await visit(page, '/profile')
      await expect(main(page).getByText('Please log in to view your profile')).toBeVisible()
      await visit(page, '/groceries')
      await page.getByText('Your account needs a password.').getByRole('link', { name: 'Choose one' }).click()
      await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Amina Juma')
      await expectNoViolations(page, 'the name and the password')
      await page.getByLabel(/^Password/).fill('first-password')
      await page.getByRole('button', { name: 'Save and log in' }).click()
      await expectToast(page, 'Email confirmed', 'Your email address is confirmed. Welcome to Comrade!')
      await expect(page).toHaveURL('/groceries')
    })
    await test.step('the menu greets the user', async () => {
      const menu = await openMenu(page, isMobile)
      await expect(menu.getByText('Hi, Amina', { exact: true })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Login' })).toBeHidden()
      await expectNoViolations(page, 'the greeting')
      await menu.getByRole('link', { name: 'Profile' }).click()
      await expect(page).toHaveURL('/profile')
    })

    await untilReadyForOffline(page)
    await goOffline()
    await test.step('common passwords are rejected offline', async () => {
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
    await test.step('the change is sent when the server is reachable again', async () => {
      await server.start()
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(main(page).getByText('waiting to be sent')).toBeHidden()
      expect(await server.rows('profiles', `email=eq.${email}`)).toMatchObject([
        { full_name: 'Amina Juma', course: 'Marine Engineering', year_of_study: 3, phone: '+254712345678' },
      ])
    })
  },
)

test('a confirmation link signs in in another browser, where the password is chosen; used again, it leads to the sign-in', async ({
  page,
  server,
  context,
  expectError,
}) => {
  expectError(/403 /)
  const email = newEmail()
  await signUp(page, email)
  await expectAccountCreated(page)
  const link = server.linkMailedTo(email)
  await context
    .browser()
    ?.newContext()
    .then(async (otherContext) => {
      const otherPage = await otherContext.newPage()
      await visit(otherPage, link)
      await otherPage.getByRole('button', { name: 'Confirm my address' }).click()
      await otherPage.getByRole('textbox', { name: 'Full Name' }).fill('Amina Juma')
      await otherPage.getByLabel(/^Password/).fill('second-password')
      await otherPage.getByRole('button', { name: 'Save and log in' }).click()
      await expectToast(otherPage, 'Email confirmed', 'Your email address is confirmed. Welcome to Comrade!')
      await otherContext.close()
    })
  await visit(page, link)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(main(page).getByText('If your address is confirmed already, log in.')).toBeVisible()
  await fillLogin(page, email, 'second-password')
  await expectToast(page, 'Welcome back!', 'You have been successfully logged in.')
})

test('a new user types the code of the mail; a forgotten password is reset by a code, too', async ({
  page,
  server,
}) => {
  const email = newEmail()
  await signUp(page, email)
  await expect(main(page).getByText(`We have sent a mail to ${email}.`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Code from the mail' }).fill(server.codeMailedTo(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(main(page).getByText(`You are signed in as ${email}.`)).toBeVisible()
  await go(page, '/login?view=forgot')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(main(page).getByText(`If there is an account for ${email}`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Code from the mail' }).fill(server.codeMailedTo(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByLabel(/^New password/).fill('a-better-password')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expectToast(page, 'Password changed', 'Use the new one the next time you log in.')
})

test('a user resets a forgotten password by email; signing out everywhere signs out all tabs', async ({
  page,
  context,
  server,
}) => {
  const amina = await server.addUser('Amina Juma')
  await test.step('the password is reset by email', async () => {
    await visit(page, '/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await main(page).getByRole('textbox', { name: 'Email' }).fill(amina.email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(main(page).getByText(`If there is an account for ${amina.email}`)).toBeVisible()
    await visit(page, server.linkMailedTo(amina.email))
    await page.getByRole('button', { name: 'Choose a new password' }).click()
    await expect(main(page).getByText(`For ${amina.email}`)).toBeVisible()
    await page.getByLabel(/^New password/).fill('a-better-password')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expectToast(page, 'Password changed', 'Use the new one the next time you log in.')
  })
  await test.step('signing out everywhere signs out the other tab', async () => {
    const other = await context.newPage()
    await visit(other, '/profile')
    await expect(other.getByRole('heading', { name: 'Amina Juma' })).toBeVisible()
    await go(page, '/profile')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expectToast(page, 'Signed out', 'You are signed out everywhere.')
    await expect(other.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
    expect(await unsent(page, amina.id)).toEqual([])
  })
  await test.step('the new password works', () => signIn(page, { email: amina.email, password: 'a-better-password' }))
})
