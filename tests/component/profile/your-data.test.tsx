import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CycleDb, cycleDbName } from '@/health/cycle/store/cycle-db'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { platformLock } from '@/health/cycle/platform-lock'
import { saveAccountStatus } from '@/account/store/account-status-record'
import { expectAccessible } from '../accessibility'
import { signedIn } from '../signed-in'
import { openProfile } from './profile'

type Answer = { readonly ok: boolean; readonly value?: unknown; readonly problem?: string }
const server = vi.hoisted(() => ({
  passwords: [] as string[],
  requests: [] as unknown[],
  answer: null as Answer | null,
  pending: [] as unknown[],
  signedOut: [] as string[],
}))
vi.mock('@/account/store/call', () => {
  const ask = (name: string) => async (_user: string, given?: unknown) => {
    server.requests.push(given === undefined ? name : [name, given])
    return server.answer
  }
  return {
    exportMyData: ask('export'),
    requestDeletion: ask('delete'),
    cancelDeletion: ask('keep'),
    pendingDeletion: async () => ({ ok: false, problem: 'offline' }),
  }
})
vi.mock('@/account/store/account', () => ({
  unsentCount: async () => 0,
  signOut: async (scope: string) => {
    server.signedOut.push(scope)
    return { ok: true, value: null }
  },
}))
vi.mock('@/account/store/confirm-password', () => ({
  confirmPassword: async (_user: unknown, password: string) => {
    server.passwords.push(password)
    return password === 'habari gani'
      ? { ok: true, value: null }
      : { ok: false, problem: { kind: 'wrong-credentials', message: '', sentence: '' } }
  },
}))
// The cheapest cost parameters keep these tests fast; the lock’s own tests check the real ones.
vi.mock('@/health/cycle/store/argon2-cost', () => ({ defaultArgon2Cost: { memoryKiB: 64, passes: 1 } }))
const files = vi.hoisted(() => [] as string[])
vi.mock('@/kit/platform/save-file', () => ({
  downloadFile: ({ text }: { text: string }) => void files.push(text),
  canShareFile: () => false,
}))
vi.mock('@/account/store/use-offers', () => ({
  useOffers: () => ({ providers: [], signUps: true, secondFactor: false }),
}))

const section = () => page.getByRole('region', { name: 'Your data' })
const question = () => page.getByRole('dialog', { name: 'Delete your account?' })
const typed = () => question().getByRole('textbox', { name: 'Type DELETE or your email' })
const sure = () => question().getByRole('button', { name: 'Delete my account' })
const dueAt = '2030-03-01T09:00:00Z'

beforeEach(() => {
  server.requests.length = 0
  server.passwords.length = 0
  files.length = 0
  server.signedOut.length = 0
})

const askForFile = () => section().getByRole('button', { name: 'Download my data' }).click()
const confirm = async (field: RegExp, words: string) => {
  await userEvent.fill(section().getByLabelText(field), words)
  await section().getByRole('button', { name: 'Continue' }).click()
}

test('the download asks for the password of the account first', async () => {
  server.answer = { ok: true, value: { profiles: [{ full_name: 'Amina Juma' }] } }
  signedIn()
  await openProfile()
  await askForFile()
  await expect.element(section().getByText(/^The file holds your pregnancy record/)).toBeVisible()
  await expectAccessible()
  await confirm(/^Your password/, 'a guess')
  await expect.element(section().getByText('That password is not right.')).toBeVisible()
  expect([server.requests, files]).toEqual([[], []])
  await confirm(/^Your password/, 'habari gani')
  await expect.poll(() => files).toMatchObject([expect.stringContaining('Amina Juma')])
  expect(server.passwords).toEqual(['a guess', 'habari gani'])
})

test('the download asks for the PIN of the log where one is set, and a wrong one counts as a try', async () => {
  server.answer = { ok: true, value: { profiles: [{ full_name: 'Amina Juma' }] } }
  const { id } = signedIn()
  const store = cycleLogStore(id)
  await store.setPin('siri yangu', 5, platformLock.secretOf)
  await store.lock()
  await openProfile()
  await askForFile()
  await confirm(/^Present PIN/, 'a guess')
  await expect.element(section().getByText('This is not your PIN.')).toBeVisible()
  expect([server.requests, files]).toEqual([[], []])
  expect(await new CycleDb(cycleDbName(id)).metadata.get('tries')).toMatchObject({ failed: 1 })
  await confirm(/^Present PIN/, 'siri yangu')
  await expect.poll(() => files).toMatchObject([expect.stringContaining('Amina Juma')])
  expect(server.passwords).toEqual([])
  // It has opened nothing.
  expect(store.state.getState().status).not.toBe('open')
})

test('the question before a download can be left', async () => {
  signedIn()
  await openProfile()
  await askForFile()
  await section().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(section().getByRole('button', { name: 'Download my data' })).toBeVisible()
  expect(server.requests).toEqual([])
})

test.for([
  {
    problem: 'offline',
    words: 'This needs a connection, and Comrade cannot be reached right now. Connect, then try again.',
    link: null,
  },
  { problem: 'too-often', words: 'You have asked for this several times. Please try again later.', link: null },
  { problem: 'second-factor', words: 'This needs the code of your authenticator app first.', link: 'Enter the code' },
])('a failed download ($problem) shows the reason beside its button', async ({ problem, words, link }) => {
  server.answer = { ok: false, problem }
  signedIn()
  await openProfile()
  await askForFile()
  await confirm(/^Your password/, 'habari gani')
  await expect.element(section().getByText(words)).toBeVisible()
  if (link) await expect.element(section().getByRole('link', { name: link })).toHaveAttribute('href', '/login')
  expect(server.requests).toEqual(['export'])
})

test('a deletion is requested only after the user has typed a confirmation', async () => {
  server.answer = { ok: true, value: dueAt }
  const { email } = signedIn()
  await openProfile()
  await section().getByRole('button', { name: 'Delete my account' }).click()
  await expect.element(sure()).toBeDisabled()
  await expect.element(question()).toMatchTextContent(/It is deleted in 7 to 8 days; the day is shown here\./)
  await userEvent.fill(typed(), email)
  await sure().click()
  await expect
    .element(page.getByRole('main').getByText('Your account will be deleted on Friday 1 March 2030.'))
    .toBeVisible()
  await expect.element(page.getByText(/^Your gossip posts will stay, without any author\./)).toBeVisible()
  await expect.element(section().getByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument()
  expect(server.requests).toEqual([['delete', false]])
})

test('the posts are deleted too if the user chooses that', async () => {
  server.answer = { ok: true, value: dueAt }
  signedIn()
  await openProfile()
  await section().getByRole('button', { name: 'Delete my account' }).click()
  await question().getByRole('checkbox', { name: 'Delete my gossip posts, too' }).click()
  await userEvent.fill(typed(), 'DELETE')
  await sure().click()
  await expect
    .element(page.getByText(/^Your gossip posts will be deleted, too, one by one in the two weeks after/))
    .toBeVisible()
  expect(server.requests).toEqual([['delete', true]])
})

test('a failed deletion request is shown in the dialog', async () => {
  server.answer = { ok: false, problem: 'offline' }
  signedIn()
  await openProfile()
  await section().getByRole('button', { name: 'Delete my account' }).click()
  await userEvent.fill(typed(), 'delete')
  await sure().click()
  await expect.element(question().getByText(/^This needs a connection/)).toBeVisible()
})

test('a pending deletion can be cancelled', async () => {
  server.answer = { ok: true, value: null }
  const { id } = signedIn()
  await saveAccountStatus(id, { kind: 'pending', dueAt, alsoPosts: false }, new Date())
  await openProfile()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect.element(page.getByText('Nothing of it is deleted.')).toBeVisible()
  await expect.element(section().getByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('the profile of a deleted account shows what is left on the phone, and how to sign out', async () => {
  const { id } = signedIn('Amina Juma', { sessionExpired: true })
  await saveAccountStatus(id, { kind: 'gone' }, new Date())
  await openProfile()
  await expect.element(page.getByText('Your account has been deleted')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Sign out on this phone' }).click()
  await expect.poll(() => server.signedOut).toEqual(['local'])
})

test('the confirmation before a deletion is accessible', async () => {
  signedIn()
  await openProfile()
  await section().getByRole('button', { name: 'Delete my account' }).click()
  await expect.element(typed()).toBeVisible()
  // The whole row of the checkbox can be tapped.
  await expectAccessible(/too small: input "" 24x24$/)
})

test('a pending deletion is accessible', async () => {
  const { id } = signedIn()
  await saveAccountStatus(id, { kind: 'pending', dueAt, alsoPosts: false }, new Date())
  await openProfile()
  await expect.element(page.getByRole('button', { name: 'Keep my account' })).toBeVisible()
  await expectAccessible()
})
