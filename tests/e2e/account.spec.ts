import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectToast, go, signIn, unsent, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'

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
  await page.goto('/')
  const before = await openMenu(page, isMobile)
  await expect(before.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await signUp(page, email)
  await created(page)
  await expect(page).toHaveURL('/')

  await page.goto(server.linkMailedTo(email))
  await expect(page.getByRole('heading', { level: 1, name: 'Email confirmed' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(main(page).getByText(email)).toBeVisible()
  await main(page).getByRole('link', { name: 'Go Home' }).click()
  const menu = await openMenu(page, isMobile)
  await expect(menu.getByText(`Hi, ${email}`)).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Login' })).toBeHidden()
  await menu.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/profile')

  await untilReadyForOffline(page)
  await goOffline()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Amina Juma')
  await page.getByRole('textbox', { name: 'Phone' }).fill('0712')
  await page.getByRole('textbox', { name: 'Course' }).fill('Marine Engineering')
  await page.getByLabel('Year of Study').selectOption('3')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('This phone number is not complete or has a wrong digit.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Course' })).toHaveValue('Marine Engineering')
  await page.getByRole('textbox', { name: 'Phone' }).fill('0712 345 678')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(main(page).getByText('Your changes are saved on this phone and waiting to be sent.')).toBeVisible()
  await expect(main(page).getByText('Marine Engineering')).toBeVisible()
  await expect(main(page).getByText('+254 712 345 678')).toBeVisible()

  await server.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(main(page).getByText('waiting to be sent')).toBeHidden()
  expect(await server.rows('profiles', `email=eq.${email}`)).toMatchObject([
    { full_name: 'Amina Juma', course: 'Marine Engineering', year_of_study: 3, phone: '+254712345678' },
  ])
})

test('a profile edited with a network is updated at once', async ({ page, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await signIn(page, amina)
  await go(page, '/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('textbox', { name: 'University' }).fill('Technical University of Mombasa')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Success', 'Profile updated successfully')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('textbox', { name: 'University' }).fill('Somewhere else')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(main(page).getByText('Technical University of Mombasa')).toBeVisible()
  expect(await server.rows('profiles', `id=eq.${amina.id}`)).toMatchObject([{ university: 'Technical University of Mombasa' }])
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

test('an address with an account leads to the login after two seconds', async ({ page, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await signUp(page, amina.email)
  await expectToast(page, 'Account Already Exists', 'This account already exists. Redirecting to login page...', 'destructive')
  await expect(page).toHaveURL('/login')
})

test('a wrong password is told in the server’s words and in plain ones, and the password can be looked at', async ({ page, server, expectTrouble }) => {
  expectTrouble(/400.*\/auth\/v1\/token/)
  const amina = await server.addPerson('Amina Juma')
  await page.goto('/login')
  const password = page.getByLabel(/^Password/)
  await fillLogin(page, amina.email, 'not-the-password')
  await expectToast(page, 'Login Failed', 'Invalid login credentials', 'destructive')
  await expect(main(page).getByText('The email or the password is not right.')).toBeVisible()
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('not-the-password')
})

test('who has not opened the mail is offered another one', async ({ page, expectTrouble }) => {
  expectTrouble(/(?:400.*\/auth\/v1\/token|429.*\/auth\/v1\/resend)/)
  const email = freshAddress()
  await signUp(page, email)
  await created(page)
  await page.goto('/login')
  await fillLogin(page, email, 'first-password')
  await expectToast(page, 'Login Failed', 'Email not confirmed', 'destructive')
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  // It was sent less than a minute ago.
  await expectToast(page, 'Not sent', 'That was asked for too often. Wait a minute, then try again.', 'destructive')
})

test('a forgotten password is replaced by way of the mail', async ({ page, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await main(page).getByRole('textbox', { name: 'Email' }).fill(amina.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(main(page).getByText(`If there is an account for ${amina.email}`)).toBeVisible()

  await page.goto(server.linkMailedTo(amina.email))
  await page.getByLabel(/^New password/).fill('a-better-password')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expectToast(page, 'Password changed', 'Use the new one the next time you sign in.')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
  await signIn(page, { email: amina.email, password: 'a-better-password' })
})

test('a recovery link opened where it was not asked for says so and offers a new one', async ({ page, context }) => {
  await page.goto('/login?type=recovery&code=9b2f6f0e-7a2b-4a36-9d0c-2f4a8d6f1c11')
  await expect(main(page).getByText('This link works only in the browser in which you asked for it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await expect(page).toHaveURL('/login?view=forgot')
  expect(context.pages()).toHaveLength(1)
})

test('without a network the login says so in plain words', { tag: '@worker' }, async ({ page, goOffline }) => {
  await page.goto('/login')
  await untilReadyForOffline(page)
  await goOffline()
  await fillLogin(page, 'amina@students.example', 'any-password')
  const sentence = 'Comrade cannot be reached right now. Check your connection, then try again.'
  await expectToast(page, 'Login Failed', sentence, 'destructive')
  await expect(main(page).getByText(sentence)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('signed out in one tab is signed out in all, and nothing of a person is left to see', async ({ page, context, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await signIn(page, amina)
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { name: 'Amina Juma' })).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expectToast(page, 'Signed out', 'You are signed out everywhere.')
  await expect(other.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
  expect(await unsent(page, amina.id)).toEqual([])
})
