import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { done, failed, localProblem, type AccountResult } from '@/account/store/account-result'
import { setSessionState, type User } from '@/store/session/session-state'
import { userId } from '@/kit/rules/ids'
import { expectAccessible } from '../accessibility'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedIn } from '../signed-in'
import { openLogin } from './login-screen'

const server = vi.hoisted(() => ({ requests: [] as unknown[], answers: {} as Record<string, unknown> }))
vi.mock('@/account/store/account', () => {
  const ask =
    (name: string) =>
    async (...given: readonly unknown[]) => {
      server.requests.push([name, ...given])
      const answer = server.answers[name]
      return typeof answer === 'function' ? answer() : answer
    }
  return Object.fromEntries(
    ['finishSignUp', 'openMail', 'requestRecovery', 'sendConfirmationAgain', 'signIn', 'signOut'].map((name) => [
      name,
      ask(name),
    ]),
  )
})
vi.mock('@/account/store/use-offers', () => ({
  useOffers: () => ({ providers: [], signUps: true, secondFactor: false }),
}))

const respondWith = (given: Readonly<Record<string, AccountResult<unknown> | (() => AccountResult<unknown>)>>) =>
  void (server.answers = given)

const baraka: User = {
  id: userId('0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a02'),
  email: 'baraka@students.example',
  fullName: 'Baraka Otieno',
}
/** What the app does when a mail signs somebody in. */
const signsIn = (user: User) => () => {
  setSessionState({ status: 'in', user, sessionExpired: false })
  return done(user)
}

/** What the app does when a mail confirms a new account. */
const confirms = (user: User) => () => {
  setSessionState({ status: 'out', unfinished: user })
  return done(user)
}

const inMain = () => page.getByRole('main')
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const tap = (name: string) => page.getByRole('button', { name }).click()
const code = () => page.getByRole('textbox', { name: 'Code from the mail' })
const email = () => page.getByRole('textbox', { name: 'Email' })
const spentLink = /^This link was used before, or it is more than an hour old\./

beforeEach(() => void (server.requests.length = 0))

describe('a mailed link', () => {
  test.each([
    ['signup', 'Confirm your email address', 'Confirm my address'],
    ['recovery', 'Set a new password', 'Choose a new password'],
    ['email_change', 'Change your email address', 'Confirm the change'],
  ])('for %s says what it will do, and waits for a tap', async (type, title, button) => {
    respondWith({ openMail: failed(localProblem('offline')) })
    const { address } = await openLogin(`?type=${type}&token_hash=1f2e.abc`)
    await expect.element(heading(title)).toBeVisible()
    await expect.poll(address).toBe('/login')
    await expectAccessible()
    expect(server.requests).toEqual([])
    await tap(button)
    await expect
      .element(inMain().getByText('Comrade cannot be reached right now. Check your connection, then try again.'))
      .toBeVisible()
    await tap(button)
    await expect
      .poll(() => server.requests)
      .toEqual(Array.from({ length: 2 }, () => ['openMail', { type, token_hash: '1f2e.abc' }]))
  })

  test('leaves no token in the history', async () => {
    const { router } = await renderScreens(screensOf('login'), '/', '/login?type=signup&token_hash=1f2e.abc')
    await expect.element(heading('Confirm your email address')).toBeVisible()
    await expect.poll(() => router.state.location.href).toBe('/login')
    expect(router.history.length).toBe(2)
    router.history.back()
    await expect.poll(() => router.state.location.href).toBe('/')
    router.history.forward()
    await expect.poll(() => router.state.location.href).toBe('/login')
  })

  test('to confirm an address asks for a name and a password before anybody is signed in', async () => {
    respondWith({ openMail: confirms(baraka), finishSignUp: failed(localProblem('offline')) })
    await openLogin('?type=signup&token_hash=1f2e')
    await tap('Confirm my address')
    await expect.element(heading('Choose your name and password')).toBeVisible()
    await expect
      .element(
        inMain().getByText(`Your address is confirmed. Now choose your name and the password for ${baraka.email}.`),
      )
      .toBeVisible()
    await expectAccessible()
    await userEvent.fill(page.getByRole('textbox', { name: 'Full Name' }), 'Baraka Otieno')
    const password = page.getByLabelText(/^Password/)
    await userEvent.fill(password, 'password')
    await tap('Save and log in')
    await expect.element(inMain().getByText(/^That password is among the most common/)).toBeVisible()
    await userEvent.fill(password, 'mango bus rain sofa')
    await tap('Save and log in')
    await expect.element(inMain().getByText(/^Comrade cannot be reached right now/)).toBeVisible()
    await expect.element(password).toHaveValue('mango bus rain sofa')
    respondWith({ finishSignUp: signsIn(baraka) })
    await tap('Save and log in')
    await expect
      .poll(() => server.requests.at(-1))
      .toEqual(['finishSignUp', baraka.id, { fullName: 'Baraka Otieno', password: 'mango bus rain sofa' }])
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Your email address is confirmed. Welcome to Comrade!' }))
      .toBeVisible()
  })

  test('names the account that it has signed in, which may be another one', async () => {
    const { email: before } = signedIn('Amina Juma')
    respondWith({ openMail: signsIn(baraka) })
    await openLogin('?type=signup&token_hash=1f2e')
    await expect.element(inMain().getByText(before)).toBeVisible()
    await tap('Confirm my address')
    await expect.element(heading('Email confirmed')).toBeVisible()
    await expect.element(inMain().getByText(`You are signed in as ${baraka.email}.`)).toBeVisible()
    await expect.element(inMain().getByText('Sign out in your profile')).toBeVisible()
  })

  test('to set a new password leads to it, names the account, and a reload stays there', async () => {
    signedIn('Amina Juma')
    respondWith({ openMail: signsIn(baraka) })
    const { address } = await openLogin('?type=recovery&token_hash=1f2e')
    await tap('Choose a new password')
    await expect.element(inMain().getByText(`For ${baraka.email}`)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Save new password' })).toBeVisible()
    await expect.poll(address).toBe('/login?type=recovery')
  })

  test('for a change of address says that the other address has to confirm, too', async () => {
    respondWith({ openMail: done(null) })
    await openLogin('?type=email_change&token_hash=1f2e')
    await tap('Confirm the change')
    await expect.element(inMain().getByText(/^There is a mail to the other address, too\./)).toBeVisible()
  })

  test('for a change of address names the new one', async () => {
    respondWith({ openMail: signsIn(baraka) })
    await openLogin('?type=email_change&token_hash=1f2e')
    await tap('Confirm the change')
    await expect.element(heading('Address changed')).toBeVisible()
    await expect.element(inMain().getByText(`You are signed in as ${baraka.email}.`)).toBeVisible()
  })
})

describe('a link that was used before', () => {
  beforeEach(() =>
    respondWith({
      openMail: failed(localProblem('expired-link')),
      sendConfirmationAgain: done(null),
      requestRecovery: done(null),
    }),
  )

  test('to confirm an address leads to the sign-in, or to the code and a new mail', async () => {
    const { address } = await openLogin('?type=signup&token_hash=1f2e')
    await tap('Confirm my address')
    await expect.element(inMain().getByText(/If your address is confirmed already, log in\.$/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'It is not confirmed yet' }).click()
    await expect.poll(address).toBe('/login?view=confirm')
    await expect.element(inMain().getByText(spentLink)).not.toBeInTheDocument()
    await userEvent.fill(email(), ' amina@students.example ')
    await tap('Send the mail again')
    await expect.poll(() => server.requests.at(-1)).toEqual(['sendConfirmationAgain', 'amina@students.example'])
    respondWith({ openMail: signsIn(baraka) })
    await userEvent.fill(code(), '123456')
    await tap('Confirm')
    await expect.element(heading('Email confirmed')).toBeVisible()
    expect(server.requests.at(-1)).toEqual([
      'openMail',
      { type: 'signup', email: 'amina@students.example', token: '123456' },
    ])
  })

  test('to confirm the address of who is signed in says that it is confirmed', async () => {
    const { email: address } = signedIn('Amina Juma')
    await openLogin('?type=signup&token_hash=1f2e')
    await tap('Confirm my address')
    await expect.element(inMain().getByText('Your email address is confirmed already.')).toBeVisible()
    await expect.element(inMain().getByText(`You are signed in as ${address}.`)).toBeVisible()
  })

  test('to set a password asks for a new mail, after which nothing more is said of the link', async () => {
    const { address } = await openLogin('?type=recovery&token_hash=1f2e')
    await tap('Choose a new password')
    await expect.element(inMain().getByText(spentLink)).toBeVisible()
    await expect.element(code()).toBeVisible()
    await expect.poll(address).toBe('/login?view=forgot')
    await expectAccessible()
    await userEvent.fill(email(), 'amina@students.example')
    await tap('Send the link')
    await expect.element(inMain().getByText(/^If there is an account for amina@students\.example/)).toBeVisible()
    await expect.element(inMain().getByText(spentLink)).not.toBeInTheDocument()
  })

  test('to change an address takes the code', async () => {
    await openLogin('?type=email_change&token_hash=1f2e')
    await tap('Confirm the change')
    await expect.element(inMain().getByText(spentLink)).toBeVisible()
    await expectAccessible()
    respondWith({ openMail: signsIn(baraka) })
    await userEvent.fill(email(), baraka.email)
    await userEvent.fill(code(), '123456')
    await tap('Confirm')
    await expect.element(heading('Address changed')).toBeVisible()
    expect(server.requests.at(-1)).toEqual(['openMail', { type: 'email_change', email: baraka.email, token: '123456' }])
  })
})

describe('the code of a mail', () => {
  test('sets a new password where the mail is read on another phone', async () => {
    respondWith({ requestRecovery: done(null), openMail: failed(localProblem('wrong-mail-code')) })
    await openLogin('?view=forgot')
    await expect.element(code()).not.toBeInTheDocument()
    await userEvent.fill(email(), 'baraka@students.example')
    await tap('Send the link')
    await expect.element(code()).toHaveAttribute('inputmode', 'numeric')
    await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code')
    await expectAccessible()
    await userEvent.fill(code(), '12345')
    await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    await userEvent.fill(code(), '123 456')
    await tap('Confirm')
    await expect.element(inMain().getByText(/^This code is not right, or it no longer works\./)).toBeVisible()
    respondWith({ openMail: signsIn(baraka) })
    await tap('Confirm')
    await expect.element(inMain().getByText(`For ${baraka.email}`)).toBeVisible()
    expect(server.requests.at(-1)).toEqual([
      'openMail',
      { type: 'recovery', email: 'baraka@students.example', token: '123456' },
    ])
  })

  test('waits for the address where that is not known', async () => {
    await openLogin('?view=confirm')
    await userEvent.fill(code(), '123456')
    await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
    await userEvent.fill(email(), 'amina@students.example')
    await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
    await expectAccessible()
  })
})
