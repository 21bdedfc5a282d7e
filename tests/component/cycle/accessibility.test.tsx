import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../accessibility'
import { openDialog, historyItems, openTracker, period, region, threePeriods } from './tracker'

vi.mock('@/health/cycle/store/argon2-cost', () => ({ defaultArgon2Cost: { memoryKiB: 64, passes: 1 } }))

// The reminder checkboxes are in rows that are high enough to tap as a whole.
const inRow = /too small: input "" 24x24$/

const days = threePeriods.map((day) => ({ ...day, symptoms: ['cramps' as const, 'joint-pain' as const] }))

describe('no accessibility or layout problems are found', () => {
  test('in the first questions', async () => {
    await openTracker('bloom-period-tracker')
    await expect.element(page.getByRole('button', { name: 'Show my cycle' })).toBeVisible()
    await expectAccessible()
  })

  test('in the cycle tracker', async () => {
    await openTracker('bloom-period-tracker', { days: [112, 82, 58, 20].flatMap(period), at: '?tab=mood' })
    await page.getByRole('button', { name: 'Why this date?' }).click()
    await expectAccessible()
  })

  test.each(['track', 'calendar', 'history', 'insights', 'education'])('on the tab %s', async (tab) => {
    await openTracker('period-tracker', { days, at: `?tab=${tab}` })
    await expect
      .element(
        page
          .getByRole('tabpanel')
          .getByRole(tab === 'education' ? 'link' : 'heading')
          .first(),
      )
      .toBeVisible()
    await expectAccessible()
  })

  test('in the dialog of a period', async () => {
    await openTracker('period-tracker', { days, at: '?tab=history' })
    await historyItems()
      .nth(1)
      .getByRole('button', { name: /^Change the period/ })
      .click()
    await expect.element(openDialog().getByRole('button', { name: 'Leave this cycle out' })).toBeVisible()
    await expectAccessible()
  })

  test('in the settings, while a PIN is being set, once it is set, and when locked', async () => {
    await openTracker('period-tracker', { days, at: '?view=settings' })
    const pins = region('Your PIN')
    await pins.getByRole('button', { name: 'Set a PIN' }).click()
    await expectAccessible(inRow)
    for (const place of [0, 1]) await userEvent.fill(pins.getByRole('textbox').nth(place), 'siri7')
    await pins.getByRole('button', { name: 'Set PIN', exact: true }).click()
    await expect.element(pins.getByRole('button', { name: 'Lock now' })).toBeVisible()
    await expectAccessible(inRow)
    await pins.getByRole('button', { name: 'Lock now' }).click()
    await expect.element(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
    await expectAccessible()
  })
})
