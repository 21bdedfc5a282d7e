import type { Page } from '@playwright/test'
import { expectPictures, untilReadyForOffline, visit } from './app.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** Swipes from right to left over a part of the screen. */
const swipe = async (page: Page, box: { x: number; y: number; width: number; height: number }) => {
  const y = box.y + box.height / 3
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await send('touchStart', box.x + box.width * 0.8)
  for (const part of [0.7, 0.6, 0.5, 0.4, 0.3]) await send('touchMove', box.x + box.width * part)
  await send('touchEnd')
}

test('rooms and their photos work offline after one visit to another screen, and photos can be swiped', async ({
  page,
  goOffline,
}) => {
  await visit(page, '/')
  await untilReadyForOffline(page)
  await goOffline()
  await visit(page, '/rental-booking?category=airbnb')
  await expect(page.getByRole('list', { name: 'Rentals' }).locator('> li')).toHaveCount(2)
  await expectPictures(page, 2)

  const opener = page.getByRole('button', { name: 'View Photos: Airbnb Studio by the Beach' })
  const dialog = page.getByRole('dialog', { name: 'Airbnb Studio by the Beach' })
  await opener.click()
  await expect(dialog.getByText('1 of 4', { exact: true })).toBeVisible()
  // The code for swiping is loaded with the first photo viewer.
  await expect(dialog.getByRole('button', { name: 'Next photo' })).toBeVisible()
  const box = await dialog.getByRole('img', { name: /^Photo 1/ }).boundingBox()
  if (!box) throw new Error('The photo is not on the screen')
  await swipe(page, box)
  await expect(dialog.getByText('2 of 4', { exact: true })).toBeVisible()

  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/rental-booking?category=airbnb')
  await expect(opener).toBeFocused()
})
