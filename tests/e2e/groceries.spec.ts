import { itemNamed, untilPulled, visit } from './app.ts'
import { expect, test } from './fixtures.ts'

test('the groceries update without a reload, and stay visible with their age when the backend is unreachable', async ({
  page,
  server,
  expectError,
}) => {
  const row = 'name=eq.Pineapple%20(whole)'
  const pineapple = itemNamed(page, 'Pineapple (whole)')
  const products = page.getByRole('list', { name: 'Groceries' }).getByRole('listitem')

  await test.step('a selected chip survives a visit to the cart', async () => {
    await visit(page, '/groceries')
    await page.getByRole('button', { name: 'Fresh Produce' }).click()
    await expect(page).toHaveURL('/groceries?category=produce')
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Cart' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/groceries?category=produce')
    await expect(pineapple).toContainText('KSh 120')
  })

  await test.step('a changed price appears with the next refresh', async () => {
    await untilPulled(page)
    await server.changeRows('groceries', row, { price: 135 })
    try {
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(pineapple).toContainText('KSh 135')
    } finally {
      await server.changeRows('groceries', row, { price: 120 })
    }
  })

  await test.step('a reload without the backend shows the stored rows', async () => {
    expectError(/net::ERR_FAILED.*\/rest\/v1\//)
    await page.route('**/rest/v1/**', (route) => route.abort())
    const before = await products.count()
    await page.reload()
    await expect(page.getByText('You are offline.')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(/^Saved (just now|\d+ minutes? ago)$/)).toBeVisible()
    await expect(products).toHaveCount(before)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
