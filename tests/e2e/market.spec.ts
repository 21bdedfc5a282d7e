import { photoFiles, smallPhoto } from '../../src/kit/rules/photo-name.ts'
import { expectToast, go, signIn, storedRecords, unsent, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import { card, downloadsOf, fillListingForm, itemsOf, loadedFrom, photosOf } from './market.ts'
import { dialog } from './locators.ts'

test('a seller lists an item with photos, edits it, marks it sold and deletes it; a buyer gets another seller’s number', async ({
  page,
  server,
  externalUrls,
}) => {
  const amina = await server.addUser('Amina Juma')
  await signIn(page, amina)
  await go(page, '/marketplace?tab=mine')
  const downloads = downloadsOf(page)
  const form = await fillListingForm(page, 'Running Shoes')
  await form.getByRole('button', { name: 'List Item' }).click()
  await expectToast(page, 'Success', 'Your item has been listed successfully!')

  const [item, ...others] = await itemsOf(server, amina)
  await test.step('the server has the item and its photos', async () => {
    expect(others).toEqual([])
    expect(item).toMatchObject({
      title: 'Running Shoes',
      price: 1200,
      status: 'available',
      condition: 'used',
      seller_phone: '+254700000091',
      original_price: null,
    })
    const rows = await photosOf(server, item?.id ?? '')
    expect(rows.map(({ position }) => position)).toEqual([0, 1])
    expect(item?.image_url).toBe(rows[0]?.image_url)
    for (const { image_url } of rows) {
      expect(image_url).toContain(`/item-images/${amina.id}/`)
      expect((await page.request.get(image_url)).headers()['content-type']).toMatch(/^image\/(webp|jpeg)/)
    }
    await expect(card(page, 'Running Shoes').getByText('Waiting to be sent')).toHaveCount(0)
  })
  await test.step('removing the first photo also removes its files', async () => {
    // Wait until the picture has loaded; a request for a removed file would fail.
    await expect.poll(() => downloads).toContain(smallPhoto(item?.image_url ?? ''))
    await expect.poll(() => loadedFrom(card(page, 'Running Shoes').locator('img'))).toMatch(/^blob:/)
    await page.getByRole('button', { name: 'Edit: Running Shoes' }).click()
    const edit = dialog('Edit Item')(page)
    await expect.poll(() => loadedFrom(edit.getByRole('img', { name: 'Photo 1' }))).toMatch(/^blob:/)
    await edit.getByRole('button', { name: 'Remove photo 1' }).click()
    await edit.getByRole('textbox', { name: 'Price (KSh)' }).fill('850')
    await edit.getByRole('textbox', { name: 'Phone Number' }).fill('0700 000 093')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect
      .poll(async () => (await itemsOf(server, amina))[0])
      .toMatchObject({ price: 850, seller_phone: '+254700000093' })
    await expect.poll(() => photosOf(server, item?.id ?? '')).toHaveLength(1)
    for (const file of photoFiles(item?.image_url ?? ''))
      await expect.poll(async () => (await page.request.get(file)).ok()).toBe(false)
  })
  await test.step('a sold item leaves the market', async () => {
    await page.getByRole('group', { name: 'Status: Running Shoes' }).getByRole('button', { name: 'Sold' }).click()
    await expect.poll(async () => (await itemsOf(server, amina))[0]?.status).toBe('sold')
    await page.getByRole('tab', { name: 'All Items' }).click()
    await expect(page.getByRole('list', { name: 'Marketplace' })).toBeVisible()
    await expect(card(page, 'Running Shoes')).toHaveCount(0)
  })
  await test.step('another seller’s number is shown but not stored', async () => {
    await page.getByRole('button', { name: 'Contact Seller: Study Desk and Chair' }).click()
    await expect(
      page.getByRole('group', { name: 'Reach the seller: Study Desk and Chair' }).getByRole('link', { name: /^Call/ }),
    ).toHaveAttribute('href', 'tel:+254700000061')
    await expect.poll(() => externalUrls).toContainEqual(expect.stringMatching(/^https:\/\/wa\.me\/254700000061\?/))
    expect(JSON.stringify(await storedRecords(page, 'items'))).not.toContain('seller_phone')
    await page.bringToFront()
  })
  await test.step('the item is deleted', async () => {
    await go(page, '/marketplace?tab=mine')
    await page.getByRole('button', { name: 'Delete: Running Shoes' }).click()
    await dialog('Delete item')(page).getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Success', 'Item deleted successfully')
    expect(await itemsOf(server, amina)).toEqual([])
  })
})

test(
  'an item listed offline shows at once with its photos, and is sent once',
  { tag: '@worker' },
  async ({ page, server, goOffline }) => {
    const baraka = await server.addUser('Baraka Otieno')
    await signIn(page, baraka)
    await untilReadyForOffline(page)
    await go(page, '/marketplace')
    await goOffline()
    const form = await fillListingForm(page, 'Chess Board')
    await form.getByRole('button', { name: 'List Item' }).click()
    await expectToast(page, 'Kept on this phone', 'Your item will be listed as soon as it can be sent.')
    for (const again of [false, true]) {
      if (again) await page.reload()
      const shown = page.getByRole('list', { name: 'Marketplace' }).getByRole('listitem').first()
      await expect(shown.getByRole('heading')).toHaveText('Chess Board')
      await expect(shown.getByText('Waiting to be sent')).toBeVisible()
      await expect(shown.locator('img')).toHaveAttribute('src', /^blob:/)
      await expect(shown.getByText('2 photos')).toBeVisible()
    }

    await server.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(() => unsent(page, baraka.id)).toEqual([])
    await expect(card(page, 'Chess Board').getByText('Waiting to be sent')).toHaveCount(0)
    const items = await itemsOf(server, baraka)
    expect(items).toHaveLength(1)
    expect(await photosOf(server, items[0]?.id ?? '')).toHaveLength(2)
    await expect(card(page, 'Chess Board')).toHaveCount(1)
    await expect(card(page, 'Chess Board').locator('img')).toHaveAttribute(
      'src',
      `${server.origin}${smallPhoto(items[0]?.image_url ?? '')}`,
    )
  },
)
