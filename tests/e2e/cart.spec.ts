import { expectCartCount } from './app.ts'
import { expect, test } from './fixtures.ts'

test('two tabs share one cart: each sees the other’s changes at once, and of what both add at once nothing is lost', async ({ page, context }) => {
  const tomatoes = page.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' })
  const other = await context.newPage()
  await Promise.all([page.goto('/groceries'), other.goto('/cart')])
  await expect(other.getByText('Your cart is empty')).toBeVisible()

  await test.step('a change in one shows in the other, both ways', async () => {
    await tomatoes.click()
    await expect(other.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')).toHaveCount(1)
    await expectCartCount(other, 1)
    await other.getByRole('button', { name: 'More Tomatoes (1 kg)' }).click()
    await expectCartCount(page, 2)
  })

  await test.step('both add at once', async () => {
    await other.goto('/food-delivery')
    const pilau = other.getByRole('button', { name: 'Add to Cart: Beef Pilau' })
    for (let round = 0; round < 3; round += 1) await Promise.all([tomatoes.click(), pilau.click()])
    await expectCartCount(page, 8)
    await expectCartCount(other, 8)
  })
})
