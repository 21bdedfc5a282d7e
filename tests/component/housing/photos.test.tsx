import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emptyDevice } from '../device'
import { address, renderRentals, saveRental } from './rentals'

const title = 'Executive Bedsitter'
const openGallery = async (...visited: string[]) => {
  const screen = await renderRentals(...visited)
  const dialog = screen.getByRole('dialog', { name: title })
  return {
    ...screen,
    dialog,
    opener: screen.getByRole('button', { name: `View Photos: ${title}` }),
    count: (text: string) => dialog.getByText(text, { exact: true }),
  }
}

afterEach(emptyDevice)

test('photos are changed with the arrow keys, wrapping around, and with buttons', async () => {
  const { id } = await saveRental(title, 5)
  const { opener, dialog, count, address: shown } = await openGallery(address)
  await opener.click()
  await expect.element(count('1 of 5')).toBeVisible()
  expect(shown()).toBe(`${address}?photos=${id}`)
  await expect.element(dialog.getByRole('button', { name: 'Next photo' })).toBeVisible()
  expect(dialog.getByRole('img', { name: /^Photo/ }).elements()).toHaveLength(5)
  await expect.element(dialog.getByRole('img', { name: `Photo 1 of 5: ${title}` })).toBeInViewport({ ratio: 0.9 })

  await userEvent.keyboard('{ArrowRight}')
  await expect.element(count('2 of 5')).toBeVisible()
  await expect.element(dialog.getByRole('img', { name: `Photo 2 of 5: ${title}` })).toBeInViewport({ ratio: 0.9 })
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(count('5 of 5')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next photo' }).click()
  await expect.element(count('1 of 5')).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(count('5 of 5')).toBeVisible()
})

test('the focus stays in the gallery, and returns to its button when Escape closes it', async () => {
  await saveRental(title, 3)
  const { opener, dialog, address: shown } = await openGallery(`${address}?category=bedsitter`)
  await opener.click()
  await expect.element(dialog).toBeVisible()
  for (let times = 0; times < 6; times++) {
    await userEvent.keyboard('{Tab}')
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(shown).toBe(`${address}?category=bedsitter`)
  await expect.element(opener).toHaveFocus()
})

test('the close button, a tap outside and Back close the gallery', async () => {
  await saveRental(title, 3)
  const { opener, dialog, router, address: shown } = await openGallery('/about', address)
  const ways = [
    () => dialog.getByRole('button', { name: 'Close photos' }).click(),
    () => userEvent.click(document.body, { position: { x: 8, y: 8 } }),
    async () => router.history.back(),
  ]
  for (const close of ways) {
    await opener.click()
    await expect.element(dialog).toBeVisible()
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(shown).toBe(address)
    await expect.element(opener).toHaveFocus()
  }
  router.history.back()
  await expect.poll(shown).toBe('/about')
})

test('a shared link opens the photos, and closing them shows the card', async () => {
  const { id } = await saveRental(title, 2)
  const { opener, dialog, count, address: shown } = await openGallery(`${address}?photos=${id}`)
  await expect.element(count('1 of 2')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close photos' }).click()
  await expect.poll(shown).toBe(address)
  await expect.element(opener).toHaveFocus()
  await expect.element(opener).toBeInViewport()
})

test('photos can fill the screen', async () => {
  const { id } = await saveRental(title, 2)
  const { dialog } = await openGallery(`${address}?photos=${id}`)
  const full = dialog.getByRole('button', { name: 'Full screen' })
  await full.click()
  const leave = dialog.getByRole('button', { name: 'Leave full screen' })
  await expect.element(leave).toBeVisible()
  await expect
    .poll(() => [dialog.element().clientWidth, dialog.element().clientHeight])
    .toEqual([window.innerWidth, window.innerHeight])
  await expect.element(dialog.getByText('1 of 2', { exact: true })).toBeInViewport({ ratio: 1 })
  await leave.click()
  await expect.poll(() => dialog.element().clientHeight).toBeLessThan(window.innerHeight)
})

test('a card’s photos are swiped, and all but the first load only then', async () => {
  await saveRental(title, 3)
  const screen = await renderRentals(address)
  const strip = screen.getByRole('group', { name: `Photos: ${title}` })
  await expect.element(screen.getByText('1 / 3', { exact: true })).toBeVisible()
  expect(strip.element().querySelectorAll('use')).toHaveLength(1)
  strip.element().scrollTo({ left: strip.element().clientWidth })
  await expect.element(screen.getByText('2 / 3', { exact: true })).toBeVisible()
  expect(strip.element().querySelectorAll('use')).toHaveLength(3)
})

test('a rental without photos shows that', async () => {
  await saveRental(title, 0)
  const { opener, dialog } = await openGallery(address)
  await opener.click()
  await expect.element(dialog.getByText('No additional photos available for this property.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Next photo' })).not.toBeInTheDocument()
})
