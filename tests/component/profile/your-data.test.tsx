import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saveAccountStatus } from '@/data/account-data/account-status-record'
import { expectNoBarriers } from '../barriers'
import { signedIn } from '../signed-in'
import { openProfile } from './profile'

type Answer = { readonly ok: boolean; readonly value?: unknown; readonly problem?: string }
const server = vi.hoisted(() => ({ asked: [] as unknown[], answer: null as Answer | null, pending: [] as unknown[], signedOut: [] as string[] }))
vi.mock('@/data/account-data/call', () => {
  const ask = (name: string) => async (_person: string, given?: unknown) => {
    server.asked.push(given === undefined ? name : [name, given])
    return server.answer
  }
  return {
    exportMyData: ask('export'),
    requestDeletion: ask('delete'),
    cancelDeletion: ask('keep'),
    pendingDeletion: async () => ({ ok: false, problem: 'offline' }),
  }
})
vi.mock('@/data/session/account', () => ({
  unsentCount: async () => 0,
  signOut: async (scope: string) => {
    server.signedOut.push(scope)
    return { ok: true, value: null }
  },
}))
vi.mock('@/data/session/use-offers', () => ({ useOffers: () => ({ providers: [], signUps: true, secondFactor: false }) }))

const section = () => page.getByRole('region', { name: 'Your data' })
const question = () => page.getByRole('dialog', { name: 'Delete your account?' })
const typed = () => question().getByRole('textbox', { name: 'Type DELETE or your email' })
const sure = () => question().getByRole('button', { name: 'Delete my account' })
const dueAt = '2030-03-01T09:00:00Z'

beforeEach(() => {
  server.asked.length = 0
  server.signedOut.length = 0
})

test.for([
  { problem: 'offline', words: 'This needs a connection, and Comrade cannot be reached right now. Connect, then try again.', link: null },
  { problem: 'too-often', words: 'You have asked for this several times. Please try again later.', link: null },
  { problem: 'second-factor', words: 'This needs the code of your authenticator app first.', link: 'Enter the code' },
])('a download that cannot be had ($problem) is told beside its button', async ({ problem, words, link }) => {
  server.answer = { ok: false, problem }
  signedIn()
  await openProfile()
  await section().getByRole('button', { name: 'Download my data' }).click()
  await expect.element(section().getByText(words)).toBeVisible()
  if (link) await expect.element(section().getByRole('link', { name: link })).toHaveAttribute('href', '/login')
  expect(server.asked).toEqual(['export'])
})

test('a deletion is asked for only by who types that they mean it', async () => {
  server.answer = { ok: true, value: dueAt }
  const { email } = signedIn()
  await openProfile()
  await section().getByRole('button', { name: 'Delete my account' }).click()
  await expect.element(sure()).toBeDisabled()
  await userEvent.fill(typed(), email)
  await sure().click()
  await expect.element(page.getByRole('main').getByText('Your account will be deleted on Friday 1 March 2030.')).toBeVisible()
  await expect.element(page.getByText(/^Your gossip posts will stay, without any author\./)).toBeVisible()
  await expect.element(section().getByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument()
  expect(server.asked).toEqual([['delete', false]])
})

test('the posts go along where the person wants that', async () => {
  server.answer = { ok: true, value: dueAt }
  signedIn()
  await openProfile()
  await section().getByRole('button', { name: 'Delete my account' }).click()
  await question().getByRole('checkbox', { name: 'Delete my gossip posts, too' }).click()
  await userEvent.fill(typed(), 'DELETE')
  await sure().click()
  await expect.element(page.getByText(/^Your gossip posts will be deleted, too, one by one in the two weeks after/)).toBeVisible()
  expect(server.asked).toEqual([['delete', true]])
})

test('a deletion that cannot be asked for is told in the question', async () => {
  server.answer = { ok: false, problem: 'offline' }
  signedIn()
  await openProfile()
  await section().getByRole('button', { name: 'Delete my account' }).click()
  await userEvent.fill(typed(), 'delete')
  await sure().click()
  await expect.element(question().getByText(/^This needs a connection/)).toBeVisible()
})

test('the account is kept after all', async () => {
  server.answer = { ok: true, value: null }
  const { id } = signedIn()
  await saveAccountStatus(id, { kind: 'pending', dueAt, alsoPosts: false }, new Date())
  await openProfile()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect.element(page.getByText('Nothing of it is deleted.')).toBeVisible()
  await expect.element(section().getByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('of an account that is gone the profile says what is left, and how to leave', async () => {
  const { id } = signedIn('Amina Juma', { sessionExpired: true })
  await saveAccountStatus(id, { kind: 'gone' }, new Date())
  await openProfile()
  await expect.element(page.getByText('Your account has been deleted')).toBeVisible()
  await expectNoBarriers()
  await page.getByRole('button', { name: 'Sign out on this phone' }).click()
  await expect.poll(() => server.signedOut).toEqual(['local'])
})

test('nobody is kept from the question before a deletion', async () => {
  signedIn()
  await openProfile()
  await section().getByRole('button', { name: 'Delete my account' }).click()
  await expect.element(typed()).toBeVisible()
  // What is pressed is the whole row of the box, not the box alone.
  await expectNoBarriers(/too small: input "" 24x24$/)
})

test('nobody is kept from a deletion that waits', async () => {
  const { id } = signedIn()
  await saveAccountStatus(id, { kind: 'pending', dueAt, alsoPosts: false }, new Date())
  await openProfile()
  await expect.element(page.getByRole('button', { name: 'Keep my account' })).toBeVisible()
  await expectNoBarriers()
})
