import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyDevice } from '../device'
import { signedOut } from '../signed-in'
import { address, renderRentals, saveRental } from './rentals'

beforeEach(signedOut)
afterEach(async () => {
  await emptyDevice()
  await page.viewport(360, 740)
})

test.for([320, 360])('the buttons of a card share one row without line breaks at %i px', async (width) => {
  await page.viewport(width, 740)
  await saveRental('Corner Bedsitter', 3)
  const screen = await renderRentals(address)
  const buttons = ['Compare', 'View Photos'].map((name) =>
    screen.getByRole('button', { name: `${name}: Corner Bedsitter` }),
  )
  await expect.element(screen.getByRole('button', { name: 'Compare: Corner Bedsitter' })).toBeVisible()
  const boxes = buttons.map((button) => button.element().getBoundingClientRect())
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
  for (const { height } of boxes) expect(Math.round(height)).toBe(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
