import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { addPastPregnancy } from '@/health/cycle/rules/log-changes'
import { expectAccessible } from '../accessibility'
import { daysAgo, openDialog, historyItems, newUser, openTracker, region, threePeriods } from './tracker'

const change = (n: number) =>
  historyItems()
    .nth(n)
    .getByRole('button', { name: /^Change the period/ })
    .click()
const prediction = () => region('Today at a glance')

test('excluding a cycle changes the prediction, and including it again restores it', async () => {
  await openTracker('period-tracker', { days: threePeriods })
  await expect.element(prediction()).toMatchTextContent('Thu 3 Dec')
  await page.getByRole('tab', { name: 'History' }).click()
  await expect.element(historyItems()).toHaveLength(3)
  await expect.element(historyItems().nth(1)).toMatchTextContent('cycle of 36 days')
  await change(1)
  await openDialog().getByLabelText('Why this cycle was different').selectOptions('I was ill')
  await openDialog().getByRole('button', { name: 'Leave this cycle out' }).click()
  await expect.element(historyItems().nth(1)).toMatchTextContent('Left out: I was ill')
  await page.getByRole('tab', { name: 'Track' }).click()
  await expect.element(prediction()).toMatchTextContent('26 November to 2 December')
  await page.getByRole('tab', { name: 'History' }).click()
  await change(1)
  await openDialog().getByRole('button', { name: 'Count this cycle again' }).click()
  await page.getByRole('tab', { name: 'Track' }).click()
  await expect.element(prediction()).toMatchTextContent('Thu 3 Dec')
})

test('a past pregnancy is corrected, removed, and brought back', async () => {
  const user = newUser()
  await openTracker('period-tracker', { user, days: threePeriods, at: '?tab=history' })
  await cycleLogStore(user.id).change(
    addPastPregnancy({ from: daysAgo(700), to: daysAgo(420), due: null, ended: 'birth' }),
  )
  const pregnancy = historyItems().filter({ hasText: /^Pregnancy/ })
  await pregnancy.getByRole('button', { name: /^Change the pregnancy/ }).click()
  await userEvent.fill(openDialog().getByLabelText('Day it ended', { exact: false }), daysAgo(701))
  await expect.element(openDialog().getByText('It ends before it begins.')).toBeVisible()
  await userEvent.fill(openDialog().getByLabelText('Day it ended', { exact: false }), daysAgo(640))
  await openDialog().getByLabelText('How it ended').selectOptions('The pregnancy was lost')
  await expectAccessible()
  await openDialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(pregnancy).not.toMatchTextContent(/Birth in week/)
  const saved = () => {
    const state = cycleLogStore(user.id).state.getState()
    return state.status === 'open' ? state.log.profile.pregnancies : null
  }
  await expect.poll(saved).toEqual([{ from: daysAgo(700), to: daysAgo(640), due: null, ended: 'loss' }])
  await pregnancy.getByRole('button', { name: /^Remove the pregnancy/ }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(pregnancy).toBeVisible()
  await expect.poll(saved).toEqual([{ from: daysAgo(700), to: daysAgo(640), due: null, ended: 'loss' }])
})

test('a past period is logged by its first and last day, which must be in order', async () => {
  await openTracker('period-tracker', { days: threePeriods, at: '?tab=history' })
  await page.getByRole('button', { name: 'Log a past period' }).click()
  await userEvent.fill(openDialog().getByLabelText('First day', { exact: false }), daysAgo(112))
  await userEvent.fill(openDialog().getByLabelText('Last day', { exact: false }), daysAgo(113))
  await openDialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(openDialog().getByText('It ends before it starts.')).toBeVisible()
  await userEvent.fill(openDialog().getByLabelText('Last day', { exact: false }), daysAgo(109))
  await openDialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(historyItems()).toHaveLength(4)
  await expect.element(historyItems().nth(3)).toMatchTextContent('4 days of bleeding')
})

describe('a period', () => {
  test('is removed only after a confirmation, and the notes of its days stay', async () => {
    const user = newUser()
    await openTracker('period-tracker', {
      user,
      days: [...threePeriods, { date: daysAgo(20), flow: 'heavy', notes: 'Exam week' }],
      at: '?tab=history',
    })
    await change(0)
    await openDialog().getByRole('button', { name: 'Remove this period' }).click()
    await openDialog().getByRole('button', { name: 'Keep it' }).click()
    await expect.element(openDialog()).not.toBeInTheDocument()
    await expect.element(historyItems()).toHaveLength(3)
    await change(0)
    await openDialog().getByRole('button', { name: 'Remove this period' }).click()
    await openDialog().getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.element(historyItems()).toHaveLength(2)
    await page.getByRole('tab', { name: 'Calendar' }).click()
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^Sunday 1 November 2026/ })
      .click()
    await expect.element(region('Sunday 1 November 2026').getByLabelText('Notes')).toHaveValue('Exam week')
  })

  test('opens its days for logging, and the address does not reveal which', async () => {
    const { router } = await openTracker('period-tracker', { days: threePeriods, at: '?tab=history' })
    await historyItems()
      .first()
      .getByRole('button', { name: /^Open the days/ })
      .click()
    const day = region('Sunday 1 November 2026')
    await expect.element(day.getByRole('button', { name: 'Heavy' })).toHaveAttribute('aria-pressed', 'true')
    expect(router.state.location.href).toBe('/period-tracker?tab=calendar')
    await day.getByRole('button', { name: 'Medium' }).click()
    await expect.element(page.getByText('Period data saved successfully')).toBeVisible()
  })
})
