import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { daysAgo, openTracker, period, region } from './tracker'

test('the cycle settings change the prediction, and values out of bounds cannot be saved', async () => {
  await openTracker('period-tracker', { days: period(5) })
  const glance = region('Today at a glance')
  await expect.element(glance).toMatchTextContent('9 to 19 December')
  await page.getByRole('button', { name: 'Settings' }).click()
  const cycle = region('Your cycle')
  await expect.element(cycle.getByLabelText('First day of your last period')).toHaveValue(daysAgo(5))
  await userEvent.fill(cycle.getByLabelText('Luteal length'), '17')
  await expect.element(cycle.getByText('10 to 16 days')).toBeVisible()
  await expect.element(cycle.getByRole('button', { name: 'Save' })).toBeDisabled()
  await userEvent.fill(cycle.getByLabelText('Luteal length'), '13')
  await userEvent.fill(cycle.getByLabelText('Cycle length'), '31')
  await userEvent.fill(cycle.getByLabelText('First day of your last period'), daysAgo(6))
  await cycle.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Period data saved successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the tracker' }).click()
  await expect.element(glance).toMatchTextContent('Day 7')
  await expect.element(glance).toMatchTextContent('11 to 21 December')
})
