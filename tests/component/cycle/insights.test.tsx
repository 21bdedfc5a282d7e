import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openTracker, period, region, threePeriods } from './tracker'

test('each chart of the insights has a text and a table with the same values', async () => {
  const days = threePeriods.map((day, n) => (n < 3 ? { ...day, symptoms: ['cramps' as const] } : day))
  await openTracker('period-tracker', { days, at: '?tab=insights' })
  const lengths = region('Cycle length')
  await expect
    .element(lengths)
    .toMatchTextContent('Your cycles were 28 to 36 days long, the middle one 32. Periods: 5 days.')
  await expect
    .element(region('Symptoms by phase'))
    .toMatchTextContent('You noted Cramps most: on 3 days, all in the Menstrual phase.')
  await lengths.getByText('The cycles in a table').click()
  await expect.element(lengths.getByRole('row')).toHaveLength(3)
  await expect.element(lengths.getByRole('row').nth(1)).toMatchTextContent('36 days')
})

test('each bar of the insights is as long as its figure, and hidden from screen readers', async () => {
  const days = threePeriods.map((day, n) =>
    n < 4 ? { ...day, symptoms: n === 0 ? ['cramps' as const, 'headache' as const] : ['cramps' as const] } : day,
  )
  await openTracker('period-tracker', { days, at: '?tab=insights' })
  const bars = (card: string, side: 'height' | 'width') =>
    [...region(card).element().querySelectorAll('[aria-hidden=true] [style][data-kind]')].map(
      (bar) => bar.getBoundingClientRect()[side],
    )
  await expect.poll(() => bars('Cycle length', 'height')).toHaveLength(4)
  const [bleeding = 0, rest = 0, ...next] = bars('Cycle length', 'height')
  expect(next[0]).toBeCloseTo(bleeding, 0)
  // Cycles of 28 and 36 days, the first 5 of them bleeding.
  expect((rest + bleeding) / bleeding).toBeCloseTo(28 / 5, 0)
  expect((bleeding + (next[1] ?? 0)) / bleeding).toBeCloseTo(36 / 5, 0)
  const [cramps = 0, ...others] = bars('Symptoms by phase', 'width').filter((width) => width > 0)
  expect(others).toEqual([expect.closeTo(cramps / 4, 0)])
})

test('with fewer than two cycles the insights show what is missing', async () => {
  await openTracker('period-tracker', { days: [...period(33), ...period(5)], at: '?tab=insights' })
  await expect.element(page.getByText('One more complete cycle, and your insights begin.')).toBeVisible()
})
