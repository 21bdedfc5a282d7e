import type { Page } from '@playwright/test'
import { expectCartCount } from '../e2e/app.ts'

/** The three screenshots in the manifest (build/manifest.ts), shown by app stores and the install prompt. */
export const storeShots: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.goto('/')
    await page.getByRole('heading', { name: 'Our Services' }).waitFor()
  },
  groceries: async (page) => {
    await page.goto('/groceries')
    await page.getByRole('list', { name: 'Groceries' }).getByRole('listitem').first().waitFor()
  },
  cart: async (page) => {
    await page.goto('/food-delivery')
    for (const count of [1, 2]) {
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .nth(count)
        .click()
      await expectCartCount(page, count)
    }
    await page.goto('/cart')
    await page.getByRole('heading', { name: 'Order Summary' }).waitFor()
  },
}
