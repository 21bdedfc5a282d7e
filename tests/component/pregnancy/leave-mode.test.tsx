import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { pullState } from '@/store/sync/pull/pull-state'
import { userDb } from '@/store/user-db'
import { startValues } from '@/health/pregnancy/rules/record'
import { addDays } from '@/kit/rules/day'
import { daysAgo, newUser, openDialog, openTracker, period, region, today, trackers } from '../cycle/tracker'
import { endBy } from './pregnancy'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
beforeEach(() => pullState.setState({ status: 'done' }))
afterEach(() => pullState.setState(pullState.getInitialState(), true))

/** At 9w 6d, counted from the logged period. */
const pregnantUser = async () => {
  const user = newUser()
  const lists = { appointments: [], symptoms: [], weight_tracking: [] }
  await userDb(user.id)
    .replica('pregnancy_tracking')
    .put({
      id: crypto.randomUUID(),
      rev: 1,
      ...startValues(addDays(today, 280 - 69), today),
      baby_name: null,
      notes: null,
      ...lists,
    })
  return user
}

const mode = () => page.getByRole('switch', { name: 'Pregnancy mode' })
const startForm = () => page.getByRole('heading', { name: 'Track a pregnancy' })
const trackedDue = (id: ReturnType<typeof newUser>['id']) => {
  const state = cycleLogStore(id).state.getState()
  return state.status === 'open' ? state.log.profile.trackedDue : undefined
}

/** Turns pregnancy mode on, and tells which last period is filled in. */
const turnOn = async () => {
  await mode().click()
  await openDialog().getByRole('button', { name: 'Turn on' }).click()
  await expect.element(startForm()).toBeVisible()
  const field = page.getByLabelText('First day of your last period')
  await expect.element(field).toBeVisible()
  return field.element().closest('input')?.value
}

test.each(
  trackers.flatMap((name) => [
    { name, choice: 'I lost the pregnancy', at: '?mode=pregnancy' },
    { name, choice: 'My baby is born', at: '' },
  ]),
)(
  '$name: pregnancy mode is left once "$choice" is recorded, and that pregnancy is not offered again',
  async ({ name, choice, at }) => {
    const { router, unmount } = await openTracker(name, { user: await pregnantUser(), days: period(69), at })
    await endBy(choice)
    await userEvent.click(openDialog().getByRole('button', { name: 'Close the record' }))
    await expect.element(page.getByText('The record is closed')).toBeVisible()
    expect(router.state.location.search).toEqual({})
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.element(mode()).not.toBeChecked()
    await expect.element(startForm()).not.toBeInTheDocument()
    expect(await turnOn()).toBe('')
    await unmount()
  },
)

test('a record that another phone has closed leaves pregnancy mode, and is not offered again, after a restart too', async () => {
  const user = await pregnantUser()
  const { unmount } = await openTracker('period-tracker', { user, days: period(69), at: '?mode=pregnancy' })
  await expect.element(region('Your pregnancy')).toBeVisible()
  await expect.poll(() => trackedDue(user.id)).toBe(addDays(today, 280 - 69))
  await userDb(user.id).replica('pregnancy_tracking').clear()
  await expect.element(mode()).not.toBeChecked()
  await expect.element(startForm()).not.toBeInTheDocument()
  await unmount()
  await openTracker('period-tracker', { user })
  expect(await turnOn()).toBe('')
})

test('what was turned on by mistake may be counted from the same period again', async () => {
  const user = await pregnantUser()
  await openTracker('period-tracker', { user, days: period(69) })
  await expect.poll(() => trackedDue(user.id)).not.toBeNull()
  await endBy('I turned this on by mistake')
  await page.getByRole('button', { name: 'Remove the record' }).click()
  await expect.element(page.getByLabelText('First day of your last period')).toHaveValue(daysAgo(69))
})
