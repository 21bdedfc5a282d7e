import { afterEach, expect, test } from 'vitest'
import { emptyDevice } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedOut } from '../signed-in'

afterEach(emptyDevice)

test('a tab and a chip add no history entries', async () => {
  signedOut()
  const screen = await renderScreens(screensOf('marketplace'), '/about', '/marketplace')
  await screen.getByRole('button', { name: 'Electronics' }).click()
  await expect.poll(screen.address).toBe('/marketplace?category=electronics')
  await screen.getByRole('tab', { name: 'My Listings' }).click()
  await expect.poll(screen.address).toMatch(/tab=/)
  screen.router.history.back()
  await expect.poll(screen.address).toBe('/about')
})
