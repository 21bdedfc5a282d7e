import type { Page } from '@playwright/test'
import { expectPictures, itemNamed } from './app.ts'
import { expect, test } from './fixtures.ts'

const address = '/rental-booking'
const idOf = (n: string) => `4e47a100-0000-4000-8000-0000000000${n}`

const rentals = (page: Page) => page.getByRole('list', { name: 'Rentals' }).locator('> li')
const titles = (page: Page) => page.getByRole('list', { name: 'Rentals' }).getByRole('heading', { level: 2 })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const viewPhotos = (page: Page, title: string) => page.getByRole('button', { name: `View Photos: ${title}` })
const chat = (digits: string, text: string) => `https://wa.me/${digits}?text=${encodeURIComponent(text)}`

test('a card says what a student needs to know, the newest first', async ({ page }) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Accommodation')
  await expect(rentals(page)).toHaveCount(20)
  await expect(titles(page).first()).toHaveText('Modern Bedsitter near TUM')
  await expect(titles(page).last()).toHaveText('Single Room, Mikindani')

  const shared = itemNamed(page, '2 Bedroom for Sharing, Bamburi')
  for (const text of ['Available', 'KSh 24,000 / month', 'Bamburi, Kiembeni', '2 Bedroom', '2 beds', '1 bath']) {
    await expect(shared.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(shared.getByRole('list', { name: 'Amenities' }).getByRole('listitem')).toHaveText([
    'Parking',
    'Balcony',
    'Borehole water',
    'CCTV',
  ])
  await expect(itemNamed(page, 'Modern Bedsitter near TUM')).not.toContainText(/\d beds?|\d baths?/)
  await expectPictures(page, 2)
})

test('tabs choose a kind, and live in the address', async ({ page }) => {
  await page.goto(address)
  await expect(page.getByRole('tab')).toHaveText(['All', 'Bedsitter', 'Hostel', '1 Bedroom', '2 Bedroom', 'Airbnb'])
  const counts = { Bedsitter: 5, Hostel: 4, '1 Bedroom': 4, '2 Bedroom': 3, Airbnb: 2, All: 20 }
  for (const [name, count] of Object.entries(counts)) {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(rentals(page)).toHaveCount(count)
  }
  await expect(page).toHaveURL(address)

  await tab(page, 'All').press('ArrowRight')
  await expect(page).toHaveURL(`${address}?category=bedsitter`)
  await page.reload()
  await expect(tab(page, 'Bedsitter')).toHaveAttribute('aria-selected', 'true')
  await expect(rentals(page)).toHaveCount(5)

  for (const nonsense of ['category=palace', 'category=single', 'category=7&photos=', 'photos=nobody']) {
    await page.goto(`${address}?${nonsense}`)
    await expect(rentals(page)).toHaveCount(20)
    await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('Inquire and Book Now open chats to the letter, whatever number a listing has', async ({ page }) => {
  await page.goto(address)
  const inquire = (title: string) => page.getByRole('link', { name: `Inquire: ${title}` })
  const book = page.getByRole('link', { name: 'Book Now: Quiet Bedsitter, Tudor Four' })
  await expect(inquire('Quiet Bedsitter, Tudor Four')).toHaveAttribute(
    'href',
    chat(
      '254700000040',
      'Hello! I am interested in the listing "Quiet Bedsitter, Tudor Four" at KSh 8,500 per month in Tudor Four. Is it still available? Thank you!',
    ),
  )
  await expect(book).toHaveAttribute(
    'href',
    chat(
      '254700000040',
      'Hello! I would like to book "Quiet Bedsitter, Tudor Four" at KSh 8,500 per month. Please confirm the booking process. Thank you!',
    ),
  )
  await expect(book).toHaveAttribute('target', '_blank')
  await expect(book).toHaveAttribute('rel', /noopener/)
  // WhatsApp only; no number at all.
  await expect(inquire('Bandari Gents Hostel')).toHaveAttribute('href', /wa\.me\/254700000045\?/)
  await expect(inquire('1 Bedroom, Changamwe')).toHaveAttribute('href', /wa\.me\/254700000001\?/)
})

test('photos open in a gallery that keys turn and close', async ({ page }) => {
  const title = 'Executive Bedsitter, Bamburi'
  await page.goto(`${address}?category=bedsitter`)
  const dialog = page.getByRole('dialog', { name: title })
  const counter = (text: string) => dialog.getByText(text, { exact: true })
  const photo = (n: number) => dialog.getByRole('img', { name: `Photo ${n} of 5: ${title}` })

  await viewPhotos(page, title).click()
  await expect(counter('1 of 5')).toBeVisible()
  await expect(page).toHaveURL(`${address}?category=bedsitter&photos=${idOf('05')}`)
  await expect(photo(1)).toBeInViewport({ ratio: 0.9 })
  await expect(dialog.getByRole('img', { name: /^Photo/ })).toHaveCount(5)

  await page.keyboard.press('ArrowRight')
  await expect(counter('2 of 5')).toBeVisible()
  await expect(photo(2)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(counter('5 of 5')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next photo' }).click()
  await expect(counter('1 of 5')).toBeVisible()
  await page.keyboard.press('End')
  await expect(counter('5 of 5')).toBeVisible()

  for (let times = 0; times < 6; times++) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(`${address}?category=bedsitter`)
  await expect(viewPhotos(page, title)).toBeFocused()
})

test('the close button, the backdrop and Back close it too', async ({ page }) => {
  await page.goto('/about')
  await page.goto(address)
  const opener = viewPhotos(page, 'Amani Ladies Hostel')
  const dialog = page.getByRole('dialog')
  const ways = {
    button: () => dialog.getByRole('button', { name: 'Close photos' }).click(),
    backdrop: () => page.mouse.click(8, 8),
    back: () => page.goBack(),
  }
  for (const close of Object.values(ways)) {
    await opener.click()
    await expect(dialog.getByText('1 of 4', { exact: true })).toBeVisible()
    await close()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await expect(opener).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a finger swipes from photo to photo', async ({ page }) => {
  await page.goto(`${address}?photos=${idOf('01')}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 of 4', { exact: true })).toBeVisible()
  const box = await dialog.getByRole('img', { name: /^Photo 1/ }).boundingBox()
  if (!box) throw new Error('The photo is not on the screen')
  const y = box.y + box.height / 3
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await send('touchStart', box.x + box.width * 0.8)
  for (const part of [0.7, 0.6, 0.5, 0.4, 0.3]) await send('touchMove', box.x + box.width * part)
  await send('touchEnd')
  await expect(dialog.getByText('2 of 4', { exact: true })).toBeVisible()
})

test('a shared link opens the photos, and closing them leads to the card', async ({ page }) => {
  await page.goto(`${address}?photos=${idOf('20')}`)
  const dialog = page.getByRole('dialog', { name: 'Single Room, Mikindani' })
  await expect(dialog.getByText('1 of 2', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close photos' }).click()
  await expect(page).toHaveURL(address)
  await expect(viewPhotos(page, 'Single Room, Mikindani')).toBeFocused()
  await expect(viewPhotos(page, 'Single Room, Mikindani')).toBeInViewport()
})

test('a listing without photos says so', async ({ page, server }) => {
  await server.changeRows('rental_photos', `rental_id=eq.${idOf('19')}`, { rental_id: idOf('18'), is_primary: false })
  await page.goto(address)
  await viewPhotos(page, 'Single Room, Tudor Moroto').click()
  const dialog = page.getByRole('dialog', { name: 'Single Room, Tudor Moroto' })
  await expect(dialog.getByText('No additional photos available for this property.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Next photo' })).toHaveCount(0)
})
