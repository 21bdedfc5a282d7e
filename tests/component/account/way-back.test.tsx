import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done } from '@/account/store/account-result'
import { pencil } from '../gossip/feed'
import { appScreens, renderApp, screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedIn, signedOut } from '../signed-in'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
const answer = async () => done('signed-in')
vi.mock('@/account/store/account', () => ({
  signIn: answer,
  signUp: answer,
  readSignInFromAddress: async () => done(true),
  unsentCount: async () => 0,
}))
vi.mock('@/account/store/use-offers', () => ({
  useOffers: () => ({ providers: [], signUps: true, secondFactor: false }),
}))

const fillIn = async () => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'amina@students.example')
  await userEvent.fill(page.getByLabelText(/^Password/), 'a-long-password')
}
const signIn = async () => {
  await fillIn()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(page.getByText('You have been successfully logged in.')).toBeVisible()
}

beforeEach(async () => {
  sessionStorage.clear()
  signedOut()
  await page.viewport(360, 740)
})

test('who is asked to log in before a post comes back to the order and the search of the tab that they left', async () => {
  const { address, router } = await renderApp('/about', '/tum-gossip?tab=love&sort=hot&q=exams')
  const left = router.history.location.state.__TSR_key
  await pencil().click()
  await page.getByRole('alert').getByRole('button', { name: 'Login' }).click()
  await expect.poll(address).toBe('/login')
  await signIn()
  await expect.poll(address).toBe('/tum-gossip?tab=love&sort=hot&q=exams')
  expect(router.history.location.state.__TSR_key).toBe(left)
  router.history.back()
  await expect.poll(address).toBe('/about')
})

test.for([
  '/marketplace?tab=mine',
  '/second-hand',
  '/bloom-period-tracker?tab=calendar',
  '/period-tracker',
  '/roommate-finder?q=ann',
  '/rental-booking',
  '/profile?view=unsent',
])('who logs in on the way from %s comes back there', async (place) => {
  const { address, router } = await renderApp(place)
  const left = address()
  await router.navigate({ to: '/login' })
  await signIn()
  await expect.poll(address).toBe(left)
})

test('the day that a tracker has open is there again, and in no address', async () => {
  const { address, router } = await renderApp('/')
  await router.navigate({ to: '/period-tracker', state: { day: '2026-11-20' } })
  await router.navigate({ to: '/login' })
  expect(address()).toBe('/login')
  expect(JSON.stringify(sessionStorage)).not.toContain('2026-11-20')
  await signIn()
  await expect.poll(address).toBe('/period-tracker')
  expect(router.history.location.state.day).toBe('2026-11-20')
})

test('the other screens of the account lie on the way', async () => {
  const { address, router } = await renderApp('/tum-gossip?tab=love')
  await router.navigate({ to: '/signup' })
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page
    .getByRole('link', { name: /^Back to/ })
    .last()
    .click()
  await signIn()
  await expect.poll(address).toBe('/tum-gossip?tab=love')
})

test('who signs up comes back, too', async () => {
  const { address, router } = await renderApp('/tum-gossip?tab=love')
  await router.navigate({ to: '/signup' })
  await userEvent.fill(page.getByRole('textbox', { name: 'Full Name' }), 'Amina Juma')
  await fillIn()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect.element(page.getByText('Account Created!')).toBeVisible()
  await expect.poll(address).toBe('/tum-gossip?tab=love')
})

test('a provider’s sign-in, which leaves the app, comes back', async () => {
  const before = await renderApp('/tum-gossip?tab=love')
  await before.router.navigate({ to: '/login' })
  await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await before.unmount()
  signedIn()
  const { address } = await renderApp('/login?type=provider')
  await expect.poll(address).toBe('/tum-gossip?tab=love')
})

test.for(['/nowhere', '/admin/login'])('nobody is led back to %s, but home', async (place) => {
  const { address, router } = await renderScreens({ ...appScreens, ...screensOf('adminLogin') }, '/profile', place)
  await router.navigate({ to: '/login' })
  await signIn()
  await expect.poll(address).toBe('/')
})

test('who opens the login by its address later goes home, whatever was left before', async () => {
  const before = await renderApp('/tum-gossip?tab=love')
  await before.router.navigate({ to: '/login' })
  await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await before.unmount()
  const { address } = await renderApp('/login')
  await signIn()
  await expect.poll(address).toBe('/')
})
