import { visit } from './app.ts'
import { expect, test } from './fixtures.ts'

test('the colour scheme chosen in the profile applies to other screens', async ({ page }) => {
  await visit(page, '/profile')
  const scheme = page.locator('html')
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await visit(page, '/groceries')
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
})
