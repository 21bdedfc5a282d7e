import type { Page } from '@playwright/test'
import { untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import { heading, listed } from './shown.ts'

const articles = [
  { path: '/education/menstrual-cycle', title: 'Menstrual Cycle', says: 'Days 15-28' },
  { path: '/education/nutrition-during-period', title: 'Nutrition During Your Period', says: 'Beans and ndengu' },
  { path: '/education/fertility-and-ovulation', title: 'Fertility and Ovulation', says: 'This is an estimate, not contraception.' },
  { path: '/education/managing-pms', title: 'Managing PMS', says: 'Ask a pharmacist first' },
  { path: '/education/exercise-during-cycle', title: 'Exercise During Your Cycle', says: 'Rest today if' },
]

const contents = (page: Page) => page.getByRole('navigation', { name: 'In this article' })
const table = (page: Page, name: string) => page.getByRole('region', { name })

test('each article opens from home, complete, and Back leads home', async ({ page }) => {
  await page.goto('/')
  for (const { path, title, says } of articles) {
    await listed('Health articles')(page).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(/^\d min read · November 2026$/)).toBeVisible()
    await expect(page.getByText(says).first()).toBeVisible()
    await expect(heading('Sources')(page)).toBeVisible()
    await expect(listed('Health articles')(page), 'the other four').toHaveCount(4)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/')
  }
})

test('after one visit to home every article opens without a server', { tag: '@worker' }, async ({ page, goOffline }) => {
  await page.goto('/')
  await untilReadyForOffline(page)
  await goOffline()
  for (const { path, says } of articles) {
    await page.goto(path)
    await expect(page.getByText(says).first()).toBeVisible()
    await expect(heading('Sources')(page)).toBeVisible()
  }
})

test('the contents lead to each heading, with the focus, and are no step on the way back', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/education/managing-pms')
  await expect(contents(page).getByRole('link')).toHaveText([
    'What PMS is',
    'Four groups of symptoms, and what eases them',
    'What about supplements?',
    'Your checklist for the days before',
    'When to see a doctor',
    'Sources',
  ])
  for (const name of ['What about supplements?', 'When to see a doctor']) {
    await contents(page).getByRole('link', { name }).click()
    await expect(heading(name)(page)).toBeFocused()
    await expect(heading(name)(page)).toBeInViewport({ ratio: 1 })
  }
  await expect(page).toHaveURL('/education/managing-pms#when-to-see-a-doctor')
  await page.evaluate(() => window.scrollTo(0, 0))
  await contents(page).getByRole('link', { name: 'When to see a doctor' }).click()
  await expect(heading('When to see a doctor')(page), 'the same once more').toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/about')
})

test('an address with a heading opens there', async ({ page }) => {
  await page.goto('/education/nutrition-during-period#meal-plan')
  await expect(heading('A three-day meal plan')(page)).toBeFocused()
  await expect(heading('A three-day meal plan')(page)).toBeInViewport({ ratio: 1 })
})

test('a wide table scrolls in itself, by touch and by keys, and its headers are headers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/education/managing-pms')
  const supplements = table(page, 'Supplements people ask about')
  await expect(supplements.getByRole('table', { name: 'Supplements people ask about' })).toBeVisible()
  await expect(supplements.getByRole('columnheader')).toHaveText(['Supplement', 'What is known', 'Amounts in the sources', 'Take care'])
  await expect(supplements.getByRole('rowheader')).toHaveCount(5)
  expect(await supplements.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320)
  await supplements.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => supplements.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  await expect(supplements.getByRole('rowheader', { name: 'Calcium' })).toBeInViewport({ ratio: 1 })
})

test('the ticks of the checklist stay on this phone until they are cleared', async ({ page }) => {
  const told = page.getByRole('checkbox', { name: 'I told somebody I trust' })
  await page.goto('/education/managing-pms')
  await expect(page.getByRole('button', { name: 'Clear ticks' })).toBeDisabled()
  await told.check()
  await page.getByRole('checkbox', { name: 'Pads and a warm bottle are ready' }).check()
  await expect(page.getByRole('status').filter({ hasText: '2 of 9 done' })).toBeVisible()
  await page.reload()
  await expect(told).toBeChecked()
  await told.uncheck()
  await expect(page.getByText('1 of 9 done')).toBeVisible()
  await page.getByRole('button', { name: 'Clear ticks' }).click()
  await expect(page.getByText('0 of 9 done')).toBeVisible()
})

test('the search of the whole app finds articles, by their title and by a heading', async ({ page }) => {
  const find = async (words: string, hit: RegExp) => {
    await page.getByRole('button', { name: 'Search everything' }).click()
    await page.getByPlaceholder('Search everything...').fill(words)
    await page.getByRole('button', { name: hit }).click()
  }
  await page.goto('/')
  await find('ovulation', /^Fertility and Ovulation\s*Article$/)
  await expect(page).toHaveURL('/education/fertility-and-ovulation')
  await find('superfoods', /^Seven superfoods from the market\s*Nutrition During Your Period$/)
  await expect(page).toHaveURL('/education/nutrition-during-period#superfoods')
  await expect(heading('Seven superfoods from the market')(page)).toBeFocused()
  await find('meal plan', /^A three-day meal plan\s*Nutrition During Your Period$/)
  await expect(heading('A three-day meal plan')(page), 'in the article that is open').toBeFocused()
})

test.describe('before the app is all on the phone', () => {
  test('an article out of reach says so, and opens when asked again', async ({ page, expectTrouble }) => {
    expectTrouble(/net::ERR_FAILED.*\/education\//)
    await page.route('**/education/*.json', (route) => route.abort())
    await page.goto('/education/menstrual-cycle')
    await expect(page.getByText('This article is not on this phone yet.')).toBeVisible()
    await page.unroute('**/education/*.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading('Sources')(page)).toBeVisible()
  })
})
