import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saveAccountStatus } from '@/account/store/account-status-record'
import { signedIn } from '../signed-in'
import { openProfile } from './profile'

const server = vi.hoisted(() => ({ broken: false }))
const answer = vi.hoisted(() => (value: unknown) => async () => {
  if (server.broken) throw new RangeError('broken')
  return { ok: true, value }
})
vi.mock('@/account/store/call', () => ({
  exportMyData: answer({}),
  requestDeletion: answer('2030-03-01T09:00:00Z'),
  cancelDeletion: answer(null),
  pendingDeletion: async () => ({ ok: false, problem: 'offline' }),
}))
vi.mock('@/account/store/account', () => ({ unsentCount: async () => 0, signOut: answer(null) }))
vi.mock('@/account/store/confirm-password', () => ({ confirmPassword: async () => ({ ok: true, value: null }) }))
vi.mock('@/account/store/identities', () => {
  const methods = [
    { id: 'a', provider: 'email', email: 'amina@students.example' },
    { id: 'b', provider: 'google', email: null },
  ]
  return {
    signInMethods: async () => ({ ok: true, value: methods }),
    linkMethod: answer(null),
    unlinkMethod: answer(null),
  }
})
vi.mock('@/account/store/use-offers', () => ({
  useOffers: () => ({ providers: ['google', 'github'], signUps: true, secondFactor: false }),
}))

const didNotWork = 'That did not work. Please try again.'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const toast = (title: string) => page.getByRole('alert').filter({ hasText: title })

beforeEach(() => void (server.broken = true))

test.for(['Remove Google', 'Add GitHub'])(
  'an unexpected error while changing a sign-in method (%s) is shown, and the change can be retried',
  async (name) => {
    signedIn()
    await openProfile()
    await button(name).click()
    await expect.element(toast('Not changed')).toMatchTextContent(didNotWork)
    await expect.element(button(name)).toBeEnabled()
  },
)

test.for(['Sign Out', 'Sign out other devices', 'Sign out everywhere'])(
  'an unexpected error while signing out (%s) is shown, and signing out can be retried',
  async (name) => {
    signedIn()
    await openProfile()
    await button(name).click()
    await expect.element(toast('Not signed out')).toMatchTextContent(didNotWork)
    await expect.element(button(name)).toBeEnabled()
  },
)

test('an unexpected error while signing out of a deleted account is shown, and signing out can be retried', async () => {
  const { id } = signedIn('Amina Juma', { sessionExpired: true })
  await saveAccountStatus(id, { kind: 'gone' }, new Date())
  await openProfile()
  await button('Sign out on this phone').click()
  await expect.element(toast('Not signed out')).toMatchTextContent(didNotWork)
  await expect.element(button('Sign out on this phone')).toBeEnabled()
})

test('an unexpected error while cancelling a deletion is shown, and cancelling can be retried', async () => {
  const { id } = signedIn()
  await saveAccountStatus(id, { kind: 'pending', dueAt: '2030-03-01T09:00:00Z', alsoPosts: false }, new Date())
  await openProfile()
  await button('Keep my account').click()
  await expect.element(page.getByRole('main').getByText(didNotWork)).toBeVisible()
  await expect.element(button('Keep my account')).toBeEnabled()
})

test('an unexpected error while downloading the data is shown, and the download can be retried', async () => {
  signedIn()
  await openProfile()
  await button('Download my data').click()
  await userEvent.fill(page.getByLabelText(/^Your password/), 'habari gani')
  await button('Continue').click()
  await expect.element(page.getByRole('main').getByText(didNotWork)).toBeVisible()
  await expect.element(button('Download my data')).toBeEnabled()
})

test('an unexpected error while requesting a deletion is shown, and the request can be retried', async () => {
  signedIn()
  await openProfile()
  await button('Delete my account').click()
  const question = page.getByRole('dialog', { name: 'Delete your account?' })
  await userEvent.fill(question.getByRole('textbox', { name: 'Type DELETE or your email' }), 'DELETE')
  await question.getByRole('button', { name: 'Delete my account' }).click()
  await expect.element(question.getByText(didNotWork)).toBeVisible()
  await expect.element(question.getByRole('button', { name: 'Delete my account' })).toBeEnabled()
})
