import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done, failed, localProblem, type AccountResult } from '@/account/store/account-result'
import { expectAccessible } from '../accessibility'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedOut } from '../signed-in'
import { storedText } from '../stored-text'

const server = vi.hoisted(() => ({ requests: [] as unknown[], answer: null as unknown, broken: false }))
vi.mock('@/account/store/account', () => ({
  openMail: async (proof: unknown) => {
    server.requests.push(proof)
    return failed(localProblem('wrong-mail-code'))
  },
  signUp: async (user: unknown) => {
    server.requests.push(user)
    if (server.broken) throw new RangeError('broken')
    return server.answer
  },
}))
vi.mock('@/account/store/use-offers', () => ({
  useOffers: () => ({ providers: [], signUps: true, secondFactor: false }),
}))

const open = () => renderScreens(screensOf('signUp'), '/signup')
const password = () => page.getByLabelText(/^Password/)
const create = () => page.getByRole('button', { name: 'Create Account' }).click()
const fill = async (chosen: string) => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Full Name' }), 'Amina Juma')
  await userEvent.fill(page.getByRole('textbox', { name: 'Email' }), 'amina@students.example')
  await userEvent.fill(password(), chosen)
}

beforeEach(() => {
  server.requests.length = 0
  server.broken = false
  server.answer = done('confirm') satisfies AccountResult<unknown>
  signedOut()
})

test('a name, an e-mail address and a password are required', async () => {
  await open()
  const texts = ['Full Name', 'Email'].map((name) => page.getByRole('textbox', { name }))
  for (const field of [...texts, password()]) await expect.element(field).toBeRequired()
})

test('a common password is refused beside its field without a request to the server', async () => {
  await open()
  await fill('LetMeIn')
  await expect
    .element(page.getByText('Short. Three or four words that you will remember are much harder to guess.'))
    .toBeVisible()
  await create()
  await expect
    .element(password())
    .toHaveAccessibleDescription(/That password is among the most common\. Choose another\./)
  await expect.element(password()).toHaveFocus()
  await expectAccessible()
  await userEvent.fill(password(), 'aminajuma1')
  await expect
    .element(page.getByText('That password is among the most common. Choose another.'))
    .not.toBeInTheDocument()
  await create()
  await expect.element(page.getByText('That password is your name or your email. Choose another.')).toBeVisible()
  expect(server.requests).toEqual([])
})

test('a password that the server would refuse as too long is refused while it is typed, beside its field', async () => {
  await open()
  await fill('mango bus rain sofa '.repeat(6).slice(0, 109))
  await expect.element(password()).toHaveAccessibleDescription(/Too long: 72 letters, digits and signs at most\./)
  await expect.element(page.getByText('Very good.')).not.toBeInTheDocument()
  await create()
  await expect.element(password()).toHaveFocus()
  await userEvent.fill(password(), 'mango bus rain sofa')
  await expect.element(page.getByText(/^Too long/)).not.toBeInTheDocument()
  expect(server.requests).toEqual([])
})

test('an address without its last part is refused beside its field', async () => {
  await open()
  await fill('mango bus rain sofa')
  const email = page.getByRole('textbox', { name: 'Email' })
  await userEvent.fill(email, 'joy@students')
  await create()
  await expect.element(email).toHaveAccessibleDescription('This is not a whole address. Write it like joy@example.com.')
  await expect.element(email).toHaveFocus()
  await expectAccessible()
  expect(server.requests).toEqual([])
  await userEvent.fill(email, 'joy@students.example')
  await expect.element(email).not.toHaveAccessibleDescription(/whole address/)
  await create()
  await expect.poll(() => server.requests).toMatchObject([{ email: 'joy@students.example' }])
})

test('a strong password is rated as such, and the account is created', async () => {
  const { address } = await open()
  await fill('mango bus rain sofa')
  await expect.element(page.getByText('Very good.')).toBeVisible()
  await create()
  await expect
    .element(
      page
        .getByRole('status')
        .filter({ hasText: 'Welcome to Comrade! Please check your email to verify your account.' }),
    )
    .toBeVisible()
  expect(server.requests).toEqual([
    { email: 'amina@students.example', fullName: 'Amina Juma', password: 'mango bus rain sofa' },
  ])
  await expect.poll(address).toBe('/login?view=confirm')
})

test('after the sign-up the code of the mail can be entered at once', async () => {
  await renderScreens(screensOf('signUp', 'login'), '/signup')
  await fill('mango bus rain sofa')
  await create()
  await expect
    .element(page.getByText('We have sent a mail to amina@students.example. Open its link, or enter its code here.'))
    .toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Code from the mail' }), '123456')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect
    .poll(() => server.requests.at(-1))
    .toEqual({ type: 'signup', email: 'amina@students.example', token: '123456' })
})

test('who needs no confirmation is taken home', async () => {
  server.answer = done('signed-in')
  const { address } = await open()
  await fill('mango bus rain sofa')
  await create()
  await expect.element(page.getByRole('status').filter({ hasText: 'Welcome to Comrade!' })).toBeVisible()
  await expect.poll(address).toBe('/')
})

test('signing up with a known address redirects after two seconds to the login with the address filled in', async () => {
  server.answer = failed(localProblem('taken'))
  const { address } = await renderScreens(screensOf('signUp', 'login'), '/signup')
  await fill('mango bus rain sofa')
  await create()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'This account already exists. Redirecting to login page...' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('main').getByText('Account already exists. Please go to login page.'))
    .toBeVisible()
  await expect.poll(address, { timeout: 4000 }).toBe('/login')
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('amina@students.example')
})

test('any other error is shown, and the form stays open', async () => {
  server.answer = failed(localProblem('bad-email'))
  const { address } = await open()
  await fill('mango bus rain sofa')
  await create()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Sign Up Failed' })).toBeVisible()
  await expect
    .element(page.getByRole('main').getByText('We cannot send mail to this address. Check it for a typing mistake.'))
    .toBeVisible()
  expect(address()).toBe('/signup')
})

test('an unexpected error during sign-up is shown, and sign-up can be retried', async () => {
  server.broken = true
  await open()
  await fill('mango bus rain sofa')
  await create()
  await expect.element(page.getByRole('main').getByText('That did not work. Please try again.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Create Account' })).toBeEnabled()
})

test('name and address stand in the form again after a reload; the password is stored nowhere', async () => {
  const screen = await open()
  await fill('mango bus rain sofa')
  expect(storedText()).toContain('amina@students.example')
  expect(storedText()).not.toContain('mango')
  await screen.unmount()
  const again = await open()
  await expect.element(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Amina Juma')
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue('amina@students.example')
  await expect.element(password()).toHaveValue('')
  await userEvent.fill(password(), 'mango bus rain sofa')
  await create()
  await expect.poll(again.address).toBe('/login?view=confirm')
  expect(storedText()).not.toContain('amina@students.example')
})
