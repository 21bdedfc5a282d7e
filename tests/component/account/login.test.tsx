import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { saveAccountStatus } from '@/account/store/account-status-record'
import { done, failed, localProblem, type AccountResult } from '@/account/store/account-result'
import { expectAccessible } from '../accessibility'
import { signedIn } from '../signed-in'
import { storedText } from '../stored-text'
import { openLogin } from './login-screen'

const server = vi.hoisted(() => ({
  requests: [] as unknown[],
  answer: async (_name: string): Promise<unknown> => null,
}))
vi.mock('@/account/store/account', () => {
  const ask = (name: string) => (given: unknown) => {
    server.requests.push([name, given])
    return server.answer(name)
  }
  const names = [
    'signIn',
    'sendConfirmationAgain',
    'readSignInFromAddress',
    'requestRecovery',
    'setPassword',
    'openMail',
  ]
  return { ...Object.fromEntries(names.map((name) => [name, ask(name)])), unsentCount: async () => 2 }
})
vi.mock('@/account/store/second-factor', () => ({
  isCodeDue: async () => true,
  enterCode: async (code: string) => {
    server.requests.push(['enterCode', code])
    return server.answer('enterCode')
  },
}))
vi.mock('@/account/store/use-offers', () => ({
  useOffers: () => ({ providers: [], signUps: true, secondFactor: false }),
}))

/** What the mocked account functions return, by name. */
const respondWith = (given: Readonly<Record<string, AccountResult<unknown>>>) => {
  server.answer = async (name) => given[name]
}
/** Makes every account function throw, as it would with full storage. */
const failRequests = () => {
  server.answer = async () => {
    throw new RangeError('broken')
  }
}
const didNotWork = 'That did not work. Please try again.'
const signIn = async (email: string, password: string) => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.fill(page.getByLabelText(/^Password/), password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}
const inTheForm = () => page.getByRole('main')

beforeEach(() => void (server.requests.length = 0))

test('who has a second factor is asked for the six digits, and arrives after them', async () => {
  respondWith({ signIn: done('second-factor'), enterCode: done(null) })
  const screen = await openLogin()
  await signIn('amina@students.example', 'a-long-password')
  await expect.element(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
  const code = page.getByRole('textbox', { name: 'Code' })
  const confirm = page.getByRole('button', { name: 'Confirm' })
  await userEvent.fill(code, '12345')
  await expect.element(confirm).toBeDisabled()
  await userEvent.fill(code, '123 456')
  await confirm.click()
  await expect.poll(screen.address).toBe('/')
  expect(server.requests.at(-1)).toEqual(['enterCode', '123456'])
})

test('an e-mail address and a password are required', async () => {
  await openLogin()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect.element(email).toHaveAttribute('type', 'email')
  for (const field of [email, page.getByLabelText(/^Password/)]) await expect.element(field).toBeRequired()
})

test('a wrong password shows the server’s message and a plain explanation, and the password can be revealed', async () => {
  respondWith({ signIn: failed({ ...localProblem('wrong-credentials'), message: 'Invalid login credentials' }) })
  await openLogin()
  await signIn(' amina@students.example ', 'not-the-password')
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Login Failed' }))
    .toMatchTextContent('Invalid login credentials')
  await expect.element(inTheForm().getByText(/The email or the password is not right\./)).toBeVisible()
  expect(server.requests).toEqual([['signIn', { email: 'amina@students.example', password: 'not-the-password' }]])
  const password = page.getByLabelText(/^Password/)
  await expect.element(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('not-the-password')
})

test('a user who signs in is welcomed and taken home', async () => {
  respondWith({ signIn: done('signed-in') })
  const { address } = await openLogin()
  await signIn('amina@students.example', 'a-long-password')
  await expect.element(page.getByText('You have been successfully logged in.')).toBeVisible()
  await expect.poll(address).toBe('/')
})

test('an address loses the marks of a chat, for which the browser would refuse it', async () => {
  respondWith({ signIn: failed(localProblem('offline')) })
  await openLogin()
  await signIn('\u202aamina\u200b@students.example\u202c', 'a-long-password')
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('amina@students.example')
  await expect
    .poll(() => server.requests)
    .toEqual([['signIn', { email: 'amina@students.example', password: 'a-long-password' }]])
})

test('the login shows when the server cannot be reached, and can be retried', async () => {
  respondWith({ signIn: failed(localProblem('offline')) })
  await openLogin()
  await signIn('amina@students.example', 'any-password')
  const sentence = 'Comrade cannot be reached right now. Check your connection, then try again.'
  await expect.element(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toMatchTextContent(sentence)
  await expect.element(inTheForm().getByText(sentence)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('an unexpected error during login is shown, and login can be retried', async () => {
  failRequests()
  await openLogin()
  await signIn('amina@students.example', 'any-password')
  await expect.element(inTheForm().getByText(didNotWork)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('an unexpected error while resending the mail is shown, and it can be resent', async () => {
  respondWith({ signIn: failed(localProblem('not-confirmed')) })
  await openLogin()
  await signIn('amina@students.example', 'first-password')
  const again = page.getByRole('button', { name: 'Send the mail again' })
  await expect.element(again).toBeVisible()
  failRequests()
  await again.click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Not sent' })).toMatchTextContent(didNotWork)
  await expect.element(again).toBeEnabled()
})

test('an unexpected error while requesting a recovery link is shown, and the request can be retried', async () => {
  failRequests()
  await openLogin('?view=forgot')
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'amina@students.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(inTheForm().getByText(didNotWork)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send the link' })).toBeEnabled()
})

test('an unexpected error while saving a new password is shown, and saving can be retried', async () => {
  signedIn('Amina Juma')
  await openLogin('?type=recovery')
  await userEvent.fill(page.getByLabelText(/^New password/), 'mango bus rain sofa')
  failRequests()
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect.element(inTheForm().getByText(didNotWork)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save new password' })).toBeEnabled()
})

test('a user with an unconfirmed address can have the mail sent again', async () => {
  respondWith({
    signIn: failed(localProblem('not-confirmed')),
    sendConfirmationAgain: failed(localProblem('too-often')),
  })
  await openLogin()
  await signIn('amina@students.example', 'first-password')
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Not sent' }))
    .toMatchTextContent('That was asked for too often. Wait a minute, then try again.')
  respondWith({ sendConfirmationAgain: done(null) })
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await expect
    .element(page.getByText('Open the link in the mail to amina@students.example, or enter its code.'))
    .toBeVisible()
})

test('a user with an unconfirmed address can enter the code of the mail beside the sign-in', async () => {
  respondWith({ signIn: failed(localProblem('not-confirmed')), openMail: failed(localProblem('wrong-mail-code')) })
  await openLogin()
  await signIn('amina@students.example', 'first-password')
  await userEvent.fill(page.getByRole('textbox', { name: 'Code from the mail' }), '12 34 56')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(inTheForm().getByText(/^This code is not right, or it no longer works\./)).toBeVisible()
  expect(server.requests.at(-1)).toEqual([
    'openMail',
    { type: 'signup', email: 'amina@students.example', token: '123456' },
  ])
})

test('a provider’s sign-in that fails says so, and its parameters leave the address', async () => {
  respondWith({ readSignInFromAddress: failed(localProblem('refused-by-provider')) })
  const { address } = await openLogin('?type=provider')
  await expect.element(page.getByText(/^The sign-in was not finished there\./)).toBeVisible()
  await expect.poll(address).toBe('/login')
})

test('requesting a recovery link does not reveal whether the account exists', async () => {
  respondWith({ requestRecovery: done(null) })
  await openLogin('?view=forgot')
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'amina@students.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(page.getByText(/^If there is an account for amina@students\.example/)).toBeVisible()
})

test('a new password is validated before it is sent to the server', async () => {
  signedIn('Amina Juma')
  respondWith({ setPassword: failed(localProblem('offline')) })
  await openLogin('?type=recovery')
  const password = page.getByLabelText(/^New password/)
  await userEvent.fill(password, 'Password')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect.element(page.getByText('That password is among the most common. Choose another.')).toBeVisible()
  expect(server.requests.filter((question) => Array.isArray(question) && question[0] === 'setPassword')).toEqual([])
  await userEvent.fill(password, 'mango bus rain sofa')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect
    .element(page.getByText('Comrade cannot be reached right now. Check your connection, then try again.'))
    .toBeVisible()
})

test('after the session expired, the login shows how many changes are unsent', async () => {
  signedIn('Amina Juma', { sessionExpired: true })
  await openLogin()
  await expect
    .element(page.getByText(/^You were signed out as amina\.juma@students\.example\..*Still to be sent: 2\./))
    .toBeVisible()
})

test('the login of a deleted account explains that it cannot sign in', async () => {
  const { id } = signedIn('Amina Juma', { sessionExpired: true })
  await saveAccountStatus(id, { kind: 'gone' }, new Date())
  await openLogin()
  await expect.element(page.getByText(/^amina\.juma@students\.example cannot log in any more\./)).toBeVisible()
})

test('the login form is accessible after a failed login', async () => {
  respondWith({ signIn: failed(localProblem('wrong-credentials')) })
  await openLogin()
  await signIn('nobody.at.all.with.a.long.name@students.example', 'not-the-password')
  await expect.element(inTheForm().getByText(/The email or the password is not right\./)).toBeVisible()
  await expectAccessible()
})

test('the form for a forgotten password is accessible', async () => {
  await openLogin('?view=forgot')
  await expect.element(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await expectAccessible()
})

test('the form for a new password is accessible', async () => {
  signedIn()
  await openLogin('?type=recovery')
  await expect.element(page.getByRole('button', { name: 'Save new password' })).toBeVisible()
  await expectAccessible()
})

test('the address stands in the form again after a reload; password and code are stored nowhere', async () => {
  respondWith({ signIn: done('second-factor'), enterCode: done(null) })
  const screen = await openLogin()
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'amina@students.example')
  await userEvent.fill(page.getByLabelText(/^Password/), 'mango bus rain sofa')
  await screen.unmount()
  const again = await openLogin()
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('amina@students.example')
  await expect.element(page.getByLabelText(/^Password/)).toHaveValue('')
  await signIn('amina@students.example', 'mango bus rain sofa')
  await userEvent.fill(page.getByRole('textbox', { name: 'Code' }), '123456')
  for (const secret of ['mango', '123456']) expect(storedText()).not.toContain(secret)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(again.address).toBe('/')
  expect(storedText()).not.toContain('amina@students.example')
})
