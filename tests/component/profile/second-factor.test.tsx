import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connectivity } from '@/store/connectivity'
import type { Authenticator } from '@/account/store/second-factor'
import { signedIn } from '../signed-in'
import { openProfile } from './profile'

type Step = 'list' | 'begin' | 'confirm' | 'remove'

const server = vi.hoisted(() => ({ broken: null as Step | null, factors: [] as Authenticator[] }))
vi.mock('@/account/store/second-factor', () => {
  const answer = async <Value,>(step: Step, value: () => Value) => {
    if (server.broken === step) throw new RangeError('broken')
    return { ok: true, value: value() }
  }
  const phone = { id: 'phone', name: 'Authenticator app 1', createdAt: '2026-11-20T08:00:00Z' }
  return {
    authenticators: () => answer('list', () => server.factors),
    beginAuthenticator: () =>
      answer('begin', () => ({
        id: 'phone',
        picture: '/pictures/campus.svg',
        secret: 'JBSWY3DP',
        link: 'otpauth://totp/Comrade',
      })),
    confirmCode: () => answer('confirm', () => void (server.factors = [phone])),
    removeAuthenticator: () => answer('remove', () => void (server.factors = [])),
  }
})
vi.mock('@/account/store/call', () => ({ pendingDeletion: async () => ({ ok: false, problem: 'offline' }) }))
vi.mock('@/account/store/use-offers', () => ({
  useOffers: () => ({ providers: [], signUps: true, secondFactor: true }),
}))

const didNotWork = () => page.getByRole('main').getByText('That did not work. Please try again.')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const setUp = 'Set up an authenticator app'

const openSecondFactor = async (factors: Authenticator[] = []) => {
  server.factors = factors
  signedIn()
  await openProfile()
}
const enterCode = async () => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Code' }), '123456')
  await button('Confirm').click()
}

beforeEach(() => void (server.broken = null))

test('an authenticator app is set up with its code, and removed after a confirmation', async () => {
  await openSecondFactor()
  await button(setUp).click()
  await enterCode()
  await expect.element(page.getByRole('status').filter({ hasText: 'Second step is on' })).toBeVisible()
  await button('Remove Authenticator app 1').click()
  await page
    .getByRole('dialog', { name: 'Remove Authenticator app 1?' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect.element(button('Remove Authenticator app 1')).not.toBeInTheDocument()
})

describe('an unexpected error is shown, and the step can be retried:', () => {
  test('setting up', async () => {
    await openSecondFactor()
    server.broken = 'begin'
    await button(setUp).click()
    await expect.element(didNotWork()).toBeVisible()
    server.broken = null
    await button(setUp).click()
    await expect.element(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
    await expect.element(didNotWork()).not.toBeInTheDocument()
  })

  test('entering the code', async () => {
    await openSecondFactor()
    await button(setUp).click()
    server.broken = 'confirm'
    await enterCode()
    await expect.element(didNotWork()).toBeVisible()
    server.broken = null
    await button('Confirm').click()
    await expect.element(button('Remove Authenticator app 1')).toBeVisible()
  })

  test('removing', async () => {
    await openSecondFactor([{ id: 'phone', name: 'Old phone', createdAt: '2026-11-20T08:00:00Z' }])
    server.broken = 'remove'
    await button('Remove Old phone').click()
    await page.getByRole('dialog', { name: 'Remove Old phone?' }).getByRole('button', { name: 'Remove' }).click()
    await expect.element(didNotWork()).toBeVisible()
    await expect.element(button('Remove Old phone')).toBeEnabled()
  })

  test('loading the list, which is requested again once the phone is online', async () => {
    server.broken = 'list'
    connectivity.setState({ online: false })
    await openSecondFactor([{ id: 'phone', name: 'Old phone', createdAt: '2026-11-20T08:00:00Z' }])
    await expect.element(page.getByText('These show when Comrade can be reached.')).toBeVisible()
    await expect.element(button(setUp)).not.toBeInTheDocument()
    server.broken = null
    connectivity.setState({ online: true })
    await expect.element(button('Remove Old phone')).toBeVisible()
    await expect.element(button(setUp)).toBeEnabled()
  })
})
