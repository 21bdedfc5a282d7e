import { expect, test } from './fixtures.ts'

test('the colours chosen in the profile stay', async ({ page }) => {
  await page.goto('/profile')
  const scheme = page.locator('html')
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.goto('/groceries')
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark')
})
