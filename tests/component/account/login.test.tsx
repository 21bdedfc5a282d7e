import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saveAccountStatus } from '@/data/account-data/account-status-record'
import { done, failed, localProblem, type AccountResult } from '@/data/session/account-result'
import { setSessionState } from '@/data/session/session-state'
import { Route as Login } from '@/routes/login'
import { expectNoBarriers } from '../barriers'
import { emptyDevice } from '../device'
import { renderScreens } from '../render-screens'
import { signedIn, signedOut } from '../signed-in'

const server = vi.hoisted(() => ({
  asked: [] as unknown[],
  answer: async (_name: string): Promise<unknown> => null,
}))
vi.mock('@/data/session/account', () => {
  const ask = (name: string) => (given: unknown) => {
    server.asked.push([name, given])
    return server.answer(name)
  }
  const names = ['signIn', 'sendConfirmationAgain', 'readSignInFromAddress', 'requestRecovery', 'setPassword']
  return { ...Object.fromEntries(names.map((name) => [name, ask(name)])), unsentCount: async () => 2 }
})
vi.mock('@/data/session/use-offers', () => ({ useOffers: () => ({ providers: [], signUps: true, secondFactor: false }) }))

/** What the server answers to each question. */
const answers = (given: Readonly<Record<string, AccountResult<unknown>>>) => {
  server.answer = async (name) => given[name]
}
/** The request itself fails: storage is full, perhaps. */
const breakRequests = () => {
  server.answer = async () => {
    throw new RangeError('broken')
  }
}
const didNotWork = 'That did not work. Please try again.'
const open = (search = '') => renderScreens({ '/login': Login }, `/login${search}`)
const signIn = async (email: string, password: string) => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.fill(page.getByLabelText(/^Password/), password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
const inTheForm = () => page.getByRole('main')

beforeEach(() => {
  server.asked.length = 0
  signedOut()
})
afterEach(async () => {
  setSessionState({ status: 'unknown' })
  await emptyDevice()
})

test('a wrong password is told in the server’s words and in plain ones, and can be looked at', async () => {
  answers({ signIn: failed({ ...localProblem('wrong-credentials'), message: 'Invalid login credentials' }) })
  await open()
  await signIn(' amina@students.example ', 'not-the-password')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toMatchTextContent('Invalid login credentials')
  await expect.element(inTheForm().getByText(/The email or the password is not right\./)).toBeVisible()
  expect(server.asked).toEqual([['signIn', { email: 'amina@students.example', password: 'not-the-password' }]])
  const password = page.getByLabelText(/^Password/)
  await expect.element(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('not-the-password')
})

test('who signs in is welcomed and led home', async () => {
  answers({ signIn: done('signed-in') })
  const { address } = await open()
  await signIn('amina@students.example', 'a-long-password')
  await expect.element(page.getByText('You have been successfully logged in.')).toBeVisible()
  await expect.poll(address).toBe('/')
})

test('without a network the login says so, and can be tried again', async () => {
  answers({ signIn: failed(localProblem('offline')) })
  await open()
  await signIn('amina@students.example', 'any-password')
  const sentence = 'Comrade cannot be reached right now. Check your connection, then try again.'
  await expect.element(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toMatchTextContent(sentence)
  await expect.element(inTheForm().getByText(sentence)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('a login that breaks is told and can be tried again', async () => {
  breakRequests()
  await open()
  await signIn('amina@students.example', 'any-password')
  await expect.element(inTheForm().getByText(didNotWork)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('a mail that breaks on its way is told and can be sent again', async () => {
  answers({ signIn: failed(localProblem('not-confirmed')) })
  await open()
  await signIn('amina@students.example', 'first-password')
  const again = page.getByRole('button', { name: 'Send the mail again' })
  await expect.element(again).toBeVisible()
  breakRequests()
  await again.click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Not sent' })).toMatchTextContent(didNotWork)
  await expect.element(again).toBeEnabled()
})

test('a link for a new password that breaks is told and can be sent again', async () => {
  breakRequests()
  await open('?view=forgot')
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'amina@students.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(inTheForm().getByText(didNotWork)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send the link' })).toBeEnabled()
})

test('a new password that breaks is told and can be saved again', async () => {
  signedIn('Amina Juma')
  answers({ readSignInFromAddress: done(true) })
  await open('?type=recovery')
  await userEvent.fill(page.getByLabelText(/^New password/), 'mango bus rain sofa')
  breakRequests()
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect.element(inTheForm().getByText(didNotWork)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save new password' })).toBeEnabled()
})

test('who has not opened the mail is offered another one', async () => {
  answers({ signIn: failed(localProblem('not-confirmed')), sendConfirmationAgain: failed(localProblem('too-often')) })
  await open()
  await signIn('amina@students.example', 'first-password')
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Not sent' })).toMatchTextContent('That was asked for too often. Wait a minute, then try again.')
  answers({ sendConfirmationAgain: done(null) })
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await expect.element(page.getByText('Open the link in the mail to amina@students.example.')).toBeVisible()
})

test('a confirmation link from another browser has confirmed the address', async () => {
  answers({ readSignInFromAddress: failed(localProblem('other-browser')) })
  const { address } = await open('?type=confirmation')
  await expect.element(page.getByText('Your email address is confirmed. Sign in now.')).toBeVisible()
  await expect.poll(address).toBe('/login')
})

test('an expired confirmation link asks where a new one shall go', async () => {
  answers({ readSignInFromAddress: failed(localProblem('expired-link')), sendConfirmationAgain: done(null) })
  await open('?type=confirmation')
  await expect.element(page.getByText('This link has expired or was used before. Ask for a new one.')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Your email, for a new link' }), 'amina@students.example')
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await expect.poll(() => server.asked).toContainEqual(['sendConfirmationAgain', 'amina@students.example'])
})

test('a recovery link opened where it was not asked for says so and offers a new one', async () => {
  answers({ readSignInFromAddress: failed(localProblem('other-browser')) })
  const { address } = await open('?type=recovery')
  await expect.element(page.getByText(/^This link works only in the browser in which you asked for it\./)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await expect.poll(address).toBe('/login?view=forgot')
})

test('a link for a new password is sent, whoever has an account', async () => {
  answers({ requestRecovery: done(null) })
  await open('?view=forgot')
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'amina@students.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(page.getByText(/^If there is an account for amina@students\.example/)).toBeVisible()
})

test('a new password is held to the rules before the server is asked', async () => {
  signedIn('Amina Juma')
  answers({ readSignInFromAddress: done(true), setPassword: failed(localProblem('offline')) })
  await open('?type=recovery')
  const password = page.getByLabelText(/^New password/)
  await userEvent.fill(password, 'Password')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect.element(page.getByText('That password is among the most common. Choose another.')).toBeVisible()
  expect(server.asked.filter((question) => Array.isArray(question) && question[0] === 'setPassword')).toEqual([])
  await userEvent.fill(password, 'mango bus rain sofa')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect.element(page.getByText('Comrade cannot be reached right now. Check your connection, then try again.')).toBeVisible()
})

test('whose session has expired is told what waits', async () => {
  signedIn('Amina Juma', { sessionExpired: true })
  await open()
  await expect.element(page.getByText(/^You were signed out as amina\.juma@students\.example\..*Still to be sent: 2\./)).toBeVisible()
})

test('whose account is gone is told that it cannot sign in', async () => {
  const { id } = signedIn('Amina Juma', { sessionExpired: true })
  await saveAccountStatus(id, { kind: 'gone' }, new Date())
  await open()
  await expect.element(page.getByText(/^amina\.juma@students\.example cannot sign in any more\./)).toBeVisible()
})

test('nobody is kept from a login that failed', async () => {
  answers({ signIn: failed(localProblem('wrong-credentials')) })
  await open()
  await signIn('nobody.at.all.with.a.long.name@students.example', 'not-the-password')
  await expect.element(inTheForm().getByText(/The email or the password is not right\./)).toBeVisible()
  await expectNoBarriers()
})

test('nobody is kept from the form for a forgotten password', async () => {
  await open('?view=forgot')
  await expect.element(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await expectNoBarriers()
})

test('nobody is kept from a new password', async () => {
  signedIn()
  answers({ readSignInFromAddress: done(true) })
  await open('?type=recovery')
  await expect.element(page.getByRole('button', { name: 'Save new password' })).toBeVisible()
  await expectNoBarriers()
})
