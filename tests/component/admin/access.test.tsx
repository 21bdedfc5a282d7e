import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saveLocation, savedLocation } from '@/features/admin/tab-storage'
import { done, failed } from '@/data/admin/admin-result'
import { allCampuses } from '@/domain/admin/scope'
import * as account from '@/data/session/account-result'
import { setSessionState } from '@/data/session/session-state'
import { Route as Admin } from '@/routes/admin/index'
import { Route as Login } from '@/routes/admin/login'
import { Route as Setup } from '@/routes/admin/setup'
import { expectNoBarriers } from '../barriers'
import { renderScreens } from '../render-screens'
import { signedIn, signedOut } from '../signed-in'

const server = vi.hoisted(() => ({ asked: [] as unknown[], answer: async (_name: string): Promise<unknown> => null }))
vi.mock('@/data/admin/access', () => ({
  readScope: () => server.answer('readScope'),
  setupOpen: () => server.answer('setupOpen'),
  claimAdmin: (_person: string, code: string) => {
    server.asked.push(['claimAdmin', code])
    return server.answer('claimAdmin')
  },
}))
vi.mock('@/data/admin/campuses', () => ({ readCampuses: async () => done([]) }))
vi.mock('@/data/admin/stored-user', () => ({ storedUserId: () => server.answer('storedUserId') }))
vi.mock('@/data/session/account', () => ({ signIn: () => server.answer('signIn'), signUp: () => server.answer('signUp') }))
vi.mock('@/features/admin/content-view', () => ({ ContentView: () => null }))

const answers = (given: Readonly<Record<string, unknown>>) => {
  server.answer = async (name) => given[name]
}
const open = (address: string) => renderScreens({ '/admin': Admin, '/admin/login': Login, '/admin/setup': Setup }, address)
const field = (name: string) => page.getByRole('textbox', { name })
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const password = () => page.getByLabelText(/^Password/)
const create = () => page.getByRole('button', { name: 'Create Admin User' }).click()

beforeEach(() => {
  server.asked.length = 0
  signedOut()
})
afterEach(() => {
  setSessionState({ status: 'unknown' })
  sessionStorage.clear()
})

test('who is signed out is led to the login of the admins', async () => {
  await open('/admin')
  await expect.element(heading('Admin Access Required')).toBeVisible()
  await expect.element(page.getByText('Please log in to access the admin panel.')).toBeVisible()
  await expectNoBarriers()
  await page.getByRole('link', { name: 'Go to Admin Login' }).click()
  await expect.element(heading('Admin Login')).toBeVisible()
  await expectNoBarriers()
})

test('who is no admin is told so, in every part of the panel', async () => {
  signedIn()
  answers({ readScope: done(null) })
  await open('/admin?view=reports')
  await expect.element(heading('Access Denied')).toBeVisible()
  await expect.element(page.getByText("You don't have admin privileges to access this panel.")).toBeVisible()
})

test('a check that cannot be made is told as that, not as a refusal, and can be made again', async () => {
  signedIn()
  answers({ readScope: failed({ kind: 'offline' }) })
  await open('/admin')
  await expect.element(page.getByText(/^You are offline: the admin panel works only with a connection\./)).toBeVisible()
  answers({ readScope: done(allCampuses) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Manage all content and data')).toBeVisible()
})

test('a session that has ended leaves the panel open, and says how to go on', async () => {
  signedIn('Zuhura Salim', { sessionExpired: true })
  answers({ readScope: done(allCampuses) })
  await open('/admin')
  await expect.element(page.getByText(/^Your session has ended\. Please sign in again\. What you typed is kept in this tab\./)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/admin/login')
})

test('a wrong password opens nothing', async () => {
  answers({ signIn: account.failed({ ...account.localProblem('wrong-credentials'), message: 'Invalid login credentials' }) })
  await open('/admin/login')
  await userEvent.fill(field('Email'), 'zuhura@students.example')
  await userEvent.fill(password(), 'not-the-password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toMatchTextContent('Invalid login credentials')
  await expect.element(heading('Admin Login')).toBeVisible()
})

test('who signs in is back where the panel was left, with the address filled in', async () => {
  const { email } = signedIn('Zuhura Salim', { sessionExpired: true })
  answers({ signIn: account.done('signed-in'), readScope: done(allCampuses) })
  saveLocation({ tab: 'groceries', q: 'mango' })
  expect(savedLocation()).toMatchObject({ tab: 'groceries' })
  const { address } = await open('/admin/login')
  await expect.element(field('Email')).toHaveValue(email)
  await userEvent.fill(password(), 'a-long-password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(page.getByText('Redirecting to admin panel...')).toBeVisible()
  await expect.poll(address).toBe('/admin?tab=groceries&q=mango')
})

test('once there is an admin the setup is closed', async () => {
  answers({ setupOpen: done(false) })
  await open('/admin/setup')
  await expect.element(page.getByText('Setup is closed')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Create Admin User' })).not.toBeInTheDocument()
})

test('the first admin verifies the mail before the role is set', async () => {
  answers({ setupOpen: done(true), signUp: account.done('confirm') })
  await open('/admin/setup')
  await expect.element(page.getByText(/^Shown in the terminal of npm start/)).toBeVisible()
  await expectNoBarriers()
  await userEvent.fill(field('Full Name'), 'Zuhura Salim')
  await userEvent.fill(field('Email'), 'zuhura@students.example')
  await userEvent.fill(password(), 'a-long-password')
  await userEvent.fill(field('Setup code'), '1A2B-3C4D-5E6F-7A8B-9C0D')
  await create()
  await expect.element(page.getByText('Please verify your email first, then finish the setup here.')).toBeVisible()
  await expect.element(page.getByText(/^Open the link in the mail to zuhura@students\.example, sign in/)).toBeVisible()
  expect(server.asked).toEqual([])
})

test('who has an account already is signed in to become the admin', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  server.answer = async (name) => ({ setupOpen: done(true), signUp: account.failed(account.localProblem('taken')), signIn: promise, storedUserId: 'brian', claimAdmin: done('granted'), readScope: done(allCampuses) })[name]
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
])('a setup that is refused ($answer) says why, and can be tried again', async ({ answer, words }) => {
  const { email } = signedIn('Brian Otieno')
  answers({ setupOpen: done(true), claimAdmin: done(answer), readScope: done(allCampuses) })
  await open('/admin/setup')
  await expect.element(page.getByText(email)).toBeVisible()
  await userEvent.fill(field('Setup code'), '0000-0000-0000-0000-0000')
  await create()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Error' })).toMatchTextContent(`Failed to update user role: ${words}`)
  answers({ setupOpen: done(true), claimAdmin: done('granted'), readScope: done(allCampuses) })
  await create()
  await expect.element(heading('Admin Panel')).toBeVisible()
})
