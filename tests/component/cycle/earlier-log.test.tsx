import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keptLog } from '@/health/cycle/store/take-over-log'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { deviceDb } from '@/store/db'
import { rememberAccount } from '@/store/session/known-accounts'
import { platformLock } from '@/health/cycle/platform-lock'
import { expectAccessible } from '../accessibility'
import { logDays, newUser, openDialog, openTracker, period, trackers } from './tracker'

// The cheapest cost parameters keep these tests fast; the lock’s own tests check the real ones.
vi.mock('@/health/cycle/store/argon2-cost', () => ({ defaultArgon2Cost: { memoryKiB: 64, passes: 1 } }))

afterEach(() => deviceDb().device.clear())

const offer = () => page.getByText('A log of an earlier account of yours is on this phone')
const pinField = () => page.getByLabelText(/^Present PIN/)
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Two accounts of one address, the earlier one with a log. */
const signedUpAgain = async () => {
  const [earlier, user] = [newUser(), newUser()]
  await logDays(earlier, period(20))
  await rememberAccount(earlier)
  return { earlier, user }
}

const daysOf = (id: ReturnType<typeof newUser>['id']) => {
  const state = cycleLogStore(id).state.getState()
  return state.status === 'open' ? state.log.days.length : state.status
}

test.each(trackers)('/%s goes on with the log of an earlier account with the same address', async (name) => {
  const { user } = await signedUpAgain()
  await openTracker(name, { user })
  await expect.element(offer()).toBeVisible()
  await expectAccessible()
  await button('Go on with that log').click()
  await expect.element(page.getByText('You go on where you were.')).toBeVisible()
  await expect.element(offer()).not.toBeInTheDocument()
  expect(daysOf(user.id)).toBe(5)
})

test('an earlier log with a PIN asks for it once, and keeps it', async () => {
  const { earlier, user } = await signedUpAgain()
  await cycleLogStore(earlier.id).setPin('siri yangu', 5, platformLock.secretOf)
  await cycleLogStore(earlier.id).lock()
  await openTracker('bloom-period-tracker', { user })
  await button('Go on with that log').click()
  await userEvent.fill(pinField(), 'si hii')
  await button('Open it').click()
  await expect.element(page.getByText(/This is not your PIN/)).toBeVisible()
  await userEvent.fill(pinField(), 'siri yangu')
  await button('Open it').click()
  await expect.element(page.getByText('You go on where you were.')).toBeVisible()
  await expect.element(page.getByRole('grid')).toBeVisible()
  expect(cycleLogStore(user.id).state.getState()).toMatchObject({ status: 'open', lockAfter: 5 })
})

test('an earlier log is added to the one that was begun since, once one has seen what changes', async () => {
  const { user } = await signedUpAgain()
  await openTracker('period-tracker', { user, days: period(48) })
  await expect.element(offer()).toBeVisible()
  await button('Add it to my log').click()
  await expect.element(page.getByText('From your earlier log: 5 days. This will change:')).toBeVisible()
  expect(daysOf(user.id)).toBe(5)
  await button('Take it in').click()
  await expect.poll(() => daysOf(user.id)).toBe(10)
  await expect.element(offer()).not.toBeInTheDocument()
  await expect.element(page.getByText('From your earlier log: 5 days. This will change:')).not.toBeInTheDocument()
})

test('an earlier log is deleted after a question', async () => {
  const { earlier, user } = await signedUpAgain()
  await openTracker('period-tracker', { user })
  await button('Delete it').click()
  await openDialog().getByRole('button', { name: 'Keep it' }).click()
  await expect.element(offer()).toBeVisible()
  await button('Delete it').click()
  await openDialog().getByRole('button', { name: 'Delete for good' }).click()
  await expect.element(offer()).not.toBeInTheDocument()
  await expect.element(page.getByText('The earlier log is no longer on this phone.')).toBeVisible()
  expect(await keptLog(earlier.id)).toBe('none')
})

test('an account with another address is offered nothing', async () => {
  const { user } = await signedUpAgain()
  await openTracker('period-tracker', { user: { ...user, email: 'brian@students.example' }, days: period(20) })
  await expect.element(page.getByRole('tab', { name: 'Track' })).toBeVisible()
  await expect.element(offer()).not.toBeInTheDocument()
})
