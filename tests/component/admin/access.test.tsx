import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saveLocation, savedLocation } from '@/admin/saved-location'
import { done, failed } from '@/admin/store/request'
import { allCampuses } from '@/admin/rules/access'
import * as account from '@/account/store/account-result'
import { expectAccessible } from '../accessibility'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedIn, signedOut } from '../signed-in'

const server = vi.hoisted(() => ({
  requests: [] as unknown[],
  answer: async (_name: string): Promise<unknown> => null,
}))
vi.mock('@/admin/store/access', () => ({
  readScope: () => server.answer('readScope'),
  setupOpen: () => server.answer('setupOpen'),
  claimAdmin: (_user: string, code: string) => {
    server.requests.push(['claimAdmin', code])
    return server.answer('claimAdmin')
  },
  readCampuses: async () => done([]),
  storedUserId: () => server.answer('storedUserId'),
}))
vi.mock('@/account/store/account', () => ({
  signIn: () => server.answer('signIn'),
  signUp: () => server.answer('signUp'),
}))
vi.mock('@/admin/content-view', () => ({ ContentView: () => null, preloadContent: () => {} }))

const respondWith = (given: Readonly<Record<string, unknown>>) => {
  server.answer = async (name) => given[name]
}
const open = (address: string) => renderScreens(screensOf('admin', 'adminLogin', 'adminSetup'), address)
const field = (name: string) => page.getByRole('textbox', { name })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const password = () => page.getByLabelText(/^Password/)
const create = () => page.getByRole('button', { name: 'Create Admin User' }).click()

beforeEach(() => {
  server.requests.length = 0
  signedOut()
})
afterEach(() => void sessionStorage.clear())

test('a signed-out user is sent to the admin login', async () => {
  await open('/admin')
  await expect.element(heading('Admin Access Required')).toBeVisible()
  await expect.element(page.getByText('Please log in to access the admin panel.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Go to Admin Login' }).click()
  await expect.element(heading('Admin Login')).toBeVisible()
  await expectAccessible()
})

test('a user who is not an admin is denied access to every part of the panel', async () => {
  signedIn()
  respondWith({ readScope: done(null) })
  await open('/admin?view=reports')
  await expect.element(heading('Access Denied')).toBeVisible()
  await expect.element(page.getByText("You don't have admin privileges to access this panel.")).toBeVisible()
})

test('a failed access check is shown as an error rather than a refusal, and can be retried', async () => {
  signedIn()
  respondWith({ readScope: failed({ kind: 'offline' }) })
  await open('/admin')
  await expect.element(page.getByText(/^You are offline: the admin panel works only with a connection\./)).toBeVisible()
  respondWith({ readScope: done(allCampuses) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Manage all content and data')).toBeVisible()
})

test('Back to Home leads home', async () => {
  signedIn()
  respondWith({ readScope: done(allCampuses) })
  const { address } = await open('/admin')
  await page.getByRole('button', { name: 'Back to Home' }).click()
  await expect.poll(address).toBe('/')
})

test('an expired session leaves the panel open and shows how to continue', async () => {
  signedIn('Zuhura Salim', { sessionExpired: true })
  respondWith({ readScope: done(allCampuses) })
  await open('/admin')
  await expect
    .element(page.getByText(/^Your session has ended\. Please log in again\. What you typed is kept in this tab\./))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', '/admin/login')
})

test('a wrong password is rejected', async () => {
  respondWith({
    signIn: account.failed({ ...account.localProblem('wrong-credentials'), message: 'Invalid login credentials' }),
  })
  await open('/admin/login')
  await userEvent.fill(field('Email'), 'zuhura@students.example')
  await userEvent.fill(password(), 'not-the-password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Login Failed' }))
    .toMatchTextContent('Invalid login credentials')
  await expect.element(heading('Admin Login')).toBeVisible()
})

test('after signing in, the admin returns to the last location in the panel, with the email prefilled', async () => {
  const { email } = signedIn('Zuhura Salim', { sessionExpired: true })
  respondWith({ signIn: account.done('signed-in'), readScope: done(allCampuses) })
  saveLocation({ tab: 'groceries', q: 'mango' })
  expect(savedLocation()).toMatchObject({ tab: 'groceries' })
  const { address } = await open('/admin/login')
  await expect.element(field('Email')).toHaveValue(email)
  await userEvent.fill(password(), 'a-long-password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(page.getByText('Redirecting to admin panel...')).toBeVisible()
  await expect.poll(address).toBe('/admin?tab=groceries&q=mango')
})

test('the setup is closed once an admin exists', async () => {
  respondWith({ setupOpen: done(false) })
  await open('/admin/setup')
  await expect.element(page.getByText('Setup is closed')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Create Admin User' })).not.toBeInTheDocument()
})

test('the first admin must verify the email before the role is set', async () => {
  respondWith({ setupOpen: done(true), signUp: account.done('confirm') })
  await open('/admin/setup')
  await expect.element(page.getByText(/^Shown in the terminal of npm start/)).toBeVisible()
  await expectAccessible()
  await userEvent.fill(field('Full Name'), 'Zuhura Salim')
  await userEvent.fill(field('Email'), 'zuhura@students.example')
  await userEvent.fill(password(), 'a-long-password')
  await userEvent.fill(field('Setup code'), '1A2B-3C4D-5E6F-7A8B-9C0D')
  await create()
  await expect.element(page.getByText('Please verify your email first, then finish the setup here.')).toBeVisible()
  await expect.element(page.getByText(/^Open the link in the mail to zuhura@students\.example, log in/)).toBeVisible()
  expect(server.requests).toEqual([])
})

test('a user with an existing account is signed in and becomes the admin', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  server.answer = async (name) =>
    ({
      setupOpen: done(true),
      signUp: account.failed(account.localProblem('taken')),
      signIn: promise,
      storedUserId: 'brian',
      claimAdmin: done('granted'),
      readScope: done(allCampuses),
    })[name]
  await open('/admin/setup')
  await userEvent.fill(field('Full Name'), 'Brian Otieno')
  await userEvent.fill(field('Email'), 'brian@students.example')
  await userEvent.fill(password(), 'a-long-password')
  await userEvent.fill(field('Setup code'), '1A2B')
  await create()
  await expect.element(page.getByText('Signing in to set the admin role...')).toBeVisible()
  resolve(account.done('signed-in'))
  await expect.element(page.getByText('Admin role has been set successfully!')).toBeVisible()
})

test.for([
  { answer: 'wrong-code', words: 'This setup code is not right. Copy it again from the server.' },
  { answer: 'wait', words: 'Too many wrong codes were tried. Wait an hour, then try again.' },
])('a refused setup ($answer) shows the reason and can be retried', async ({ answer, words }) => {
  const { email } = signedIn('Brian Otieno')
  respondWith({ setupOpen: done(true), claimAdmin: done(answer), readScope: done(allCampuses) })
  await open('/admin/setup')
  await expect.element(page.getByText(email)).toBeVisible()
  await userEvent.fill(field('Setup code'), '0000-0000-0000-0000-0000')
  await create()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Error' }))
    .toMatchTextContent(`Failed to update user role: ${words}`)
  respondWith({ setupOpen: done(true), claimAdmin: done('granted'), readScope: done(allCampuses) })
  await create()
  await expect.element(heading('Admin Panel')).toBeVisible()
})
