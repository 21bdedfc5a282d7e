import type { Page } from '@playwright/test'
import { expectToast, go, signIn } from './app.ts'
import { expect, test } from './fixtures.ts'
import { add, card, dialog, itemsOf, photosOf } from './market.ts'

const place = 'GPS 4.0435 S 39.6682 E'

/** A photo as a camera writes it: after its first two bytes a segment (APP1) that tells where it was taken. */
const photoWithPlace = async (page: Page) => {
  const plain = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 1200)
    const brush = canvas.getContext('2d')
    if (brush) brush.fillStyle = 'teal'
    brush?.fillRect(0, 0, 1600, 1200)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
  })
  const told = Buffer.from(`Exif\0\0${place}`, 'latin1')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(told.length + 2)
  return Buffer.concat([Buffer.from(plain.slice(0, 2)), Buffer.from([0xff, 0xe1]), length, told, Buffer.from(plain.slice(2))])
}

const sizeOf = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
    return [width, height]
  }, address)

test('a photo leaves the phone without the place where it was taken, for a card and as large as a phone shows it', async ({ page, server }) => {
  const amina = await server.addPerson('Amina Juma')
  await signIn(page, amina)
  await go(page, '/marketplace')
  const photo = await photoWithPlace(page)
  expect(photo.includes(place)).toBe(true)
  await page.getByRole('button', { name: 'Sell Item' }).click()
  const form = dialog(page, 'List Item for Sale')
  await form.getByRole('textbox', { name: 'Title' }).fill('Camera')
  await form.getByRole('textbox', { name: 'Price (KSh)' }).fill('4000')
  await form.getByRole('textbox', { name: 'Phone Number' }).fill('0700 000 091')
  await add(page, form, [{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo }])
  await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await form.getByRole('button', { name: 'List Item' }).click()
  await expectToast(page, 'Success', 'Your item has been listed successfully!')
  const [item] = await itemsOf(server, amina)
  const [stored] = await photosOf(server, item?.id ?? '')
  const large = stored?.image_url ?? ''
  const small = large.replace('-large.', '-small.')
  for (const [address, size] of [[large, [1280, 960]], [small, [400, 300]]] as const) {
    const bytes = await (await page.request.get(address)).body()
    expect(bytes.includes('Exif')).toBe(false)
    expect(bytes.includes(place)).toBe(false)
    expect(await sizeOf(page, address)).toEqual(size)
  }

  await page.goto(`/marketplace?item=${item?.id}`)
  const open = dialog(page, 'Camera').getByRole('img', { name: 'Photo 1 of 1: Camera' })
  await expect(open).toHaveAttribute('src', large)
  await expect(card(page, 'Camera').locator('img')).toHaveAttribute('src', small)
  // Who has asked to save data sees the small one also by itself.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.reload()
  await expect(open).toHaveAttribute('src', small)
})
