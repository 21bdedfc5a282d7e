import { expectToast, untilReadyForOffline } from './app.ts'
import { dayFromNow, longDay } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import { address, openWith, section, tab, threePeriods, today } from './period-tracker.ts'

const bloom = '/bloom-period-tracker'

test('what is logged stays, in both trackers, through reloads and without the network', { tag: '@worker' }, async ({ page, server, goOffline, expectTrouble }) => {
  await openWith(page, await server.addPerson('Amina Juma'), threePeriods)
  await untilReadyForOffline(page)
  await test.step('a reload', async () => {
    await today(page).getByRole('button', { name: 'Headache' }).click()
    await today(page).getByLabel('Notes').fill('Exam today')
    await today(page).getByRole('button', { name: 'Save today' }).click()
    await expectToast(page, 'Success', 'Period data saved successfully')
    await page.reload()
    await expect(today(page).getByRole('button', { name: 'Headache' })).toHaveAttribute('aria-pressed', 'true')
    await expect(today(page).getByLabel('Notes')).toHaveValue('Exam today')
  })
  await goOffline()
  const lengths = section(page, 'Cycle length')
  const chart = lengths.locator('svg.recharts-surface')
  await test.step('offline, charts that were never loaded leave their words', async () => {
    expectTrouble(/assets\/charts-/)
    await tab(page, 'Insights').click()
    await expect(lengths).toContainText('Your cycles were 28 to 36 days long, the middle one 32.')
    await expect(lengths.locator('[class*=Skeleton]')).toHaveCount(0)
    await expect(chart).toHaveCount(0)
  })
  await test.step('offline, the other tracker saves, and a reload opens the same day', async () => {
    await page.goto(bloom)
    await page.getByRole('grid').getByRole('button', { name: new RegExp(`^${longDay(dayFromNow(-1))}`) }).click()
    await page.getByRole('button', { name: 'Bloating' }).click()
    await page.getByRole('button', { name: /^Save / }).click()
    await expect(page.getByText(/saved successfully!$/)).toBeVisible()
    // The address, and so the browser's list of visited pages, does not say which day.
    await expect(page).toHaveURL(bloom)
    await page.reload()
    await expect(page.getByRole('heading', { name: longDay(dayFromNow(-1)) })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bloating' })).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('charts that were loaded once are drawn offline', async () => {
    await server.start()
    await page.goto(`${address}?tab=insights`)
    await expect(chart).toBeVisible()
    await goOffline()
    await page.reload()
    await expect(chart).toBeVisible()
  })
})
