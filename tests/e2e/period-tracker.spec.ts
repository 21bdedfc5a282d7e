import type { Page } from '@playwright/test'
import { untilReadyForOffline, visit } from './app.ts'
import { dayFromNow, longDay } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import { openTrackerWith, section, tab, threePeriods, today } from './period-tracker.ts'

const bloom = '/bloom-period-tracker'

test(
  'log entries persist in both trackers, across reloads and offline',
  { tag: '@worker' },
  async ({ page, server, goOffline }) => {
    await openTrackerWith(page, await server.addUser('Amina Juma'), threePeriods)
    await untilReadyForOffline(page)
    await test.step('a reload', async () => {
      await today(page).getByRole('button', { name: 'Headache' }).click()
      await today(page).getByLabel('Notes').fill('Exam today')
      await today(page).getByLabel('Notes').blur()
      await expect(page.getByText('Period data saved successfully').last()).toBeVisible()
      await expect(today(page).getByText('Not saved yet')).toHaveCount(0)
      await page.reload()
      await expect(today(page).getByRole('button', { name: 'Headache' })).toHaveAttribute('aria-pressed', 'true')
      await expect(today(page).getByLabel('Notes')).toHaveValue('Exam today')
    })
    await goOffline()
    const lengths = section(page, 'Cycle length')
    await test.step('offline, the insights have their charts', async () => {
      await tab(page, 'Insights').click()
      await expect(lengths).toContainText('Your cycles were 28 to 36 days long, the middle one 32.')
      await expect(lengths.locator('[style][data-kind=follicular]')).toHaveCount(2)
    })
    await test.step('offline, the other tracker saves, and a reload opens the same day', async () => {
      await visit(page, bloom)
      const yesterday = dayFromNow(-1)
      const isInLastMonth = yesterday.slice(0, 7) !== dayFromNow(0).slice(0, 7)
      if (isInLastMonth) await page.getByRole('button', { name: 'Previous month' }).click()
      await page
        .getByRole('grid')
        .getByRole('button', { name: new RegExp(`^${longDay(yesterday)}`) })
        .click()
      await page.getByRole('button', { name: 'Bloating' }).click()
      await expect(page.getByText(/saved successfully!$/).last()).toBeVisible()
      // The URL, and so the browser history, does not contain the day.
      await expect(page).toHaveURL(bloom)
      await page.reload()
      await expect(page.getByRole('heading', { name: longDay(yesterday) })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Bloating' })).toHaveAttribute('aria-pressed', 'true')
    })
  },
)

test('a note that was typed a moment before a reload, another address or the end of the page is kept', async ({
  page,
  server,
}) => {
  await openTrackerWith(page, await server.addUser('Amina Juma'), threePeriods)
  const notes = (of: Page) => today(of).getByLabel('Notes')
  await notes(page).fill('Typed before a reload')
  await page.reload()
  await expect(notes(page)).toHaveValue('Typed before a reload')
  await notes(page).fill('Typed before another address')
  await page.goto('/icons/favicon.svg')
  await page.goto('/period-tracker')
  await expect(notes(page)).toHaveValue('Typed before another address')
  await notes(page).fill('Typed before the end')
  await page.close()
  const next = await page.context().newPage()
  await next.goto('/period-tracker')
  await expect(notes(next)).toHaveValue('Typed before the end')
})
