import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openTracker, period, region, threePeriods } from './tracker'

test('each chart of the insights has a text and a table with the same values', async () => {
  const days = threePeriods.map((day, n) => (n < 3 ? { ...day, symptoms: ['cramps' as const] } : day))
  await openTracker('period-tracker', { days, at: '?tab=insights' })
  const lengths = region('Cycle length')
  await expect.element(lengths).toMatchTextContent('Your cycles were 28 to 36 days long, the middle one 32. Periods: 5 days.')
  await expect.element(region('Symptoms by phase')).toMatchTextContent('You noted Cramps most: on 3 days, all in the Menstrual phase.')
  await lengths.getByText('The cycles in a table').click()
  await expect.element(lengths.getByRole('row')).toHaveLength(3)
  await expect.element(lengths.getByRole('row').nth(1)).toMatchTextContent('36 days')
  await expect.poll(() => lengths.element().querySelector('svg.recharts-surface')?.closest('[aria-hidden=true]')).toBeTruthy()
})

test('with fewer than two cycles the insights show what is missing', async () => {
  await openTracker('period-tracker', { days: [...period(33), ...period(5)], at: '?tab=insights' })
  await expect.element(page.getByText('One more complete cycle, and your insights begin.')).toBeVisible()
})
