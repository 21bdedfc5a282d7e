import { visit } from './app.ts'
import { expect, test } from './fixtures.ts'
import { heading } from './locators.ts'

test('a search result opens an article at the matching heading and focuses it', async ({ page }) => {
  const find = async (words: string, hit: RegExp) => {
    await page.getByRole('button', { name: 'Search everything' }).click()
    await page.getByPlaceholder('Search everything...').fill(words)
    await page.getByRole('button', { name: hit }).click()
  }
  await visit(page, '/')
  await find('superfoods', /^Seven superfoods from the market/)
  await expect(page).toHaveURL('/education/nutrition-during-period#superfoods')
  await expect(heading('Seven superfoods from the market')(page)).toBeFocused()
  await find('meal plan', /^A three-day meal plan/)
  await expect(heading('A three-day meal plan')(page), 'in the open article').toBeFocused()
  await expect(heading('A three-day meal plan')(page)).toBeInViewport({ ratio: 1 })
})
