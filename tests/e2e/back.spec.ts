import { visit } from './app.ts'
import { expect, test } from './fixtures.ts'

test('Back leaves the screen after a dialog was open and the page was loaded again, in a browser without close watchers', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'))
  await visit(page, '/about')
  await page.getByRole('link', { name: 'Profile' }).last().click()
  await expect(page).toHaveURL('/profile')
  const isAtStep = () => page.evaluate(() => window.history.state?.overlay !== undefined)
  await page.getByRole('button', { name: 'Emergency' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(isAtStep).toBe(true)
  await page.reload()
  await expect.poll(isAtStep).toBe(false)
  await expect(page).toHaveURL('/profile')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})
