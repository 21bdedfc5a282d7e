import type { Page } from '@playwright/test'
import { expectToast, go, signIn, visit } from './app.ts'
import { expect, test } from './fixtures.ts'
import { addPhotos, card, downloadsOf, itemsOf, loadedFrom, photosOf } from './market.ts'
import { dialog } from './locators.ts'

const location = 'GPS 4.0435 S 39.6682 E'

/** A JPEG with a location in an APP1 segment after its first two bytes, as cameras write it. */
const photoWithLocation = async (page: Page) => {
  const plain = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 1200)
    const brush = canvas.getContext('2d')
    if (brush) brush.fillStyle = 'teal'
    brush?.fillRect(0, 0, 1600, 1200)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
  })
  const segment = Buffer.from(`Exif\0\0${location}`, 'latin1')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(segment.length + 2)
  return Buffer.concat([
    Buffer.from(plain.slice(0, 2)),
    Buffer.from([0xff, 0xe1]),
    length,
    segment,
    Buffer.from(plain.slice(2)),
  ])
}

const sizeOf = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
    return [width, height]
  }, address)

test('a photo is uploaded in two sizes without the location where it was taken', async ({ page, server }) => {
  const amina = await server.addUser('Amina Juma')
  await signIn(page, amina)
  await go(page, '/marketplace')
  const photo = await photoWithLocation(page)
  expect(photo.includes(location)).toBe(true)
  await page.getByRole('button', { name: 'Sell Item' }).click()
  const form = dialog('List Item for Sale')(page)
  await form.getByRole('textbox', { name: 'Title' }).fill('Camera')
  await form.getByRole('textbox', { name: 'Price (KSh)' }).fill('4000')
  await form.getByRole('textbox', { name: 'Phone Number' }).fill('0700 000 091')
  await addPhotos(page, form, [{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo }])
  await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await form.getByRole('button', { name: 'List Item' }).click()
  await expectToast(page, 'Success', 'Your item has been listed successfully!')
  const [item] = await itemsOf(server, amina)
  const [stored] = await photosOf(server, item?.id ?? '')
  const large = stored?.image_url ?? ''
  const small = large.replace('-large.', '-small.')
  for (const [address, size] of [
    [large, [1280, 960]],
    [small, [400, 300]],
  ] as const) {
    const bytes = await (await page.request.get(address)).body()
    expect(bytes.includes('Exif')).toBe(false)
    expect(bytes.includes(location)).toBe(false)
    expect(await sizeOf(page, address)).toEqual(size)
  }

  const downloads = downloadsOf(page)
  await visit(page, `/marketplace?item=${item?.id}`)
  const open = dialog('Camera')(page).getByRole('img', { name: 'Photo 1 of 1: Camera' })
  for (const shown of [open, card(page, 'Camera').locator('img')])
    await expect.poll(() => loadedFrom(shown)).toMatch(/^blob:/)
  expect(downloads).toEqual(expect.arrayContaining([large, small]))
  // With data saving on, the viewer shows the small photo too.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const saving = downloadsOf(page)
  await page.reload()
  await expect.poll(() => loadedFrom(open)).toMatch(/^blob:/)
  expect(saving).toContain(small)
  expect(saving).not.toContain(large)
})
